import { expression, type Phrase } from './phrases.ts'
import type { ParsedQuery } from './query.ts'
import { type RankingData, rankedKinds, rowWeight, type ScoredRow, titleBonus } from './ranking.ts'
import type { IndexReader } from './reader.ts'

// bm25 takes 0.7 µs an entry. Beyond this many a word says little, and only entries with it in the title are weighed.
const MOST_WEIGHED = 2_500
// With fewer hits the next looser reading is added to them.
const ENOUGH = 5
const LOOSER = 0.5
const TOGETHER = 1.5
// Who asks with one word wants its subject, and of that the pages tell.
const SUBJECT = 2
// bm25 stays far below this even after its factors.
const EXACT_TITLE = 1e6
const NAMED = 1e7
// A page that is named for some of the words is nearly the best.
const NAMED_ALSO = 0.95
// Of all that a keyword says, this much has to be in an entry: less was found by chance.
const LEAST_SHARE = 0.34
// Words that are farther apart say nothing together.
const NEAR = 60
// In a whole sentence much is said only to ask.
const SENTENCE = 4
const LEAST_OF_SENTENCE = 0.2
// Below every weight that bm25 gives.
const UNWEIGHED = 1e-12

/** What was found, with its score but not in order, and the phrases to mark in it. */
interface Matches {
  found: ScoredRow[]
  phrases: Phrase[]
  /** Where no entry has everything: those words of the keyword that no entry has. */
  missing?: string[]
  /** Whether those that have everything have it here and there. */
  isScattered?: boolean
}

/** Entries with everything that was asked for; where there are none, those with some of it. Pages that editors name come first. */
export function find(query: ParsedQuery, reader: IndexReader, ranking: RankingData): Matches {
  const matches = withMore(findEvery(query, reader, ranking), query, () => findSome(query, reader, ranking))
  const named = new Set([...query.pages.keys()].flatMap((page) => reader.rowOf(page) ?? []))
  if (named.size === 0) return matches
  const found = new Map(matches.found.map((one) => [one.row, one]))
  const best = matches.found.reduce((most, { score }) => Math.max(most, score), UNWEIGHED)
  for (const row of named) {
    const score = found.get(row)?.score ?? 0
    found.set(row, { row, score: query.isJustPages ? score + NAMED : Math.max(score, best * NAMED_ALSO) })
  }
  return { ...matches, found: [...found.values()] }
}

/** Few entries with all of a sentence are followed by those with some of it. */
function withMore(every: Matches | undefined, { words }: ParsedQuery, findSome: () => Matches | undefined): Matches {
  if (every && !every.isScattered && (words.length < SENTENCE || every.found.length >= ENOUGH)) return every
  const some = findSome()
  if (!every) return some ?? { found: [], phrases: [] }
  if (!some) return every
  const rows = new Set(every.found.map(({ row }) => row))
  const more = some.found.filter(({ row }) => !rows.has(row))
  const most = every.isScattered ? 0 : more.reduce((most, { score }) => Math.max(most, score), 0)
  const first = every.found.map(({ row, score }) => ({ row, score: score + most }))
  return { found: [...first, ...more], phrases: [...every.phrases, ...some.phrases] }
}

function findEvery(query: ParsedQuery, reader: IndexReader, ranking: RankingData): Matches | undefined {
  const used: Phrase[][] = []
  const looseness = new Map<number, number>()
  for (const phrases of query.every) {
    for (const row of reader.rows(allOf(phrases))) {
      if (!looseness.has(row)) looseness.set(row, used.length)
    }
    used.push(phrases)
    if (looseness.size >= ENOUGH) break
  }
  const last = used.at(-1)
  if (!last || looseness.size === 0) return undefined
  const found = weigh([...looseness.keys()], last, allOf(last), query, reader, ranking)
  for (const one of found) one.score *= LOOSER ** (looseness.get(one.row) ?? 0)
  // In a long text a few words stand somewhere by chance. In a sentence they may.
  const isFew = last.length > 1 && query.words.length < SENTENCE
  const isScattered = isFew && !reader.rows(near(last)).some((row) => looseness.has(row))
  return { found: exactFirst(found, query, reader), phrases: used.flat(), isScattered }
}

/** Entries with more of what is asked come first; a rare word says more. Very common ones are left out unless there is nothing else. */
function findSome(query: ParsedQuery, reader: IndexReader, ranking: RankingData): Matches | undefined {
  for (const phrases of query.some) {
    const all = phrases.map((phrase) => weighed(phrase, reader.rows(expression(phrase)), ranking))
    const known = all.filter(({ rows }) => rows.length > 0)
    const rare = known.filter(({ rows }) => rows.length <= MOST_WEIGHED)
    const used = rare.length > 0 ? rare : known
    if (used.length === 0) continue
    const shares = sumByRow(used)
    const whole = all.reduce((sum, { says }) => sum + says, 0)
    const least = all.length < SENTENCE ? LEAST_SHARE : LEAST_OF_SENTENCE
    const rows = [...shares.keys()].filter((row) => (shares.get(row) ?? 0) >= least * whole)
    if (rows.length === 0) continue
    const marked = used.map(({ phrase }) => phrase)
    const found = weigh(rows, marked, anyOf(marked), query, reader, ranking)
    for (const one of found) one.score *= (shares.get(one.row) ?? 0) ** 2
    return { found: exactFirst(found, query, reader), phrases: marked, missing: missingOf(query, reader) }
  }
  return undefined
}

/** A phrase with its rows and how much it says: the rarer, the more. */
const weighed = (phrase: Phrase, rows: number[], { kinds }: RankingData) => ({
  ...{ phrase, rows },
  says: Math.log(1 + kinds.length / Math.max(1, rows.length)),
})

/** What the lists say that each row is in. */
function sumByRow(lists: { rows: number[]; says: number }[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const { rows, says } of lists) for (const row of rows) sums.set(row, (sums.get(row) ?? 0) + says)
  return sums
}

/** None where all are missing: then something was found by parts of words alone. */
function missingOf({ words }: ParsedQuery, reader: IndexReader): string[] {
  const missing = words.filter(({ phrase }) => reader.rows(expression(phrase)).length === 0)
  return missing.length < words.length ? [...new Set(missing.map(({ text }) => text))] : []
}

/** bm25, and more for hits in the title, for the words together, for kind and age. */
function weigh(
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

function exactFirst(found: ScoredRow[], { title }: ParsedQuery, reader: IndexReader): ScoredRow[] {
  const exact = new Set(reader.rowsWithTitle(title))
  return found.map((one) => (exact.has(one.row) ? { ...one, score: one.score + EXACT_TITLE } : one))
}

function weightsOf(rows: number[], match: string, titles: number, reader: IndexReader): [number, number][] {
  if (rows.length <= MOST_WEIGHED) return reader.bm25(match)
  return titles > 0 && titles <= MOST_WEIGHED ? reader.bm25(`{title} : (${match})`) : []
}

/** What has the words near each other, or one in its title. NEAR takes no others that say the same. */
const near = (phrases: Phrase[]) =>
  `NEAR(${phrases.map((one) => expression({ ...one, others: [] })).join(' ')}, ${NEAR}) OR {title} : (${anyOf(phrases)})`

const anyOf = (phrases: Phrase[]) => phrases.map(expression).join(' OR ')

function allOf(phrases: Phrase[]): string {
  return phrases.map(expression).join(' AND ')
}
