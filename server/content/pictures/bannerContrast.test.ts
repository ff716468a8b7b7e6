import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Files } from '../readFiles.ts'
import { bannerContrastProblems, type Measured } from './bannerContrast.ts'

let media: string
beforeAll(async () => {
  media = await mkdtemp(join(tmpdir(), 'banners-'))
})
afterAll(() => rm(media, { recursive: true }))

const plain = (background: { r: number; g: number; b: number; alpha: number }, name: string) =>
  sharp({ create: { width: 800, height: 200, channels: 4, background } })
    .webp()
    .toFile(join(media, name))
const filesOf = (...slides: { picture?: string; mode?: string }[]) => {
  const pages = slides.map((data, at) => ({ file: `pages/p${at}.en.yaml`, data }))
  return { site: { languages: [] }, home: {}, pages } as unknown as Files
}

test('words that a picture does not bear are told, those on a fitting one, below it or on paper are not', async () => {
  await plain({ r: 230, g: 236, b: 228, alpha: 1 }, 'day.webp')
  await plain({ r: 12, g: 20, b: 30, alpha: 1 }, 'night.webp')
  await plain({ r: 0, g: 0, b: 0, alpha: 0 }, 'cutOut.webp')
  const files = filesOf(
    { picture: 'day.webp', mode: 'sky' },
    { picture: 'day.webp', mode: 'dusk' },
    { picture: 'night.webp', mode: 'sky' },
    { picture: 'night.webp', mode: 'dusk' },
    { picture: 'cutOut.webp', mode: 'sky' },
    { picture: 'night.webp' },
    { picture: 'missing.webp', mode: 'sky' },
    { mode: 'sky' },
  )
  expect(await bannerContrastProblems(media, files)).toEqual([
    { file: 'pages/p1.en.yaml', field: 'mode', reason: { is: 'bannerContrast', mode: 'dusk' } },
    { file: 'pages/p2.en.yaml', field: 'mode', reason: { is: 'bannerContrast', mode: 'sky' } },
  ])
})

test('a picture is measured once, and again when its file is another', async () => {
  const measured: Measured = new Map()
  const files = filesOf({ picture: 'changing.webp', mode: 'sky' }, { picture: 'changing.webp', mode: 'sky' })
  await plain({ r: 240, g: 240, b: 240, alpha: 1 }, 'changing.webp')
  expect(await bannerContrastProblems(media, files, measured)).toEqual([])
  expect(measured.size).toBe(1)
  await plain({ r: 20, g: 20, b: 20, alpha: 1 }, 'changing.webp')
  expect(await bannerContrastProblems(media, files, measured)).toHaveLength(2)
})
