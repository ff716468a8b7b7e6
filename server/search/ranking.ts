import type { SearchKind } from './shapes.ts'

/** What ranking needs of each entry, by row number; kept in memory, 11 bytes an entry. */
export interface RankingData {
  /** Index into `rankedKinds`. */
  kinds: Uint8Array
  /** Days since 1970, 0 for undated. */
  days: Int32Array
  /** Terms in the title. */
  titleSizes: Uint16Array
  /** Row of a PDF's first page; the row itself of all else. */
  firsts: Int32Array
  newest: number
}

/** A found entry; `score` is higher for better ones. */
export interface ScoredRow {
  row: number
  score: number
}

// A page says what the company is about; the news of a day mention the same words in passing.
// Of hits that are otherwise equal, and of kinds in an answer, this is the order.
const kindWeights = {
  page: 1.25,
  person: 1.15,
  report: 1.1,
  announcement: 1,
  news: 1,
  securities: 1,
  dynamics: 0.95,
  document: 0.8,
  milestone: 0.8,
} satisfies Record<SearchKind, number>
const weights = Object.values(kindWeights)
export const rankedKinds = Object.keys(kindWeights) as SearchKind[] // the keys of the constant above, no others

const TITLE = 0.5
const CLOSE_TITLE = 1
const RECENCY = 0.15
const YEAR = 365

/** The kind's weight, and a little more for newer entries, measured from the newest one so that order is not of today. */
export function rowWeight(ranking: RankingData, row: number): number {
  const weight = weights[ranking.kinds[row] ?? 0] ?? 1
  const day = ranking.days[row] ?? 0
  const recency = day === 0 ? 0.5 : 1 / (1 + (ranking.newest - day) / YEAR)
  return weight * (1 + RECENCY * recency)
}

/** How much more hits in the title count: by the share of the phrases in it, and most where the title says little else. */
export function titleBonus(ranking: RankingData, row: number, share: number, terms: number): number {
  const size = Math.max(1, ranking.titleSizes[row] ?? 1)
  return 1 + share * (TITLE + CLOSE_TITLE * Math.min(1, (share * terms) / size))
}

/** Of each PDF the best page. */
export function bestPages(found: ScoredRow[], { firsts, kinds }: RankingData): ScoredRow[] {
  const document = rankedKinds.indexOf('document')
  const [pages = [], others = []] = [true, false].map((is) =>
    found.filter(({ row }) => (kinds[row] === document) === is),
  )
  const best = new Map<number | undefined, ScoredRow>()
  for (const page of pages.sort((a, b) => b.score - a.score || a.row - b.row))
    if (!best.has(firsts[page.row])) best.set(firsts[page.row], page)
  return [...others, ...best.values()]
}

/** The best `count` in order. Of equal score: the order of the kinds, then the newer. */
export function bestRows(found: ScoredRow[], count: number, ranking: RankingData): ScoredRow[] {
  const scores = Float64Array.from(found, ({ score }) => score).sort()
  const least = scores[Math.max(0, scores.length - count)] ?? 0
  const kindOf = ({ row }: ScoredRow) => ranking.kinds[row] ?? 0
  const dayOf = ({ row }: ScoredRow) => ranking.days[row] ?? 0
  return found
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score || kindOf(a) - kindOf(b) || dayOf(b) - dayOf(a) || a.row - b.row)
    .slice(0, count)
}
