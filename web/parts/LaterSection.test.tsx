import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LaterSection } from './LaterSection.tsx'

let whenIdle: (() => void)[]
beforeEach(() => {
  whenIdle = []
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => whenIdle.push(callback))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Lets the browser be idle once. */
const beIdle = () => act(async () => whenIdle.shift()?.())
const laidOut = (container: HTMLElement) =>
  [...container.querySelectorAll('section')]
    .filter(({ style }) => style.contentVisibility === 'visible')
    .map(({ id }) => id)

test('sections are laid out one after the other, from the top, each when the browser is idle', async () => {
  const { container } = render(['a', 'b', 'c'].map((id) => <LaterSection key={id} id={id} className="block" />))
  expect(container.querySelector('section')?.className).toBe('block later')
  expect(laidOut(container)).toEqual([])
  await beIdle()
  expect(laidOut(container)).toEqual(['a'])
  await beIdle()
  await beIdle()
  expect(laidOut(container)).toEqual(['a', 'b', 'c'])
  expect(whenIdle).toEqual([])
})

test('one that has gone meanwhile keeps none of the others waiting', async () => {
  const page = (ids: string[]) => ids.map((id) => <LaterSection key={id} id={id} className="" />)
  const { container, rerender } = render(page(['a', 'b']))
  rerender(page(['b']))
  await beIdle()
  expect(laidOut(container)).toEqual(['b'])
  rerender(page(['b', 'c']))
  await beIdle()
  expect(laidOut(container)).toEqual(['b', 'c'])
})
