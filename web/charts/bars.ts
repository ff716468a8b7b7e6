import { sum } from 'd3-array'
import { scaleBand } from 'd3-scale'
import type { Comparison } from '#contract/charts.ts'

/** A bar, whichever way it points: from `start` to `end` along the values, at `offset`, `breadth` wide across. In pixels. */
export interface Bar {
  category: number
  series: number
  value: number
  start: number
  end: number
  offset: number
  breadth: number
}

/** A place without a bar, which would look like zero: one for the whole category where none of its series has a value. */
interface Void {
  category: number
  /** Across the bars. */
  middle: number
  whole: boolean
}

interface Room {
  /** The first and last pixel across the bars. */
  across: [number, number]
  /** Pixel of a value. */
  along: (value: number) => number
  /** The widest that one bar may be. */
  widest: number
  /** Pixels from one bar of a category to the next, where there is so much room. */
  apart?: number
  /** Pixels at the start of each category that belong to its label. */
  label?: number
}

export interface Bands {
  /** The category's first pixel without, and with half of the gap to the one before it. */
  start: (category: number) => number
  from: (category: number) => number
  /** Pixels from one category to the next. */
  step: number
  bars: Bar[]
  voids: Void[]
}

/** Bars side by side in each category, or piled up when the kind is stacked. */
export function bandsOf(chart: Comparison, { across, along, widest, apart = 0, label = 0 }: Room): Bands {
  const { categories, series, kind } = chart
  const band = scaleBand(categories.keys(), across).paddingInner(0.24).paddingOuter(0.12)
  const lanes = kind === 'stacked' ? 1 : series.length
  const room = (band.bandwidth() - label) / lanes
  const breadth = Math.min(widest, room)
  const pitch = Math.min(room, Math.max(breadth + 2, apart))
  const middleOf = (category: number) => (band(category) ?? 0) + label + (band.bandwidth() - label) / 2
  const aside = (lane: number) => (lane - (lanes - 1) / 2) * pitch
  const bars = categories.flatMap((_, category) => {
    const piles = { up: 0, down: 0 }
    return series.flatMap(({ values }, at): Bar[] => {
      const value = values[category] ?? null
      if (value === null) return []
      const side = value < 0 ? 'down' : 'up'
      const base = kind === 'stacked' ? piles[side] : 0
      piles[side] += value
      const lane = kind === 'stacked' ? 0 : at
      const offset = middleOf(category) + aside(lane) - breadth / 2
      return [{ category, series: at, value, start: along(base), end: along(base + value), offset, breadth }]
    })
  })
  const voids = categories.flatMap((_, category): Void[] => {
    const lacking = series.flatMap(({ values }, lane) => ((values[category] ?? null) === null ? [lane] : []))
    if (lacking.length === series.length) return [{ category, middle: middleOf(category), whole: true }]
    if (kind === 'stacked') return []
    return lacking.map((lane) => ({ category, middle: middleOf(category) + aside(lane), whole: false }))
  })
  const start = (category: number) => band(category) ?? 0
  const gap = band.step() - band.bandwidth()
  return { start, from: (category) => start(category) - gap / 2, step: band.step(), bars, voids }
}

/** Lowest and highest values that the bars reach. */
export function reachOf({ kind, categories, series }: Comparison): number[] {
  if (kind !== 'stacked') return series.flatMap(({ values }) => values.filter((value) => value !== null))
  const pile = (category: number, sign: number) =>
    sum(series, ({ values }) => Math.max(0, sign * (values[category] ?? 0))) * sign
  return categories.flatMap((_, category) => [pile(category, 1), pile(category, -1)])
}

/** What each category adds up to; none where a value is missing or where all come to the same, as shares do. */
export function totalsOf({ categories, series }: Comparison): number[] | undefined {
  const totals = categories.map((_, category) => sum(series, ({ values }) => values[category] ?? Number.NaN))
  const complete = series.every(({ values }) => categories.every((_, category) => (values[category] ?? null) !== null))
  const [first = 0] = totals
  return complete && totals.some((total) => Math.abs(total - first) > Math.abs(first) * 0.005) ? totals : undefined
}
