import { asTyped, expression, type Phrase, type Word } from './phrases.ts'
import { isSpecific, type ParsedQuery } from './query.ts'
import type { RankingData, ScoredRow } from './ranking.ts'
import type { IndexReader } from './reader.ts'
import { hasWord } from './stopWords.ts'
import { exactFirst, MOST_WEIGHED, sumByRow, UNWEIGHED, weigh } from './weighing.ts'

// With fewer hits the next looser reading is added to them.
const ENOUGH = 5
const LOOSER = 0.5
const NAMED = 1e7
// Of pages that are named the one for the most words comes first.
const IN_ORDER = 1e-3
// A page that is named for some of the words is nearly the best, and of a few words the best unless a title has all of them.
const NAMED_ALSO = 0.95
const NAMED_OF_FEW = 1.05
const FEW = 2
// Where nothing has all of the words, it says more than what has the rest of them.
const NAMED_OF_REST = 1.05
// Of all that a keyword says, this much has to be in an entry: less was found by chance.
const LEAST_SHARE = 0.34
// Words that are farther apart say nothing together.
const NEAR = 60
// In a whole sentence much is said only to ask.
const SENTENCE = 4
const LEAST_OF_SENTENCE = 0.2
const MOST_OF_PARTS = 0.5

/** What was found, with its score but not in order, and the phrases to mark in it. */
interface Matches {
  found: ScoredRow[]
  phrases: Phrase[]
  /** Where no entry has everything: those words of the keyword that no entry has. */
  missing?: string[]
  /** Words of the keyword that do not count, as nothing was found with them. */
  leftOut?: string[]
  /** Whether those that have everything have it here and there. */
  isScattered?: boolean
}
const nothing: Matches = { found: [], phrases: [] }

/**
 * Entries with everything that was asked for; where there are none, those with some of it, or with what is left of it without its
 * weakest words. Pages that editors name come first.
 */
export function find(query: ParsedQuery, reader: IndexReader, ranking: RankingData): Matches {
  const whole = findWords(query, reader, ranking)
  const isPart = whole.missing !== undefined || whole.isScattered === true
  const isNamed = isMostlyNamed(query) && (isPart || query.pages.size === 1)
  if (whole.found.length > 0) return withNamed(whole, query, reader, isNamed ? NAMED_OF_REST : NAMED_ALSO)
  // A word with one wrong character is nearly there.
  const most = isChance(query, reader) ? undefined : findSome(query.parts, query, reader, ranking, MOST_OF_PARTS)
  if (most) return withNamed(most, query, reader, NAMED_ALSO)
  const words = wordsOf(query, reader)
  const rest = findRest(words, query, reader, ranking)
  if (rest) return withNamed(rest, query, reader, NAMED_OF_REST)
  // A page for one word of much that nothing has was found by chance.
  if (words.named > 0 && words.named >= words.unknown.length)
    return withNamed({ ...nothing, leftOut: textsOf(words.unknown) }, query, reader, NAMED_ALSO)
  // Chinese words are looked for in pieces too; a Latin one is whole, and was found by chance.
  if (query.parts.every(isLatin)) return nothing
  const parts = findSome(query.parts, query, reader, ranking)
  return parts ? withNamed(parts, query, reader, NAMED_ALSO) : nothing
}

function withNamed(matches: Matches, query: ParsedQuery, reader: IndexReader, share: number): Matches {
  const found = new Map(matches.found.map((one) => [one.row, one]))
  const scoreOf = (row: number) => found.get(row)?.score ?? 0
  const pages = [...query.pages.keys()].flatMap((page) => reader.rowOf(page) ?? [])
  // What is asked for beside their words tells which of them is meant.
  const named = new Set(query.isJustPages ? pages : pages.sort((a, b) => scoreOf(b) - scoreOf(a)))
  if (named.size === 0) return matches
  const best = matches.found.reduce((most, { score }) => Math.max(most, score), UNWEIGHED)
  const most = best * (isOfFew(query, reader) ? NAMED_OF_FEW : share)
  for (const [at, row] of [...named].entries()) {
    const [score, order] = [scoreOf(row), 1 - at * IN_ORDER]
    found.set(row, { row, score: query.isJustPages ? score + NAMED * order : Math.max(score, most * order) })
  }
  return { ...matches, found: [...found.values()] }
}

/** Whether a keyword of few words asks for their subject, not for a title or a year. */
const isOfFew = ({ words, some }: ParsedQuery, reader: IndexReader) =>
  some.length > 0 &&
  words.length <= FEW &&
  words.every(({ text }) => !/\d/.test(text)) &&
  reader.rows(`{title} : (${allOf(some.map(asTyped))})`).length === 0

/** Whether editors name pages for most words of a keyword. */
const isMostlyNamed = ({ words }: ParsedQuery) =>
  words.filter(({ link }) => link !== undefined).length * 2 > words.length

/** Entries with all of the words, and where these are few with some of them. */
const findWords = (query: ParsedQuery, reader: IndexReader, ranking: RankingData): Matches =>
  withMore(findEvery(query, reader, ranking), query, () =>
    isChance(query, reader) ? undefined : findSome(query.some, query, reader, ranking),
  )

/** Whether so many words are in nothing that what has the rest was found by chance. Of Chinese ones half may be slips, or cut wrongly. */
function isChance(query: ParsedQuery, reader: IndexReader): boolean {
  const unknown = missingOf(query, reader).length * 2
  return unknown > query.words.length || (unknown === query.words.length && query.parts.every(isLatin))
}

/** The words of a keyword by what is known of them. */
interface KnownWords {
  /** Those that entries have, each with their number; the commonest first. */
  kept: { word: Word; rows: number }[]
  /** Those that nothing has, and for which editors name no page. */
  unknown: Word[]
  /** How many have a page. */
  named: number
}

function wordsOf({ words }: ParsedQuery, reader: IndexReader): KnownWords {
  // What has a single character was found by chance.
  const rowsOf = ({ phrase }: Word) => (isSpecific(phrase) ? reader.rows(expression(phrase)).length : 0)
  const all = words.map((word) => ({ word, rows: rowsOf(word) }))
  return {
    kept: all.filter(({ rows }) => rows > 0).sort((a, b) => b.rows - a.rows),
    unknown: all.flatMap(({ word, rows }) => (rows === 0 && word.link === undefined ? [word] : [])),
    named: words.filter(({ link }) => link !== undefined).length,
  }
}

/** Single characters are not worth a reader's time. */
const textsOf = (words: Word[]) => [...new Set(words.map(({ text }) => text))].filter((text) => text.length > 1)

/**
 * What is found without the words that say least: those that nothing has, then the commonest. Of a keyword of which nothing has the most
 * nothing is found.
 */
function findRest(
  { kept, unknown, named }: KnownWords,
  query: ParsedQuery,
  reader: IndexReader,
  ranking: RankingData,
): Matches | undefined {
  if (kept.length < unknown.length || (kept.length === unknown.length && named === 0)) return undefined
  for (let from = 0; from < kept.length; from++) {
    const words = kept.slice(from).map(({ word }) => word)
    const some = words.map(({ phrase }) => phrase)
    const { missing: _, ...rest } = findWords({ ...query, every: [some], some, words }, reader, ranking)
    if (rest.found.length === 0) continue
    const leftOut = query.words.filter((word) => word.link === undefined && !words.includes(word))
    return { ...rest, leftOut: textsOf([...query.weak, ...leftOut]) }
  }
  return undefined
}

/** Few entries with all of a sentence are followed by those with some of it. */
function withMore(every: Matches | undefined, { words }: ParsedQuery, findSome: () => Matches | undefined): Matches {
  if (every && !every.isScattered && (words.length < SENTENCE || every.found.length >= ENOUGH)) return every
  const some = findSome()
  if (!every) return some ?? nothing
  if (!some) return every
  const rows = new Set(every.found.map(({ row }) => row))
  const more = some.found.filter(({ row }) => !rows.has(row))
  const most = every.isScattered ? 0 : more.reduce((most, { score }) => Math.max(most, score), 0)
  const first = every.found.map(({ row, score }) => ({ row, score: score + most }))
  return { ...every, found: [...first, ...more], phrases: [...every.phrases, ...some.phrases] }
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
function findSome(
  phrases: Phrase[],
  query: ParsedQuery,
  reader: IndexReader,
  ranking: RankingData,
  least = phrases.length < SENTENCE ? LEAST_SHARE : LEAST_OF_SENTENCE,
): Matches | undefined {
  const sayingOf = (phrase: Phrase) => weighed(phrase, reader.rows(expression(phrase)), ranking)
  const all = phrases.map(sayingOf)
  const known = all.filter(({ rows }) => rows.length > 0)
  const rare = known.filter(({ rows }) => rows.length <= MOST_WEIGHED)
  const used = rare.length > 0 ? rare : known
  const shares = sumByRow(used)
  const whole = all.reduce((sum, { says }) => sum + says, 0)
  const rows = [...shares.keys()].filter((row) => (shares.get(row) ?? 0) >= least * whole)
  if (rows.length === 0) return undefined
  const marked = used.map(({ phrase }) => phrase)
  const found = weigh(rows, marked, anyOf(marked), query, reader, ranking)
  const withWeak = sumByRow([...used, ...query.weak.map(({ phrase }) => sayingOf(phrase))])
  for (const one of found) one.score *= (withWeak.get(one.row) ?? 0) ** 2
  const missing = told(missingOf(query, reader))
  return { found: exactFirst(found, query, reader), phrases: marked, missing, leftOut: textsOf(query.weak) }
}

/** How much it says that an entry has what these rows have: the rarer, the more. */
export const saidBy = (rows: number[], { kinds }: RankingData) => Math.log(1 + kinds.length / Math.max(1, rows.length))

/** A phrase with its rows and how much it says. */
const weighed = (phrase: Phrase, rows: number[], ranking: RankingData) => ({
  ...{ phrase, rows, says: saidBy(rows, ranking) },
})

/** None where all are missing: then something was found by parts of words alone. */
function missingOf({ words }: ParsedQuery, reader: IndexReader): string[] {
  const missing = words.filter(({ phrase }) => reader.rows(expression(phrase)).length === 0)
  return missing.length < words.length ? textsOf(missing) : []
}

/** Characters that ICU could make no word of are a cut in the wrong place. */
const told = (missing: string[]) => missing.filter(hasWord)

/** What has the words near each other, or one in its title. NEAR takes no others that say the same. */
const near = (phrases: Phrase[]) =>
  `NEAR(${phrases.map((one) => expression(asTyped(one))).join(' ')}, ${NEAR}) OR {title} : (${anyOf(phrases)})`

const isLatin = ({ terms }: Phrase) => terms.every((term) => /^[\x20-\x7e]*$/.test(term))

const anyOf = (phrases: Phrase[]) => phrases.map(expression).join(' OR ')

function allOf(phrases: Phrase[]): string {
  return phrases.map(expression).join(' AND ')
}
