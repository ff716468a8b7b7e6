import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { localeOf } from '../../contract/paths.ts'
import type { WholeLang } from '../../contract/wholeLangs.ts'
import { revisionOf } from '../../server/content/compose/revisions.ts'
import { toHtml } from '../../server/content/markdown.ts'
import type { Files } from '../../server/content/readFiles.ts'
import type { Edition } from '../../server/content/shapes/editions.ts'
import { escapeHtml } from '../../server/escapeHtml.ts'
import { fontFaces } from './fonts.ts'
import { longDay, words } from './words.ts'

/** A document ready to be printed. `name` is that of its file below `media/`, without `.pdf`. */
export interface PrintDocument {
  name: string
  /** The content file of its item, and the editions that it names. */
  item: string
  lang: WholeLang
  editions: Edition[] | undefined
  title: string
  /** Day of publication, YYYY-MM-DD: what the file gives as its date of creation. */
  date: string
  author: string
  html: string
}

interface Head {
  lang: WholeLang
  title: string
  kind: 'announcement' | 'report'
  /** Left and right of the running head. */
  running: readonly [string, string]
  company: string
  /** What says that the company is made up, at the foot of every page. */
  sample?: string | undefined
  /** More rules, such as those of the pages of single chapters. */
  style?: string
}

const styleOf = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
const css = {
  announcement: `${styleOf('print.css')}${styleOf('printAnnouncement.css')}`,
  report: `${styleOf('print.css')}${styleOf('printReport.css')}`,
}
/** Only where there is one: a change of style prints a report anew. */
const model = styleOf('printModel.css')

/** The whole document around a body: style, running heads, page numbers. */
export function documentOf(
  { lang, title, kind, running, company, sample = '', style = '' }: Head,
  body: string,
): string {
  const number = words[lang].page('" counter(page) "', '" counter(pages) "')
  return `<!doctype html>
<html lang="${localeOf(lang)}" data-kind="${kind}">
<head>
<meta charset="utf-8">
<meta name="author" content="${escapeHtml(company)}">
<title>${escapeHtml(title)}</title>
<style>
${fontFaces}
${css[kind]}
@page {
  @top-left { content: ${quoted(running[0])} }
  @top-right { content: ${quoted(running[1])} }
  @bottom-left { content: ${quoted(sample)} }
  @bottom-right { content: "${number}" }
}
${body.includes('<figure class="model"') ? model : ''}${style}</style>
</head>
<body>
${(lang === 'en' ? typeset(body) : body).replaceAll('₂', '<sub>2</sub>')}
</body>
</html>
`
}

/** What the front of a revised edition says of it: the day, and why it took the place of the one before. */
export function revisedHtml(editions: Edition[] | undefined, lang: WholeLang): string {
  const revised = revisionOf(editions)
  if (!revised) return ''
  const say = words[lang]
  return `<p class="revised"><b>${say.revised} · ${longDay(revised.date, lang)}</b>${say.because}${escapeHtml(revised.reason[lang])}</p>`
}

/** The company's mark as it stands on paper. */
export const markOf = (media: string, files: Files) =>
  readFileSync(join(media, files.site.mark), 'utf8')
    .replace(/<\?xml.*?\?>/, '')
    .replace('<svg', '<svg class="mark" aria-hidden="true"')

/** Stands for the page of the heading with this id, until the document has been printed once. */
export const pageMark = (id: string) => `<!--page ${id}-->00<!--/page-->`

/** Stands for the pages on which a word occurs. */
export const termMark = (term: string) => `<!--term ${escapeHtml(term)}-->00<!--/term-->`

/** The document with pages in place of its marks: those of headings by their ids, those of words as a list. */
export const withPages = (html: string, pages: ReadonlyMap<string, number>, terms: ReadonlyMap<string, number[]>) =>
  html
    .replace(/<!--page ([\w-]+)-->00<!--\/page-->/g, (_, id) => String(pages.get(id) ?? ''))
    .replace(/<!--term (.*?)-->00<!--\/term-->/g, (_, term) => (terms.get(unescapeHtml(term)) ?? []).join(', '))

/** The words of an index that a document asks for. */
export const termsOf = (html: string) =>
  [...html.matchAll(/<!--term (.*?)-->/g)].map(([, term = '']) => unescapeHtml(term))

/** The ids of every heading, in reading order; empty where it has none. */
export const headingIds = (html: string) =>
  [...html.matchAll(/<h[1-4]\b([^>]*)>/g)].map(([, attributes = '']) => attributes.match(/id="([\w-]+)"/)?.[1] ?? '')

export const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

/** Straight marks of an English text, as a typewriter has them, to the marks of print. */
const typeset = (html: string) =>
  html
    .replace(/(?<=[\w.)])'/g, '’')
    .replace(/&quot;([^&<]*)&quot;/g, '“$1”')
    .replace(/(?<=\d)-(?=\d+%)/g, '–')

/** Markdown on paper: links are words there, headings are of `level`, and a numbered bold line is a heading. */
export function paperHtml(markdown: string, level: 2 | 3 | 4): string {
  return toHtml(markdown)
    .replace(/<\/?a\b[^>]*>/g, '')
    .replaceAll(' tabindex="0"', '')
    .replace(/<(\/?)h\d>/g, `<$1h${level}>`)
    .replace(/<p><strong>((?:[一二三四五六七八九十]+、|\d+\. )[^<]*)<\/strong><\/p>/g, `<h${level}>$1</h${level}>`)
}

const link = String.raw`\]\(\/[^)]*\)`

/** A Markdown text without the sentences that only send the reader to another page of the site: a report is read by itself. */
export const withoutReferrals = (markdown: string) =>
  markdown
    .replace(new RegExp(`[^。！？\\n]*${link}[^。！？\\n]*[。！？]`, 'g'), (sentence) =>
      /见|查看|阅读|参见/.test(sentence) ? '' : sentence,
    )
    .replace(new RegExp(`(?<=^|[.!?] )[^.!?\\n]*${link}[^.!?\\n]*[.!?] ?`, 'gm'), (sentence) =>
      /\b(?:see|under|for|below|visit|appear|listed|described)\b/i.test(sentence) ? '' : sentence,
    )
    .trim()

/** The words of every heading of a document. */
export const headingsOf = (html: string) =>
  [...html.matchAll(/<h[1-4]\b[^>]*>([^<]*)</g)].map(([, text = '']) => unescapeHtml(text))

const unescapeHtml = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
