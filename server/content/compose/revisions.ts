import type { Lang } from '#contract/paths.ts'
import { writing } from '#contract/writing.ts'
import { printedItemsOf } from '../pdfFiles.ts'
import type { Files } from '../readFiles.ts'
import type { Edition } from '../shapes/editions.ts'

/** The last edition that took the place of another, with its reason in both languages. */
export function revisionOf(editions: readonly Edition[] = []) {
  const last = editions.slice(1).findLast(({ reason }) => reason)
  return last?.reason && { date: last.date, reason: last.reason }
}

/** Rows of the list of corrections, the latest first: day, document, reason. */
export const correctionsOf = (files: Files, lang: Lang): string[][] =>
  printedItemsOf(files)
    .flatMap(({ titles, editions = [] }) =>
      editions
        .slice(1)
        .flatMap(({ date, reason }) => (reason ? [{ date, title: titles[lang], reason: reason[lang] }] : [])),
    )
    .sort((a, b) => b.date.localeCompare(a.date))
    .flatMap(({ date, title, reason }) => (title ? [[dayIn(date, lang), title, reason]] : []))

/** A day, YYYY-MM-DD, as the tables of the language write it. */
const dayIn = (date: string, lang: Lang) =>
  writing[lang].script === 'Han'
    ? date
    : new Intl.DateTimeFormat(writing[lang].dates, { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(`${date}T00:00:00Z`),
      )
