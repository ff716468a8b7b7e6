import { type Lang, langs } from '../../contract/paths.ts'
import type { Problem } from '../../server/content/problems.ts'
import type { Entry, Files } from '../../server/content/readFiles.ts'
import type { BlockFile } from '../../server/content/shapes/blocks.ts'
import type { reportFile } from '../../server/content/shapes/publications.ts'
import type { Reason } from '../../server/content/words/index.ts'

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
export function sectionsOf(chapter: Chapter, files: Files, lang: Lang): Section[] {
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

/** Chapters that name what is not there, and chapters that know what came only after their report. */
export function checkChapters(files: Files, today: string): Problem[] {
  return files.reports.flatMap((report) =>
    (report.data.chapters ?? []).flatMap((chapter, at) => {
      const field = `chapters.${at}`
      const missing = (chapter.from ?? []).flatMap((source, place): Problem[] => {
        const reason = missingOf(source, files, report.data.date)
        return reason ? [{ file: report.file, field: `${field}.from.${place}`, reason }] : []
      })
      if (missing.length > 0) return missing
      return langs.flatMap((lang): Problem[] => {
        const sections = sectionsOf(chapter, files, lang)
        const texts = JSON.stringify([chapter[lang], sections.filter(({ date }) => date === undefined)])
        const named = monthsIn(texts).find(
          ({ month }) => month > report.data.date.slice(0, 7) && month <= today.slice(0, 7),
        )
        return named ? [{ file: report.file, field, reason: { is: 'chapterMonth', month: named.words } }] : []
      })
    }),
  )
}

function missingOf(source: NonNullable<Chapter['from']>[number], files: Files, date: string): Reason | undefined {
  if ('article' in source) {
    const { article } = source
    const data = files.articles.find(({ id }) => id === article)?.data
    if (!data) return { is: 'chapterArticle', article }
    if (!('en' in data)) return { is: 'chapterArticleEnglish', article }
    return data.date > date ? { is: 'chapterArticleLater', article } : undefined
  }
  if (!('page' in source)) return undefined
  const pages = files.pages.filter(({ path }) => path === `/${source.page}`)
  if (pages.length < 2) return { is: 'chapterPage', page: source.page }
  const type = source.blocks.find((wanted) =>
    pages.some(({ data }) => !data.blocks.some((block) => block.type === wanted)),
  )
  return type && { is: 'chapterBlock', page: source.page, type }
}

const months = 'January|February|March|April|May|June|July|August|September|October|November|December'

/** Months that a text names, such as 2026年7月 or July 2026, as YYYY-MM. */
function monthsIn(text: string): { words: string; month: string }[] {
  const chinese = [...text.matchAll(/(20\d\d)年(\d{1,2})月/g)].map(([words, year, month]) => ({ words, year, month }))
  const english = [...text.matchAll(new RegExp(`(${months}) (20\\d\\d)`, 'g'))].map(([words, name = '', year]) => ({
    words,
    year,
    month: String(months.split('|').indexOf(name) + 1),
  }))
  return [...chinese, ...english].map(({ words, year, month = '' }) => ({
    words,
    month: `${year}-${month.padStart(2, '0')}`,
  }))
}
