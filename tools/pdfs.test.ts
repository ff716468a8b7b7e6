import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  decodePDFRawStream,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFPage,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib'
import { beforeAll, describe, expect, test } from 'vitest'
import { wholeLangs } from '../contract/wholeLangs.ts'
import { readContent } from '../server/content/index.ts'
import { pagesOf } from '../server/content/pdfFiles.ts'
import { pdfOf, printDocumentsOf, stateOf } from './pdfs/editions.ts'
import { finishPdf, headingPages, machineFonts } from './pdfs/pdfFile.ts'
import {
  headingIds,
  type PrintDocument,
  pageMark,
  paperHtml,
  termMark,
  termsOf,
  withoutReferrals,
  withPages,
} from './pdfs/printDocument.ts'

const content = fileURLToPath(new URL('../content', import.meta.url))
let documents: PrintDocument[]
beforeAll(async () => {
  const { files } = await readContent(content)
  documents = files ? printDocumentsOf(files, content) : []
})

test('every PDF is published, and none is to be printed', () => {
  expect(documents.length).toBeGreaterThan(40)
  expect(documents.filter((document) => stateOf(document, content) !== 'published').map(({ name }) => name)).toEqual([])
})

test('no PDF is heavier than 2.5 MB, and each report has at least three pages', () => {
  for (const document of documents) {
    const bytes = readFileSync(pdfOf(document, content))
    expect(bytes.length, document.name).toBeLessThan(2.5 * 1024 * 1024)
    if (document.name.startsWith('reports/')) expect(pagesOf(bytes), document.name).toBeGreaterThanOrEqual(3)
  }
})

test('what was published is printed anew as a declared revision alone, whatever the pages say now', () => {
  const [document] = documents
  if (!document) throw new Error('there are no documents')
  const state = (given: Partial<PrintDocument>) => stateOf({ ...document, ...given }, content)
  const [first] = document.editions ?? []
  if (!first) throw new Error('it has no edition')
  const reason = { zh: '更正表格', en: 'A table is corrected', ja: '表の訂正' }
  expect(state({ html: `${document.html} ` })).toBe('published')
  expect(state({ editions: [first, { date: '2026-11-28', pdf: {} }] })).toBe('published') // says no reason
  expect(state({ editions: [first, { date: '2026-11-28', reason }] })).toBe('due')
  expect(state({ editions: [first, { date: '2026-11-28', reason, pdf: first.pdf }] })).toBe('published')
  expect(state({ name: 'announcements/none.zh' })).toBe('due')
  expect(state({ editions: undefined })).toBe('foreign')
})

test('an announcement has letterhead, codes, number, the assurance of the board, text and signature in its language', () => {
  const [zh, en] = wholeLangs.map((lang) =>
    documents.find(({ name }) => name.endsWith(`hog-sales-october-2026.${lang}`)),
  )
  expect(zh?.html).toMatch(/<html lang="zh-CN"/)
  for (const text of ['009136', '129136', '2026-081', '没有虚假记载', '612.0', '2026年11月6日']) {
    expect(zh?.html).toContain(text)
  }
  expect(en?.html).toMatch(/<html lang="en"/)
  for (const text of ['2026-081', 'true, accurate and complete', '6.120', '6 November 2026'])
    expect(en?.html).toContain(text)
  expect(en?.html.match(/<h2>/g)).toHaveLength(4)
})

test('a report has a cover, contents of its chapters and the figures of its pages', () => {
  const report = documents.find(({ name }) => name === 'reports/esg-report-2025.en')
  expect(report?.html.match(/<h1/g)).toHaveLength(8)
  for (const text of ['class="cover"', '>Governance<', '>Environment<', '>People and communities<', '5,147', '68.0']) {
    if (text !== '68.0') expect(report?.html).toContain(text)
  }
  expect(report?.html).not.toMatch(/\$\([a-z]/)
  for (const [, name = ''] of report?.html.matchAll(/src="\/media\/([^"?]+)/g) ?? []) {
    expect(existsSync(`${content}/media/${name}`)).toBe(true)
  }
})

describe('on paper', () => {
  test('links are words, and a numbered bold line is a heading', () => {
    expect(paperHtml('**一、日期**\n\n见[公告](/announcement)。', 2)).toBe('<h2>一、日期</h2>\n<p>见公告。</p>')
    expect(paperHtml('**1. Dates**', 3)).toBe('<h3>1. Dates</h3>')
    expect(paperHtml('**P1 = P0 − D**', 2)).toBe('<p><strong>P1 = P0 − D</strong></p>')
  })

  test('sentences that only lead to another page are left out, others keep the words of their link', () => {
    expect(withoutReferrals('先检测。做法见[水](/water)。再用。')).toBe('先检测。再用。')
    expect(withoutReferrals('Test first. See [water](/water) for more. Then use it.')).toBe('Test first. Then use it.')
    expect(withoutReferrals('夜班由两人值守，[监控](/smartMonitor)加装了声光报警。')).toContain('监控')
  })

  test('the contents get the pages of their headings', () => {
    const html = `<h1>Contents</h1>${pageMark('land')}<h2 id="land">Back to the land</h2>${termMark('food & feed')}`
    expect(headingIds(html)).toEqual(['', 'land'])
    expect(termsOf(html)).toEqual(['food & feed'])
    expect(withPages(html, new Map([['land', 7]]), new Map([['food & feed', [7, 9]]]))).toBe(
      '<h1>Contents</h1>7<h2 id="land">Back to the land</h2>7, 9',
    )
  })
})

describe('a printed file', () => {
  const facts = {
    title: '公告 A&B',
    author: '青穗',
    language: 'zh-CN',
    date: '2026-11-06',
    headings: ['Back to the land'],
  }

  /** As Chromium prints: three pages, a font, an outline whose second heading stands below the first and lost a space. */
  async function printed(font = 'AAAAAA+Figtree-Regular'): Promise<Uint8Array> {
    const pdf = await PDFDocument.create()
    const [, second, third] = [pdf.addPage(), pdf.addPage(), pdf.addPage()]
    const { context } = pdf
    context.register(context.obj({ Type: 'FontDescriptor', FontName: font }))
    const [outline, about, land] = [context.nextRef(), context.nextRef(), context.nextRef()]
    const dest = (page: PDFPage) => [page.ref, 'XYZ', 0, 800, 0]
    context.assign(outline, context.obj({ Type: 'Outlines', First: about, Last: about, Count: 2 }))
    context.assign(about, context.obj({ Title: PDFString.of('About'), Dest: dest(second), First: land, Last: land }))
    context.assign(land, context.obj({ Title: PDFString.of('Back tothe land'), Dest: dest(third) }))
    pdf.catalog.set(PDFName.of('Outlines'), outline)
    pdf.setCreator('A browser of 2026')
    return pdf.save()
  }

  test('keeps its pages and says title, author and day, not what made it when', async () => {
    const done = await finishPdf(await printed(), facts)
    expect(pagesOf(done)).toBe(3)
    const pdf = await PDFDocument.load(done, { updateMetadata: false })
    expect([pdf.getTitle(), pdf.getAuthor(), pdf.getCreator()]).toEqual(['公告 A&B', '青穗', ''])
    const noon = new Date('2026-11-06T04:00:00Z')
    expect([pdf.getCreationDate(), pdf.getModificationDate()]).toEqual([noon, noon])
    expect((await finishPdf(await printed(), facts)).equals(done)).toBe(true)
  })

  test('says title, language and day as XMP too, which can be read without unpacking it, and claims no PDF/UA', async () => {
    const text = (await finishPdf(await printed(), facts)).toString('utf8')
    const xmp = text.slice(text.indexOf('<?xpacket begin'), text.indexOf('<?xpacket end'))
    expect(xmp).toMatch(/<dc:title>.*>公告 A&amp;B<\/rdf:li>/)
    expect(xmp).toMatch(/<dc:language>.*>zh-CN<\/rdf:li>/)
    expect(xmp).toContain('<xmp:CreateDate>2026-11-06T04:00:00Z<')
    expect(xmp).not.toContain('pdfuaid')
  })

  test('has its headings in the outline as they are written, with their pages', async () => {
    const done = await finishPdf(await printed(), facts)
    expect(await headingPages(done)).toEqual([2, 3])
    const titles = (await PDFDocument.load(done)).context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFDict && object.has(PDFName.of('Dest')) ? [object] : []))
      .map((item) => item.lookup(PDFName.of('Title'), PDFString, PDFHexString).decodeText())
    expect(titles).toEqual(['About', 'Back to the land'])
  })

  test('tells which fonts of the machine it had to take', async () => {
    expect(await machineFonts(await printed())).toEqual([])
    expect(await machineFonts(await printed('BAAAAA+DejaVuSans'))).toEqual(['BAAAAA+DejaVuSans'])
  })
})

test('a search finds every Chinese character of a PDF: none stands for a radical that looks the same', async () => {
  for (const document of documents) {
    const pdf = await PDFDocument.load(readFileSync(pdfOf(document, content)), { updateMetadata: false })
    const tables = pdf.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []))
      .filter(({ dict }) => !dict.has(PDFName.of('Subtype')) && !dict.has(PDFName.of('Length1')))
      .map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'))
      .filter((text) => text.includes('begincmap'))
    expect(tables.length, document.name).toBeGreaterThan(0)
    expect(tables.join('\n').match(/<2[EF][0-9A-F]{2}>$/gim) ?? [], document.name).toEqual([])
  }
})
