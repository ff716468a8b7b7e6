import type { Proposal } from '#contract/edit/media.ts'
import type { WholeLang } from '#contract/wholeLangs.ts'
import { otherOf } from '#contract/wholeLangs.ts'
import { writing } from '#contract/writing.ts'
import type { PdfLine, PdfText } from '#server/content/pdf/pdfText.ts'
import { bodyOf, summaryOf, tightened } from './paragraphs.ts'
import { dayIn, dayOfLine } from './pdfDays.ts'

/** Reads title, day, number and text out of a PDF. `name` is that of the file, which may say the day. */
export function proposalOf(pdf: PdfText, name: string, today: string): Proposal {
  const lines = withoutFurniture(pdf)
  const langs = languagesOf(lines)
  const whole = lines.map(({ text }) => text).join('\n')
  const texts = langs.map((lang) => {
    const own = langs.length > 1 ? lines.filter(({ text }) => langOf(text) !== otherOf(lang)) : lines
    const title = titleOf(own, lang, pdf.title)
    return [lang, textOf(own, title, lang)] as const
  })
  return {
    langs,
    date: dateOf(lines, pdf, name, today),
    number: firstIn(whole, numbers),
    stockCode: firstIn(whole, stockCodes),
    pages: pdf.pages,
    texts: Object.fromEntries(texts),
  }
}

const numbers = [
  /(?:公告编号|编号|公告号)\s*[:：]?\s*([\p{L}\d][\p{L}\d（）()〔〕[\]\-–/.]*\d[\p{L}\d号]*)/u,
  /(?:Announcement|Notice)\s+(?:No|Number)\.?\s*:?\s*([A-Z\d][A-Z\d\-–/.]*\d)/i,
]
const stockCodes = [
  /(?:证券|股票|股份)代[码号]\s*[:：]?\s*(\d{4,6})/,
  /(?:Stock|Securities?|Share)\s+code\s*:?\s*(\d{4,6})/i,
]
const firstIn = (text: string, patterns: readonly RegExp[]) =>
  patterns.map((pattern) => text.match(pattern)?.[1]).find((found) => found !== undefined)

const hanIn = (text: string) => text.match(/\p{Script=Han}/gu)?.length ?? 0
const wordsIn = (text: string) => text.match(/[A-Za-z]{2,}/g)?.length ?? 0

/** The language of a line; a name or a number alone has none. */
function langOf(text: string): WholeLang | undefined {
  if (hanIn(text) > 1) return 'zh'
  return wordsIn(text) > 1 ? 'en' : undefined
}

/** A language is there when a fair part of the text is in it: a name in Latin letters is none. */
function languagesOf(lines: readonly PdfLine[]): WholeLang[] {
  const size = { zh: 0, en: 0 }
  for (const { text } of lines) {
    const lang = langOf(text)
    if (lang) size[lang] += writing[lang].script === 'Han' ? hanIn(text) * 2 : wordsIn(text) * 5
  }
  const all = size.zh + size.en
  return (['zh', 'en'] as const).filter((lang) => size[lang] > all / 5).sort((a, b) => size[b] - size[a])
}

/** Heads and feet of pages: what says so, and what stands on most pages. */
function withoutFurniture({ lines, pages }: PdfText): PdfLine[] {
  const seen = Map.groupBy(lines, ({ text }) => text.replace(/\d+/g, '#'))
  const isRepeated = ({ text }: PdfLine) =>
    pages > 2 && new Set(seen.get(text.replace(/\d+/g, '#'))?.map(({ page }) => page)).size > pages / 2
  const isNumber = ({ text }: PdfLine) =>
    /^[-–—\s]*\d{1,3}[-–—\s]*$|^第\s*\d+\s*页|^Page\s+\d+|^\d+\s*\/\s*\d+$/i.test(text)
  return lines.filter((line) => !isRepeated(line) && !isNumber(line))
}

const companyAlone = /^[\p{L}\s（）()·]+(有限公司|集团|Co\.?,?\s*(Ltd|Limited|Inc)\.?|Limited|Corporation)$/iu
const label =
  /^(证券|股票|债券|公告|编号|Stock|Securities|Bond|Announcement)\S*\s*(代码|简称|编号|code|name|no\.?)?\s*[:：]?/i
const titleWords = /(公告|通知|通告|决议|报告|报告书|意见|说明|制度|章程|摘要|提示)(\s*[（(].*[）)])?$/

/** The title: what the maker noted if the first page says it too, else the lines in the largest letters there. */
function titleOf(lines: readonly PdfLine[], lang: WholeLang, noted: string | undefined): string {
  const first = lines.filter(({ page }) => page === lines[0]?.page)
  const bare = (text: string) => text.replace(/[\s\p{P}]/gu, '')
  const shown = bare(first.map(({ text }) => text).join(''))
  if (noted && noted.length > 3 && langOf(noted) === lang && shown.includes(bare(noted))) return noted
  const runs = runsOf(first.filter(({ text }) => langOf(text) === lang && !companyAlone.test(text)))
  const named =
    writing[lang].script === 'Han' ? runs.find(({ text }) => titleWords.test(text) && text.length < 120) : undefined
  const largest = [...runs].filter(({ text }) => !label.test(text)).sort((a, b) => b.size - a.size)[0]
  const isLarge = largest && largest.size > (named?.size ?? 0) * 1.1
  const text = ((isLarge ? largest : (named ?? largest))?.text ?? '').slice(0, 200)
  return writing[lang].script === 'Han' ? tightened(text) : text
}

/** Lines of one size below each other, as one. */
function runsOf(lines: readonly PdfLine[]): { text: string; size: number }[] {
  const runs: { text: string; size: number; last: PdfLine }[] = []
  for (const line of lines) {
    const run = runs.at(-1)
    const isSame = run && Math.abs(run.size - line.size) < 0.6 && run.last.y - line.y < line.size * 2.6
    if (!isSame) runs.push({ text: line.text, size: line.size, last: line })
    else {
      run.text += (/[A-Za-z,]$/.test(run.text) ? ' ' : '') + line.text
      run.last = line
    }
  }
  return runs
}

function textOf(lines: readonly PdfLine[], title: string, lang: WholeLang) {
  const paragraphs = bodyOf(lines, title, lang)
  return {
    title,
    summary: summaryOf(paragraphs, lang),
    body: paragraphs.join('\n\n') + (paragraphs.length > 0 ? '\n' : ''),
  }
}

/** The day below the text, where announcements are signed; else that of the file's name; else that on which it was made. */
function dateOf(lines: readonly PdfLine[], { made }: PdfText, name: string, today: string): string | undefined {
  const signed = lines.map(({ text }) => dayOfLine(text)).filter((day) => day !== undefined)
  const found = [signed.at(-1), dayIn(name), made && dayIn(made)]
  return found.find((day): day is string => day !== undefined && day <= today)
}
