import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { type PdfAnswer, type PdfFailure, type PdfLine, type PdfText, withoutRadicals } from './pdfText.ts'

const mostLetters = 400_000

/** A book is not read to its end. */
const { bytes, mostPages } = workerData as { bytes: Uint8Array; mostPages: number } // what `readingProgram.ts` gives

/** Reads the PDF that it was started with, and answers once. */
async function answer(): Promise<PdfAnswer> {
  // The library asks for drawing, which nobody needs here, and says so.
  console.warn = console.log = () => {}
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
  const task = getDocument({
    data: new Uint8Array(bytes),
    // Without these the text of most Chinese PDFs whose fonts are not in them is lost.
    cMapUrl: `${join(folder, 'cmaps')}/`,
    cMapPacked: true,
    standardFontDataUrl: `${join(folder, 'standard_fonts')}/`,
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: false,
    maxImageSize: 1,
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    return { text: await textOf(await task.promise) }
  } catch (error) {
    return { failure: failureOf(error) }
  }
}

type Opened = Awaited<ReturnType<typeof import('pdfjs-dist/legacy/build/pdf.mjs')['getDocument']>['promise']>

async function textOf(pdf: Opened): Promise<PdfText> {
  const info = (await pdf.getMetadata()).info as Record<string, unknown>
  const text = (value: unknown) =>
    typeof value === 'string' && value.trim() !== '' ? withoutRadicals(value.trim()) : undefined
  const lines: PdfLine[] = []
  let letters = 0
  for (const number of pagesToRead(pdf.numPages)) {
    if (letters > mostLetters) break
    const page = await pdf.getPage(number)
    const found = linesOf(number, (await page.getTextContent()).items as Piece[])
    letters += found.reduce((sum, line) => sum + line.text.length, 0)
    lines.push(...found)
    page.cleanup()
  }
  const [, year, month, day] = text(info.CreationDate)?.match(/^D:(\d{4})(\d\d)(\d\d)/) ?? []
  return {
    pages: pdf.numPages,
    lines,
    title: text(info.Title),
    language: text(info.Language),
    made: year && `${year}-${month}-${day}`,
    isActive: await isActive(pdf),
  }
}

function pagesToRead(count: number): number[] {
  const all = Array.from({ length: count }, (_, at) => at + 1)
  return count <= mostPages ? all : [...all.slice(0, mostPages - 2), ...all.slice(-2)]
}

/** What pdf.js calls a text item. */
interface Piece {
  str?: string
  hasEOL?: boolean
  height: number
  width: number
  transform: number[]
}

/** Pieces beside each other are a line, whoever put them there. */
function linesOf(page: number, pieces: readonly Piece[]): PdfLine[] {
  const lines: PdfLine[] = []
  let line: PdfLine | undefined
  for (const { str = '', hasEOL = false, height, width, transform } of pieces) {
    const [x = 0, y = 0] = transform.slice(4)
    if (line && str !== '' && Math.abs(line.y - y) > Math.max(line.size, height) / 2) line = undefined
    if (str.trim() !== '' || line) {
      if (!line) {
        line = { page, text: '', size: height, x, y, end: x }
        lines.push(line)
      }
      line.text += str
      line.size = Math.max(line.size, height)
      line.end = Math.max(line.end, x + width)
    }
    if (hasEOL) line = undefined
  }
  const written = ({ text }: PdfLine) => withoutRadicals(text).replace(/\s+/g, ' ').trim()
  return lines.map((one) => ({ ...one, text: written(one) })).filter(({ text }) => text !== '')
}

async function isActive(pdf: Opened): Promise<boolean> {
  if (await pdf.hasJSActions()) return true
  const attachments = (await pdf.getAttachments()) as Map<string, unknown> | null // the library's types leave it open
  if (attachments && attachments.size > 0) return true
  const opening = (await pdf.getOpenAction()) as { action?: string } | null
  return opening?.action !== undefined
}

const failureOf = (error: unknown): PdfFailure =>
  error instanceof Error && error.name === 'PasswordException' ? 'pdfLocked' : 'pdfBroken'

parentPort?.postMessage(await answer())
