import type { Lang } from '#contract/paths.ts'
import type { SearchAnswer, searchKinds } from '#contract/search.ts'

export type SearchKind = (typeof searchKinds)[number]
export type SearchLang = Lang
export type Segment = SearchAnswer['items'][number]['title'][number]

/** One thing that can be found, in one language; of a PDF each page, whose `link` ends with it. `text` is plain text, `date` is YYYY-MM-DD. */
export interface SearchEntry {
  id: string
  kind: SearchKind
  lang: SearchLang
  link: string
  title: string
  text: string
  /** Headings and rows of tables in a PDF, the subtitle of a page and captions of its charts: they are found, and no excerpt shows them. */
  rows?: string
  /** What nobody reads and somebody may type: the words of an address. */
  keys?: string
  /** What it holds and may be looked for by name: certificates, files. */
  names?: string[]
  date?: string
}

/** `page` counts from 1. */
export interface SearchQuery {
  lang: SearchLang
  keyword: string
  kind?: SearchKind | undefined
  page: number
  pageSize: number
}
