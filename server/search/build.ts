import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { langs } from '#contract/paths.ts'
import { perLang, writing } from '#contract/writing.ts'
import { commonCharacters, countChinese, loadSyllables } from './pinyin.ts'
import { rankedKinds } from './ranking.ts'
import type { SearchWords } from './searchWords.ts'
import type { SearchEntry } from './shapes.ts'
import type { Steps } from './steps.ts'
import { terms, tokenize } from './tokenize.ts'

const EVERY = 500

interface BuildOptions {
  file: string
  stamp: string
  entries: Iterable<SearchEntry>
  searchWords: readonly SearchWords[]
  onProgress?: ((done: number) => void) | undefined
}

let builds = 0

/**
 * Writes the index into a file of its own beside `file`, in small steps, and returns its name: to be renamed to `file`. A build that broke
 * off, or is given up between two steps, leaves nothing behind that could be taken for an index.
 */
export function* buildIndex({ file, stamp, ...filling }: BuildOptions): Steps<string> {
  mkdirSync(dirname(file), { recursive: true })
  sweep(file)
  const unfinished = `${file}.${process.pid}.${++builds}.building`
  rmSync(unfinished, { force: true }) // of a process that had the same number
  const db = new DatabaseSync(unfinished, { defensive: false })
  let isDone = false
  try {
    // No journal: the file is thrown away when anything goes wrong.
    db.exec('pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -8192')
    db.exec(tables)
    db.exec('begin')
    yield* fill(db, filling)
    db.exec('commit')
    yield
    for (const lang of langs) yield* merge(db, lang)
    // All of it is on the disk before it is called an index.
    yield () => writeOut(unfinished)
    db.exec('pragma synchronous = full')
    db.prepare('insert into about values (?)').run(stamp)
    isDone = true
  } finally {
    db.close()
    if (!isDone) rmSync(unfinished, { force: true })
  }
  return unfinished
}

// One FTS5 table a language, so that how rare a word is counts within its language. They hold no text (`content=''`): the
// excerpt is cut from `entries`. The tokenizer has only to split at spaces; `prefix` serves one-character keywords. `names` is
// what suggestions are made from.
const fts = (table: string, columns: string) =>
  `create virtual table ${table} using fts5(${columns}, prefix='1', tokenize="ascii tokenchars '.'");`

const tables = `
  create table about (stamp text not null);
  create table entries (
    row integer primary key, lang text not null, kind integer not null, day integer not null,
    titleSize integer not null, first integer not null, titleTerms text not null, link text not null, date text, title text not null, text text not null
  );
  create index titles on entries (lang, titleTerms);
  create index links on entries (lang, link);
  create index ranking on entries (kind, day, titleSize, first);
  create table words (lang text, word text, stem text, uses integer, primary key (lang, word)) without rowid;
  create index stems on words (lang, stem);
  create table sounds (lang text, sound text, word text, uses integer, primary key (lang, sound, word)) without rowid;
  create table readings (character text, sound text, uses integer, primary key (character, sound)) without rowid;
  ${langs.map((lang) => fts(lang, "title, text, keys, content=''")).join('\n  ')}
  ${fts('names', 'terms, name unindexed, row unindexed')}
`

/** Waits until the disk has a file, as a slow one needs seconds for. */
async function writeOut(file: string): Promise<void> {
  await using opened = await open(file, 'r+')
  await opened.sync()
}

/** Pages that are merged in one step. */
const MERGED = 64

/** Makes one tree of the many that the entries came in, so that a word is looked up once: what `optimize` does, in steps. */
function* merge(db: DatabaseSync, table: string): Steps<void> {
  const work = db.prepare(`insert into ${table}(${table}, rank) values ('merge', ?)`)
  const changes = db.prepare('select total_changes() as total')
  const total = () => Number(changes.get()?.total)
  // The first one says that all trees are meant. A step that changed no two rows had nothing left to do.
  for (let pages = -MERGED, before = total() - 2; total() - before >= 2; pages = MERGED) {
    before = total()
    work.run(pages)
    yield
  }
}

/** How often a word of a group counts as used. */
const IN_GROUP = 20

function* fill(
  db: DatabaseSync,
  { entries, searchWords, onProgress }: Pick<BuildOptions, 'entries' | 'searchWords' | 'onProgress'>,
): Steps<void> {
  const addEntry = db.prepare('insert into entries values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
  const addTerms = perLang((lang) => db.prepare(`insert into ${lang} (rowid, title, text, keys) values (?, ?, ?, ?)`))
  const words = perLang(() => new Map<string, Use>())
  const chinese = new Map<string, number>()
  const nameEntry = db.prepare('insert into names values (?, ?, ?)')
  for (const word of searchWords.flatMap(({ zh = [] }) => zh)) if (/\p{sc=Han}/u.test(word)) chinese.set(word, IN_GROUP)
  let row = 0
  let file = { name: '', first: 0 }
  for (const entry of entries) {
    const { lang, kind, link, date, title, text, rows = '', keys = '', names = [] } = entry
    const isDocument = kind === 'document'
    const name = link.replace(/#page=\d+$/, '')
    if (name !== file.name) file = { name, first: row }
    const [inTitle, inText, inRows, inKeys] = [tokenize(title), tokenize(text), tokenize(rows), tokenize(keys)]
    // Who asks with the title of a PDF wants its first page; the others are found by it with words of theirs.
    const isLater = isDocument && file.first !== row
    addTerms[lang].run(
      ...([row, terms(isLater ? [] : inTitle), terms([...inText, ...inRows])] as const),
      terms(isLater ? [...inTitle, ...inKeys] : inKeys),
    )
    const day = date === undefined ? 0 : Math.floor(Date.parse(date) / 86_400_000) || 0
    // By just its title its item is found and suggested.
    const titleTerms = isDocument ? '' : terms(inTitle)
    addEntry.run(
      ...([row, lang, rankedKinds.indexOf(kind), day, inTitle.length, file.first, titleTerms, link] as const),
      ...([date ?? null, title, text] as const),
    )
    for (const tokens of [inTitle, inText, inRows, inKeys]) countWords(tokens, words[lang])
    if (!isDocument && writing[lang].isAtHome) countChinese(entry, chinese)
    for (const name of isDocument ? [] : [title, ...names]) nameEntry.run(terms(tokenize(name)), name, row)
    row++
    if (row % EVERY === 0) onProgress?.(row)
    yield
  }
  onProgress?.(row)
  const addWord = db.prepare('insert into words values (?, ?, ?, ?)')
  for (const lang of langs) {
    for (const [word, { stem, uses }] of words[lang]) {
      addWord.run(lang, word, stem, uses)
      yield
    }
  }
  yield* nameByWords(db, searchWords)
  yield* addSounds(db, chinese, [...englishOf(searchWords), ...twinsIn(db)])
}

/** The words of a group are names of its page. */
function* nameByWords(db: DatabaseSync, groups: readonly SearchWords[]): Steps<void> {
  const add = db.prepare('insert into names select ?, ?, row from entries where lang = ? and link = ?')
  for (const { link, ...words } of groups) {
    for (const lang of link === undefined ? [] : langs)
      for (const word of words[lang] ?? []) {
        add.run(terms(tokenize(word)), word, lang, link ?? '')
        yield
      }
  }
}

/** Titles of pages and names of people in both languages. */
const twinsIn = (db: DatabaseSync) =>
  db
    .prepare(`select zh.title as zh, en.title as en from entries zh join entries en using (link, kind)
      where kind in (?, ?) and zh.lang = 'zh' and en.lang = 'en'`)
    .all(rankedKinds.indexOf('page'), rankedKinds.indexOf('person'))
    .map(({ zh, en }): [string, string] => [String(zh), String(en)])

/** @param english what Chinese words are in English, for whoever types pinyin on English pages */
function* addSounds(
  db: DatabaseSync,
  chinese: ReadonlyMap<string, number>,
  english: Iterable<[string, string]>,
): Steps<void> {
  const addSound = db.prepare('insert or ignore into sounds values (?, ?, ?, ?)')
  const addReading = db.prepare(
    'insert into readings values (?, ?, ?) on conflict do update set uses = uses + excluded.uses',
  )
  const syllablesOf = loadSyllables()
  for (const [word, uses] of chinese) {
    const syllables = syllablesOf(word)
    addSound.run('zh', syllables.join(''), word, uses)
    for (const [at, character] of [...word].entries()) addReading.run(character, syllables[at] ?? '', uses)
    yield
  }
  // A slip is often a character that no word of the site has.
  for (const character of commonCharacters()) addReading.run(character, syllablesOf(character)[0] ?? '', 0)
  for (const [word, meant] of english) addSound.run('en', syllablesOf(word).join(''), meant, 1)
}

/** Each Chinese word of a group with the group's first English one. */
const englishOf = (groups: readonly SearchWords[]) =>
  groups.flatMap(({ zh = [], en: [name] = [] }) =>
    name === undefined ? [] : zh.map((word): [string, string] => [word, name]),
  )

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

const HOUR = 3_600_000

/** Removes what builds left that broke off with their process. */
function sweep(file: string): void {
  for (const path of readdirSync(dirname(file)).map((name) => join(dirname(file), name))) {
    if (!path.startsWith(`${file}.`) || !path.endsWith('.building')) continue
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? {}
    if (mtimeMs !== undefined && mtimeMs < Date.now() - HOUR) rmSync(path, { force: true })
  }
}
