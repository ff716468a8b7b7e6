import { max } from 'd3-array'
import { scaleBand, scaleLinear } from 'd3-scale'
import type { TradingDay } from '#contract/charts.ts'
import { type ValueScale, valueScale } from './scale.ts'

/** A day as it is drawn, all in whole pixels: its lines are sharp, and its page has half of the bytes. */
export interface Candle {
  day: TradingDay
  rises: boolean
  /** Middle of the candle and its width, an even number. */
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

/** Candles at equal distances, as trading days follow each other, with their volumes. Their scale reaches the `levels`. */
export function candlesOf(days: TradingDay[], room: Room, levels: number[]): { candles: Candle[]; prices: ValueScale } {
  const reach = [...days.flatMap(({ low, high }) => [low, high]), ...levels]
  const prices = valueScale(reach, { base: 'free', range: [room.price[1], room.price[0]], count: 5 })
  const volumes = scaleLinear([0, max(days, (day) => day.volume) || 1], [room.volume[1], room.volume[0]])
  const band = scaleBand(days.keys(), [0, room.width]).paddingInner(0.32).paddingOuter(0.16)
  const width = 2 * Math.max(1, Math.floor(Math.min(band.bandwidth(), 14) / 2))
  const atPrice = (value: number) => Math.round(prices.scale(value))
  const candles = days.map((day, at) => {
    const [top, bottom] = [Math.max(day.open, day.close), Math.min(day.open, day.close)].map(atPrice)
    return {
      day,
      rises: day.close >= day.open,
      x: Math.round((band(at) ?? 0) + band.bandwidth() / 2),
      width,
      high: atPrice(day.high),
      low: atPrice(day.low),
      top: top ?? 0,
      bottom: bottom ?? 0,
      volume: Math.round(volumes(day.volume)),
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
