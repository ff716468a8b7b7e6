import type { Comparison } from '#contract/blocks.ts'
import { middlesOf } from './barLabels.ts'
import { type Bands, bandsOf, reachOf, totalsOf } from './bars.ts'
import { areLabelsAbove, lanesOf } from './chartShape.ts'
import { wideFrom } from './drawingSizes.ts'
import type { Format } from './format.ts'
import { spread } from './labels.ts'
import { type ValueScale, valueScale } from './scale.ts'
import { emsOf, widestOf } from './textWidth.ts'
import type { Box } from './useBox.ts'

export interface BarLayout extends Bands {
  values: ValueScale
  /** First and last pixel of the grid lines. */
  grid: [number, number]
  /** Whether each bar has its value beside it. */
  labelled: boolean
  /** Where the values of vertical bars stand, when some had to move aside. */
  middles?: number[] | undefined
  /** Sums to stand at the ends of piles. */
  totals: number[] | undefined
  /** Whether labels of horizontal bars stand above them. */
  above: boolean
  /** Names of the series beside the last pile; none where there is no room, or no part to stand beside. */
  ends: { series: number; y: number }[] | undefined
}

/** Bars that may each have a number on them. */
const mostLabelled = 24

/** Vertical bars, over a row of labels, beside a scale. */
export function verticalLayout(chart: Comparison, { width, height, text }: Box, format: Format): BarLayout {
  const reach = reachOf(chart)
  const below = Math.min(...reach) < 0 ? text : 0 // a value under the lowest bar keeps clear of the labels
  const range: [number, number] = [height - 2.1 * text - below, 3.6 * text]
  const values = valueScale(reach, { base: 'zero', range, count: height > 22 * text ? 6 : 4 })
  const left = (widestOf(values.ticks.map(format)) + 0.8) * text
  const lanes = lanesOf(chart)
  const widest = text * (lanes === 1 ? 6 : 3.8)
  const names = endsOf(chart, values, range, text)
  const needed = (widestOf(chart.series.map(({ name }) => name)) + 1) * text
  const ends = width >= wideFrom * text && needed < wideFrom * text * 0.25 ? names : undefined
  const right = width - (ends ? needed : 0)
  const bands = bandsOf(chart, { across: [left, right], along: values.scale, widest })
  const fits = (numbers: number[], room: number) => (widestOf(numbers.map(format)) + 0.4) * text <= room
  const few = chart.categories.length * lanes <= mostLabelled
  const middles = chart.kind === 'bar' && few ? middlesOf(bands.bars, format, text, [left, width]) : undefined
  const totals = chart.kind === 'stacked' && few ? totalsOf(chart) : undefined
  return {
    ...bands,
    values,
    grid: [left, right],
    labelled: middles !== undefined,
    middles,
    totals: totals && fits(totals, bands.step) ? totals : undefined,
    above: false,
    ends,
  }
}

/** The middles of the parts of the last pile, moved apart as far as their names need. */
function endsOf({ kind, series }: Comparison, { scale }: ValueScale, [floor, top]: [number, number], text: number) {
  if (kind !== 'stacked') return undefined
  let pile = 0
  const middles = series.map(({ values }) => {
    const value = values.at(-1) ?? 0
    pile += value
    return value > 0 ? scale(pile - value / 2) : undefined
  })
  const known = middles.filter((middle) => middle !== undefined)
  if (known.length < series.length) return undefined
  return spread(known, 1.4 * text, top, floor).map((y, at) => ({ series: at, y }))
}

/** Horizontal bars, with labels beside or above them and a value at the end of each. */
export function horizontalLayout(chart: Comparison, { width, height, text }: Box, format: Format): BarLayout {
  const reach = reachOf(chart)
  const piled = chart.kind === 'stacked'
  const totals = piled ? totalsOf(chart) : undefined
  const above = areLabelsAbove(chart) || width < wideFrom * text
  const left = above ? 0 : (widestOf(chart.categories) + 1) * text
  const end = piled && !totals ? text : (widestOf((totals ?? reach).map(format)) + 0.8) * text
  const start = Math.min(...reach) < 0 ? end : piled ? text / 2 : 0
  const range: [number, number] = [left + start, width - end]
  const values = valueScale(reach, { base: 'zero', range, count: width > 40 * text ? 6 : 4 })
  const lanes = lanesOf(chart)
  const bands = bandsOf(chart, {
    across: [text * (piled ? 3.2 : 1.8), height],
    along: values.scale,
    widest: text * (lanes === 1 ? 2.4 : 1.7),
    label: above ? 1.7 * text : 0,
  })
  return { ...bands, values, grid: [text * 3.2, height], labelled: !piled, totals, above, ends: undefined }
}

/** Whether a number fits into a part of a pile. */
export const fitsInside = (
  label: string,
  across: number,
  along: number,
  text: number,
  horizontal: boolean,
): boolean => {
  const [needed, high] = [(emsOf(label) + 0.5) * text, 1.5 * text]
  return horizontal ? along >= needed && across >= high : across >= needed && along >= high
}
