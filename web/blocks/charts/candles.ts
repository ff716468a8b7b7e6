import { max } from 'd3-array'
import { scaleBand, scaleLinear } from 'd3-scale'
import type { TradingDay } from '#contract/blocks.ts'
import { type ValueScale, valueScale } from './scale.ts'

export interface Candle {
  day: TradingDay
  rises: boolean
  /** Middle of the candle and its width. */
  x: number
  width: number
  high: number
  low: number
  /** Upper and lower edge of the body. */
  top: number
  bottom: number
  /** Upper edge of the volume bar. */
  volume: number
}

export interface Room {
  width: number
  /** First and last pixel of the prices, and of the volumes below them. */
  price: [number, number]
  volume: [number, number]
}

/** Below this many pixels a day its candle is a mere line: weeks are drawn instead. */
export const narrowestDay = 3

/** Candles at equal distances, as trading days follow each other, with their volumes. */
export function candlesOf(
  days: TradingDay[],
  { width, price, volume }: Room,
): { candles: Candle[]; prices: ValueScale } {
  const reach = days.flatMap(({ low, high }) => [low, high])
  const prices = valueScale(reach, { base: 'free', range: [price[1], price[0]], count: 5 })
  const volumes = scaleLinear([0, max(days, (day) => day.volume) || 1], [volume[1], volume[0]])
  const band = scaleBand(days.keys(), [0, width]).paddingInner(0.32).paddingOuter(0.16)
  const candles = days.map((day, at) => {
    const [top, bottom] = [Math.max(day.open, day.close), Math.min(day.open, day.close)].map(prices.scale)
    return {
      day,
      rises: day.close >= day.open,
      x: (band(at) ?? 0) + band.bandwidth() / 2,
      width: Math.min(band.bandwidth(), 14),
      high: prices.scale(day.high),
      low: prices.scale(day.low),
      top: top ?? 0,
      bottom: bottom ?? 0,
      volume: volumes(day.volume),
    }
  })
  return { candles, prices }
}

/** Indices of the first day of every month; of every week when there are fewer than three months. */
export function dateMarks(days: TradingDay[]): number[] {
  const months = marks(days, ({ date }) => date.slice(0, 7))
  return months.length > 2 ? months : marks(days, ({ date }) => weekOf(date))
}

const marks = (days: TradingDay[], key: (day: TradingDay) => string) =>
  days.flatMap((day, at) => {
    const before = days[at - 1]
    return before && key(before) !== key(day) ? [at] : []
  })

const weekOf = (date: string) => String(Math.floor((Date.parse(date) / 86_400_000 + 3) / 7))
