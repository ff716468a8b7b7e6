import { expect, test } from 'vitest'
import { pasted } from './Spreadsheet.tsx'

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
