import type { Comparison } from '#contract/charts.ts'
import type { Words } from '../words/zh.ts'
import type { Format } from './format.ts'
import type { Drawn } from './Legend.tsx'
import type { Reading } from './Readout.tsx'
import { remarksOf } from './remarks.ts'
import { sampleTone } from './tones.ts'

/** What one category says: every series with its value. The unit stands once, in the title, unless it is short. */
export function categoryReading(
  chart: Comparison,
  at: number,
  drawn: Drawn,
  format: Format,
  words: Words['chart'],
): Reading {
  const { categories, series, unit } = chart
  const category = categories[at] ?? ''
  const percent = unit === '%'
  return {
    title: [percent ? category : words.withUnit(category, unit), ...remarksOf(chart, at, words)].join(words.comma),
    entries: series.map(({ name, values }, series) => {
      const value = values[at] ?? null
      const written = format(value) + (percent ? '%' : '')
      const sample = { tone: sampleTone(chart, series), drawn }
      return { name, value: value === null ? words.missing : written, sample }
    }),
  }
}
