import type { Level, TradingDay } from '#contract/charts.ts'
import { type Candle, candlesOf, narrowestDay } from './candles.ts'
import { daysFrom } from './drawingSizes.ts'
import { type Format, formatOf } from './format.ts'
import { type DrawnLevel, levelAt } from './levels.ts'
import { lastMonths, type Range, weeksOf } from './ranges.ts'
import type { ValueScale } from './scale.ts'
import { widestOf } from './textWidth.ts'
import type { Box } from './useBox.ts'

/** Everything that the price chart draws, in pixels; edges of parts are whole ones. */
export interface PriceLayout {
  days: TradingDay[]
  /** The day, or week, before each of `days`. */
  before: (TradingDay | undefined)[]
  /** Whether `days` are weeks: where days would be mere lines. */
  weekly: boolean
  candles: Candle[]
  values: ValueScale
  levels: DrawnLevel[]
  /** Writes prices alike: with as many decimals as the one that needs most. */
  format: Format
  /** Where the prices' scale begins, to the right of the candles. */
  right: number
  price: [number, number]
  volume: [number, number]
  /** Pixels to which candles are rounded up and down. */
  grain: number
}

/** Charts below each other have scales of one width, so that their days stand below each other. */
const widestPrice = '000.000'

interface Traded {
  days: TradingDay[]
  levels?: Level[] | undefined
}

export function priceLayout(
  { days: all, levels = [] }: Traded,
  range: Range,
  { width, height, text, grain = 1 }: Box,
): PriceLayout {
  const highest = Math.max(...all.map(({ high }) => high))
  const format = formatOf(all.flatMap(({ open, high, low, close }) => [open, high, low, close]))
  const right = Math.floor(width - (widestOf([format(highest), widestPrice]) + 1) * text)
  const price: [number, number] = [Math.round(text * 2.2), Math.round(height * 0.74 - text)]
  const volume: [number, number] = [Math.round(height * 0.76 + text), Math.round(height - text * 2.1)]
  const period = lastMonths(all, range)
  const isLong = period.length > 130
  const weekly = right / period.length < narrowestDay || (isLong && width < daysFrom * text)
  const days = weekly ? weeksOf(period) : period
  const known = weekly ? weeksOf(all) : all
  const room = { width: right, price, volume }
  const { candles, prices } = candlesOf(
    days,
    room,
    levels.map(({ value }) => value),
  )
  const latest = prices.scale(days.at(-1)?.close ?? 0)
  const around = { candles, latest, right, text, span: price }
  const offset = known.length - days.length
  return {
    days,
    before: days.map((_, at) => known[offset + at - 1]),
    weekly,
    candles,
    values: prices,
    levels: levels.flatMap((level) => levelAt(level, prices.scale(level.value), around) ?? []),
    format,
    right,
    price,
    volume,
    grain,
  }
}
