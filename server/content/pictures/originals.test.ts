import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { colourAt, halves, metadataOf, phonePicture, twoHalves } from '../../testing/photographs.ts'
import { problemText } from '../problems.ts'
import { createPictureQueue } from './pictureQueue.ts'
import { describePictures } from './pictures.ts'

let media: string
let kept: string
beforeEach(async () => {
  media = await mkdtemp(join(tmpdir(), 'media-'))
  kept = join(media, 'prepared')
})
afterEach(() => rm(media, { recursive: true }))

/** Puts an original into the folder and prepares it; a sentence when it is refused. */
async function prepare(name: string, bytes: Buffer | string) {
  await writeFile(join(media, name), bytes)
  const said: string[] = []
  const pictures = await describePictures(
    media,
    kept,
    [{ name }],
    (problem) => said.push(problemText(problem, 'en')) > 0,
  )
  const queue = createPictureQueue({ info: () => {}, error: (line) => expect.unreachable(line) })
  queue.want(pictures)
  await queue.finished()
  const picture = pictures.find(name)
  if (!picture) return expect.unreachable()
  const files = (await readdir(kept)).filter((file) => /\.(avif|webp)$/.test(file))
  const sent = await Promise.all(files.map((file) => readFile(join(kept, file))))
  return { picture, said, sent }
}

const near = ([a = 0, b = 0, c = 0]: number[], [x = 0, y = 0, z = 0]: readonly number[]) =>
  Math.max(Math.abs(a - x), Math.abs(b - y), Math.abs(c - z))

describe('an original is shown in its own colours', () => {
  const picture = () => twoHalves(90, 60)
  /** Compression changes colours a little; CMYK cannot print all of them. */
  test.each<[string, number, () => Promise<Buffer>]>([
    ['a.jpg', 12, () => picture().jpeg({ quality: 100 }).toBuffer()],
    ['a.JPEG', 12, () => picture().jpeg({ quality: 100 }).toBuffer()],
    ['a.png', 12, () => picture().png().toBuffer()],
    ['16 bits.png', 12, () => picture().toColourspace('rgb16').png().toBuffer()],
    ['a.webp', 12, () => picture().webp({ lossless: true }).toBuffer()],
    ['a.avif', 12, () => picture().avif({ lossless: true }).toBuffer()],
    ['a.TIF', 12, () => picture().tiff({ compression: 'lzw' }).toBuffer()],
    ['16 bits.tiff', 12, () => picture().toColourspace('rgb16').tiff({ compression: 'deflate' }).toBuffer()],
    ['Display P3.jpg', 12, () => picture().withIccProfile('p3').jpeg({ quality: 100 }).toBuffer()],
    ['CMYK.jpg', 40, () => picture().withIccProfile('cmyk').jpeg({ quality: 100 }).toBuffer()],
    ['照片 (1).png', 12, () => picture().png().toBuffer()],
    ['a JPEG.png', 12, () => picture().jpeg({ quality: 100 }).toBuffer()],
  ])('%s', async (name, most, make) => {
    const { picture, said, sent } = await prepare(name, await make())
    expect(said).toEqual([])
    expect([picture.width, picture.height]).toEqual([90, 60])
    expect(picture.src).toMatch(/^\/pictures\/[\w.-]+\.90\.webp$/)
    expect(sent.length).toBe(2)
    for (const bytes of sent) {
      expect(near(await colourAt(bytes, 25, 50), halves[0])).toBeLessThan(most)
      expect(near(await colourAt(bytes, 75, 50), halves[1])).toBeLessThan(most)
      expect(await metadataOf(bytes)).toEqual([])
    }
  })
})

test("a phone's picture stands upright, and tells neither who took it nor where", async () => {
  const original = await phonePicture(90, 60)
  expect((await metadataOf(original)).length).toBeGreaterThan(2)
  expect(original.includes('Zhang San')).toBe(true)
  const { picture, sent } = await prepare('IMG_0001.JPG', original)
  expect([picture.width, picture.height]).toEqual([60, 90])
  for (const bytes of sent) {
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 60, height: 90 })
    expect(near(await colourAt(bytes, 50, 25), halves[0])).toBeLessThan(12)
    expect(near(await colourAt(bytes, 50, 75), halves[1])).toBeLessThan(12)
    expect(await metadataOf(bytes)).toEqual([])
    expect(bytes.includes('Zhang San')).toBe(false)
  }
})

test('a very wide picture that lies on its side has no crop, one that stands up to be wide has one', async () => {
  const turned = (width: number, height: number) =>
    twoHalves(width, height).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  expect((await prepare('tall.jpg', await turned(2400, 600))).picture.narrow).toBeUndefined()
  const { picture, sent } = await prepare('wide.jpg', await turned(600, 2400))
  expect([picture.width, picture.height, picture.narrow !== undefined]).toEqual([2400, 600, true])
  expect(sent.length).toBeGreaterThan(4)
})

test.each([
  ['animated.webp', (frames: Buffer[]) => sharp(frames, { join: { animated: true } }).webp({ lossless: true })],
  ['pages.tiff', (frames: Buffer[]) => sharp(frames, { join: { animated: true } }).tiff({ compression: 'lzw' })],
])('of %s the first page is shown', async (name, join) => {
  const frames = await Promise.all(
    halves.map(([r, g, b]) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background: { r, g, b } } })
        .png()
        .toBuffer(),
    ),
  )
  const original = await join(frames).toBuffer()
  expect((await sharp(original).metadata()).pages).toBe(2)
  const { picture, said, sent } = await prepare(name, original)
  expect([said, picture.width, picture.height]).toEqual([[], 40, 30])
  for (const bytes of sent) expect(near(await colourAt(bytes, 50, 50), halves[0])).toBeLessThan(12)
})

test('of a picture of 48 million pixels, and of a tall one, no side sent is longer than 3200', async () => {
  const large = await twoHalves(8000, 6000).jpeg().toBuffer()
  const { picture, said } = await prepare('large.jpg', large)
  expect([said, picture.width, picture.height]).toEqual([[], 8000, 6000])
  const tall = await prepare('tall.png', await twoHalves(2000, 8000).png().toBuffer())
  expect(tall.picture).toMatchObject({ width: 2000, height: 8000 })
  for (const bytes of tall.sent) {
    const { width, height } = await sharp(bytes).metadata()
    expect(Math.max(width, height)).toBeLessThanOrEqual(3200)
  }
})

/** The file of a phone, as far as one can be made without its codec: the container names HEVC where it holds AV1. */
async function heic() {
  const avif = (await twoHalves(64, 48).avif().toBuffer()).toString('latin1')
  const named = avif.replace(/(?<=^.{8})avif/s, 'heic').replaceAll('avif', 'heix')
  return Buffer.from(named.replaceAll('av01', 'hvc1').replaceAll('av1C', 'hvcC'), 'latin1')
}
/** A few thousand bytes that say they are 900 million pixels. */
async function bomb() {
  const black = { width: 30_000, height: 30_000, channels: 3, background: '#000' } as const
  const head = await sharp({ create: { ...black, width: 30, height: 30 } })
    .png()
    .toBuffer()
  head.writeUInt32BE(black.width, 16)
  head.writeUInt32BE(black.height, 20)
  return head
}

describe('what cannot be shown is told in a sentence, and a drawing stands in its place', () => {
  const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)
  test.each<[string, string, () => Promise<Buffer | string> | Buffer | string]>([
    ['IMG_0002.HEIC', 'Save or export it as JPEG; on an iPhone, choose Settings › Camera', heic],
    ['HEIC as.jpg', 'Save or export it as JPEG', heic],
    ['bomb.png', '30000 × 30000 pixels, more than 100 million', bomb],
    ['letter.jpg', 'whatever its ending says, it is a PDF. Save or export', () => '%PDF-1.7\n1 0 obj'],
    ['report.jpg', 'it is a ZIP, Word, Excel or PowerPoint file', () => Buffer.from('PK\x03\x04word/document.xml')],
    ['old.jpg', 'it is a Word, Excel or PowerPoint file', () => Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['film.jpg', 'it is a film', () => Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42')],
    ['moving.png', 'it is a GIF', () => twoHalves(20, 20).gif().toBuffer()],
    ['page.png', 'it is something else', () => '<!doctype html><title>404</title>'],
    ['empty.png', 'damaged or half copied', () => ''],
    ['half.jpg', 'damaged or half copied', async () => half(await twoHalves(400, 300).jpeg().toBuffer())],
    ['half.png', 'damaged or half copied', async () => half(await twoHalves(400, 300).png().toBuffer())],
    ['half.webp', 'damaged or half copied', async () => half(await twoHalves(400, 300).webp().toBuffer())],
    ['half.avif', 'damaged or half copied', async () => half(await twoHalves(400, 300).avif().toBuffer())],
    ['half.tif', 'damaged or half copied', async () => half(await twoHalves(400, 300).tiff().toBuffer())],
  ])('%s', async (name, sentence, make) => {
    const { picture, said } = await prepare(name, await make())
    expect(said).toEqual([expect.stringContaining(sentence)])
    expect(said[0]).toMatch(new RegExp(`^media/${name} — `))
    expect(picture.src).toBe('/pictures/picture-missing.svg')
  })
})

test('what is sent for files that cannot be made is upright and tells nothing, and never the original', async () => {
  const name = 'IMG_0003.jpg'
  await writeFile(join(media, name), await phonePicture(90, 60))
  const { missing } = await describePictures(media, kept, [{ name }])
  const [first, last] = [missing[0], missing.at(-1)]
  if (!first || !last) return expect.unreachable()
  const { bytes, type } = await first.standIn()
  expect([type, await metadataOf(bytes)]).toEqual(['image/webp', []])
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 60, height: 90 })
  expect((await last.standIn()).bytes, 'drawn once for all sizes').toBe(bytes)

  await rm(kept, { recursive: true })
  const again = (await describePictures(media, kept, [{ name }])).missing[0]
  await rm(join(media, name))
  expect(await again?.standIn(), 'the original went away').toMatchObject({ type: 'image/svg+xml; charset=utf-8' })
})
