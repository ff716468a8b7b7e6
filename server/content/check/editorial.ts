import type { Lang } from '#contract/paths.ts'
import { writing } from '#contract/writing.ts'
import { allTexts, type ContentText } from '../allTexts.ts'
import type { Problem } from '../problems.ts'
import { type ArticleEntry, type Files, wordsIn } from '../readFiles.ts'
import type { Reason, ReasonOf } from '../words/index.ts'
import { repeated } from './repeated.ts'

/** Least and most of an article's body: Chinese characters with punctuation, English words. */
const bodies = {
  Han: [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}，。；：？！、“”‘’（）《》…—]/gu, 250, 800],
  Latin: [/[\p{L}\p{N}][^\s|]*/gu, 120, Number.POSITIVE_INFINITY],
} as const
/** From this length on, a paragraph that stands twice was copied. */
const longParagraph = 40
/** What may stand twice: pictures' descriptions, figures' notes, addresses, places, links, files, names given as a bare `{ zh, en }`. */
const notProse = new Set(['alt', 'note', 'address', 'place', 'link', 'file', 'picture', 'zh', 'en'])

const chinese = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]+/u
/** Typed on a keyboard, meant as an apostrophe. */
const straightApostrophe = /\p{Script=Latin}'(?=[\p{Script=Latin}\s.,;:!?)]|$)/u
const halfWidth = /\p{Script=Han}[,;:?!()]|[,;:?!()]\p{Script=Han}/u
const filler = /lorem ipsum|\bTODO\b|\bTBD\b|待补充|(?<![a-z])x{3,}(?![a-z])|@@\w*/iu
/** Addresses of links: they are no prose. */
const addresses = /(?<=\])\([^)\s]*\)|https?:\/\/\S+/g

/** What a reader would stumble over, though the site could run with it: a pure look at the texts. */
export function editorialProblems(files: Files): Problem[] {
  const words = allTexts(files)
  return [
    ...words.flatMap((entry) => [...misplaced(entry), ...unfinished(entry)]),
    ...files.articles.flatMap((article) => lengths(article, files.site.languages)),
    ...copies(words),
    ...titles(files),
  ]
}

/** Chinese and straight apostrophes in English texts, half-width punctuation beside Chinese characters. */
function misplaced({ file, field, lang, text }: ContentText): Problem[] {
  const prose = text.replace(addresses, (address) => 'x'.repeat(address.length))
  const problemOf = (pattern: RegExp, reasonOf: (found: string) => Reason): Problem[] => {
    const [found] = prose.match(pattern) ?? []
    return found === undefined ? [] : [{ file, field, reason: reasonOf(found), quote: found }]
  }
  if (lang === undefined) return []
  if (writing[lang].script === 'Han')
    return problemOf(halfWidth, (found) => ({ is: 'halfWidth', found, instead: fullWidth(found) }))
  return [
    ...problemOf(chinese, (found) => ({ is: 'chineseInEnglish', found })),
    ...problemOf(straightApostrophe, (found) => ({
      is: 'straightApostrophe',
      found,
      instead: found.replaceAll("'", '’'),
    })),
  ]
}

/** The punctuation in the width of Chinese characters. */
const fullWidth = (text: string) =>
  text.replace(/[,;:?!()]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfee0))

function unfinished({ file, field, text }: ContentText): Problem[] {
  const found = text.match(filler)
  return found ? [{ file, field, reason: { is: 'unfinished', found: found[0] }, quote: found[0] }] : []
}

/** Media reports may be long, as they are others' texts, and so may announcements with tables. */
function lengths({ file, kind, data }: ArticleEntry, languages: readonly Lang[]): Problem[] {
  const problems: Problem[] = []
  const say = (reason: ReasonOf<'tooShort' | 'tooLong'>) =>
    problems.push({ file, field: `${reason.lang}.body`, reason })
  for (const lang of languages) {
    const body = wordsIn(data, lang)?.body
    if (body === undefined) continue
    const [pattern, least, most] = bodies[writing[lang].script]
    const found = body.match(pattern)?.length ?? 0
    const isUnbounded = kind === 'media' || (kind === 'announcement' && /^\s*\|.*\|\s*$/m.test(body))
    if (found < least) say({ is: 'tooShort', lang, found, least })
    if (found > most && !isUnbounded) say({ is: 'tooLong', lang, found, most })
  }
  return problems
}

/** Paragraphs that stand in two places. */
function copies(words: ContentText[]): Problem[] {
  const paragraphs = words
    .filter(({ key }) => !notProse.has(key))
    .flatMap((entry) => entry.text.split(/\n\s*\n/).map((part) => ({ ...entry, text: part.trim() })))
    .filter(({ text }) => text.length >= longParagraph)
  return repeated(paragraphs, ({ text }) => text).map(({ entry: { file, field, text }, first }) => {
    const reason = { is: 'sameParagraph', text: text.slice(0, 20), file: first.file, field: first.field } as const
    return { file, field, reason, quote: text.split('\n')[0] }
  })
}

function titles(files: Files): Problem[] {
  const own = [...files.articles, ...files.reports].flatMap(({ file, data }) =>
    files.site.languages.flatMap((lang) => {
      const words: { title: string } | undefined = (data as Partial<Record<Lang, { title: string }>>)[lang] // an article may lack it
      return words ? [{ file, field: `${lang}.title`, title: words.title }] : []
    }),
  )
  const pages = files.pages.map(({ file, data }) => ({ file, field: 'title', title: data.title }))
  return repeated([...pages, ...own], ({ title }) => title.trim().toLowerCase()).map(
    ({ entry: { file, field, title }, first }) => ({
      file,
      field,
      reason: { is: 'sameTitle', title, other: first.file },
    }),
  )
}
