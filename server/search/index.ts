import { renameSync, rmSync } from 'node:fs'
import type { SearchAnswer, Suggestion } from '#contract/search.ts'
import { perLang } from '#contract/writing.ts'
import { answerQuery } from './answer.ts'
import { buildIndex } from './build.ts'
import { openIndex } from './reader.ts'
import { openSearchWords, type SearchWords } from './searchWords.ts'
import type { SearchEntry, SearchLang, SearchQuery } from './shapes.ts'
import { atOnce, type Steps } from './steps.ts'
import { suggest } from './suggest.ts'

export type { AnswerRow, SearchWords } from './searchWords.ts'
export type * from './shapes.ts'

export interface SearchStore {
  /** Never throws over a keyword; what can't be searched for has no hits. */
  search(query: SearchQuery): SearchAnswer
  /** What the beginning of a keyword may mean, by name; never throws either. */
  suggest(lang: SearchLang, typed: string): Suggestion[]
  close(): void
  /** Whether the index was made anew on opening. */
  rebuilt: boolean
}

interface SearchOptions {
  /** Where the index is kept; made with its folder when missing. */
  file: string
  /** Hash of the content. The index's own format is added to it. */
  revision: string
  /** Read only when the index has to be built. */
  entries: Iterable<SearchEntry> | (() => Iterable<SearchEntry>)
  /** Words that mean the same to a visitor. */
  searchWords?: readonly SearchWords[]
  onProgress?(done: number): void
  /** Takes the stored index whatever its revision is, and builds none: there is no room for one. */
  isStored?: boolean
}

/** An index that waits to be put in its place. */
export interface PreparedSearch {
  /** @param replaced open on the same file: it is closed before, because Windows replaces no file that is open */
  put(replaced?: SearchStore): SearchStore
  drop(): void
}

// To be raised when tables, the text of entries, tokenizing, normalising or stemming change: what is asked must be cut as what
// is stored.
const FORMAT = 13

/**
 * Prepares the index of `file`: the stored one when `revision` is the same, else one built from `entries` beside it, which takes its place
 * by rename when it is put there. Some 0.3 ms an entry; errors of `entries` pass through.
 */
export function* prepareSearch({
  file,
  revision,
  entries,
  searchWords = [],
  onProgress,
  isStored = false,
}: SearchOptions): Steps<PreparedSearch> {
  // A new Unicode version may fold or sort characters into scripts differently.
  const format = `${FORMAT} ${process.versions.unicode} `
  const stamp = format + revision
  const fits = (other: string) => (isStored ? other.startsWith(format) : other === stamp)
  const open = (rebuilt: boolean): SearchStore => {
    const { ranking, readers, close } = openIndex(file, fits)
    const sides = perLang((lang) => ({ reader: readers[lang], ranking, meanings: openSearchWords(searchWords, lang) }))
    return {
      search: (query) => answerQuery(sides[query.lang], query),
      suggest: (lang, typed) => suggest(typed, sides[lang].reader, sides[lang].meanings),
      close,
      rebuilt,
    }
  }
  try {
    const stored = open(false)
    return {
      put(replaced) {
        replaced?.close()
        return stored
      },
      drop: stored.close,
    }
  } catch (error) {
    if (isStored) throw error
    // There is none, or an older or a broken one: all are cured by building.
  }
  const all = typeof entries === 'function' ? entries() : entries
  const built = yield* buildIndex({ file, stamp, searchWords, onProgress, entries: all })
  return {
    put(replaced) {
      replaced?.close()
      renameSync(built, file)
      return open(true)
    },
    drop: () => rmSync(built, { force: true }),
  }
}

/** Opens the index of `file`, which is built first when it must be, in one piece. */
export const openSearch = ({ replaces, ...options }: SearchOptions & { replaces?: SearchStore }): SearchStore =>
  atOnce(prepareSearch(options)).put(replaces)
