import { type Block, kindOf } from '#blocks/kinds.ts'
import type { Data } from '#contract/api.ts'
import { isHiddenIn, type Lang } from '#contract/paths.ts'
import * as routes from '#contract/routes.ts'
import type { SearchEntry, SearchKind } from '../../search/index.ts'
import { plainText } from '../markdown.ts'
import { beyond } from '../pdf/pdfPages.ts'
import type { LanguageContent, PagesOf } from './languageContent.ts'
import { entriesOf } from './navigation.ts'

const kinds = {
  company: 'news',
  industry: 'news',
  media: 'news',
  video: 'news',
  event: 'news',
  securities: 'securities',
  dynamics: 'dynamics',
  announcement: 'announcement',
} as const satisfies Record<string, SearchKind>

/** Pages of no menu that hold nothing of their own: what they show is found by itself. */
const nothingOfTheirOwn = new Set<string>([routes.search, routes.securitiesDetail])

/** What search finds is made of the content of a language, what PDFs say, and what others call what has the address. */
interface Findable {
  content: Omit<LanguageContent, 'searchEntries'>
  lang: Lang
  pagesOf: PagesOf
  otherTitles: ReadonlyMap<string, string>
}

/** What search finds: pages, those of no menu too, articles, reports and people, as plain text, and the pages of PDFs. */
export function* searchEntriesOf({ content, lang, pagesOf, otherTitles }: Findable): Generator<SearchEntry> {
  const printed = new Map<string, Printed>()
  for (const entry of entriesIn(content, lang, (file) => printed.set(file.href, file))) {
    const other = otherTitles.get(entry.link)
    yield other === undefined ? entry : { ...entry, keys: `${entry.keys ?? ''} ${other}` }
  }
  for (const file of printed.values()) yield* documentEntries(file, lang, pagesOf(file.href))
}

/** A PDF under the name of what shows it, with what that says of it. */
interface Printed {
  href: string
  title: string
  date: string
  said?: string
}

/** Each page of a PDF, with what its item does not say already. */
function* documentEntries(
  { href, title, date, said = '' }: Printed,
  lang: Lang,
  pages: ReturnType<PagesOf>,
): Generator<SearchEntry> {
  for (const one of pages) {
    const { page, sentences: texts, rows } = beyond(one, said)
    if (texts.length === 0 && rows.length === 0) continue
    const link = `${href}#page=${page}`
    const found = { id: link, kind: 'document', lang, link, title, date } as const
    // Where there are tables alone, their rows are what can be shown.
    yield texts.length > 0
      ? { ...found, text: sentences(...texts), rows: rows.join(' ') }
      : { ...found, text: sentences(...rows), rows: '' }
  }
}

/** @param print told of each PDF that is shown, last by the item that it belongs to */
function* entriesIn(
  content: Omit<LanguageContent, 'searchEntries'>,
  lang: Lang,
  print: (file: Printed) => void,
): Generator<SearchEntry> {
  yield* pageEntries(content, lang, print)
  for (const { year, title, text } of content.course) {
    const link = `/developProcess?year=${year}`
    yield {
      id: `course-${year}`,
      kind: 'milestone',
      lang,
      link,
      title: `${year} · ${title}`,
      text,
      keys: yearOf(String(year)),
    }
  }
  for (const { id, kind, link, title, summary, body, date, file, revised, number = '' } of content.byId.values()) {
    const text = sentences(summary, plainText(body), revised?.reason)
    if (file) print({ href: file.href, title, date, said: text })
    yield { id, kind: kinds[kind], lang, link, title, text, date, keys: `${yearOf(date)} ${number}` }
  }
  for (const { id, title, summary, scope, date, file, revised } of content.reports) {
    const text = sentences(summary, scope, revised?.reason)
    print({ href: file.href, title, date, said: text })
    yield { id, kind: 'report', lang, link: routes.reportLink(id), title, text, date, keys: yearOf(date) }
  }
  for (const { id, name, post, summary, cv } of content.leaderList) {
    const text = sentences(post, summary, plainText(cv))
    yield { id, kind: 'person', lang, link: routes.leaderLink(id), title: name, text }
  }
}

function* pageEntries(
  content: Omit<LanguageContent, 'searchEntries'>,
  lang: Lang,
  print: (file: Printed) => void,
): Generator<SearchEntry> {
  const found = entriesOf(content.site.navigation)
    .map(({ item }) => item)
    .filter((item) => !nothingOfTheirOwn.has(item.link) && !isHiddenIn(lang, item))
  for (const item of found) {
    const page = content.pages.get(item.link)
    if (!page) continue
    for (const { href, title, date } of downloadsOn(page)) print({ href, title, date })
    yield {
      id: item.link,
      kind: 'page',
      lang,
      link: item.link,
      title: page.title,
      text: sentences(...page.blocks.map(textOf), ...besideBlocks(item.link, content)),
      rows: sentences(page.subtitle, ...page.blocks.flatMap((block) => kindOf(block).searchCaptions?.(block) ?? [])),
      keys: keysOf(item.link),
      names: namesOn(page, content),
    }
  }
}

/** Who knows an address types it in one word or in several. */
const keysOf = (link: string) => `${link} ${link.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')}`

/** Who looks for something of a year types it, whether the text says it or not. */
const yearOf = (date: string) => `${date.slice(0, 4)}年`

/** What a page shows besides its blocks, from a list of its own. */
function besideBlocks(
  path: string,
  { calendar, certifications, partners, traced }: Omit<LanguageContent, 'searchEntries'>,
): string[] {
  switch (path) {
    case routes.irContact:
      return calendar.events.map(({ date, title, place }) => [title, date, place].filter(Boolean).join(' '))
    case routes.certifications:
      return certifications.map(({ title, standard, number, scope }) => `${title} ${standard} ${number} ${scope}`)
    case routes.trace:
      return [...new Set(traced.values())].map(({ product, number, batch }) => `${product} ${number} ${batch}`)
    case routes.partners:
      return partners.map(({ name, summary }) => `${name} ${summary}`)
    default:
      return []
  }
}

/** What a page holds and readers look for by name: certificates, partners, files. */
function namesOn(
  { path, blocks }: Data<'page'>,
  { certifications, partners }: Omit<LanguageContent, 'searchEntries'>,
): string[] {
  if (path === routes.certifications) return certifications.map(({ title, standard }) => `${title} ${standard}`)
  if (path === routes.partners) return partners.map(({ name }) => name)
  return downloadsOn({ blocks }).map(({ title }) => title)
}

const downloadsOn = ({ blocks }: Pick<Data<'page'>, 'blocks'>) =>
  blocks.flatMap((block) => (block.type === 'downloads' ? block.items : []))

/** Paragraphs are parted by a space, which Chinese does not need. */
const chineseGap = /(?<=[。！？；][”’）」]*)\s+/g

/** Parts as running text: one that does not end a sentence gets the full stop of its language, so that excerpts read well. */
export function sentences(...parts: (string | undefined)[]): string {
  const texts = parts
    .map((part = '') => part.trim().replaceAll('\u00a0', ' ').replace(chineseGap, ''))
    .filter((part) => part !== '')
  return texts.map((part, at) => (at < texts.length - 1 ? withFullStop(part) : part)).join('')
}

/** With what separates it from the next: Chinese full stops bring their own space. */
function withFullStop(part: string): string {
  if (/[。！？；：，…][”’）」]*$/.test(part)) return part
  if (/[.!?;:,][”’)]*$/.test(part)) return `${part} `
  return /\p{sc=Han}/u.test(part) ? `${part}。` : `${part}. `
}

/** All words of a block as plain text. */
export const textOf = (block: Block) => sentences(...kindOf(block).searchTexts(block, plainText))
