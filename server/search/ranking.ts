import type { SearchKind } from './shapes.ts'

/** What the order needs of each document, by row number; kept in memory, 7 bytes a document. */
export interface Shelf {
  /** Index into `searchKinds`. */
  kinds: Uint8Array
  /** Days since 1970, 0 for undated. */
  days: Int32Array
  /** Terms in the title. */
  titleSizes: Uint16Array
  newest: number
}

/** A found document; `worth` is higher for better ones. */
export interface Found {
  row: number
  worth: number
}

// A page says what the company is about; the news of a day mention the same words in passing.
const kindWeights = {
  page: 1.25,
  person: 1.15,
  report: 1.1,
  announcement: 1,
  news: 1,
  securities: 1,
  dynamics: 0.95,
} satisfies Record<SearchKind, number>
const weights = Object.values(kindWeights)

const TITLE = 0.5
const CLOSE_TITLE = 1
const RECENCY = 0.15
const YEAR = 365

/** The kind's weight, and a little more for newer documents, measured from the newest one so that order is not of today. */
export function standing(shelf: Shelf, row: number): number {
  const weight = weights[shelf.kinds[row] ?? 0] ?? 1
  const day = shelf.days[row] ?? 0
  const recency = day === 0 ? 0.5 : 1 / (1 + (shelf.newest - day) / YEAR)
  return weight * (1 + RECENCY * recency)
}

/** What hits in the title are worth more: by the share of the phrases in it, and most where the title says little else. */
export function titleBonus(shelf: Shelf, row: number, share: number, terms: number): number {
  const size = Math.max(1, shelf.titleSizes[row] ?? 1)
  return 1 + share * (TITLE + CLOSE_TITLE * Math.min(1, (share * terms) / size))
}

/** The best `count` in order. Of equal worth: the order of the kinds, then the newer. */
export function best(found: Found[], count: number, shelf: Shelf): Found[] {
  const worths = Float64Array.from(found, ({ worth }) => worth).sort()
  const least = worths[Math.max(0, worths.length - count)] ?? 0
  const kindOf = ({ row }: Found) => shelf.kinds[row] ?? 0
  const dayOf = ({ row }: Found) => shelf.days[row] ?? 0
  return found
    .filter(({ worth }) => worth >= least)
    .sort((a, b) => b.worth - a.worth || kindOf(a) - kindOf(b) || dayOf(b) - dayOf(a) || a.row - b.row)
    .slice(0, count)
}
