import type { Lang } from '#contract/paths.ts'
import type { Edition } from './shapes/editions.ts'

/** What is kept as a PDF, as its file holds it. */
export interface WithEditions {
  date: string
  editions?: Edition[] | undefined
  zh?: unknown
  en?: unknown
}

/** The data of an item whose last edition has the PDF with this hash; an item without one gets its first, of its own day. */
export function withPdf({ zh, en, editions = [], ...shared }: WithEditions, lang: Lang, hash: string): WithEditions {
  const { pdf, ...last } = editions.at(-1) ?? { date: shared.date }
  const changed = { date: last.date, pdf: { ...pdf, [lang]: hash }, ...(last.reason && { reason: last.reason }) }
  return {
    ...shared,
    editions: [...editions.slice(0, -1), changed],
    ...(zh !== undefined && { zh }),
    ...(en !== undefined && { en }),
  }
}
