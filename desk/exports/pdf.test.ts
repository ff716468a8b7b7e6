import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { expectMode } from '../../server/testing/expectMode.ts'
import { findChromium } from './chromium.ts'
import { printPdf } from './pdf.ts'

let folder: string
let document: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'desk-pdf-'))
  document = join(folder, 'case.html')
  await writeFile(document, '<!doctype html><title>Case</title><p>evidence')
})
afterEach(() => rm(folder, { recursive: true }))

test('without Chromium there is no PDF and no fault', async () => {
  expect(await printPdf(document, () => undefined)).toBeUndefined()
})

test('a program that fails gets a sentence', async () => {
  await expect(printPdf(document, () => process.execPath)).rejects.toMatchObject({ reason: 'chromium' })
  await expect(printPdf(document, () => '/nowhere/chromium')).rejects.toMatchObject({ reason: 'chromium' })
})

test.skipIf(!findChromium())(
  'Chromium prints a PDF that its owner alone can read (SKIPPED without Chromium)',
  async () => {
    const pdf = (await printPdf(document)) ?? ''
    expect((await readFile(pdf)).subarray(0, 5).toString()).toBe('%PDF-')
    expectMode(pdf, 0o600)
  },
)
