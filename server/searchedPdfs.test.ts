import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { serve } from './testing/served.ts'

test('a PDF that could not be read is tried again by itself, and search then knows it', async () => {
  const { site, sample, close } = await serve()
  onTestFinished(close)
  const [name = ''] = site.content.pdfs.keys()
  const file = join(sample.settings.content, 'media', name)
  const bytes = readFileSync(file)
  const total = new Set(site.content.pdfs.values()).size
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  for (const each of site.content.pdfs.keys()) rmSync(join(sample.settings.content, 'media', each))
  await site.readPdfs()
  expect(site.pdfProgress()).toEqual({ read: 0, total })
  for (const each of site.content.pdfs.keys()) writeFileSync(join(sample.settings.content, 'media', each), bytes)
  await vi.advanceTimersByTimeAsync(60_000)
  await expect.poll(() => site.pdfProgress()).toEqual({ read: total, total })
})
