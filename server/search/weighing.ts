import { expression, type Phrase } from './phrases.ts'
import type { ParsedQuery } from './query.ts'
import { type RankingData, rankedKinds, rowWeight, type ScoredRow, titleBonus } from './ranking.ts'
import type { IndexReader } from './reader.ts'

// bm25 takes 0.7 µs an entry. Beyond this many a word says little, and only entries with it in the title are weighed.
export const MOST_WEIGHED = 2_500
const TOGETHER = 1.5
// Who asks with one word wants its subject, and of that the pages tell.
const SUBJECT = 2
// bm25 stays far below this even after its factors.
const EXACT_TITLE = 1e6
// Below every weight that bm25 gives.
export const UNWEIGHED = 1e-12

/** bm25, and more for hits in the title, for the words together, for kind and age. */
export function weigh(
  rows: number[],
  phrases: Phrase[],
  match: string,
  query: ParsedQuery,
  reader: IndexReader,
  ranking: RankingData,
): ScoredRow[] {
  const inTitle = sumByRow(phrases.map((phrase) => ({ rows: reader.rows(`{title} : ${expression(phrase)}`), says: 1 })))
  const weights = new Map(weightsOf(rows, match, inTitle.size, reader))
  const together = new Set(phrases.length > 1 ? reader.rows(expression(query.whole)) : [])
  const isSubject = (row: number) => phrases.length === 1 && rankedKinds[ranking.kinds[row] ?? -1] === 'page'
  return rows.map((row) => {
    const share = (inTitle.get(row) ?? 0) / phrases.length
    const title = share === 0 ? 1 : titleBonus(ranking, row, share, query.whole.terms.length)
    const weight = (weights.get(row) ?? UNWEIGHED) * (together.has(row) ? TOGETHER : 1)
    return { row, score: weight * title * rowWeight(ranking, row) * (isSubject(row) ? SUBJECT : 1) }
  })
}

/** Entries whose title says just what was asked for come before all others. */
export function exactFirst(found: ScoredRow[], { title }: ParsedQuery, reader: IndexReader): ScoredRow[] {
  const exact = new Set(reader.rowsWithTitle(title))
  return found.map((one) => (exact.has(one.row) ? { ...one, score: one.score + EXACT_TITLE } : one))
}

function weightsOf(rows: number[], match: string, titles: number, reader: IndexReader): [number, number][] {
  if (rows.length <= MOST_WEIGHED) return reader.bm25(match)
  return titles > 0 && titles <= MOST_WEIGHED ? reader.bm25(`{title} : (${match})`) : []
}

/** What the lists say that each row is in. */
export function sumByRow(lists: { rows: number[]; says: number }[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const { rows, says } of lists) for (const row of rows) sums.set(row, (sums.get(row) ?? 0) + says)
  return sums
}
