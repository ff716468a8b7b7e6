/** What a hit is; the order is the order of `kinds` in an answer, and of hits that are otherwise equal. */
export const searchKinds = ['page', 'person', 'report', 'announcement', 'news', 'securities', 'dynamics'] as const

export type SearchKind = (typeof searchKinds)[number]

export type SearchLang = 'zh' | 'en'

/** One thing that can be found, in one language. `text` is plain text, `date` is YYYY-MM-DD. */
export interface SearchDocument {
  id: string
  kind: SearchKind
  lang: SearchLang
  link: string
  title: string
  text: string
  date?: string
}

/** A piece of shown text, in its own case and width; `hit` marks what matched. */
export interface Segment {
  text: string
  hit: boolean
}

export interface SearchHit {
  kind: SearchKind
  link: string
  date?: string
  title: Segment[]
  excerpt: Segment[]
}

/**
 * `kinds` counts the hits of each kind without the kind filter; `corrected` is the keyword after mending a typing slip. `missing` is
 * there when no document has all of the words, and names those that none has.
 */
export interface SearchAnswer {
  items: SearchHit[]
  total: number
  page: number
  pageSize: number
  kinds: { kind: SearchKind; count: number }[]
  corrected?: string
  missing?: string[]
}

/** `page` counts from 1. */
export interface SearchQuestion {
  lang: SearchLang
  keyword: string
  kind?: SearchKind
  page: number
  pageSize: number
}
