import type { BlockFile } from '../../blocks/kinds.ts'
import type { WholeLang } from '../../contract/wholeLangs.ts'
import type { Entry, Files } from '../../server/content/readFiles.ts'
import type { reportFile } from '../../server/content/shapes/publications.ts'

type Report = Entry<typeof reportFile>
type Chapter = NonNullable<Report['data']['chapters']>[number]

/** A part of a report's chapter: blocks of a page, the text of an article of the report's time, or what the report alone says. */
export interface Section {
  title: string
  blocks?: BlockFile[] | undefined
  /** Markdown. */
  text?: string | undefined
  /** Of an article. */
  date?: string
}

/** What a chapter takes from pages and articles, in the order in which it names them. Its input has been checked. */
export function sectionsOf(chapter: Chapter, files: Files, lang: WholeLang): Section[] {
  return (chapter.from ?? []).flatMap((source): Section[] => {
    if ('article' in source) {
      const data = files.articles.find(({ id }) => id === source.article)?.data
      const words = lang === 'en' && data && 'en' in data ? data.en : data?.zh
      return data && words ? [{ title: words.title, text: words.body, date: data.date }] : []
    }
    if (!('page' in source)) {
      const { title, text, charts } = source[lang]
      return [{ title, text, blocks: charts }]
    }
    const page = files.pages.find((entry) => entry.path === `/${source.page}` && entry.lang === lang)
    const wanted = new Set<string>(source.blocks)
    const blocks = page?.data.blocks.filter(({ type }) => wanted.has(type)) ?? []
    const [only] = blocks
    // The data centre is named for itself, not for the page on which it stands.
    const title = only?.type === 'from' && blocks.length === 1 ? only.title : page?.data.title
    return title ? [{ title, blocks }] : []
  })
}
