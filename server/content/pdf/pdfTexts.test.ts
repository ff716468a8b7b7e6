import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { copyFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openPdfTexts } from './pdfTexts.ts'

const folder = mkdtempSync(join(tmpdir(), 'pdf-'))
afterAll(() => rmSync(folder, { recursive: true }))
const told: string[] = []
const log = { info: () => {}, error: (line: string) => void told.push(line) }
const announcements = join(import.meta.dirname, '../../../content/media/announcements')
const shipped = '2022-02-21-convertible-bond-conversion-start.en.pdf'

/** Encrypted for a password that nobody gives. */
const lockedPdf = `%PDF-1.4
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 200 200]>> endobj
4 0 obj <</Filter /Standard /V 1 /R 2 /P -4 /O <${'a1'.repeat(32)}> /U <${'b2'.repeat(32)}>>> endobj
trailer <</Root 1 0 R /Encrypt 4 0 R /ID [<${'c3'.repeat(16)}> <${'c3'.repeat(16)}>]>>
%%EOF
`

test('each PDF is read once and kept; broken and locked ones are told once and left out; what nothing uses goes', async () => {
  await copyFile(join(announcements, shipped), join(folder, 'good.pdf'))
  await writeFile(join(folder, 'broken.pdf'), 'no PDF at all')
  await writeFile(join(folder, 'locked.pdf'), lockedPdf)
  const pdfs = new Map([
    ['broken.pdf', 'b1'],
    ['missing.pdf', 'm1'],
    ['locked.pdf', 'c1'],
    ['good.pdf', 'a1'],
  ])
  const kept = join(folder, 'kept')
  const texts = openPdfTexts(kept, log, 'en')
  await texts.read(folder, pdfs)
  expect(
    texts
      .pagesOf('a1')
      .flatMap(({ sentences }) => sentences)
      .join(' '),
  ).toContain('86 million convertible bonds')
  expect(['b1', 'c1', 'm1', undefined].map((hash) => texts.pagesOf(hash))).toEqual([[], [], [], []])
  expect(told).toEqual([
    'media/broken.pdf — the file is damaged; search goes without its text.',
    expect.stringMatching(/^media\/missing\.pdf — ENOENT/),
    'media/locked.pdf — it opens with a password only; search goes without its text.',
  ])
  told.length = 0
  await texts.stop()

  // Another start finds them without the files.
  rmSync(join(folder, 'good.pdf'))
  const again = openPdfTexts(kept, log, 'en')
  const left = new Map([['good.pdf', 'a1']])
  expect(again.readOf(left)).toEqual(['a1'])
  await again.read(folder, left)
  expect(again.pagesOf('a1')[0]?.sentences.length).toBeGreaterThan(2)
  expect([told, readdirSync(kept)]).toEqual([[], ['a1.pages.json']])
  await again.stop()
})

test('what was too heavy is read again, and told once', async () => {
  told.length = 0
  const limits = { time: 1 }
  const texts = openPdfTexts(join(folder, 'heavy'), log, 'en', limits)
  const pdfs = new Map([[shipped, 'a1']])
  for (let turn = 0; turn < 2; turn++) await texts.read(announcements, pdfs)
  expect([texts.progress(pdfs), told.length]).toEqual([{ read: 0, total: 1 }, 1])
  limits.time = 20_000
  await texts.read(announcements, pdfs)
  expect([texts.progress(pdfs), told.length]).toEqual([{ read: 1, total: 1 }, 1])
  await texts.stop()
})

test('what is stopped reads no more, and tells nothing', async () => {
  told.length = 0
  const texts = openPdfTexts(join(folder, 'stopped'), log, 'en')
  const reading = texts.read(announcements, new Map([[shipped, 'a1']]))
  await texts.stop()
  await reading
  expect(told).toEqual([])
})
