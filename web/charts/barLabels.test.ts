import { expect, test } from 'vitest'
import { middlesOf } from './barLabels.ts'
import type { Bar } from './bars.ts'

const bar = (offset: number, end: number, value: number): Bar => ({
  category: 0,
  series: 0,
  value,
  start: 100,
  end,
  offset,
  breadth: 20,
})
const middles = (...bars: Bar[]) => middlesOf({ bars, voids: [] }, String, 10, [0, 200])

test('a value stands over the middle of its bar', () => {
  expect(middles(bar(20, 50, 12), bar(60, 30, 14))).toEqual([30, 70])
})

test('a value wider than its bar reaches over a lower neighbour and moves aside from a higher one', () => {
  const [high = 0, low = 0] = middles(bar(60, 20, 38600), bar(80, 80, 12000)) ?? []
  expect(high).toBe(70)
  expect(low).toBeGreaterThan(90)
})

test('a value a little aside fits between two high bars', () => {
  const [, low = 0] = middles(bar(40, 20, 860), bar(62, 90, 1200), bar(88, 20, 520)) ?? []
  expect(low).toBeGreaterThan(72)
  expect(low).toBeLessThan(75)
})

test('where values would touch each other there are none', () => {
  expect(middles(bar(60, 20, 38600), bar(80, 20, 38700), bar(100, 20, 38800))).toBeUndefined()
})

test('a value keeps off the dash of a missing bar', () => {
  const voids = [{ category: 0, middle: 60, whole: false }]
  expect(middlesOf({ bars: [bar(30, 95, 12000)], voids }, String, 10, [0, 200])).toEqual([33.5])
})
