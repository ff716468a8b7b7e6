import type { Comparison } from '#contract/charts.ts'
import { middlesOf } from './barLabels.ts'
import { type Bands, bandsOf, reachOf, totalsOf } from './bars.ts'
import { areLabelsAbove, lanesOf } from './chartShape.ts'
import { wideFrom } from './drawingSizes.ts'
import { type Edge, edgeRoomOf, type PlacedEdge, placedEdges, targetEdges } from './edges.ts'
import type { Format } from './format.ts'
import { noteHeight } from './notes.ts'
import { type ValueScale, valueScale } from './scale.ts'
import { emsOf, widestOf } from './textWidth.ts'
import type { Box } from './useBox.ts'

export interface BarLayout extends Bands {
  values: ValueScale
  /** First and last pixel of the grid lines. */
  grid: [number, number]
  /** Whether the scale stands beside the bars: only where they have no numbers of their own. */
  axis: boolean
  /** Whether each bar has its value beside it. */
  labelled: boolean
  /** Where the values of vertical bars stand, when some had to move aside. */
  middles?: number[] | undefined
  /** Sums to stand at the ends of piles. */
  totals: number[] | undefined
  /** Whether labels of horizontal bars stand above them. */
  above: boolean
  /** Names of piled series and of targets at the end of the drawing; none where there is no room for them. */
  edges: PlacedEdge[] | undefined
}

/** Bars that may each have a number on them. */
const mostLabelled = 24
/** Ems that a bar is wide, twelve pixels beside text of thirteen, and a pile, whose parts have numbers in them. */
const thick = { bar: 0.92, pile: 2.7 } as const
const widestBar = ({ kind }: Comparison, text: number) => thick[kind === 'stacked' ? 'pile' : 'bar'] * text
const valuesWith = (chart: Comparison) => [...reachOf(chart), ...(chart.targets ?? []).map(({ value }) => value)]

/** Vertical bars, over a row of labels; beside a scale where they have no room for their values. */
export function verticalLayout(chart: Comparison, box: Box, format: Format): BarLayout {
  const { width, height, text } = box
  const reach = valuesWith(chart)
  const below = Math.min(...reach) < 0 ? text : 0 // a value under the lowest bar keeps clear of the labels
  const range: [number, number] = [height - 2.1 * text - below, 3.6 * text + noteHeight(chart, width, text)]
  const values = valueScale(reach, { base: 'zero', range, count: height > 22 * text ? 6 : 4 })
  const edges = [...pileEdges(chart, values), ...targetEdges(chart, values.scale)]
  const room = edgeRoomOf(edges, box)
  const right = width - (room ?? 0)
  const few = chart.categories.length * lanesOf(chart) <= mostLabelled
  const fitting = (left: number) => {
    const apart = (widestOf(reach.map(format)) + 0.3) * text
    const bands = bandsOf(chart, { across: [left, right], along: values.scale, widest: widestBar(chart, text), apart })
    const middles = chart.kind === 'bar' && few ? middlesOf(bands, format, text, [left, width]) : undefined
    const sums = chart.kind === 'stacked' && few ? totalsOf(chart) : undefined
    const totals = sums && (widestOf(sums.map(format)) + 0.4) * text <= bands.step ? sums : undefined
    return { ...bands, middles, totals, left, axis: middles === undefined && totals === undefined }
  }
  const free = fitting(0)
  const { left, ...bands } = free.axis ? fitting((widestOf(values.ticks.map(format)) + 0.8) * text) : free
  return {
    ...bands,
    values,
    axis: free.axis,
    grid: [left, right],
    labelled: bands.middles !== undefined,
    above: false,
    edges: room === undefined ? undefined : placedEdges(edges, { width, span: [range[1], range[0]], text }),
  }
}

/** The middles of the parts of the last pile; none where one of them has no part in it. */
function pileEdges({ kind, series }: Comparison, { scale }: ValueScale): Edge[] {
  if (kind !== 'stacked') return []
  let pile = 0
  const edges = series.map(({ name, values }, at) => {
    const value = values.at(-1) ?? 0
    pile += value
    return { series: at, name, at: scale(pile - value / 2), value }
  })
  return edges.every(({ value }) => value > 0) ? edges.map(({ value, ...edge }) => edge) : []
}

/** Horizontal bars, with labels beside or above them and a value at the end of each. */
export function horizontalLayout(chart: Comparison, { width, height, text }: Box, format: Format): BarLayout {
  const reach = valuesWith(chart)
  const piled = chart.kind === 'stacked'
  const totals = piled ? totalsOf(chart) : undefined
  const above = areLabelsAbove(chart) || width < wideFrom * text
  const left = above ? 0 : (widestOf(chart.categories) + 1) * text
  const end = piled && !totals ? text : (widestOf((totals ?? reach).map(format)) + 0.8) * text
  const start = Math.min(...reach) < 0 ? end : piled ? text / 2 : 0
  const range: [number, number] = [left + start, width - end]
  const values = valueScale(reach, { base: 'zero', range, count: width > 40 * text ? 6 : 4 })
  const axis = piled && !totals
  const top = text * (axis || chart.targets ? 3.2 : 1.8)
  const bands = bandsOf(chart, {
    across: [top, height],
    along: values.scale,
    widest: widestBar(chart, text) * (piled ? 0.63 : 1),
    apart: 1.3 * text,
    label: above ? 1.5 * text : 0,
  })
  return { ...bands, values, grid: [top, height], axis, labelled: !piled, totals, above, edges: undefined }
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
