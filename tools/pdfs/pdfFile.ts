import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, type PDFObject, PDFString } from '@cantoo/pdf-lib'
import { addMetadata } from './metadata.ts'

interface PdfFacts {
  title: string
  author: string
  /** As BCP 47 has it: zh-CN. */
  language: string
  /** Day of publication, YYYY-MM-DD. */
  date: string
  /** Day of the edition, where it is a revised one. */
  revised?: string | undefined
  /** Every heading of the document: Chromium's outline loses the space at which one wraps. */
  headings: string[]
}

/** The page, from 1, of every heading, in reading order. */
export async function headingPages(printed: Uint8Array): Promise<number[]> {
  const pdf = await PDFDocument.load(printed, { updateMetadata: false })
  const pages = pdf.getPages().map(({ ref }): PDFObject => ref)
  const found: number[] = []
  const follow = (parent: PDFDict | undefined) => {
    let item = parent?.lookupMaybe(PDFName.of('First'), PDFDict)
    while (item) {
      found.push(pages.indexOf(item.lookup(PDFName.of('Dest'), PDFArray).get(0)) + 1)
      follow(item)
      item = item.lookupMaybe(PDFName.of('Next'), PDFDict)
    }
  }
  follow(pdf.catalog.lookupMaybe(PDFName.of('Outlines'), PDFDict))
  return found
}

/** What Chromium printed with title, language, author and the day of publication, instead of what Chromium says of itself and of the clock. */
export async function finishPdf(
  printed: Uint8Array,
  { title, author, language, date, revised = date, headings }: PdfFacts,
): Promise<Buffer> {
  const pdf = await PDFDocument.load(printed, { updateMetadata: false })
  mendOutline(pdf, headings)
  const noon = (day: string) => new Date(`${day}T12:00:00+08:00`) // in China: the same day almost everywhere
  pdf.setTitle(title, { showInWindowTitleBar: true })
  pdf.setAuthor(author)
  const [created, modified] = [noon(date), noon(revised)]
  pdf.setCreationDate(created)
  pdf.setModificationDate(modified)
  pdf.setCreator('')
  pdf.setProducer('Chromium')
  addMetadata(pdf, { title, author, language, created, modified })
  return Buffer.from(await pdf.save({ useObjectStreams: true }))
}

/** Names of the machine's own fonts in a file: Chromium took them for characters that the packages' fonts do not have. */
export async function machineFonts(file: Uint8Array): Promise<string[]> {
  const fonts = dictionariesOf(await PDFDocument.load(file, { updateMetadata: false })).filter(
    (dictionary) => dictionary.get(PDFName.of('Type')) === PDFName.of('FontDescriptor'),
  )
  const names = fonts.map((font) => font.lookup(PDFName.of('FontName'), PDFName).decodeText())
  return names.filter((name) => !/\+(?:Figtree|NotoSansSC)/.test(name))
}

function mendOutline(pdf: PDFDocument, headings: string[]): void {
  const squeezed = (text: string) => text.replace(/\s+/g, '')
  const whole = new Map(headings.map((heading) => [squeezed(heading), heading]))
  for (const item of dictionariesOf(pdf)) {
    const title = item.get(PDFName.of('Title'))
    if (!item.has(PDFName.of('Dest')) || !(title instanceof PDFString || title instanceof PDFHexString)) continue
    const heading = whole.get(squeezed(title.decodeText()))
    if (heading) item.set(PDFName.of('Title'), PDFHexString.fromText(heading))
  }
}

const dictionariesOf = (pdf: PDFDocument) =>
  pdf.context.enumerateIndirectObjects().flatMap(([, object]) => (object instanceof PDFDict ? [object] : []))
