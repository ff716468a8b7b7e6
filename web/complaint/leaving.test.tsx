import { act, render, screen } from '@testing-library/react'
import { useCallback, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useWipe } from './leaving.ts'

function Written() {
  const [text, setText] = useState('secret')
  useWipe(useCallback((why) => setText(`cleared: ${why}`), []))
  return <p>{text}</p>
}
const minutes = (count: number) => act(() => void vi.advanceTimersByTime(count * 60_000))

beforeEach(() => {
  vi.useFakeTimers()
  render(<Written />)
})

test('what was written goes after 30 minutes without a sign of life, and not before', () => {
  minutes(29)
  dispatchEvent(new Event('keydown'))
  minutes(29)
  expect(screen.getByText('secret')).toBeDefined()
  minutes(1)
  expect(screen.getByText('cleared: idle')).toBeDefined()
})

test('a device that slept through the minutes shows nothing when it wakes', () => {
  vi.setSystemTime(Date.now() + 31 * 60_000) // timers stand still meanwhile
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(screen.getByText('cleared: idle')).toBeDefined()
})

test('a document that the browser keeps for Back is cleared before it is put away', () => {
  const putAway = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pagehide'), { persisted }))
  putAway(false)
  expect(screen.getByText('secret')).toBeDefined()
  putAway(true)
  expect(screen.getByText('cleared: left')).toBeDefined()
})
