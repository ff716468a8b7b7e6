import { z } from 'zod'
import { chartWords, level, plainCharts, tradingDay } from '#contract/charts.ts'
import { text } from '#contract/fields.ts'
import type { ComposedKind } from '../kind.ts'
import { checkPlot } from './checkPlot.ts'

/** `volumeUnit` is what is counted: shares, bonds. */
const prices = {
  ...chartWords,
  kind: z.literal('candlestick'),
  volumeUnit: text,
  levels: z.array(level).min(1).max(2).optional(),
}
const shape = z.discriminatedUnion('kind', [
  ...plainCharts,
  z.strictObject({ ...prices, days: z.array(tradingDay).min(2) }),
])
const contentShape = z.discriminatedUnion('kind', [
  ...plainCharts,
  z.strictObject({ ...prices, quotes: z.enum(['stock', 'bond']) }),
])
export type Chart = z.output<typeof shape>
export type ChartOf<K extends Chart['kind']> = Extract<Chart, { kind: K }>

export const chart = {
  shape,
  contentShape,
  compose(block, { daysOf }) {
    if (block.kind !== 'candlestick') return block
    const { quotes, ...words } = block
    return { ...words, days: daysOf(quotes) }
  },
  check: (block, nearest) => ('series' in block ? checkPlot(block, nearest) : []),
  searchTexts: ({ title, summary, note }) => [title, summary, note],
  print(block, { chart }) {
    if (block.kind === 'candlestick') throw new Error('a candlestick chart is not made for paper')
    return chart(block)
  },
  words: {
    zh: {
      name: '图表',
      about: '柱、线、环等图表',
      fields: { volumeUnit: '成交量单位', levels: '参考线', quotes: '行情' },
      values: { candlestick: '行情图' },
    },
    en: {
      name: 'Chart',
      about: 'Bars, lines, rings and other charts',
      fields: { volumeUnit: 'Unit of volume', levels: 'Reference lines', quotes: 'Quotes' },
      values: { candlestick: 'Share prices' },
    },
  },
} satisfies ComposedKind<typeof shape, typeof contentShape>
