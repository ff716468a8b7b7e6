import { z } from 'zod'
import { text } from './fields.ts'

/** What every chart says in words: its title, the finding it shows, the unit of its axis, scope and source. */
const chartWords = { type: z.literal('chart'), title: text, summary: text, unit: text, note: text.optional() }
export const series = z.strictObject({ name: text, values: z.array(z.number().nullable()).min(1) })
/** A value that was set, drawn across the plot: a target, a limit, a design value. */
const target = z.strictObject({ name: text, value: z.number() })
/** What is to be known of the category `at`: not audited, a target missed, what happened (a sentence on the plot). */
const mark = z.strictObject({
  at: text,
  unaudited: z.boolean().optional(),
  missed: z.boolean().optional(),
  text: text.optional(),
})
/** What a plot may have besides its values. */
export const drawn = {
  targets: z.array(target).min(1).max(3).optional(),
  marks: z.array(mark).min(1).optional(),
}
/** Bars, lines or stacked bars: one value a category and series; `null` where there is none. `axis` names the categories. */
const comparison = z.strictObject({
  ...chartWords,
  kind: z.enum(['bar', 'line', 'stacked']),
  axis: text,
  categories: z.array(text).min(2),
  series: z.array(series).min(1).max(6),
  ...drawn,
})
/** Before and after: a line a series from the first of two categories to the second. */
const slope = z.strictObject({
  ...chartWords,
  kind: z.literal('slope'),
  axis: text,
  categories: z.array(text).length(2),
  series: z
    .array(z.strictObject({ name: text, values: z.array(z.number()).length(2) }))
    .min(1)
    .max(8),
})
/** Parts of a whole on one strip, in the order in which they are written. */
const share = z.strictObject({
  ...chartWords,
  kind: z.literal('share'),
  axis: text,
  slices: z
    .array(z.strictObject({ name: text, value: z.number().positive() }))
    .min(2)
    .max(6),
})
/** One trading day: prices in RMB, volume in shares or bonds. */
export const tradingDay = z.object({
  date: z.string(),
  open: z.number(),
  high: z.number(),
  low: z.number(),
  close: z.number(),
  volume: z.number(),
})
export type TradingDay = z.infer<typeof tradingDay>
/** A price that a chart's days are compared with, drawn across it: a conversion price, a redemption price; since `from`, or all the time. */
export const level = z.strictObject({ name: text, value: z.number().positive(), from: z.iso.date().optional() })
export type Level = z.infer<typeof level>

/** Prices of a share or a bond; `volumeUnit` is what is counted: shares, bonds. */
export const prices = z.strictObject({
  ...chartWords,
  kind: z.literal('candlestick'),
  volumeUnit: text,
  levels: z.array(level).min(1).max(2).optional(),
  days: z.array(tradingDay).min(2),
})
export type Prices = z.infer<typeof prices>

/** Charts whose numbers an editor writes. */
export const plainCharts = [comparison, slope, share] as const
export type Comparison = z.infer<typeof comparison>
export type Slope = z.infer<typeof slope>
export type Share = z.infer<typeof share>
