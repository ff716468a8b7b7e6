import type { SearchAnswer, Suggestion } from '#contract/search.ts'
import { perLang } from '#contract/writing.ts'
import { answerQuery } from './answer.ts'
import { buildIndex } from './build.ts'
import { openIndex } from './reader.ts'
import { openSearchWords, type SearchWords } from './searchWords.ts'
import type { SearchEntry, SearchLang, SearchQuery } from './shapes.ts'
import { suggest } from './suggest.ts'

export type { SearchWords } from './searchWords.ts'
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
  /** Open on the same file: closed as soon as the new index is built, because Windows replaces no file that is open. */
  replaces?: SearchStore
}

// To be raised when tables, the text of entries, tokenizing, normalising or stemming change: what is asked must be cut as what
// is stored.
const FORMAT = 8

/**
 * Opens the index in `file`: the stored one when `revision` is the same, else one built from `entries` into a new file
 * that replaces it by rename. Building is synchronous, some 0.3 ms an entry; errors of `entries` pass through.
 */
export function openSearch({
  file,
  revision,
  entries,
  searchWords = [],
  onProgress,
  replaces,
}: SearchOptions): SearchStore {
  // A new Unicode version may fold or sort characters into scripts differently.
  const stamp = `${FORMAT} ${process.versions.unicode} ${revision}`
  let index: ReturnType<typeof openIndex> | undefined
  try {
    index = openIndex(file, stamp)
  } catch {
    // There is none, or an older or a broken one: all are cured by building.
  }
  const rebuilt = index === undefined
  if (index === undefined) {
    const all = typeof entries === 'function' ? entries() : entries
    buildIndex({ file, stamp, searchWords, onProgress, entries: all, beforeSwap: () => replaces?.close() })
    index = openIndex(file, stamp)
  }
  const { ranking, readers, close } = index
  const sides = perLang((lang) => ({ reader: readers[lang], ranking, meanings: openSearchWords(searchWords, lang) }))
  return {
    search: (query) => answerQuery(sides[query.lang], query),
    suggest: (lang, typed) => suggest(typed, sides[lang].reader, sides[lang].meanings),
    close,
    rebuilt,
  }
}
