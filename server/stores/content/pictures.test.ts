import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { preparePictures } from './pictures.ts'

let folder: string
let media: string
let kept: string
let prepared: string[]
beforeAll(async () => {
  media = await mkdtemp(join(tmpdir(), 'media-'))
  for (const [name, width, height] of [
    ['small', 300, 200],
    ['middle', 1000, 500],
    ['large', 2600, 1300],
  ] as const) {
    const create = { width, height, channels: 3, background: '#8fc31f' } as const
    await sharp({ create })
      .webp()
      .toFile(join(media, `${name}.webp`))
  }
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prepared-'))
  kept = join(folder, 'pictures')
  prepared = []
  return () => rm(folder, { recursive: true })
})
afterAll(() => rm(media, { recursive: true }))

const names = ['small.webp', 'middle.webp', 'large.webp']
const prepare = (wanted = names) => preparePictures(media, kept, wanted, (done) => prepared.push(wanted[done] ?? ''))
const files = async () => (await readdir(kept)).filter((name) => name.endsWith('.webp'))

test('a picture comes in the widths that browsers choose from, and is never enlarged', async () => {
  const pictures = await prepare()
  const widths = (name: string) =>
    [...(pictures.find(name)?.srcset ?? '').matchAll(/ (\d+)w/g)].map((match) => match[1])
  expect(widths('small.webp')).toEqual(['300'])
  expect(widths('middle.webp')).toEqual(['400', '800', '1000'])
  expect(widths('large.webp')).toEqual(['400', '800', '1200', '1800', '2400'])
  for (const name of await files()) {
    const { width, height, format } = await sharp(join(kept, name)).metadata()
    expect([String(width), format]).toEqual([name.match(/\.(\d+)\.webp$/)?.[1], 'webp'])
    expect(Math.abs((width ?? 0) / (height ?? 1) - (name.startsWith('small') ? 1.5 : 2))).toBeLessThan(0.02)
  }
})

test('a picture is told with its size, its colour and the address of its largest form', async () => {
  const picture = (await prepare()).find('middle.webp')
  expect(picture).toMatchObject({ width: 1000, height: 500 })
  expect(picture?.src).toMatch(/^\/pictures\/middle\.[0-9a-f]{10}\.1000\.webp$/)
  expect(picture?.srcset.split(', ')[0]).toMatch(/^\/pictures\/middle\.[0-9a-f]{10}\.400\.webp 400w$/)
  const channels = (picture?.colour.match(/[0-9a-f]{2}/g) ?? []).map((channel) => Number.parseInt(channel, 16))
  const off = [0x8f, 0xc3, 0x1f].map((channel, at) => Math.abs(channel - (channels[at] ?? 0)))
  expect(Math.max(...off)).toBeLessThan(24)
})

test('pictures are prepared once and used again after a restart', async () => {
  const first = await prepare()
  expect(prepared).toEqual(names)
  const [name = ''] = await files()
  const { mtimeMs } = await stat(join(kept, name))
  prepared = []
  const second = await prepare()
  expect(prepared).toEqual([])
  expect(names.map((name) => second.find(name))).toEqual(names.map((name) => first.find(name)))
  expect((await stat(join(kept, name))).mtimeMs).toBe(mtimeMs)
})

test('a changed picture gets a new address, so that no browser shows the old one', async () => {
  const before = (await prepare()).find('small.webp')?.src
  await sharp({ create: { width: 300, height: 200, channels: 3, background: '#e34d59' } })
    .webp()
    .toFile(join(media, 'small.webp'))
  prepared = []
  const after = (await prepare()).find('small.webp')?.src
  expect(prepared).toEqual(['small.webp'])
  expect(after).not.toBe(before)
})

test('a picture that was only touched keeps its address', async () => {
  const before = (await prepare(['middle.webp'])).find('middle.webp')?.src
  await utimes(join(media, 'middle.webp'), new Date(), new Date(2020, 1, 1))
  expect((await prepare(['middle.webp'])).find('middle.webp')?.src).toBe(before)
})

test('what was lost is prepared again: a file, or the list of what there is', async () => {
  const { src = '' } = (await prepare()).find('middle.webp') ?? {}
  await rm(join(kept, src.slice('/pictures/'.length)))
  prepared = []
  await prepare()
  expect(prepared).toEqual(['middle.webp'])
  for (const broken of ['', '{', '{}', '[1]', '[["small.webp", null]]']) {
    await writeFile(join(kept, 'pictures.json'), broken)
    expect((await prepare()).find('middle.webp')?.src, broken).toBe(src)
  }
})

test('a picture that is not there is not found, and one that is no picture is told by name', async () => {
  expect((await prepare(['nowhere.webp', '../small.webp'])).find('nowhere.webp')).toBeUndefined()
  await writeFile(join(media, 'text.webp'), 'not a picture')
  await expect(prepare(['text.webp'])).rejects.toThrow('media/text.webp — is not a picture')
})
