import { expect, test } from 'vitest'
import type { Donut } from '#contract/blocks.ts'
import { sliceAt, slicesOf } from './slices.ts'

const donut = (...values: number[]): Donut => ({
  type: 'chart',
  kind: 'donut',
  title: 'Title',
  summary: 'Summary',
  unit: 't',
  axis: 'Part',
  slices: values.map((value, at) => ({ name: `part ${at}`, value })),
})

test('shares add up to one, clockwise from the top in the order of the content', () => {
  const slices = slicesOf(donut(10, 30, 60), 100)
  expect(slices.map(({ share }) => share)).toEqual([0.1, 0.3, 0.6])
  expect(slices[0]?.from).toBe(0)
  expect(slices.at(-1)?.to).toBeCloseTo(2 * Math.PI, 10)
})

test('a point on the ring belongs to the slice under it; the hole and the outside to none', () => {
  const slices = slicesOf(donut(25, 25, 50), 100)
  expect(sliceAt(slices, 56, -56, 100)).toBe(0)
  expect(sliceAt(slices, 56, 56, 100)).toBe(1)
  expect(sliceAt(slices, -80, 0, 100)).toBe(2)
  expect(sliceAt(slices, 10, 10, 100)).toBeUndefined()
  expect(sliceAt(slices, 90, 90, 100)).toBeUndefined()
})
