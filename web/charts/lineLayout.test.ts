import { expect, test } from 'vitest'
import type { Comparison } from '#contract/charts.ts'
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
  const edges = lineLayout(chart, wide, format).edges ?? []
  expect(edges.map(({ name, value }) => [name, value])).toEqual([
    ['one', '10.0'],
    ['two', '10.2'],
    ['three', '14.0'],
  ])
  const places = edges.map(({ y }) => y).toSorted((a, b) => a - b)
  for (const [at, y] of places.slice(1).entries()) expect(y - (places[at] ?? 0)).toBeGreaterThanOrEqual(16)
})

test('names have marks before them when one had to move, and then all of them', () => {
  expect(lineLayout(chart, wide, format).apart).toBe(true)
  const far = { ...chart, series: chart.series.map((line, at) => ({ ...line, values: [15, 12, at * 10] })) }
  expect(lineLayout(far, wide, format).apart).toBe(false)
})

test('where names would take too much of the drawing there are none, so that a legend is needed', () => {
  const long = { ...chart, series: chart.series.map((line) => ({ ...line, name: `${line.name} ${'x'.repeat(30)}` })) }
  expect(lineLayout(long, { width: 320, height: 300, text: 13 }, format).edges).toBeUndefined()
})

test('one or two lines have their values at their points where they fit, and then no scale', () => {
  const [single, two] = [1, 2].map((count) => ({ ...chart, series: chart.series.slice(0, count) }))
  for (const few of [single, two]) expect(lineLayout(few ?? chart, wide, format).labelled).toBe(true)
  expect(lineLayout(chart, wide, format).labelled).toBe(false)
  expect(lineLayout(single ?? chart, { ...wide, width: 100 }, format).labelled).toBe(false)
})

test('a target lies inside the scale and has its name at the end', () => {
  const layout = lineLayout({ ...chart, targets: [{ name: 'limit', value: 40 }] }, wide, format)
  expect(layout.values.scale(40)).toBeGreaterThan(0)
  expect(layout.edges?.at(-1)).toMatchObject({ name: 'limit', value: '40%' })
})
