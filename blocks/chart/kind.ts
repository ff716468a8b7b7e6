import { z } from 'zod'
import { plainCharts, prices } from '#contract/charts.ts'
import type { ComposedKind } from '../kind.ts'
import { checkPlot } from './checkPlot.ts'

const shape = z.discriminatedUnion('kind', [...plainCharts, prices])
const contentShape = z.discriminatedUnion('kind', [
  ...plainCharts,
  prices.omit({ days: true }).extend({ quotes: z.enum(['stock', 'bond']) }),
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
  searchTexts: ({ summary, note }) => [summary, note],
  searchCaptions: ({ title }) => [title],
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
  samples: ({ charts }) => charts,
} satisfies ComposedKind<typeof shape, typeof contentShape>
