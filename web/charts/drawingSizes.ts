import type { Chart } from '#contract/blocks.ts'
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
  if (chart.kind === 'donut') return { narrow: 17 + 2.25 * chart.slices.length, wide: 22 }
  if (!isHorizontal(chart)) return { narrow: chart.series.length > 1 ? 24 : 21, wide: 27 }
  const height = (above: number) => chart.categories.length * (1.5 * lanesOf(chart) + 0.9 + above) + 4.5
  return { narrow: height(1.7), wide: height(areLabelsAbove(chart) ? 1.7 : 0) }
}

/** What a size is drawn for until its own room is measured. It is stretched to that room, its text is not. */
export function initialBox(chart: Chart, size: DrawingSize): Box {
  const height = heightsOf(chart)[size] * rem
  const text = 0.8125 * rem
  const isNarrow = size === 'narrow'
  switch (chart.kind) {
    // Two pixels are seen by nobody, and a document is shorter by a third of a kilobyte.
    case 'candlestick':
      return isNarrow
        ? { width: phone, height: height - 277, text, grain: 2 }
        : { width: 1120, height: height - 100, text, grain: 2 }
    case 'donut':
      return isNarrow ? { width: phone, height: 16 * rem, text } : { width: 300, height, text }
    default:
      return { width: isNarrow ? phone : 40 * rem, height: height - (chart.series.length > 1 ? legend : 0), text }
  }
}

/** In pixels, as most readers have it. */
const rem = 16
/** Width of a chart on a phone of 360 pixels; on wider ones its labels are a little further apart. */
const phone = 320
/** Height of a line of the legend with the gap below it. */
const legend = 29
