import type { Chart, ChartOf, Comparison, Donut } from '#contract/blocks.ts'
import type { Cell } from '../parts/csv.ts'
import type { Words } from '../words/zh.ts'
import { type Format, formatOf, percentOf } from './format.ts'

/** The data of a chart twice: `raw` for a file, whose columns name their unit, and `shown` as a reader writes it. */
export interface Rows {
  columns: string[]
  rawColumns: string[]
  raw: Cell[][]
  shown: string[][]
}

type ChartWords = Words['chart']
/** What stands in a table where there is no value. */
const none = '—'

/** Every number that a chart draws; trading days newest first. */
export function rowsOf(chart: Chart, words: ChartWords): Rows {
  switch (chart.kind) {
    case 'donut':
      return sliceRows(chart, words)
    case 'candlestick':
      return dayRows(chart, words)
    default:
      return categoryRows(chart, words)
  }
}

function categoryRows({ axis, unit, categories, series }: Comparison, words: ChartWords): Rows {
  const raw = categories.map((category, at) => [category, ...series.map(({ values }) => values[at] ?? null)])
  const format = formatOf(
    series.flatMap(({ values }) => values),
    none,
  )
  const names = series.map(({ name }) => name)
  return {
    columns: [axis, ...names],
    rawColumns: [axis, ...names.map((name) => words.withUnit(name, unit))],
    raw,
    shown: written(raw, () => format),
  }
}

function sliceRows({ axis, unit, slices }: Donut, words: ChartWords): Rows {
  const values = slices.map(({ value }) => value)
  const format = formatOf(values)
  const whole = values.reduce((one, other) => one + other, 0)
  // Of values in per cent the share would say the same again.
  const shareOf = (value: number) => (unit === '%' ? [] : [percentOf(value / whole)])
  const more = unit === '%' ? [] : [words.share]
  return {
    columns: [axis, words.amount, ...more],
    rawColumns: [axis, words.withUnit(words.amount, unit), ...more],
    raw: slices.map(({ name, value }) => [name, value, ...shareOf(value)]),
    shown: slices.map(({ name, value }) => [name, format(value), ...shareOf(value)]),
  }
}

function dayRows({ days, unit, volumeUnit }: ChartOf<'candlestick'>, words: ChartWords): Rows {
  const prices = [words.open, words.high, words.low, words.close]
  const traded = words.withUnit(words.volume, volumeUnit)
  const columns = [words.date, ...prices, traded]
  const raw = days.toReversed().map((day): Cell[] => [day.date, day.open, day.high, day.low, day.close, day.volume])
  const price = formatOf(days.flatMap(({ open, high, low, close }) => [open, high, low, close]))
  const volume = formatOf([])
  return {
    columns,
    rawColumns: [words.date, ...prices.map((name) => words.withUnit(name, unit)), traded],
    raw,
    shown: written(raw, (column) => (column === columns.length - 1 ? volume : price)),
  }
}

const written = (rows: Cell[][], formatOf: (column: number) => Format): string[][] =>
  rows.map((cells) => cells.map((cell, column) => (typeof cell === 'string' ? cell : formatOf(column)(cell))))
