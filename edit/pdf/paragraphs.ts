import type { WholeLang } from '#contract/wholeLangs.ts'
import { writing } from '#contract/writing.ts'
import type { PdfLine } from '#server/content/pdf/pdfText.ts'
import { dayOfLine } from './pdfDays.ts'

const guarantee =
  /^(本公司|公司|本行)?(及|全体)?.{0,12}(董事会|监事会).{0,40}(保证|承诺).{0,40}(真实|虚假)|warrants? that|no false record/i
const label = /^(证券|股票|债券)(代码|简称)|^公告编号|^(Stock|Bond|Securities) (code|name)|^Announcement no/i
const heading = /^([一二三四五六七八九十]{1,3}、|[（(][一二三四五六七八九十]{1,3}[）)]|\d{1,2}[.、]\s)\S.{0,40}$/

/** The paragraphs of a text after its title, as Markdown. Tables are lost: only a reader of the page sees their lines. */
export function bodyOf(lines: readonly PdfLine[], title: string, lang: WholeLang): string[] {
  const own = lines.slice(endOfTitle(lines, title))
  const margin = Math.min(...own.map(({ x }) => x))
  const right = Math.max(...own.map(({ end }) => end))
  const paragraphs: string[] = []
  let last: PdfLine | undefined
  for (const line of own) {
    const isNext = last !== undefined && goesOn(last, line, margin, right)
    if (isNext) paragraphs.push(joined(paragraphs.pop() ?? '', line.text, lang))
    else paragraphs.push(line.text)
    last = line
  }
  return paragraphs
    .filter((text) => !guarantee.test(text) && !label.test(text) && dayOfLine(text) === undefined)
    .map((text) => (writing[lang].script === 'Han' && text.includes('。') ? tightened(text) : text))
    .map((text) => (isHeading(text) ? `**${escaped(text)}**` : escaped(text)))
}

const isHeading = (text: string) => heading.test(text) && !/[。；;.]$/.test(text)

/** The line after the last one of the title. */
function endOfTitle(lines: readonly PdfLine[], title: string): number {
  const bare = (text: string) => text.replace(/[\s\p{P}]/gu, '')
  const whole = bare(title)
  const at = lines.findLastIndex(
    ({ page, text }) => page === lines[0]?.page && bare(text) !== '' && whole.endsWith(bare(text)),
  )
  return at + 1
}

/** Whether a line goes on with the one above: that one was full, and this one neither stands apart nor begins farther in. */
function goesOn(last: PdfLine, line: PdfLine, margin: number, right: number): boolean {
  if (Math.abs(last.size - line.size) > 1 || isHeading(last.text)) return false
  if (/[。！？：；.!?:;]$/.test(last.text) && last.end < right - 2 * last.size) return false
  const isIndented = line.x > margin + 1.2 * line.size && line.x > last.x + 0.5 * line.size
  if (isIndented || isHeading(line.text)) return false
  if (last.page !== line.page) return !/[。！？：.!?:]$/.test(last.text)
  return last.y - line.y < 2.2 * line.size && last.end > right - 6 * last.size
}

const joined = (before: string, next: string, lang: WholeLang) =>
  writing[lang].script === 'Latin' || (/[A-Za-z,]$/.test(before) && /^[A-Za-z]/.test(next))
    ? `${before} ${next}`
    : before + next

/** What Markdown would take for its own. */
const escaped = (text: string) =>
  text
    .replace(/([*_|`<])/g, '\\$1')
    .replace(/^([#>+-])/, '\\$1')
    .replace(/^(\d+)\.(?=\s)/, '$1\\.')

/** Without the gaps that programs set between Chinese and what is not. */
export const tightened = (text: string) =>
  text.replace(/(?<=\p{Script=Han}) (?=[\dA-Za-z])|(?<=[\dA-Za-z%]) (?=\p{Script=Han})/gu, '')

const mostInSummary = { zh: 90, en: 240 }

/**
 * The first paragraph that says something, to the end of a sentence. Where that is no sentence, such as the head of a table or what leads to
 * a formula, or has no end in time, there is none: the editor writes one sooner than he finds out that it is wrong.
 */
export function summaryOf(paragraphs: readonly string[], lang: WholeLang): string {
  const text =
    paragraphs.find((one) => !one.startsWith('**') && one.length >= (writing[lang].script === 'Han' ? 15 : 40)) ?? ''
  const plain = text.replace(/\\(.)/g, '$1').trim()
  const cut = plain.slice(0, mostInSummary[lang])
  const end = writing[lang].script === 'Han' ? cut.lastIndexOf('。') : cut.search(/\.(?!.*\.(\s|$))(\s|$)/)
  return end > mostInSummary[lang] / 8 ? cut.slice(0, end + 1) : ''
}
