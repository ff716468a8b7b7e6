import { expect, test } from 'vitest'
import { en } from '../words/en.ts'
import { dayReading } from './DayReadout.tsx'
import { formatOf } from './format.ts'

const day = { date: '2026-11-20', open: 10, high: 12, low: 9, close: 11, volume: 28_800_000 }
const read = (before: number | undefined) => {
  const { entries } = dayReading({
    day,
    date: '20 November',
    before: before === undefined ? undefined : { ...day, close: before },
    weekly: false,
    format: formatOf([10]),
    volume: '28,800.00 thousand',
    words: en.chart,
  })
  return entries.find(({ name }) => name === en.chart.change)
}

test('the change of a day is counted from the close of the day before', () => {
  expect(read(8)).toMatchObject({ value: '+37.50%', trend: 'up' })
  expect(read(22)).toMatchObject({ value: '−50.00%', trend: 'down' })
  expect(read(11)).toEqual({ name: en.chart.change, value: '0.00%' })
})

test('the first day has none', () => expect(read(undefined)).toEqual({ name: en.chart.change, value: '—' }))
