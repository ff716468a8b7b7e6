import { expect, test } from 'vitest'
import type { Candle } from './candles.ts'
import { levelAt } from './levels.ts'

/** Candles ten pixels apart, each from `high` to `low`. */
const candlesAt = (from: number, to: number, high: number, low: number): Candle[] =>
  Array.from({ length: (to - from) / 10 }, (_, at) => {
    const day = { date: `2026-11-${String(at + 1).padStart(2, '0')}`, open: 1, high: 1, low: 1, close: 1, volume: 1 }
    return { day, rises: true, x: from + at * 10, width: 6, high, low, top: high, bottom: low, volume: 0 }
  })
const drawn = (...place: Parameters<typeof levelAt>) => {
  const at = levelAt(...place)
  if (!at) throw new Error('not drawn')
  return at
}
const level = { name: 'Conversion price', value: 43.1 }
/** Nothing but a candle far below. */
const around = {
  candles: candlesAt(5, 15, 350, 390),
  latest: 300,
  right: 600,
  text: 12,
  span: [0, 400] as [number, number],
}

test('a level says its name and price above its line where nothing is in the way', () => {
  const { y, label } = drawn(level, 200, around)
  expect(y).toBe(200)
  expect(label).toMatchObject({ lines: ['Conversion price 43.1'], x: 0 })
  expect(label.y).toBeLessThan(200)
})

test('its name gives way to candles, sideways or below the line', () => {
  expect(drawn(level, 200, { ...around, candles: candlesAt(0, 300, 150, 250) }).label.x).toBeGreaterThan(290)
  expect(drawn(level, 200, { ...around, candles: candlesAt(0, 600, 150, 199) }).label.y).toBeGreaterThan(200)
})

test('its name gives way to the latest price, and stays inside the drawing', () => {
  expect(drawn(level, 200, { ...around, latest: 195 }).label.y).toBeGreaterThan(200)
  expect(drawn(level, 395, { ...around, latest: 100 }).label.y).toBeLessThan(395)
  expect(drawn(level, 5, around).label.y).toBeGreaterThan(5)
})

test('a level is drawn from the day on which it came into force, and not at all when that is after the last', () => {
  const candles = candlesAt(0, 300, 350, 390)
  expect(drawn(level, 200, { ...around, candles }).start).toBe(0)
  const since = drawn({ ...level, from: '2026-11-11' }, 200, { ...around, candles })
  expect(since.start).toBe(97)
  expect(since.label.x).toBe(97)
  expect(levelAt({ ...level, from: '2026-12-01' }, 200, { ...around, candles })).toBeUndefined()
})

test('a name longer than its line ends where the drawing ends', () => {
  const candles = candlesAt(0, 600, 350, 390).map((candle) => ({
    ...candle,
    day: { ...candle.day, date: candle.x < 590 ? '2026-06-10' : '2026-06-11' },
  }))
  const { start, label } = drawn({ ...level, from: '2026-06-11' }, 200, { ...around, candles })
  expect(start).toBe(587)
  expect(label.x).toBeLessThan(480)
})

test('a name that is wider than the drawing stands in two lines, wholly above or below its own', () => {
  const { y, label } = drawn(level, 200, { ...around, right: 120 })
  expect(label).toMatchObject({ lines: ['Conversion price', '43.1'], x: 0 })
  expect(label.y + 1.3 * around.text).toBeLessThanOrEqual(y)
})
