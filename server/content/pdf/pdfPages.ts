import type { PdfLine, PdfText } from './pdfText.ts'

/** What a page of a PDF says, without what stands on many of them. */
export interface PdfPage {
  /** As readers of PDFs count, from 1. */
  page: number
  sentences: string[]
  /** Headings and rows of tables. */
  rows: string[]
}

/** The pages that say something of their own: not tables of contents and indexes, which only lead to others. */
export function pagesOf({ lines, pages }: Pick<PdfText, 'lines' | 'pages'>): PdfPage[] {
  const running = runningOf(lines)
  const own = lines.filter((line) => !running.has(placeOf(line)) && !pageCount.test(line.text))
  return [...Map.groupBy(own, ({ page }) => page)]
    .map(([page, found]) => ({ found, said: { page, ...partsOf(found) } }))
    .filter(({ found, said }) => said.sentences.length > 0 || !leadsOnly(found, pages))
    .map(({ said }) => said)
}

const pageCount = /第\s*\d+\s*页\s*[，,/]\s*共\s*\d+\s*页|\bpage \d+ of \d+/i
const withoutDigits = (text: string) => text.replace(/\d+/g, '')
const placeOf = ({ text, y }: PdfLine) => `${Math.round(y)} ${withoutDigits(text)}`

/** Heads and feet: what stands at the same place of several pages. */
function runningOf(lines: readonly PdfLine[]): Set<string> {
  const pages = Map.groupBy(lines, placeOf)
  return new Set(
    [...pages].flatMap(([place, [first, ...others]]) =>
      others.some(({ page }) => page !== first?.page) ? [place] : [],
    ),
  )
}

/** Companies end with a full stop as well. */
const sentenceEnd = /(?<!\b(?:Ltd|Inc|Co|[Nn]o))[。！？.!?][”’"）)]*$/u
const SHORTEST = 8
const segmenter = new Intl.Segmenter('zh', { granularity: 'sentence' })

/** The sentences of paragraphs, and all else. */
function partsOf(lines: readonly PdfLine[]): Pick<PdfPage, 'sentences' | 'rows'> {
  const parts = paragraphsOf(lines).flatMap((text) =>
    Array.from(segmenter.segment(text), ({ segment }) => segment.trim()),
  )
  const isSentence = (text: string) => text.length >= SHORTEST && sentenceEnd.test(text)
  return { sentences: parts.filter(isSentence), rows: parts.filter((text) => text !== '' && !isSentence(text)) }
}

/** A line that is as wide as its neighbours goes on in the next one of the same letters. */
function paragraphsOf(lines: readonly PdfLine[]): string[] {
  const paragraphs: string[] = []
  let before: PdfLine | undefined
  for (const line of lines) {
    const goesOn = before && isLike(before, line) && before.y - line.y < 2.2 * line.size && isFull(before, lines)
    if (goesOn) paragraphs.push(joined(paragraphs.pop() ?? '', line.text))
    else paragraphs.push(line.text)
    before = line
  }
  return paragraphs
}

const isLike = (one: PdfLine, other: PdfLine) => Math.abs(one.size - other.size) < 0.5 && one.y > other.y

/** English lines end a word earlier or later. */
function isFull({ x, end, size }: PdfLine, lines: readonly PdfLine[]): boolean {
  const widest = lines.reduce((most, line) => (Math.abs(line.size - size) < 0.5 ? Math.max(most, line.end) : most), 0)
  return end - x > 0.75 * (widest - x)
}

/** Chinese goes on in the next line without a space. */
const joined = (one: string, other: string) =>
  /[\p{sc=Han}，。；：、”]$/u.test(one) && /^[\p{sc=Han}“（\d]/u.test(other) ? one + other : `${one} ${other}`

const FEW = 6
const MOST_LEAD = 0.4

/** Whether the lines of a page lead to other pages by their numbers. */
function leadsOnly(lines: readonly PdfLine[], pages: number): boolean {
  if (lines.some(({ text }) => /^(?:目\s*录|索\s*引|contents|index)$/i.test(text))) return true
  const numbers = lines.map(({ text }) => Number(/(?:^|[\s.…])(\d{1,3})$/.exec(text)?.[1] ?? Infinity))
  return lines.length >= FEW && numbers.filter((number) => number <= pages).length >= MOST_LEAD * lines.length
}

/** What a page says beyond a text. */
export function beyond({ page, sentences, rows }: PdfPage, text: string): PdfPage {
  const said = bare(text)
  const isUnsaid = (part: string) => !said.includes(bare(part))
  return { page, sentences: sentences.filter(isUnsaid), rows: rows.filter(isUnsaid) }
}

const bare = (text: string) => text.replace(/[\s\p{P}|]+/gu, '')
