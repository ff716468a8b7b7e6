import { documentAddress } from '#contract/documentAddress.ts'
import { type Lang, localeOf, rootPath } from '#contract/paths.ts'
import { articleLink } from '#contract/routes.ts'
import { longDay, writing } from '#contract/writing.ts'
import { escapeHtml } from '../../escapeHtml.ts'
import { type ArticleEntry, wordsIn } from '../readFiles.ts'
import type { Source } from './source.ts'

/**
 * Every announcement by category, the latest first, as HTML: a link and its day. One that the language lacks is a link to the PDF in the
 * language that it has, and `elsewhere` says so behind it.
 */
export function announcementsHtml(source: Pick<Source, 'files' | 'lang' | 'media'>, elsewhere: string): string {
  const { files, lang } = source
  const entries = files.articles
    .filter(({ kind }) => kind === 'announcement')
    .sort((a, b) => orderOf(b).localeCompare(orderOf(a)))
  return files.categories.announcement
    .map(({ code, ...names }) => ({ name: names[lang], of: entries.filter(({ data }) => data.category === code) }))
    .filter(({ of }) => of.length > 0)
    .map(
      ({ name, of }) =>
        `<h3>${escapeHtml(name)}</h3>\n<ul>${of.map((entry) => itemHtml(entry, source, elsewhere)).join('')}</ul>`,
    )
    .join('\n')
}

const orderOf = ({ id, data }: ArticleEntry) => [data.date, 'number' in data ? data.number : '', id].join(' ')

function itemHtml(
  { id, data }: ArticleEntry,
  { files, lang, media }: Pick<Source, 'files' | 'lang' | 'media'>,
  elsewhere: string,
): string {
  const comma = writing[lang].script === 'Han' ? '，' : ', '
  const day = longDay(data.date, lang)
  const words = wordsIn(data, lang)
  if (words) {
    const address = documentAddress(rootPath(lang, files.site.languages), articleLink('announcement', id))
    return `<li><a href="${address}">${escapeHtml(words.title)}</a>${comma}${day}</li>`
  }
  const [other, title] = titleElsewhere(data, files.site.languages)
  const { href } = media.findPdf('announcements', id, other)
  const locale = localeOf(other)
  return `<li><a href="${href}" lang="${locale}" hreflang="${locale}">${escapeHtml(title)}</a>${comma}${day}${comma}${escapeHtml(elsewhere)}</li>`
}

/** The first language of the site in which an item is, and its title there: the check has made sure that there is one. */
function titleElsewhere(data: ArticleEntry['data'], languages: readonly Lang[]): [Lang, string] {
  for (const lang of languages) {
    const words = wordsIn(data, lang)
    if (words) return [lang, words.title]
  }
  throw new Error('an announcement is in no language')
}
