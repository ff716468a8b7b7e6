import { expect, test } from 'vitest'
import { headAndRows, pasted } from './Spreadsheet.tsx'

test('cells of a spreadsheet are put in from a cell on, and make room for themselves', () => {
  const rows = [
    ['a', 'b'],
    ['c', 'd'],
  ]
  expect(pasted(rows, '1\t2\r\n3\t4\r\n', 1, 1)).toEqual([
    ['a', 'b', ''],
    ['c', '1', '2'],
    ['', '3', '4'],
  ])
})

test('a first row that names the columns becomes their head when it is pasted, also one of years', () => {
  expect(headAndRows(['a', 'b', 'c', 'd'], '指标\t2024\t2025\r\n出栏\t6,500\t6,800\r\n')).toEqual({
    head: ['指标', '2024', '2025', 'd'],
    rows: '出栏\t6,500\t6,800\r\n',
  })
  expect(headAndRows([], '出栏\t6,500\n头均\t12\n')).toBeUndefined()
})
