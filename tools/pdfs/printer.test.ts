import { fileURLToPath } from 'node:url'
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, type PDFObject, PDFString } from '@cantoo/pdf-lib'
import { beforeAll, describe, expect, test } from 'vitest'
import { findChromium } from '../../desk/exports/chromium.ts'
import { readContent } from '../../server/content/index.ts'
import { printDocumentsOf } from './editions.ts'
import { openPrinter } from './printer.ts'

const content = fileURLToPath(new URL('../../content', import.meta.url))
const hasChromium = (() => {
  try {
    return Boolean(findChromium())
  } catch {
    return false
  }
})()

/** Those with the longest texts, and a table. */
describe.skipIf(!hasChromium).each([
  ['announcements/2026-08-11-convertible-bond-interest.zh', 'zh-CN'],
  ['announcements/2026-04-28-annual-report-2025.en', 'en'],
])('%s, as it would be printed today,', (name, language) => {
  let pdf: PDFDocument
  let title: string
  beforeAll(async () => {
    const { files } = await readContent(content)
    const document = files && printDocumentsOf(files, content).find((one) => one.name === name)
    if (!document) throw new Error('it is not in the content')
    title = document.title
    const printer = await openPrinter(`${content}/media`)
    pdf = await PDFDocument.load(await printer.print(document), { updateMetadata: false })
    await printer.close()
  }, 60_000)

  test('has one page, with the signature', () => expect(pdf.getPageCount()).toBe(1))

  test('is tagged, in its language, and shows its title in the title bar', () => {
    const { catalog } = pdf
    expect(catalog.lookup(PDFName.of('MarkInfo'), PDFDict).get(PDFName.of('Marked'))?.toString()).toBe('true')
    expect(catalog.lookup(PDFName.of('Lang'), PDFString, PDFHexString).decodeText()).toBe(language)
    expect(pdf.getTitle()).toBe(title)
    expect(pdf.catalog.getViewerPreferences()?.getDisplayDocTitle()).toBe(true)
    expect(catalog.has(PDFName.of('Metadata'))).toBe(true)
    expect(pdf.getPage(0).node.get(PDFName.of('Tabs'))).toBe(PDFName.of('S'))
  })

  test('has its heading, paragraphs and table among its tags, and no figure without a description', () => {
    const elements = [...elementsOf(pdf, pdf.catalog.lookup(PDFName.of('StructTreeRoot')))]
    const kinds = elements.map((element) => element.lookup(PDFName.of('S'), PDFName).decodeText())
    for (const kind of ['Document', 'H1', 'H2', 'P', 'Table', 'TH', 'TD']) expect(kinds).toContain(kind)
    const figures = elements.filter((_, at) => kinds[at] === 'Figure')
    expect(figures.filter((figure) => !figure.has(PDFName.of('Alt')))).toEqual([])
  })
})

/** The elements of the tags below one, each before those in it. */
function* elementsOf(pdf: PDFDocument, parent: PDFObject | undefined): Generator<PDFDict> {
  if (!(parent instanceof PDFDict)) return
  if (parent.has(PDFName.of('S'))) yield parent
  const kids = parent.lookup(PDFName.of('K'))
  for (const kid of kids instanceof PDFArray ? kids.asArray() : [kids]) yield* elementsOf(pdf, pdf.context.lookup(kid))
}
