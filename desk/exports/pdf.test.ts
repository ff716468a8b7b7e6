import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findChromium } from './chromium.ts'
import { printPdf } from './pdf.ts'

const document = '<!doctype html><title>Case</title><p>evidence'
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'desk-pdf-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('without Chromium there is no PDF and no fault', async () => {
  expect(await printPdf(document, folder, () => undefined)).toBeUndefined()
})

test('a program that fails gets a sentence', async () => {
  await expect(printPdf(document, folder, () => process.execPath)).rejects.toMatchObject({ reason: 'chromium' })
  await expect(printPdf(document, folder, () => '/nowhere/chromium')).rejects.toMatchObject({ reason: 'chromium' })
  expect(await readdir(folder)).toEqual([])
})

test.skipIf(!findChromium())('Chromium prints a PDF and leaves nothing behind (SKIPPED without Chromium)', async () => {
  const pdf = (await printPdf(document, folder)) ?? Buffer.alloc(0)
  expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-')
  expect(await readdir(folder)).toEqual([])
})
