import { expect, test } from 'vitest'
import type { Comparison } from '#contract/charts.ts'
import { fitsInside, horizontalLayout, verticalLayout } from './barLayout.ts'
import { formatOf } from './format.ts'

const wide = { width: 800, height: 400, text: 13 }
const narrow = { width: 300, height: 300, text: 13 }
const format = formatOf([])
const chart = (kind: Comparison['kind'], ...values: (number | null)[][]): Comparison => ({
  type: 'chart',
  kind,
  title: 'Title',
  summary: 'Summary',
  unit: 't',
  axis: 'Axis',
  categories: (values[0] ?? []).map((_, at) => `category ${at}`),
  series: values.map((values, at) => ({ name: `series ${at}`, values })),
})
const costs = chart('stacked', [900, 800], [300, 250])

test('bars have their numbers on them while these do not touch', () => {
  expect(verticalLayout(chart('bar', [1000, 2000, 3000]), narrow, format).labelled).toBe(true)
  expect(verticalLayout(chart('bar', Array(12).fill(1_000_000)), narrow, format).labelled).toBe(false)
  expect(verticalLayout(chart('bar', Array(12).fill(10)), wide, format).labelled).toBe(true)
  expect(verticalLayout(chart('bar', Array(25).fill(1)), { ...wide, width: 2000 }, format).labelled).toBe(false)
})

test('two bars a year have their numbers on a phone, in tens of thousands too', () => {
  const hogs = chart('bar', [3860, 5520, 6040, 6510, 6800, 5310], [310, 640, 820, 1030, 1200, null])
  for (const width of [328, 350]) {
    expect(verticalLayout(hogs, { width, height: 211, text: 13 }, format).labelled).toBe(true)
  }
})

test('bars begin at zero, and end inside the drawing', () => {
  const { bars, values } = verticalLayout(chart('bar', [10, -10]), wide, format)
  expect(bars.map(({ start }) => start)).toEqual([values.scale(0), values.scale(0)])
  for (const { end } of bars) {
    expect(end).toBeGreaterThan(0)
    expect(end).toBeLessThan(wide.height - 2 * wide.text)
  }
})

test('names stand beside the last pile on wide screens, each at its part and apart from the next', () => {
  const edges = verticalLayout(costs, wide, format).edges ?? []
  expect(edges.map(({ series }) => series)).toEqual([0, 1])
  expect((edges[0]?.y ?? 0) - (edges[1]?.y ?? 0)).toBeGreaterThan(13)
  expect(verticalLayout(chart('stacked', [900, 0], [300, 250]), narrow, format).edges?.length).toBe(0)
})

test('labels stand beside horizontal bars on wide screens, above them on narrow ones', () => {
  const [beside, above] = [wide, narrow].map((box) => horizontalLayout(chart('bar', [10, 20]), box, format))
  expect(beside?.above).toBe(false)
  expect(above?.above).toBe(true)
  expect(beside?.values.scale(0)).toBeGreaterThan(above?.values.scale(0) ?? 0)
})

test('horizontal bars leave room for the numbers at their ends', () => {
  const { bars } = horizontalLayout(chart('bar', [-4000, 9000]), wide, format)
  for (const { end } of bars) {
    expect(end).toBeGreaterThan(30)
    expect(end).toBeLessThan(wide.width - 30)
  }
})

test('a number stands inside a part of a pile only where the part is large enough', () => {
  expect(fitsInside('1,200', 60, 30, 13, false)).toBe(true)
  expect(fitsInside('1,200', 60, 12, 13, false)).toBe(false)
  expect(fitsInside('1,200', 20, 30, 13, true)).toBe(false)
})
