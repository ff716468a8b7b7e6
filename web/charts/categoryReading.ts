import type { Comparison } from '#contract/blocks.ts'
import type { Words } from '../words/zh.ts'
import type { Format } from './format.ts'
import type { Drawn } from './Legend.tsx'
import type { Reading } from './Readout.tsx'

/** What one category says: every series with its value. The unit stands once, in the title, unless it is short. */
export function categoryReading(
  { categories, series, unit }: Comparison,
  at: number,
  drawn: Drawn,
  format: Format,
  words: Words['chart'],
): Reading {
  const category = categories[at] ?? ''
  const percent = unit === '%'
  return {
    title: percent ? category : words.withUnit(category, unit),
    entries: series.map(({ name, values }, series) => {
      const value = values[at] ?? null
      const written = format(value) + (percent ? '%' : '')
      return { name, value: value === null ? words.missing : written, sample: { series, drawn } }
    }),
  }
}
