import { act, render, screen } from '@testing-library/react'
import { useCallback, useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { goesOn, useAutoClear, useLeaveQuestion } from './autoClear.ts'

function Written() {
  const [text, setText] = useState('secret')
  const isNear = useAutoClear(
    useCallback((why) => setText(`cleared: ${why}`), []),
    text === 'secret',
  )
  return (
    <p>
      {text}
      {isNear && ', near'}
    </p>
  )
}
const minutes = (count: number) => act(() => void vi.advanceTimersByTime(count * 60_000))

describe('what was written', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    render(<Written />)
  })

  test('goes after 30 minutes without a sign of life, and not before', () => {
    minutes(29)
    dispatchEvent(new Event('keydown'))
    minutes(29)
    expect(screen.getByText(/secret/)).toBeDefined()
    minutes(1)
    expect(screen.getByText('cleared: idle')).toBeDefined()
  })

  test('is about to go for two minutes before, and any sign of life puts that off', () => {
    minutes(27.9)
    expect(screen.getByText('secret')).toBeDefined()
    minutes(0.1)
    expect(screen.getByText('secret, near')).toBeDefined()
    act(() => void dispatchEvent(new Event('scroll')))
    expect(screen.getByText('secret')).toBeDefined()
    minutes(28)
    expect(screen.getByText('secret, near')).toBeDefined()
    minutes(2)
    expect(screen.getByText('cleared: idle')).toBeDefined()
  })

  test('stays while something is on its way, however long nobody touches the page', () => {
    for (let part = 0; part < 5; part++) {
      minutes(27)
      act(() => void goesOn())
    }
    expect(screen.getByText('secret')).toBeDefined()
    minutes(30)
    expect(screen.getByText('cleared: idle')).toBeDefined()
  })

  test('is about to go as well on a device that slept through most of the minutes', () => {
    vi.setSystemTime(Date.now() + 29 * 60_000)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(screen.getByText('secret, near')).toBeDefined()
    minutes(1)
    expect(screen.getByText('cleared: idle')).toBeDefined()
  })

  test('is not shown by a device that slept through the minutes, when it wakes', () => {
    vi.setSystemTime(Date.now() + 31 * 60_000) // timers stand still meanwhile
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(screen.getByText('cleared: idle')).toBeDefined()
  })

  test('is cleared before a document that the browser keeps for Back is put away', () => {
    const putAway = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pagehide'), { persisted }))
    putAway(false)
    expect(screen.getByText('secret')).toBeDefined()
    putAway(true)
    expect(screen.getByText('cleared: left')).toBeDefined()
  })
})

describe('the question before leaving', () => {
  function Asking() {
    useLeaveQuestion('Leave?')
    return null
  }
  /** Whether a press on a link asks. */
  function asks(attributes: Record<string, string>, address = '/en/#/honest/report') {
    history.replaceState(null, '', address)
    const confirm = vi.fn(() => true)
    vi.stubGlobal('confirm', confirm)
    render(<Asking />)
    const link = Object.assign(document.createElement('a'), { onclick: (event: Event) => event.preventDefault() })
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
    document.body.append(link)
    link.click()
    return confirm.mock.calls.length > 0
  }

  test.each([
    '/en/honest/list',
    '/en/',
    '/en/#/honest/list',
    '/honest/report',
    '/media/code-of-conduct.pdf',
    'https://other.example/',
  ])('is asked at a link to %s', (href) => expect(asks({ href })).toBe(true))

  test.each([
    '#main',
    '/en/honest/report#honest-report-form',
    '/en/#/honest/report',
    '/en/honest/report?from=footer',
    'tel:+867105550110',
    'mailto:compliance@qingsui.example',
  ])('is not asked at a link to %s', (href) => expect(asks({ href })).toBe(false))

  test('is asked alike where the address has not its hash form yet', () => {
    expect(asks({ href: '/en/honest/list' }, '/en/honest/report')).toBe(true)
    expect(asks({ href: '/en/honest/report#main' }, '/en/honest/report')).toBe(false)
  })

  test('is not asked at a link for another tab, nor of whoever leaves in a hurry', () => {
    expect(asks({ href: '/en/honest/list', target: '_blank' })).toBe(false)
    expect(asks({ href: '/en/', 'data-quick-exit': '' })).toBe(false)
  })

  test('is not asked on Back where a step or a menu lies over the page: nothing is lost', () => {
    const navigation = new EventTarget()
    vi.stubGlobal('navigation', navigation)
    const confirm = vi.fn(() => true)
    vi.stubGlobal('confirm', confirm)
    render(<Asking />)
    const goBack = () => {
      const back = { navigationType: 'traverse', destination: { sameDocument: true } }
      navigation.dispatchEvent(Object.assign(new Event('navigate', { cancelable: true }), back))
    }
    for (const over of [1, true]) {
      history.replaceState({ over }, '')
      goBack()
    }
    expect(confirm).not.toHaveBeenCalled()
    history.replaceState({}, '')
    goBack()
    expect(confirm).toHaveBeenCalledOnce()
  })
})
