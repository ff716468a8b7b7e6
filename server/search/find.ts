import type { Phrase } from './phrases.ts'
import type { Question } from './query.ts'
import { type Found, type Shelf, standing, titleBonus } from './ranking.ts'
import type { Library } from './reader.ts'

// bm25 takes 0.7 µs a document. Beyond this many a word says little, and only documents with it in the title are weighed.
const MOST_WEIGHED = 2_500
// With fewer hits the next looser reading is added to them.
const ENOUGH = 5
const LOOSER = 0.5
const TOGETHER = 1.5
// bm25 stays far below 1,000 even after its factors, and no reading has 1,000 phrases.
const MORE_PHRASES = 1e3
const EXACT_TITLE = 1e6
// Below every weight that bm25 gives.
const UNWEIGHED = 1e-12

/** What was found, with its worth but not in order, and the phrases to mark in it. */
export interface Finding {
  found: Found[]
  phrases: Phrase[]
  /** Where no document has everything: those words of the keyword that no document has. */
  missing?: string[]
}

/** Documents with everything that was asked for; where there are none, those with some of it. */
export function find(asked: Question, library: Library, shelf: Shelf): Finding {
  return findEvery(asked, library, shelf) ?? findSome(asked, library, shelf) ?? { found: [], phrases: [] }
}

function findEvery(asked: Question, library: Library, shelf: Shelf): Finding | undefined {
  const used: Phrase[][] = []
  const looseness = new Map<number, number>()
  for (const phrases of asked.every) {
    for (const row of library.rows(allOf(phrases))) {
      if (!looseness.has(row)) looseness.set(row, used.length)
    }
    used.push(phrases)
    if (looseness.size >= ENOUGH) break
  }
  const last = used.at(-1)
  if (!last || looseness.size === 0) return undefined
  const found = weigh([...looseness.keys()], last, allOf(last), asked, library, shelf)
  for (const one of found) one.worth *= LOOSER ** (looseness.get(one.row) ?? 0)
  return { found: exactFirst(found, asked, library), phrases: used.flat() }
}

/** Documents with more of the phrases come first. Very common ones are left out unless there is nothing else. */
function findSome(asked: Question, library: Library, shelf: Shelf): Finding | undefined {
  for (const phrases of asked.some) {
    const known = phrases
      .map((phrase) => ({ phrase, rows: library.rows(expression(phrase)) }))
      .filter(({ rows }) => rows.length > 0)
    const rare = known.filter(({ rows }) => rows.length <= MOST_WEIGHED)
    const used = rare.length > 0 ? rare : known
    if (used.length === 0) continue
    const counts = countRows(used.map(({ rows }) => rows))
    const marked = used.map(({ phrase }) => phrase)
    const found = weigh([...counts.keys()], marked, marked.map(expression).join(' OR '), asked, library, shelf)
    for (const one of found) one.worth += MORE_PHRASES * (counts.get(one.row) ?? 0)
    return { found: exactFirst(found, asked, library), phrases: marked, missing: missingOf(asked, library) }
  }
  return undefined
}

/** None where all are missing: then something was found by parts of words alone. */
function missingOf({ words }: Question, library: Library): string[] {
  const missing = words.filter(({ phrase }) => library.rows(expression(phrase)).length === 0)
  return missing.length < words.length ? [...new Set(missing.map(({ text }) => text))] : []
}

/** bm25, and more for hits in the title, for the words together, for standing. */
function weigh(
  rows: number[],
  phrases: Phrase[],
  match: string,
  asked: Question,
  library: Library,
  shelf: Shelf,
): Found[] {
  const inTitle = countRows(phrases.map((phrase) => library.rows(`{title} : ${expression(phrase)}`)))
  const weights = new Map(weightsOf(rows, match, inTitle.size, library))
  const together = new Set(phrases.length > 1 ? library.rows(expression(asked.whole)) : [])
  return rows.map((row) => {
    const share = (inTitle.get(row) ?? 0) / phrases.length
    const title = share === 0 ? 1 : titleBonus(shelf, row, share, asked.whole.terms.length)
    const weight = (weights.get(row) ?? UNWEIGHED) * (together.has(row) ? TOGETHER : 1)
    return { row, worth: weight * title * standing(shelf, row) }
  })
}

function exactFirst(found: Found[], { title }: Question, library: Library): Found[] {
  const exact = new Set(library.titled(title))
  return found.map((one) => (exact.has(one.row) ? { ...one, worth: one.worth + EXACT_TITLE } : one))
}

function weightsOf(rows: number[], match: string, titles: number, library: Library): [number, number][] {
  if (rows.length <= MOST_WEIGHED) return library.weighed(match)
  return titles > 0 && titles <= MOST_WEIGHED ? library.weighed(`{title} : (${match})`) : []
}

/** In how many of the lists each row is. */
function countRows(lists: number[][]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const rows of lists) {
    for (const row of rows) counts.set(row, (counts.get(row) ?? 0) + 1)
  }
  return counts
}

function allOf(phrases: Phrase[]): string {
  return phrases.map(expression).join(' AND ')
}

// Terms hold letters, digits and points only (cut.ts), so the quotes can't be broken out of.
function expression({ terms, open }: Phrase): string {
  return `"${terms.join(' ')}"${open ? ' *' : ''}`
}
