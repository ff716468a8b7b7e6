import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { perLang } from '#contract/writing.ts'
import { phraseIn } from './phrases.ts'
import { type RankingData, rankedKinds } from './ranking.ts'
import type { SearchLang } from './shapes.ts'
import type { Vocabulary } from './spelling.ts'

/** An entry as it is shown. */
export interface StoredEntry {
  link: string
  date: string | null
  title: string
  text: string
}

/** What can be asked of an index file, for one language. */
export interface IndexReader extends Vocabulary {
  /** Rows of entries that match an FTS5 expression. */
  rows(match: string): number[]
  /** The same with their bm25, turned so that higher is better. */
  bm25(match: string): [row: number, weight: number][]
  /** Row of the entry at this address. */
  rowOf(link: string): number | undefined
  /** Rows of entries whose title has just these terms. */
  rowsWithTitle(terms: string): number[]
  entry(row: number): StoredEntry
  /** Names that match an FTS5 expression, with what they lead to: those first that begin with `typed`, then pages, then newer ones. */
  named(match: string, typed: string): NamedEntry[]
}

/** An entry by one of its names. */
interface NamedEntry extends Pick<StoredEntry, 'link' | 'title'> {
  name: string
  kind: number
}

/** Opens a built index for reading; throws where the file is missing, no index, or has a stamp that does not fit. */
export function openIndex(file: string, fits: (stamp: string) => boolean) {
  const address = pathToFileURL(file)
  // An index is replaced, never changed: without locks and change checks a statement takes 7 µs less, a question has 10 to 30.
  address.searchParams.set('immutable', '1')
  const db = new DatabaseSync(address, { readOnly: true })
  try {
    if (!fits(String(db.prepare('select stamp from about').get()?.stamp)))
      throw new Error('The index has another stamp')
    // Kilobytes of pages in memory. Mapping the whole file answers no sooner, and is 11 MB with 1,000 news items, 51 with 20,000.
    db.exec('pragma cache_size = -4096')
    return {
      ranking: readRankingData(db),
      readers: perLang((lang) => readerOf(db, lang)),
      close: () => void (db.isOpen && db.close()),
    }
  } catch (error) {
    db.close()
    throw error
  }
}

// A term weighs this much more in a title than in a text.
const TITLE_WEIGHT = 8
// So does a word of the address, about half as much.
const KEY_WEIGHT = 4

function readerOf(db: DatabaseSync, lang: SearchLang): IndexReader {
  const rows = asArrays<[number]>(db.prepare(`select rowid from ${lang} where ${lang} match ?`))
  const bm25 = asArrays<[number, number]>(
    db.prepare(`select rowid, -bm25(${lang}, ${TITLE_WEIGHT}, 1, ${KEY_WEIGHT}) from ${lang} where ${lang} match ?`),
  )
  const rowsWithTitle = asArrays<[number]>(
    db.prepare(`select row from entries where lang = '${lang}' and titleTerms = ?`),
  )
  const candidates = asArrays<[string, number]>(
    db.prepare(`select word, uses from words
      where lang = '${lang}' and word >= ? and word < ? and length(word) between ? and ?`),
  )
  const hasPrefix = db.prepare(`select 1 from words where lang = '${lang}' and stem >= ? and stem < ? limit 1`)
  const stemOf = db.prepare(`select 1 from words where lang = '${lang}' and stem = ? limit 1`)
  const rowOf = asArrays<[number]>(db.prepare(`select row from entries where lang = '${lang}' and link = ?`))
  const named = db.prepare(`select name, link, title, kind from names join entries using (row)
    where names match ? and lang = '${lang}' order by instr(lower(name), lower(?)) = 1 desc, kind, day desc limit 40`)
  const entry = db.prepare('select link, date, title, text from entries where row = ?')
  return {
    rows: (match) => rows(match).map(([row]) => row),
    bm25: (match) => bm25(match),
    rowsWithTitle: (terms) => rowsWithTitle(terms).map(([row]) => row),
    rowOf: (link) => rowOf(link)[0]?.[0],
    // SQLite's rows are untyped; the table is the one of build.ts.
    entry: (row) => entry.get(row) as unknown as StoredEntry,
    named: (match, typed) => named.all(match, typed) as unknown as NamedEntry[],
    ...pinyinOf(db, lang),
    hasPhrase: (words) => rows(phraseIn(words)).length > 0,
    hasStem: (stem) => stemOf.get(stem) !== undefined,
    hasPrefix: (letters) => hasPrefix.get(letters, `${letters}\u{10ffff}`) !== undefined,
    candidates: (letter, shortest, longest) =>
      candidates(letter, `${letter}\u{10ffff}`, shortest, longest).map(([word, uses]) => ({ word, uses })),
  }
}

function pinyinOf(db: DatabaseSync, lang: SearchLang): Pick<IndexReader, 'wordsOf' | 'wordsBeginning' | 'readingsOf'> {
  const words = asArrays<[string]>(
    db.prepare(`select word from sounds where lang = '${lang}' and sound between ? and ? order by uses desc limit 5`),
  )
  const readings = asArrays<[string]>(db.prepare('select sound from readings where character = ? order by uses desc'))
  return {
    wordsOf: (sound) => words(sound, sound).map(([word]) => word),
    wordsBeginning: (sound) => words(sound, `${sound}~`).map(([word]) => word),
    readingsOf: (character) => readings(character).map(([sound]) => sound),
  }
}

function asArrays<Row>(statement: StatementSync) {
  statement.setReturnArrays(true)
  // What the columns hold is said where the statement is written.
  return (...values: (string | number)[]) => statement.all(...values) as unknown as Row[]
}

/** From an index of its own (build.ts): the whole table would be read into memory for 11 bytes a row. */
function readRankingData(db: DatabaseSync): RankingData {
  const all = asArrays<[kind: number, day: number, titleSize: number, first: number]>(
    db.prepare('select kind, day, titleSize, first from entries indexed by ranking order by row'),
  )()
  return {
    kinds: Uint8Array.from(all, ([kind]) => Math.min(kind, rankedKinds.length - 1)),
    days: Int32Array.from(all, ([, day]) => day),
    titleSizes: Uint16Array.from(all, ([, , size]) => size),
    firsts: Int32Array.from(all, ([, , , first]) => first),
    newest: all.reduce((newest, [, day]) => Math.max(newest, day), 0),
  }
}
