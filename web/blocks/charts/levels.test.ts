import { expect, test } from 'vitest'
import type { Candle } from './candles.ts'
import { levelAt } from './levels.ts'

/** Candles ten pixels apart, each from `high` to `low`. */
const candlesAt = (from: number, to: number, high: number, low: number): Candle[] =>
  Array.from({ length: (to - from) / 10 }, (_, at) => {
    const day = { date: '2026-11-20', open: 1, high: 1, low: 1, close: 1, volume: 1 }
    return { day, rises: true, x: from + at * 10, width: 6, high, low, top: high, bottom: low, volume: 0 }
  })
const level = { name: 'Conversion price', value: 43.1 }
const around = { candles: [] as Candle[], latest: 300, right: 600, text: 12, span: [0, 400] as [number, number] }

test('a level says its name and price above its line where nothing is in the way', () => {
  const { y, label } = levelAt(level, 200, around)
  expect(y).toBe(200)
  expect(label).toMatchObject({ value: '43.1', x: 0 })
  expect(label.y).toBeLessThan(200)
})

test('its name gives way to candles, sideways or below the line', () => {
  expect(levelAt(level, 200, { ...around, candles: candlesAt(0, 300, 150, 250) }).label.x).toBeGreaterThan(290)
  expect(levelAt(level, 200, { ...around, candles: candlesAt(0, 600, 150, 199) }).label.y).toBeGreaterThan(200)
})

test('its name gives way to the latest price, and stays inside the drawing', () => {
  expect(levelAt(level, 200, { ...around, latest: 195 }).label.y).toBeGreaterThan(200)
  expect(levelAt(level, 395, { ...around, latest: 100 }).label.y).toBeLessThan(395)
  expect(levelAt(level, 5, around).label.y).toBeGreaterThan(5)
})
