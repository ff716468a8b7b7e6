import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { rankedKinds } from './ranking.ts'
import type { SearchEntry, SearchLang } from './shapes.ts'
import { terms, tokenize } from './tokenize.ts'

const EVERY = 500

/**
 * Writes the index into a new file and puts it in the old one's place by rename: who has the old one open keeps it, and a
 * build that broke off leaves nothing behind that could be taken for an index.
 */
export function buildIndex(
  file: string,
  stamp: string,
  entries: Iterable<SearchEntry>,
  beforeSwap: () => void,
  onProgress?: (done: number) => void,
): void {
  mkdirSync(dirname(file), { recursive: true })
  sweep(file)
  const unfinished = `${file}.${process.pid}.building`
  const db = new DatabaseSync(unfinished)
  try {
    // No journal: the file is thrown away when anything goes wrong.
    db.exec('pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -32768')
    db.exec(tables)
    db.exec('begin')
    fill(db, entries, onProgress)
    db.prepare('insert into about values (?)').run(stamp)
    db.exec("commit; insert into zh(zh) values ('optimize'); insert into en(en) values ('optimize')")
  } catch (error) {
    db.close()
    rmSync(unfinished, { force: true })
    throw error
  }
  db.close()
  toDisk(unfinished)
  beforeSwap()
  renameSync(unfinished, file)
}

// One FTS5 table a language, so that how rare a word is counts within its language. They hold no text (`content=''`): the
// excerpt is cut from `entries`. The tokenizer has only to split at spaces; `prefix` serves one-character keywords.
const fts = (lang: SearchLang) =>
  `create virtual table ${lang} using fts5(title, text, content='', prefix='1', tokenize="ascii tokenchars '.'");`

const tables = `
  create table about (stamp text not null);
  create table entries (
    row integer primary key, lang text not null, kind integer not null, day integer not null,
    titleSize integer not null, titleTerms text not null, link text not null, date text, title text not null, text text not null
  );
  create index titles on entries (lang, titleTerms);
  create index ranking on entries (kind, day, titleSize);
  create table words (lang text, word text, stem text, uses integer, primary key (lang, word)) without rowid;
  create index stems on words (lang, stem);
  ${fts('zh')}
  ${fts('en')}
`

function fill(db: DatabaseSync, entries: Iterable<SearchEntry>, onProgress?: (done: number) => void): void {
  const addEntry = db.prepare('insert into entries values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
  const addTerms = {
    zh: db.prepare('insert into zh (rowid, title, text) values (?, ?, ?)'),
    en: db.prepare('insert into en (rowid, title, text) values (?, ?, ?)'),
  }
  const words = { zh: new Map<string, Use>(), en: new Map<string, Use>() }
  let row = 0
  for (const { lang, kind, link, date, title, text } of entries) {
    const inTitle = tokenize(title)
    const inText = tokenize(text)
    const titleTerms = terms(inTitle)
    addTerms[lang].run(row, titleTerms, terms(inText))
    const day = date === undefined ? 0 : Math.floor(Date.parse(date) / 86_400_000) || 0
    addEntry.run(row, lang, rankedKinds.indexOf(kind), day, inTitle.length, titleTerms, link, date ?? null, title, text)
    for (const tokens of [inTitle, inText]) countWords(tokens, words[lang])
    row++
    if (row % EVERY === 0) onProgress?.(row)
  }
  onProgress?.(row)
  const addWord = db.prepare('insert into words values (?, ?, ?, ?)')
  for (const lang of ['zh', 'en'] as const) {
    for (const [word, { stem, uses }] of words[lang]) addWord.run(lang, word, stem, uses)
  }
}

interface Use {
  stem: string
  uses: number
}

function countWords(tokens: ReturnType<typeof tokenize>, words: Map<string, Use>): void {
  for (const { chinese, word, term } of tokens) {
    if (chinese) continue
    const use = words.get(word)
    if (use) use.uses++
    else words.set(word, { stem: term, uses: 1 })
  }
}

/** Removes what builds left that broke off with their process. */
function sweep(file: string): void {
  for (const name of readdirSync(dirname(file))) {
    const [, pid] = name.startsWith(`${basename(file)}.`) ? (/\.(\d+)\.building$/.exec(name) ?? []) : []
    if (pid !== undefined && (Number(pid) === process.pid || !isAlive(Number(pid)))) rmSync(join(dirname(file), name))
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function toDisk(file: string): void {
  const handle = openSync(file, 'r+')
  fsyncSync(handle)
  closeSync(handle)
}
