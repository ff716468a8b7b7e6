import { expect, test } from 'vitest'
import type { Comparison } from '#contract/blocks.ts'
import { formatOf } from './format.ts'
import { lineLayout } from './lineLayout.ts'
import { lineOf, markOf } from './lines.ts'

const chart: Comparison = {
  type: 'chart',
  kind: 'line',
  title: 'Title',
  summary: 'Summary',
  unit: '%',
  axis: 'Year',
  categories: ['2021', '2022', '2023'],
  series: [
    { name: 'one', values: [15, 12, 10] },
    { name: 'two', values: [15, 14, 10.2] },
    { name: 'three', values: [15, 14, null] },
  ],
}
const format = formatOf([15.5])
const wide = { width: 800, height: 400, text: 13 }

test('a line breaks where there is no value', () => {
  const path = lineOf(
    [1, null, 3, 4],
    (at) => at * 10,
    (value) => value,
  )
  expect(path).toBe('M0,1ZM20,3L30,4')
})

test('no two series have the same mark', () => {
  expect(new Set([0, 1, 2, 3, 4, 5].map((series) => markOf(series, 8))).size).toBe(6)
})

test('on wide screens names stand at the ends of their lines, apart from each other', () => {
  const ends = lineLayout(chart, wide, format).ends ?? []
  expect(ends.map(({ value }) => value)).toEqual([10, 10.2, 14])
  const places = ends.map(({ y }) => y).toSorted((a, b) => a - b)
  for (const [at, y] of places.slice(1).entries()) expect(y - (places[at] ?? 0)).toBeGreaterThanOrEqual(16)
})

test('a name whose line ends early stands at its last point', () => {
  const layout = lineLayout(chart, wide, format)
  const [one, , three] = layout.ends ?? []
  expect(three?.x).toBeGreaterThan(layout.x(1))
  expect(three?.x).toBeLessThan(layout.x(2))
  expect(one?.x).toBeGreaterThan(layout.x(2))
})

test('names have marks before them when one had to move, and then all of them', () => {
  expect(lineLayout(chart, wide, format).apart).toBe(true)
  const far = { ...chart, series: chart.series.map((line, at) => ({ ...line, values: [15, 12, at * 10] })) }
  expect(lineLayout(far, wide, format).apart).toBe(false)
})

test('narrow screens have no names at the ends, so that a legend is needed', () => {
  expect(lineLayout(chart, { width: 320, height: 300, text: 13 }, format).ends).toBeUndefined()
})

test('a single line has its values at its points where they fit', () => {
  const single = { ...chart, series: chart.series.slice(0, 1) }
  expect(lineLayout(single, wide, format).labelled).toBe(true)
  expect(lineLayout(chart, wide, format).labelled).toBe(false)
})
