import type { Problem } from '../problems.ts'
import { type Files, fileOf } from '../readFiles.ts'

/** Days, months and years of what has happened. What is planned stands in the calendar, what ends under `expires`. */
const past = new Set(['date', 'issued', 'updated', 'since', 'year'])
const written = /^\d{4}(-\d{2}){0,2}$/

/** Everything that is dated after `today` (YYYY-MM-DD), though it is told as having happened. */
export function checkDates(files: Files, today: string): Problem[] {
  const single = Object.entries(fileOf).flatMap(([name, file]) =>
    later(file, name === 'calendar' ? { updated: files.calendar.updated } : files[name as keyof typeof fileOf], today),
  )
  const listed = [...files.articles, ...files.reports, ...files.leaders].flatMap(({ file, data }) =>
    later(file, data, today),
  )
  return [...single, ...listed]
}

function later(file: string, value: unknown, today: string, path: readonly string[] = []): Problem[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, entry]) => later(file, entry, today, [...path, key]))
  }
  const text = String(value)
  if (!past.has(path.at(-1) ?? '') || !written.test(text) || text <= today.slice(0, text.length)) return []
  return [{ file, field: path.join('.'), reason: `${text} lies in the future` }]
}
