import type { Library } from './library.ts'
import { type Found, type Shelf, standing, titleBonus } from './order.ts'
import type { Phrase } from './phrases.ts'
import type { Question, Reading } from './question.ts'

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
}

/** Documents with everything that was asked for; where there are none, those with some of it. */
export function find(asked: Question, library: Library, shelf: Shelf): Finding {
  const used: Reading[] = []
  const looseness = new Map<number, number>()
  for (const reading of asked.every) {
    for (const row of library.rows(matchOf(reading))) {
      if (!looseness.has(row)) looseness.set(row, used.length)
    }
    used.push(reading)
    if (looseness.size >= ENOUGH) break
  }
  const last = used.at(-1)
  if (last && looseness.size > 0) {
    return {
      found: weigh([...looseness.keys()], last, asked, library, shelf, (row) => LOOSER ** (looseness.get(row) ?? 0)),
      phrases: used.flatMap(({ phrases }) => phrases),
    }
  }
  for (const reading of asked.some) {
    const rows = library.rows(matchOf(reading))
    if (rows.length > 0) return { found: weigh(rows, reading, asked, library, shelf), phrases: reading.phrases }
  }
  return { found: [], phrases: [] }
}

/** bm25, more for hits in the title, for the words together, for standing; exact titles and most phrases go before all. */
function weigh(
  rows: number[],
  reading: Reading,
  asked: Question,
  library: Library,
  shelf: Shelf,
  strictness = (_row: number) => 1,
): Found[] {
  const { phrases, every } = reading
  const inTitle = countsOf(phrases.map(titleOnly), library)
  const inAll = every ? undefined : countsOf(phrases.map(expression), library)
  const weights = new Map(weightsOf(rows, matchOf(reading), inTitle.size, library))
  const together = new Set(phrases.length > 1 ? library.rows(expression(asked.whole)) : [])
  const exact = new Set(library.titled(asked.title))
  return rows.map((row) => {
    const before = exact.has(row) ? EXACT_TITLE : (inAll?.get(row) ?? 0) * MORE_PHRASES
    const share = (inTitle.get(row) ?? 0) / phrases.length
    const title = share === 0 ? 1 : titleBonus(shelf, row, share, asked.whole.terms.length)
    const weight = (weights.get(row) ?? UNWEIGHED) * strictness(row) * (together.has(row) ? TOGETHER : 1)
    return { row, worth: before + weight * title * standing(shelf, row) }
  })
}

function weightsOf(rows: number[], match: string, titles: number, library: Library): [number, number][] {
  if (rows.length <= MOST_WEIGHED) return library.weighed(match)
  return titles > 0 && titles <= MOST_WEIGHED ? library.weighed(`{title} : (${match})`) : []
}

/** How many of the expressions match each row. */
function countsOf(expressions: string[], library: Library): Map<number, number> {
  const counts = new Map<number, number>()
  for (const match of expressions) {
    for (const row of library.rows(match)) counts.set(row, (counts.get(row) ?? 0) + 1)
  }
  return counts
}

function matchOf({ phrases, every }: Reading): string {
  return phrases.map(expression).join(every ? ' AND ' : ' OR ')
}

function titleOnly(phrase: Phrase): string {
  return `{title} : ${expression(phrase)}`
}

// Terms hold letters, digits and points only (cut.ts), so the quotes can't be broken out of.
function expression({ terms, open }: Phrase): string {
  return `"${terms.join(' ')}"${open ? ' *' : ''}`
}
