import { expect, test } from 'vitest'
import type { Comparison } from '#contract/charts.ts'
import { bandsOf, reachOf, totalsOf } from './bars.ts'

const chart = (kind: Comparison['kind'], ...values: (number | null)[][]): Comparison => ({
  type: 'chart',
  kind,
  title: 'Title',
  summary: 'Summary',
  unit: 'kg',
  axis: 'Year',
  categories: (values[0] ?? []).map((_, at) => String(2020 + at)),
  series: values.map((values, at) => ({ name: `series ${at}`, values })),
})
const room = { across: [0, 300] as [number, number], along: (value: number) => 100 - value, widest: 40 }

test('every value is a bar from zero, and a missing one is none', () => {
  const { bars } = bandsOf(chart('bar', [10, null, -5]), room)
  expect(bars.map(({ category, start, end }) => [category, start, end])).toEqual([
    [0, 100, 90],
    [2, 100, 105],
  ])
})

test('a missing value has its place: between its neighbours, or in the middle of a year that has none', () => {
  const { bars, voids } = bandsOf(chart('bar', [1, null, 3], [4, null, null]), { ...room, widest: 10 })
  const offsets = bars.map(({ offset }) => offset + 5)
  expect(voids.map(({ category, whole }) => [category, whole])).toEqual([
    [1, true],
    [2, false],
  ])
  expect(voids[1]?.middle).toBeCloseTo((offsets[2] ?? 0) + (offsets[1] ?? 0) - (offsets[0] ?? 0))
  expect(bandsOf(chart('stacked', [1, null], [2, 3]), room).voids).toEqual([])
})

test('bars of one category stand side by side without overlap', () => {
  const { bars, from, step } = bandsOf(chart('bar', [1, 2], [3, 4], [5, 6]), room)
  const first = bars.filter(({ category }) => category === 0)
  for (const [at, { offset, breadth }] of first.entries()) {
    expect(offset + breadth).toBeLessThanOrEqual((first[at + 1]?.offset ?? from(1)) + 0.001)
  }
  expect(first[0]?.offset).toBeGreaterThan(from(0))
  expect(step).toBe(150)
})

test('a bar is never wider than it may be', () => {
  expect(bandsOf(chart('bar', [1, 2]), room).bars.map(({ breadth }) => breadth)).toEqual([40, 40])
})

test('piles go up from zero with what is positive and down with what is negative', () => {
  const { bars } = bandsOf(chart('stacked', [10], [-4], [5], [-1]), { ...room, across: [0, 100] })
  expect(bars.map(({ start, end }) => [start, end])).toEqual([
    [100, 90],
    [100, 104],
    [90, 85],
    [104, 105],
  ])
  expect(reachOf(chart('stacked', [10], [-4], [5], [-1]))).toEqual([15, -5])
})

test('piles have totals, unless they all come to the same or a part is missing', () => {
  expect(totalsOf(chart('stacked', [10, 20], [5, 5]))).toEqual([15, 25])
  expect(totalsOf(chart('stacked', [60, 70], [40, 30]))).toBeUndefined()
  expect(totalsOf(chart('stacked', [10, null], [5, 5]))).toBeUndefined()
})
