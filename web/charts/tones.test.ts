import { expect, test } from 'vitest'
import type { Comparison } from '#contract/charts.ts'
import { toneOf } from './tones.ts'

const chart = (categories: string[], ...names: string[]): Comparison => ({
  type: 'chart',
  kind: 'bar',
  title: 'Title',
  summary: 'Summary',
  unit: 't',
  axis: 'Axis',
  categories,
  series: names.map((name) => ({ name, values: categories.map((_, at) => at) })),
})
const tones = (own: Comparison, series = 0) => own.categories.map((_, at) => toneOf(own, series, at)['data-tone'])

test('along time a single series is past up to its last value, which is now', () => {
  expect(tones(chart(['2024', '2025', '9M 2026'], 'Sold'))).toEqual(['past', 'past', 'now'])
  const gap = chart(['2024', '2025'], 'Sold')
  expect(tones({ ...gap, series: [{ name: 'Sold', values: [1, null] }] })).toEqual(['now', 'now'])
})

test('what does not run through time is all now', () => {
  expect(tones(chart(['Feed', 'Labour'], 'Cost'))).toEqual(['now', 'now'])
})

test('of two series that are years the first is past; others have their own colours', () => {
  const years = chart(['Feed', 'Labour'], '2022', '2025')
  expect([tones(years, 0), tones(years, 1)]).toEqual([
    ['past', 'past'],
    ['now', 'now'],
  ])
  expect(tones(chart(['2024', '2025'], 'Debt', 'Cash'))).toEqual([undefined, undefined])
})

test('a missed target is told whatever the time, and what is not audited beside it', () => {
  const own = {
    ...chart(['2024', '2025'], 'Sold'),
    marks: [{ at: '2024', missed: true as const, unaudited: true as const }],
  }
  expect(toneOf(own, 0, 0)).toEqual({ 'data-series': 1, 'data-tone': 'missed', 'data-unaudited': true })
})
