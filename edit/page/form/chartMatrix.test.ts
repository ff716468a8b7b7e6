import { expect, test } from 'vitest'
import { chartOf, hasSameNumbers, matrixOf, numberIn } from './chartMatrix.ts'

const chart = {
  categories: ['2024', '2025'],
  series: [
    { name: 'Price', values: [16.6, null] },
    { name: 'Cost', values: [14, 12.9] },
  ],
}

test('a chart is a table and back', () => {
  const matrix = [
    ['', 'Price', 'Cost'],
    ['2024', '16.6', '14'],
    ['2025', '', '12.9'],
  ]
  expect(matrixOf(chart)).toEqual(matrix)
  expect(chartOf(matrix)).toEqual(chart)
})

test('a chart that has just begun is an empty table', () => {
  expect(matrixOf({})).toEqual([['']])
  expect(matrixOf({ categories: ['', ''], series: [{ name: '', values: [null] }] })).toEqual([
    ['', ''],
    ['', ''],
    ['', ''],
  ])
})

test.each<[string, number | string | null]>([
  ['12.5%', 12.5],
  ['−3 ％', -3],
  ['1,234.5', 1234.5],
  ['12 345', 12345],
  ['−2.3', -2.3],
  ['–2.3', -2.3],
  ['', null],
  ['—', null],
  ['1,2', '1,2'],
  ['n/a', 'n/a'],
])('the cell “%s” is %s', (cell, value) => expect(numberIn(cell)).toBe(value))

test('charts in two languages have the same numbers whatever their words', () => {
  const other = { categories: ['一', '二'], series: chart.series.map(({ values }) => ({ name: '价', values })) }
  expect(hasSameNumbers(chart, other)).toBe(true)
  expect(hasSameNumbers(chart, { ...other, series: other.series.slice(1) })).toBe(false)
})
