import { expect, test } from 'vitest'
import { scrollThrottle } from '../data/specification.ts'
import { throttle } from './throttle.ts'

test('a call is allowed only if more than the wait time has passed since the last call', () => {
  let now = 0
  const called: number[] = []
  const call = throttle(
    (at: number) => called.push(at),
    scrollThrottle,
    () => now,
  )
  for (const at of [0, 1, 500, 1000, 1001, 2001, 2002]) {
    now = at
    call(at)
  }
  expect(called).toEqual([0, 1001, 2002])
})

test('the first call is allowed at any time', () => {
  const called: string[] = []
  throttle(
    (word: string) => called.push(word),
    1_000,
    () => -5_000,
  )('first')
  expect(called).toEqual(['first'])
})
