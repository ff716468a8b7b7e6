import { expect, test } from 'vitest'
import { latest, parseDays } from './quotes.ts'

const read = (...rows: string[]) => parseDays('stock.csv', ['date,open,high,low,close,volume', ...rows].join('\n'))

test('rows become days in their order, with Windows line ends too', () => {
  const text = 'date,open,high,low,close,volume\r\n2026-01-05,1,2.5,0.5,2,100\r\n2026-01-06,2,2,2,2,0\r\n'
  expect(parseDays('stock.csv', text)).toEqual({
    days: [
      { date: '2026-01-05', open: 1, high: 2.5, low: 0.5, close: 2, volume: 100 },
      { date: '2026-01-06', open: 2, high: 2, low: 2, close: 2, volume: 0 },
    ],
    problems: [],
  })
})

test.each([
  '2026-01-07,1,2,0.5,,100',
  '2026-01-07,1,2,0.5,1',
  '2026-01-07,1,2,0.5,1,100,7',
  '2026-01-07,1,2,0.5,x,100',
  '2026-01-07,1,2,0.5,NaN,100',
  '2026-01-07,1,2,0.5,-1,100',
  '2026-01-07,1,2,0.5,1e9,100',
  '2026/01/07,1,2,0.5,1,100',
  ' ',
])('%j is not a trading day', (row) => {
  const { problems } = read('2026-01-05,1,1,1,1,1', row, '2026-01-08,1,1,1,1,1')
  expect(problems).toEqual([{ file: 'stock.csv', line: 3, reason: { is: 'notATradingDay', row } }])
})

test('prices that contradict each other and days out of order are told with their line', () => {
  const { problems } = read(
    '2026-01-05,1,1,2,1,1',
    '2026-01-06,3,2,1,1,1',
    '2026-01-06,1,1,1,1,1',
    '2026-01-07,0,0,0,0,0',
  )
  expect(problems.map(({ line, reason }) => [line, reason])).toEqual([
    [2, { is: 'pricesUnfit', date: '2026-01-05' }],
    [3, { is: 'pricesUnfit', date: '2026-01-06' }],
    [4, { is: 'dayOrder', date: '2026-01-06', before: '2026-01-06' }],
    [5, { is: 'pricesUnfit', date: '2026-01-07' }],
  ])
})

test('a file without days is told', () => {
  expect(parseDays('stock.csv', '').problems).toHaveLength(1)
  expect(read().problems).toEqual([{ file: 'stock.csv', reason: { is: 'fewDays' } }])
})

test('the latest price is told with its change against the day before, rounded', () => {
  const { days } = read('2026-01-05,10,10,10,10,1', '2026-01-06,3,3,3,3,1', '2026-01-07,3,3,2,2.9,1')
  expect(latest(days)).toEqual({ price: 2.9, change: -0.1, changePercent: -3.33, date: '2026-01-07' })
})
