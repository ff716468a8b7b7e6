import { expect, test } from 'vitest'
import { tradingDays } from '../testing/charts.ts'
import { lastMonths, weeksOf } from './ranges.ts'

const days = tradingDays(250)

test('a range counts months back from the newest day', () => {
  expect(lastMonths(days, 1)[0]?.date).toBe('2026-10-20')
  expect(lastMonths(days, 6)[0]?.date).toBe('2026-05-20')
  expect(lastMonths(days, 6).at(-1)).toBe(days.at(-1))
})

test('a month that is too short ends the range on its last day', () => {
  const [day] = days
  const at = (date: string) => ({ ...(day as (typeof days)[number]), date })
  const march = ['2026-02-27', '2026-02-28', '2026-03-02', '2026-03-31'].map(at)
  expect(lastMonths(march, 1).map(({ date }) => date)).toEqual(['2026-02-28', '2026-03-02', '2026-03-31'])
})

test('a week opens with its first day, closes with its last, and adds up its volume', () => {
  const week = days.slice(-5)
  const [last] = weeksOf(week)
  expect(weeksOf(week)).toHaveLength(1)
  expect(last).toEqual({
    date: '2026-11-20',
    open: week[0]?.open,
    close: week[4]?.close,
    high: Math.max(...week.map(({ high }) => high)),
    low: Math.min(...week.map(({ low }) => low)),
    volume: week.reduce((sum, { volume }) => sum + volume, 0),
  })
})

test('Sunday belongs to the week before, Monday begins a new one', () => {
  const [day] = days
  const at = (date: string) => ({ ...(day as (typeof days)[number]), date })
  expect(weeksOf(['2026-11-13', '2026-11-15', '2026-11-16'].map(at)).map(({ date }) => date)).toEqual([
    '2026-11-15',
    '2026-11-16',
  ])
})
