import type { Chart, ChartOf } from '#blocks/chart/kind.ts'
import type { Multiples } from '#blocks/multiples/kind.ts'
import type { Comparison, Share, Slope } from '#contract/charts.ts'
import type { Cell } from '../parts/csv.ts'
import { decimal } from '../words/decimal.ts'
import type { Words } from '../words/zh.ts'
import { type Format, formatOf, none, percentOf } from './format.ts'
import { remarksOf } from './remarks.ts'

/** The data of a chart twice: `raw` for a file, whose columns name their unit, and `shown` as a reader writes it. */
export interface Rows {
  columns: string[]
  rawColumns: string[]
  raw: Cell[][]
  shown: string[][]
}

type ChartWords = Words['chart']

/** Every number that a chart draws; trading days newest first. */
export function rowsOf(chart: Chart, words: ChartWords): Rows {
  switch (chart.kind) {
    case 'share':
      return partRows(chart, words)
    case 'candlestick':
      return dayRows(chart, words)
    default:
      return categoryRows(chart, words)
  }
}

function categoryRows(chart: Comparison | Slope, words: ChartWords): Rows {
  const { axis, unit, categories } = chart
  const { targets = [], marks = undefined } = chart.kind === 'slope' ? {} : chart
  const columns = [
    ...chart.series,
    ...targets.map(({ name, value }) => ({ name, values: categories.map(() => value) })),
  ]
  const numbers = categories.map((_, at) => columns.map(({ values }) => values[at] ?? null))
  const format = formatOf(numbers.flat(), none)
  const names = columns.map(({ name }) => name)
  const remarks = categories.map((_, at) =>
    marks ? [remarksOf({ categories, marks }, at, words).join(words.comma) || none] : [],
  )
  const more = marks ? [words.remark] : []
  const rowsWith = (write: (value: number | null) => Cell) =>
    categories.map((category, at) => [category, ...(numbers[at] ?? []).map(write), ...(remarks[at] ?? [])])
  return {
    columns: [axis, ...names, ...more],
    rawColumns: [axis, ...names.map((name) => words.withUnit(name, unit)), ...more],
    raw: rowsWith((value) => value),
    shown: rowsWith(format) as string[][], // a format writes texts
  }
}

/** One table for all measures of small multiples: a row a series, its targets and remarks behind its values. */
export function multiplesRows({ categories, items }: Multiples, words: ChartWords): Rows {
  const hasTargets = items.some(({ targets }) => targets)
  const hasRemarks = items.some(({ marks }) => marks)
  const columns = [
    words.measure,
    ...categories,
    ...(hasTargets ? [words.target] : []),
    ...(hasRemarks ? [words.remark] : []),
  ]
  const rowsWith = (formatOf: (numbers: (number | null)[]) => (value: number | null) => Cell) =>
    items.flatMap(({ title, unit, series, targets = [], marks }) =>
      series.map(({ name, values }): Cell[] => {
        const own = formatOf([...values, ...targets.map(({ value }) => value)])
        const remarks = categories.flatMap((category, at) => {
          const said = remarksOf({ categories, marks }, at, words)
          return said.length > 0 ? [[category, ...said].join(words.comma)] : []
        })
        return [
          words.withUnit(series.length > 1 ? name : title, unit),
          ...values.map(own),
          ...(hasTargets
            ? [targets.map(({ name, value }) => `${name} ${decimal(value, 0, 4)}`).join(words.comma) || none]
            : []),
          ...(hasRemarks ? [remarks.join('; ') || none] : []),
        ]
      }),
    )
  return {
    columns,
    rawColumns: columns,
    raw: rowsWith(() => (value) => value),
    shown: rowsWith((numbers) => formatOf(numbers, none)) as string[][], // a format writes texts
  }
}

function partRows({ axis, unit, slices }: Share, words: ChartWords): Rows {
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
