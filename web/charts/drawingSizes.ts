import type { Chart } from '#blocks/chart/kind.ts'
import { areLabelsAbove, isHorizontal, lanesOf } from './chartShape.ts'
import type { Box } from './useBox.ts'

/** A document has every chart twice, for narrow rooms and for wide ones: the style sheet shows one of them. */
export const drawingSizes = ['narrow', 'wide'] as const
export type DrawingSize = (typeof drawingSizes)[number]

/** Ems of a drawing's text from which it has the wide size: 40rem of its room, where the style sheet changes the drawingSizes. */
export const wideFrom = 49
/** The same for prices, 54rem: from here on a year of days has room. */
export const daysFrom = 66

/** Heights of the room that a chart's block keeps, in rem: known from its data alone, so that nothing ever moves. */
export function heightsOf(chart: Chart): Record<DrawingSize, number> {
  if (chart.kind === 'candlestick') return { narrow: 38, wide: 36 }
  if (chart.kind === 'share') return both(6 + 2.55 * chart.slices.length)
  if (chart.kind === 'slope') return both(Math.max(18, 5 + 2.4 * chart.series.length))
  if (!isHorizontal(chart)) return { narrow: chart.series.length > 1 ? 24 : 20, wide: 24 }
  const height = (above: number) =>
    chart.categories.length * (1.3 * lanesOf(chart) + 0.9 + above) +
    (chart.series.length > 1 ? 5 : 2.5) +
    (chart.targets ? 2 : 0)
  return { narrow: height(1.5), wide: height(areLabelsAbove(chart) ? 1.5 : 0) }
}

const both = (height: number) => ({ narrow: height, wide: height })

/** What a size is drawn for until its own room is measured. It is stretched to that room, its text is not. `own` is a height that is not its block's. */
export function initialBox(chart: Chart, size: DrawingSize, own?: number): Box {
  const height = (own ?? heightsOf(chart)[size]) * rem
  const text = 0.8125 * rem
  const isNarrow = size === 'narrow'
  const width = isNarrow ? phone : 40 * rem
  // Two pixels are seen by nobody, and a document is shorter by a third of a kilobyte.
  if (chart.kind === 'candlestick')
    return { width: isNarrow ? phone : 1120, height: height - (isNarrow ? 277 : 100), text, grain: 2 }
  const hasLegend = 'series' in chart && chart.kind !== 'slope' && chart.series.length > 1
  return { width, height: height - (hasLegend ? legend : 0), text }
}

/** In pixels, as most readers have it. */
const rem = 16
/** Width of a chart on a phone of 360 pixels; on wider ones its labels are a little further apart. */
const phone = 320
/** Height of a line of the legend with the gap below it. */
const legend = 29
