import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import type { Shelf } from './ranking.ts'
import { type SearchLang, searchKinds } from './shapes.ts'
import type { Vocabulary } from './spelling.ts'

/** A document as it is shown. */
export interface Shown {
  link: string
  date: string | null
  title: string
  text: string
}

/** The questions that an index file answers, for one language. */
export interface Library extends Vocabulary {
  /** Rows of documents that match an FTS5 expression. */
  rows(match: string): number[]
  /** The same with their bm25, turned so that higher is better. */
  weighed(match: string): [row: number, weight: number][]
  /** Rows of documents whose title has just these terms. */
  titled(terms: string): number[]
  document(row: number): Shown
}

/** Opens a built index for reading; throws where the file is missing, no index, or has another stamp. */
export function openIndex(file: string, stamp: string) {
  const address = pathToFileURL(file)
  // An index is replaced, never changed: without locks and change checks a statement takes 7 µs less, a question has 10 to 30.
  address.searchParams.set('immutable', '1')
  const db = new DatabaseSync(address, { readOnly: true })
  try {
    if (db.prepare('select stamp from about').get()?.stamp !== stamp) throw new Error('The index has another stamp')
    // Kilobytes of pages in memory. Mapping the whole file answers no sooner, and is 11 MB with 1,000 news items, 51 with 20,000.
    db.exec('pragma cache_size = -4096')
    return { shelf: readShelf(db), zh: library(db, 'zh'), en: library(db, 'en'), close: () => db.close() }
  } catch (error) {
    db.close()
    throw error
  }
}

// A term weighs this much more in a title than in a text.
const TITLE_WEIGHT = 8

function library(db: DatabaseSync, lang: SearchLang): Library {
  const rows = asArrays<[number]>(db.prepare(`select rowid from ${lang} where ${lang} match ?`))
  const weighed = asArrays<[number, number]>(
    db.prepare(`select rowid, -bm25(${lang}, ${TITLE_WEIGHT}, 1) from ${lang} where ${lang} match ?`),
  )
  const titled = asArrays<[number]>(db.prepare(`select row from documents where lang = '${lang}' and titleTerms = ?`))
  const near = asArrays<[string, number]>(
    db.prepare(`select word, uses from words
      where lang = '${lang}' and word >= ? and word < ? and length(word) between ? and ?`),
  )
  const begins = db.prepare(`select 1 from words where lang = '${lang}' and stem >= ? and stem < ? limit 1`)
  const stemOf = db.prepare(`select 1 from words where lang = '${lang}' and stem = ? limit 1`)
  const document = db.prepare('select link, date, title, text from documents where row = ?')
  return {
    rows: (match) => rows(match).map(([row]) => row),
    weighed: (match) => weighed(match),
    titled: (terms) => titled(terms).map(([row]) => row),
    // SQLite's rows are untyped; the table is the one of build.ts.
    document: (row) => document.get(row) as unknown as Shown,
    knows: (stem) => stemOf.get(stem) !== undefined,
    begins: (letters) => begins.get(letters, `${letters}\u{10ffff}`) !== undefined,
    near: (letter, shortest, longest) =>
      near(letter, `${letter}\u{10ffff}`, shortest, longest).map(([word, uses]) => ({ word, uses })),
  }
}

function asArrays<Row>(statement: StatementSync) {
  statement.setReturnArrays(true)
  // What the columns hold is said where the statement is written.
  return (...values: (string | number)[]) => statement.all(...values) as unknown as Row[]
}

/** From an index of its own (build.ts): the whole table would be read into memory for 7 bytes a row. */
function readShelf(db: DatabaseSync): Shelf {
  const size = Number(db.prepare('select count(*) as size from documents').get()?.size)
  const shelf = {
    kinds: new Uint8Array(size),
    days: new Int32Array(size),
    titleSizes: new Uint16Array(size),
    newest: 0,
  }
  const all = asArrays<[number, number, number, number]>(db.prepare('select row, kind, day, titleSize from documents'))
  for (const [row, kind, day, titleSize] of all()) {
    shelf.kinds[row] = Math.min(kind, searchKinds.length - 1)
    shelf.days[row] = day
    shelf.titleSizes[row] = titleSize
    shelf.newest = Math.max(shelf.newest, day)
  }
  return shelf
}
