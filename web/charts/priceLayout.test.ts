import { expect, test } from 'vitest'
import { tradingDays } from '../testing/charts.ts'
import { dateMarks } from './candles.ts'
import { priceLayout } from './priceLayout.ts'

const days = tradingDays(250)
const wide = { width: 1200, height: 480, text: 13 }
const phone = { width: 320, height: 360, text: 13 }

test('a candle spans open and close, its wick low and high, higher prices further up', () => {
  const { candles } = priceLayout({ days }, 3, wide)
  for (const { top, bottom, high, low } of candles) {
    expect(high).toBeLessThanOrEqual(top)
    expect(top).toBeLessThanOrEqual(bottom)
    expect(bottom).toBeLessThanOrEqual(low)
  }
})

test('candles stand on whole pixels, in the middle of an even width, one beside the other', () => {
  for (const { candles } of [
    priceLayout({ days }, 12, wide),
    priceLayout({ days }, 12, phone),
    priceLayout({ days }, 1, wide),
  ]) {
    for (const { x, width, high, low, top, bottom, volume } of candles) {
      for (const edge of [x, width / 2, high, low, top, bottom, volume]) expect(edge).toBe(Math.round(edge))
    }
    const gaps = candles.slice(1).map(({ x, width }, at) => x - (candles[at]?.x ?? 0) - width)
    expect(Math.min(...gaps)).toBeGreaterThan(0)
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1)
  }
})

test('a day rises when it closes at its open or above', () => {
  const [day] = days.slice(-1)
  const flat = { ...(day as (typeof days)[number]), open: 42, close: 42 }
  const { candles } = priceLayout({ days: [...days.slice(-3, -1), flat] }, 1, wide)
  expect(candles.at(-1)?.rises).toBe(true)
})

test('prices have all their decimals, and charts below each other scales of one width', () => {
  const exact = days.map((day) => ({ ...day, close: day.low + 0.125 }))
  const [cents, thousandths] = [priceLayout({ days }, 12, phone), priceLayout({ days: exact }, 12, phone)]
  expect(thousandths.format(119.64)).toBe('119.640')
  expect(thousandths.right).toBe(cents.right)
  const dear = days.map((day) => ({ ...day, high: 1000.125 }))
  expect(priceLayout({ days: dear }, 12, phone).right).toBeLessThan(cents.right)
})

test('volumes stand below the prices', () => {
  const { candles, price, volume } = priceLayout({ days }, 3, wide)
  expect(volume[0]).toBeGreaterThan(price[1])
  for (const candle of candles) expect(candle.volume).toBeGreaterThanOrEqual(volume[0])
})

test('a year on a phone is drawn in weeks, with the week before to compare with', () => {
  const year = priceLayout({ days }, 12, phone)
  expect(year.weekly).toBe(true)
  expect(year.days.length).toBeLessThan(54)
  expect(year.before.slice(1)).toEqual(year.days.slice(0, -1))
  expect(priceLayout({ days }, 12, wide).weekly).toBe(false)
  const quarter = priceLayout({ days }, 3, phone)
  expect(quarter.before[0]?.date).toBe('2026-08-19')
  expect(quarter.days[0]?.date).toBe('2026-08-20')
})

test('dates are marked where months begin, in a short range where weeks do', () => {
  const quarter = priceLayout({ days }, 3, wide).days
  expect(dateMarks(quarter).map((at) => quarter[at]?.date)).toEqual(['2026-09-01', '2026-10-01', '2026-11-02'])
  const month = priceLayout({ days }, 1, wide).days
  expect(dateMarks(month).map((at) => month[at]?.date)).toContain('2026-11-16')
})

test('the scale of the prices reaches a level that no day reached, in every range', () => {
  const lowest = Math.min(...days.map(({ low }) => low))
  const levels = [{ name: 'Redemption price', value: lowest - 5 }]
  for (const range of [1, 12] as const) {
    const { values, price } = priceLayout({ days, levels }, range, wide)
    const y = values.scale(lowest - 5)
    expect(y).toBeGreaterThan(values.scale(lowest))
    expect(y).toBeLessThanOrEqual(price[1])
  }
})
