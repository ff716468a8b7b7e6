import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSample, type Sample, tinyPdf } from '../../testing/sample.ts'
import { bytesHash, fileHash } from '../fileHashes.ts'
import { readContent } from '../index.ts'
import type { Files } from '../readFiles.ts'
import type { Edition } from '../shapes/editions.ts'
import { checkEditions } from './editions.ts'

const id = '2026-11-06-hog-sales-october-2026'
const file = `announcements/${id}.yaml`
const name = `announcements/${id}.zh.pdf`
const other = `${tinyPdf}% another\n`
const hash = bytesHash(Buffer.from(other))
const reason = { zh: '更正均价', en: 'The price is corrected', ja: 'The price is corrected' }

let sample: Sample
let files: Files
beforeAll(async () => {
  sample = await createSample()
  await sample.write(`media/${name}`, other)
  const read = await readContent(sample.settings.content)
  if (!read.files) throw new Error('the content cannot be read')
  files = read.files
  expect(read.problems.map(({ file, field, reason }) => ({ file, field, ...reason }))).toEqual([
    { file, field: 'editions.0', is: 'pdfChanged', name, lang: 'zh', hash },
  ])
})
afterAll(() => sample.dispose())

/** What is said of the announcement, whose Chinese PDF has other bytes, when its editions are these after the first. */
function problemsWith(change: (editions: Edition[]) => Edition[] | undefined) {
  const articles = files.articles.map((entry) =>
    entry.id === id && 'editions' in entry.data
      ? { ...entry, data: { ...entry.data, editions: change(entry.data.editions ?? []) } }
      : entry,
  )
  const hashOf = (pdf: string) => fileHash(join(sample.settings.content, 'media', pdf))
  return checkEditions({ ...files, articles }, hashOf).map(({ field, reason }) => ({ field, ...reason }))
}

test('a published PDF with other bytes is told, and how it would become a revised edition', () => {
  expect(problemsWith((editions) => editions)).toEqual([
    { field: 'editions.0', is: 'pdfChanged', name, lang: 'zh', hash },
  ])
})

test('a revised edition has day, reason and PDF; the other language keeps its own', () => {
  expect(problemsWith((editions) => [...editions, { date: '2026-11-20', pdf: { zh: hash }, reason }])).toEqual([])
})

test.each([
  ['says no reason', { date: '2026-11-20', pdf: { zh: hash } }, { is: 'editionWithoutReason' }],
  [
    'is older than the one before',
    { date: '2026-11-01', pdf: { zh: hash }, reason },
    { field: 'editions.1.date', is: 'editionOrder', before: '2026-11-06' },
  ],
])('an edition that %s is refused', (_what, edition, wanted) => {
  expect(problemsWith((editions) => [...editions, edition])).toMatchObject([wanted])
})

test('an edition that is declared and has no PDF is refused', () => {
  const problems = problemsWith((editions) => [...editions, { date: '2026-11-20', reason }])
  expect(problems.map(({ is }) => is)).toEqual(['editionWithoutPdf', 'pdfChanged'])
})

test('what is out names the bytes of its PDFs', () => {
  expect(problemsWith(() => undefined).map(({ is }) => is)).toEqual(['pdfUnrecorded', 'pdfUnrecorded'])
})
