import { expect, test } from 'vitest'
import { quoteRows } from './quoteRows.ts'

const day = { date: '2026-11-02', open: 1, high: 2, low: 0.5, close: 1.5, volume: 1843200 }

test('columns are known by their names in either language and any order; days and thousands as spreadsheets write them', () => {
  expect(
    quoteRows([
      ['代码', '交易日期', '收盘价', '开盘价', '最高价', '最低价', '成交量（股）'],
      ['009136', '2026/11/2', '1.50', '1', '2', '0.5', '1,843,200'],
      ['', '', '', '', '', '', ''],
    ]),
  ).toEqual({ days: [day], unread: undefined })
  const english = ['Date', 'Open', 'High', 'Low', 'Close', 'Volume']
  expect(quoteRows([english, ['20261102', '1', '2', '0.5', '1.5', '1843200']])).toEqual({
    days: [day],
    unread: undefined,
  })
})

test('a day that could be another is not guessed, but named', () => {
  const rows = [
    ['date', 'open', 'high', 'low', 'close', 'volume'],
    ['2026-11-02', '1', '2', '0.5', '1.5', '1843200'],
  ]
  expect(quoteRows([...rows, ['03/11/2026', '1', '2', '0.5', '1.5', '1843200']])).toEqual({
    days: [day],
    unread: '03/11/2026',
  })
})

test('a table that does not name all of them is none', () => {
  expect(
    quoteRows([
      ['Date', 'Close'],
      ['2026-11-02', '1'],
    ]),
  ).toBeUndefined()
  expect(quoteRows([])).toBeUndefined()
})
