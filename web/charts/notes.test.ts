import { expect, test } from 'vitest'
import type { Comparison } from '#contract/charts.ts'
import { noteHeight, notesOf } from './notes.ts'
import { wrapped } from './textWidth.ts'

const chart: Comparison = {
  type: 'chart',
  kind: 'bar',
  title: 'Title',
  summary: 'Summary',
  unit: 't',
  axis: 'Year',
  categories: ['2023', '2024', '2025'],
  series: [{ name: 'one', values: [1, 2, 3] }],
  marks: [
    { at: '2023', text: 'Forage became dear and stayed so' },
    { at: '2024', unaudited: true },
    { at: '2025', text: 'Two farms shut' },
  ],
}

test('a sentence stands on the side of its category on which there is more room', () => {
  const notes = notesOf(chart, (at) => 50 + at * 100, 300, 13)
  expect(notes.map(({ category, side }) => [category, side])).toEqual([
    [0, 'start'],
    [2, 'end'],
  ])
  expect(notes[0]?.lines.length).toBeGreaterThan(1)
})

test('the room above the plot is that of the longest of them', () => {
  expect(noteHeight(chart, 300, 13)).toBeGreaterThan(2 * 13)
  expect(noteHeight({ ...chart, marks: [] }, 300, 13)).toBe(0)
})

test('lines break between words, or between Chinese characters but not before their punctuation', () => {
  expect(wrapped('Price below cost', 5.5)).toEqual(['Price', 'below cost'])
  expect(wrapped('夏季，风量最大', 3)).toEqual(['夏季，', '风量最', '大'])
})
