import { answer } from './answer.ts'
import { buildIndex } from './build.ts'
import { openIndex } from './reader.ts'
import type { SearchAnswer, SearchDocument, SearchQuestion } from './shapes.ts'

export type * from './shapes.ts'

export interface SearchStore {
  /** Never throws over a keyword; what can't be searched for has no hits. */
  search(question: SearchQuestion): SearchAnswer
  close(): void
  /** Whether the index was made anew on opening. */
  rebuilt: boolean
}

export interface SearchOptions {
  /** Where the index is kept; made with its folder when missing. */
  file: string
  /** Hash of the content. The index's own format is added to it. */
  revision: string
  /** Read only when the index has to be built. */
  documents: Iterable<SearchDocument> | (() => Iterable<SearchDocument>)
  onProgress?(done: number): void
}

// To be raised when tables, the text of documents, cutting, folding or stemming change: what is asked must be cut as what
// is stored.
const FORMAT = 4

/**
 * Opens the index in `file`: the stored one when `revision` is the same, else one built from `documents` into a new file
 * that replaces it by rename. Building is synchronous, some 0.3 ms a document; errors of `documents` pass through.
 */
export function openSearch({ file, revision, documents, onProgress }: SearchOptions): SearchStore {
  // A new Unicode version may fold or sort characters into scripts differently.
  const stamp = `${FORMAT} ${process.versions.unicode} ${revision}`
  let index = openStored(file, stamp)
  const rebuilt = index === undefined
  if (index === undefined) {
    buildIndex(file, stamp, typeof documents === 'function' ? documents() : documents, onProgress)
    index = openIndex(file, stamp)
  }
  const { shelf, zh, en, close } = index
  const libraries = { zh, en }
  return { search: (question) => answer(libraries[question.lang], shelf, question), close, rebuilt }
}

/** Nothing where there is no index, or an older or a broken one: all are cured by building. */
function openStored(file: string, stamp: string): ReturnType<typeof openIndex> | undefined {
  try {
    return openIndex(file, stamp)
  } catch {
    return undefined
  }
}
