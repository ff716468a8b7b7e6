import { wholeLangs } from '../../contract/wholeLangs.ts'
import type { Problem } from '../../server/content/problems.ts'
import type { Entry, Files } from '../../server/content/readFiles.ts'
import type { reportFile } from '../../server/content/shapes/publications.ts'
import type { Reason } from '../../server/content/words/index.ts'
import { chaptersOf, isKept } from './reportSource.ts'

type Report = Entry<typeof reportFile>
type Chapter = Report['data']['chapters'][number]

/**
 * Chapters that name what is not there, and chapters that know what came only after their report. Of a report that was printed its copy
 * is checked: the pages may go on.
 */
export function checkChapters(files: Files, today: string): Problem[] {
  return files.reports.flatMap((report) => {
    const missing = wholeLangs.every((lang) => isKept(report, lang)) ? [] : checkSources(report, files)
    return missing.length > 0 ? missing : checkMonths(report, files, today)
  })
}

const checkSources = ({ file, data: { chapters, date } }: Report, files: Files): Problem[] =>
  chapters.flatMap(({ from = [] }, at) =>
    from.flatMap((source, place): Problem[] => {
      const reason = missingOf(source, files, date)
      return reason ? [{ file, field: `chapters.${at}.from.${place}`, reason }] : []
    }),
  )

function checkMonths(report: Report, files: Files, today: string): Problem[] {
  return wholeLangs.flatMap((lang) =>
    chaptersOf(report, files, lang).flatMap(({ sections, ...chapter }, at): Problem[] => {
      const texts = JSON.stringify([chapter, sections.filter(({ date }) => date === undefined)])
      const named = monthsIn(texts).find(
        ({ month }) => month > report.data.date.slice(0, 7) && month <= today.slice(0, 7),
      )
      return named
        ? [{ file: report.file, field: `chapters.${at}`, reason: { is: 'chapterMonth', month: named.words } }]
        : []
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
  return type === undefined ? undefined : { is: 'chapterBlock', page: source.page, type }
}

const monthNames = 'January|February|March|April|May|June|July|August|September|October|November|December'.split('|')
const quarters = ['一', '二', '三', '四']
const ordinals = ['first', 'second', 'third', 'fourth']

/** Months that a text names, such as 2026年7月, 2026年3至5月 or July 2026, as YYYY-MM; of a quarter its last, unless it is a beginning. */
function monthsIn(text: string): { words: string; month: string }[] {
  const found = (pattern: RegExp, monthOf: (groups: Record<string, string | undefined>) => number) =>
    [...text.matchAll(pattern)].map(({ 0: words, groups = {} }) => ({
      words,
      month: `${groups.year}-${String(monthOf(groups)).padStart(2, '0')}`,
    }))
  const quarter = '(?<named>[一二三四])季度|Q(?<number>[1-4])'
  const lastOf = ({ named = '', number, ordinal = '' }: Record<string, string | undefined>) =>
    3 * (Number(number) || quarters.indexOf(named) + 1 || ordinals.indexOf(ordinal) + 1)
  return [
    ...found(/(?<year>20\d\d)年(?:\d{1,2}[至到–-])?(?<month>\d{1,2})月/g, ({ month }) => Number(month)),
    ...found(
      new RegExp(`(?<month>${monthNames.join('|')}) (?<year>20\\d\\d)`, 'g'),
      ({ month = '' }) => monthNames.indexOf(month) + 1,
    ),
    ...found(new RegExp(`(?<year>20\\d\\d)年第?(?:${quarter})(?!起)`, 'g'), lastOf),
    ...found(/(?<!from )Q(?<number>[1-4]) (?<year>20\d\d)/g, lastOf),
    ...found(/(?<!from the )(?<ordinal>first|second|third|fourth) quarter of (?<year>20\d\d)/g, lastOf),
  ]
}
