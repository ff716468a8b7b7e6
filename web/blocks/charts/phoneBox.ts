import type { Chart } from '#contract/blocks.ts'
import { isLying, lanesOf } from '../chartShape.ts'
import type { Box } from './useBox.ts'

const [width, text, em] = [350, 12.5, 16]

/** The box of a chart on a phone, for a drawing that nothing measures: it is scaled to the width that there is. */
export function phoneBox(chart: Chart): Box {
  return { width, height: heightOf(chart), text }
}

/** About the heights that the styles of `Chart` leave to the plot. */
function heightOf(chart: Chart): number {
  if (chart.kind === 'candlestick') return 25 * em
  if (chart.kind === 'donut') return 16 * em
  if (!isLying(chart)) return 20 * em
  return (chart.categories.length * (lanesOf(chart) * 1.5 + 2.6) + 3) * em
}
