import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSample, type Sample, tinyPdf } from '../testing/sample.ts'
import { readContent } from './index.ts'
import { pagesOf } from './pdfFiles.ts'
import { problemText } from './problems.ts'

let sample: Sample
beforeAll(async () => {
  sample = await createSample()
})
afterAll(() => sample.dispose())

test('pages are counted from the tree of pages, the whole and not a branch', () => {
  expect(pagesOf(Buffer.from(tinyPdf))).toBe(3)
  const branches = '<</Type /Pages /Count 2>> <</Kids [1 0 R]\n/Count 12 /Type/Pages>> <</Type /Page>>'
  expect(pagesOf(Buffer.from(branches))).toBe(12)
})

test('pages are counted in a file whose objects are compressed', () => {
  const packed = deflateSync(Buffer.from('1 0 2 30 <</Type /Catalog>> <</Type /Pages /Kids [3 0 R] /Count 96>>'))
  const head = Buffer.from(`%PDF-1.7\n4 0 obj\n<</Type /ObjStm /N 2 /First 9 /Length ${packed.length}>>\nstream\n`)
  expect(pagesOf(Buffer.concat([head, packed, Buffer.from('\nendstream\nendobj')]))).toBe(96)
})

test('an announcement or report without its PDF is told, with the command that prints it', async () => {
  const names = ['announcements/2025-12-12-guarantee-limit-2026.en', 'reports/esg-report-2025.zh']
  for (const name of names) await sample.remove(`media/${name}.pdf`)
  const { problems } = await readContent(sample.settings.content)
  expect(problems.map((problem) => problemText(problem, 'en'))).toEqual([
    'announcements/2025-12-12-guarantee-limit-2026.yaml — There is no file media/announcements/2025-12-12-guarantee-limit-2026.en.pdf. Run npm --prefix tools run pdfs, which prints it, or put a typeset PDF there.',
    'reports/esg-report-2025.yaml — There is no file media/reports/esg-report-2025.zh.pdf. Run npm --prefix tools run pdfs, which prints it, or put a typeset PDF there.',
  ])
  for (const name of names) await sample.write(`media/${name}.pdf`, tinyPdf)
})
