import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { deflateSync, inflateSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { readContent } from '../server/content/index.ts'
import { pagesOf } from '../server/content/pdfFiles.ts'
import { finish } from './pdfs/finish.ts'
import { pdfOf, printDocumentsOf, readManifest, stateOf } from './pdfs/manifest.ts'
import { objectsOf } from './pdfs/objects.ts'
import { isOutline, outlineFont } from './pdfs/outlines.ts'
import { type PrintDocument, pageMark, paperHtml, withoutReferrals, withPages } from './pdfs/printDocument.ts'

const content = fileURLToPath(new URL('../content', import.meta.url))
let documents: PrintDocument[]
beforeAll(async () => {
  const { files } = await readContent(content)
  documents = files ? printDocumentsOf(files, content) : []
})

test('every PDF is what the content says now; "npm run pdfs" prints those that are not', () => {
  const manifest = readManifest()
  expect(documents.length).toBeGreaterThan(40)
  expect(
    documents.filter((document) => stateOf(document, content, manifest) === 'due').map(({ name }) => name),
  ).toEqual([])
})

test('no PDF is heavier than 600 KB, and each report has at least three pages', () => {
  for (const document of documents) {
    const bytes = readFileSync(pdfOf(document, content))
    expect(bytes.length, document.name).toBeLessThan(600 * 1024)
    if (document.name.startsWith('reports/')) expect(pagesOf(bytes), document.name).toBeGreaterThanOrEqual(3)
  }
})

test('a changed text, a changed picture and a missing file are due; a file that somebody else made is left alone', () => {
  const [document] = documents
  if (!document) throw new Error('there are no documents')
  const manifest = readManifest()
  const state = (given: Partial<PrintDocument>, known = manifest) => stateOf({ ...document, ...given }, content, known)
  expect(state({})).toBe('current')
  expect(state({ html: `${document.html} ` })).toBe('due')
  expect(state({ html: document.html.replace('</main>', '<img src="/media/brand/mark.svg"></main>') })).toBe('due')
  expect(state({ name: 'announcements/none.zh' })).toBe('due')
  expect(state({}, {})).toBe('foreign')
  expect(state({}, { [document.name]: { source: '', pdf: 'another' } })).toBe('foreign')
})

test('an announcement has letterhead, codes, number, the assurance of the board, text and signature in its language', () => {
  const [zh, en] = ['zh', 'en'].map((lang) =>
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
  expect(report?.html.match(/<h1/g)).toHaveLength(4)
  for (const text of ['class="cover"', '>Governance<', '>Environment<', '>Society<', '5,147', '68.0']) {
    if (text !== '68.0') expect(report?.html).toContain(text)
  }
  expect(report?.html).not.toMatch(/\$\([a-z]/)
  for (const [, name = ''] of report?.html.matchAll(/src="\/media\/([^"]+)"/g) ?? []) {
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
    expect(withPages(`a ${pageMark(1)} b ${pageMark(0)}`, [2, 7])).toBe('a 7 b 2')
  })
})

describe('a printed file', () => {
  const drawing = '500 0 10 -700 400 20 d1\n10 20 m\n400 20 l\n400 -700 l\n10 20 300 -700 y\nh\nf'
  const stream = (text: string) => {
    const bytes = deflateSync(Buffer.from(text)).toString('latin1')
    return `<</Filter /FlateDecode\n/Length ${bytes.length}>> stream\n${bytes}\nendstream`
  }
  const font = (unicode: number, differences = '/g0 /g7') =>
    `<</Type /Font\n/Subtype /Type3\n/FontMatrix [.00100000005 0 0 -.00100000005 0 0]\n/FirstChar 0\n/LastChar 1\n/FontBBox [10 20 400 -700]\n/ToUnicode ${unicode} 0 R\n/FontDescriptor 6 0 R\n/Widths [500 500]\n/Encoding <</Type /Encoding\n/Differences [0 ${differences}]>>\n/CharProcs <</g0 7 0 R\n/g7 8 0 R>>>>`
  const printed = (objects: string[]) => {
    let text = '%PDF-1.4\n'
    const places = objects.map((object, at) => {
      const place = text.length
      text += `${at + 1} 0 obj\n${object}\nendobj\n`
      return `${String(place).padStart(10, '0')} 00000 n \n`
    })
    const table = text.length
    text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}trailer\n<</Size ${objects.length + 1}\n/Root 2 0 R\n/Info 1 0 R>>\nstartxref\n${table}\n%%EOF`
    return Buffer.from(text, 'latin1')
  }
  const sample = (last = drawing) =>
    printed([
      '<</Creator (A browser of 2026)>>',
      '<</Type /Catalog\n/Pages 3 0 R>>',
      '<</Type /Pages\n/Count 1\n/Kids [4 0 R]>>',
      '<</Type /Page\n/Resources <</Font <</F1 5 0 R>>>>\n/Parent 3 0 R>>',
      font(9),
      '<</Type /FontDescriptor\n/FontName /AAAAAA+Noto>>',
      stream('0 0 d0'),
      stream(last),
      stream('begincmap'),
      '<</Title (Back tothe land)\n/Dest [4 0 R /XYZ 0 0 0]>>',
    ])
  const facts = { title: '公告', author: '青穗', date: '2026-11-06', headings: ['Back to the land'] }

  test('keeps its pages and says title, author and day, not what made it when', () => {
    const done = finish(sample(), facts)
    expect(done.toString('latin1')).toMatch(/^%PDF-1\.5/)
    expect(pagesOf(done)).toBe(1)
    const packed = [...done.toString('latin1').matchAll(/\/Type \/ObjStm[^>]*\/Length (\d+)>>\nstream\n/g)].map(
      (match) =>
        inflateSync(
          done.subarray(match.index + match[0].length, match.index + match[0].length + Number(match[1])),
        ).toString('latin1'),
    )
    expect(packed.join()).toContain('/Title <FEFF516C544A>')
    expect(packed.join()).toContain("/CreationDate (D:20261106000000+08'00')")
    expect(packed.join()).not.toContain('browser')
    expect(packed.join(), 'a heading has the space at which it wrapped').toContain(
      Buffer.from('Back to the land', 'utf16le').swap16().toString('hex').toUpperCase(),
    )
    expect(packed.join()).toMatch(/\/Subtype \/Type1 [\s\S]*\/Differences \[1 \/g7\]/)
    expect(finish(sample(), facts).equals(done)).toBe(true)
  })

  test('points to every object where it lies', () => {
    const done = finish(sample(), facts)
    const text = done.toString('latin1')
    const [, start = ''] = text.match(/startxref\n(\d+)/) ?? []
    const head = text.slice(Number(start)).match(/\/Length (\d+)>>\nstream\n/)
    const from = Number(start) + (head?.index ?? 0) + (head?.[0].length ?? 0)
    const table = inflateSync(done.subarray(from, from + Number(head?.[1])))
    const direct = Array.from({ length: table.length / 6 }, (_, id) => ({
      id,
      kind: table[id * 6],
      at: table.readUIntBE(id * 6 + 1, 3),
    }))
    for (const { id, at } of direct.filter(({ kind }) => kind === 1)) {
      expect(text.slice(at, at + 12)).toMatch(new RegExp(`^${id} 0 obj`))
    }
  })

  test('keeps a font that holds more than outlines as it was', () => {
    expect(isOutline({ name: 'g7', drawing })).toBe(true)
    expect(isOutline({ name: 'g7', drawing: '500 0 d0\nq 10 0 0 10 0 0 cm /Im1 Do Q' })).toBe(false)
    const done = finish(sample('500 0 d0\n/Im1 Do'), facts).toString('latin1')
    expect(done).not.toContain('/Type1C')
    expect(finish(sample(), facts).toString('latin1')).toContain('/Type1C')
  })

  test('holds outlines as steps from point to point, upwards', () => {
    const bytes = outlineFont('AAAAAA+Noto', [{ name: 'g7', drawing: '100 0 d0\n10 20 m\n40 20 l\n40 -30 l\nh\nf' }])
    // width 100, to 10 −20, then 30 0 and 0 50
    expect(bytes.includes(Buffer.from([239, 149, 119, 21, 169, 139, 139, 189, 5, 14]))).toBe(true)
    expect(bytes.toString('latin1')).toContain('AAAAAA+Noto')
  })

  test('of another kind is refused', () => {
    expect(() => objectsOf(Buffer.from('%PDF-1.5\nnothing'))).toThrow('not a PDF')
  })
})
