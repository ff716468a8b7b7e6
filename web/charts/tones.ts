import type { Comparison } from '#contract/charts.ts'
import { areTimes } from './chartShape.ts'
import { lastOf } from './lines.ts'
import { markAt } from './remarks.ts'

/** What the style sheet knows a value by: its series, whether it is past or now, and what a mark says of it. */
export interface Tone {
  'data-series': number
  'data-tone': 'past' | 'now' | 'missed' | undefined
  'data-unaudited': true | undefined
}

/** How the value of a series in a category is drawn. */
export function toneOf(chart: Comparison, series: number, category: number): Tone {
  const mark = markAt(chart, category)
  return {
    'data-series': series + 1,
    'data-tone': mark?.missed ? 'missed' : timeOf(chart, series, category),
    'data-unaudited': mark?.unaudited || undefined,
  }
}

/** What stands for a whole series, whatever single values are. */
export const sampleTone = (chart: Comparison, series: number): Tone => ({
  ...toneOf({ ...chart, marks: [] }, series, chart.categories.length - 1),
  'data-unaudited': undefined,
})

/** Whether names are of different years: the months of one year have no past. */
const areYears = (names: string[]) => areTimes(names) && names.some((name) => /\d{4}/.test(name))

/** A single series along years has a past and a now, and so have two series that are years themselves; others have colours. */
function timeOf({ kind, categories, series }: Comparison, at: number, category: number): 'past' | 'now' | undefined {
  if (kind === 'stacked' || series.length > 2) return undefined
  if (series.length === 2) return areTimes(series.map(({ name }) => name)) ? (at === 0 ? 'past' : 'now') : undefined
  return areYears(categories) && category < lastOf(series[0]?.values ?? []) ? 'past' : 'now'
}
