import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { colourAt, halves, twoHalves } from '../../testing/photographs.ts'
import { createPictureQueue } from './pictureQueue.ts'
import { describePictures } from './pictures.ts'
import { WriteError } from './writeWhole.ts'

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
    ['wide', 2400, 600],
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
const used = (name: string) => ({ name })
/** Describes pictures and makes all files that are missing; notes of which pictures. */
async function prepare(wanted = names) {
  const pictures = await describePictures(media, kept, wanted.map(used))
  for (const { picture } of pictures.missing) if (!prepared.includes(picture)) prepared.push(picture)
  const queue = createPictureQueue({ info: () => {}, error: (line) => expect.unreachable(line) })
  queue.want(pictures)
  await queue.finished()
  return pictures
}
const files = async () => (await readdir(kept)).filter((name) => name !== 'pictures.json')

test('a picture comes in the widths that browsers choose from, and is never enlarged', async () => {
  const pictures = await prepare()
  const widths = (name: string, kind: 'avif' | 'srcset') =>
    [...(pictures.find(name)?.[kind] ?? '').matchAll(/ (\d+)w/g)].map((match) => match[1])
  expect(widths('small.webp', 'avif')).toEqual(['300'])
  expect(widths('middle.webp', 'avif')).toEqual(['400', '800', '1000'])
  expect(widths('middle.webp', 'srcset')).toEqual(['800', '1000'])
  expect(widths('large.webp', 'avif')).toEqual(['400', '800', '1200', '1800', '2400'])
  for (const name of await files()) {
    const { width, height, format } = await sharp(join(kept, name)).metadata()
    const [, step, ending] = name.match(/\.(\d+)\.(avif|webp)$/) ?? []
    expect([String(width), format === 'heif' ? 'avif' : format]).toEqual([step, ending])
    expect(Math.abs((width ?? 0) / (height ?? 1) - (name.startsWith('small') ? 1.5 : 2))).toBeLessThan(0.02)
  }
})

test('a picture is told with its size, its colour and the address of its largest form', async () => {
  const picture = (await prepare()).find('middle.webp')
  expect(picture).toMatchObject({ width: 1000, height: 500 })
  expect(picture?.src).toMatch(/^\/pictures\/middle\.[0-9a-f]{10}\.1000\.webp$/)
  expect(picture?.srcset.split(', ')[0]).toMatch(/^\/pictures\/middle\.[0-9a-f]{10}\.800\.webp 800w$/)
  const channels = (picture?.colour.match(/[0-9a-f]{2}/g) ?? []).map((channel) => Number.parseInt(channel, 16))
  const off = [0x8f, 0xc3, 0x1f].map((channel, at) => Math.abs(channel - (channels[at] ?? 0)))
  expect(Math.max(...off)).toBeLessThan(24)
})

test('until it arrives a picture is previewed by a few hundred bytes', async () => {
  const { preview = '' } = (await prepare()).find('middle.webp') ?? {}
  const [, bytes = ''] = preview.split('data:image/webp;base64,')
  expect((await sharp(Buffer.from(bytes, 'base64')).metadata()).width).toBe(24)
  expect(preview.length).toBeLessThan(400)
})

test('nothing stands behind a picture that is cut out, and its widths are cut out as well', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const cut = sharp({
    create: { width: 900, height: 500, channels: 4, background: { r: 143, g: 195, b: 31, alpha: 1 } },
  })
  await writeFile(join(media, 'cut.webp'), await cut.extend({ top: 100, background: clear }).webp().toBuffer())
  const picture = (await prepare(['cut.webp'])).find('cut.webp')
  expect(picture).toMatchObject({ colour: 'transparent', preview: '' })
  for (const name of (await files()).filter((file) => file.startsWith('cut.'))) {
    const { data } = await sharp(join(kept, name)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    expect([data[3], data[data.length - 1]], name).toEqual([0, 255])
  }
})

test('a very wide picture has a crop for phones, others have none', async () => {
  const pictures = await prepare(['wide.webp', 'large.webp'])
  expect(pictures.find('large.webp')?.narrow).toBeUndefined()
  const crops = pictures.find('wide.webp')?.narrow?.avif.match(/[\w.-]+(?= \d+w)/g) ?? []
  const sizes = await Promise.all(crops.map(async (name) => sharp(join(kept, name)).metadata()))
  expect(sizes.map(({ width, height }) => [width, height])).toEqual([
    [400, 333],
    [720, 600],
  ])
})

test('the crop lies around the place that an editor names, and two places have files of their own', async () => {
  const name = 'halves.webp'
  await writeFile(join(media, name), await twoHalves(2400, 600).webp({ lossless: true }).toBuffer())
  const pictures = await describePictures(media, kept, [
    { name, x: 10 },
    { name, x: 90 },
    { name, x: 90 },
  ])
  const queue = createPictureQueue({ info: () => {}, error: (line) => expect.unreachable(line) })
  queue.want(pictures)
  await queue.finished()
  const crops = [10, 90].map((x) => {
    const { narrow, focus } = pictures.find(name, { x, y: 30 }) ?? {}
    expect(focus).toEqual({ x, y: 30 })
    return narrow?.srcset.match(/[\w.-]+(?= 720w)/)?.[0] ?? ''
  })
  expect(crops[0]).not.toBe(crops[1])
  const colours = await Promise.all(crops.map(async (file) => colourAt(await readFile(join(kept, file)), 50, 50)))
  for (const [at, colour] of colours.entries()) {
    const off = colour.map((channel, place) => Math.abs(channel - (halves[at]?.[place] ?? 0)))
    expect(Math.max(...off)).toBeLessThan(12)
  }
  expect(pictures.find(name)?.narrow, 'a crop that no place asked for is not made').toBeUndefined()
  expect((await prepare([name])).find(name)?.narrow).toBeDefined()
  expect(prepared, 'what was made is not made again').toEqual([name])
})

test('around a place the crop is where it was left while the original is gone, around another there is none', async () => {
  const name = 'gone.webp'
  const of = (x: number) => describePictures(media, kept, [{ name, x }])
  await writeFile(join(media, name), await twoHalves(2400, 600).webp().toBuffer())
  const queue = createPictureQueue({ info: () => {}, error: (line) => expect.unreachable(line) })
  queue.want(await of(10))
  await queue.finished()
  await rm(join(media, name))
  expect((await of(10)).find(name, { x: 10, y: 50 })?.narrow).toBeDefined()
  const other = (await of(20)).find(name, { x: 20, y: 50 })
  expect([other?.width, other?.narrow]).toEqual([2400, undefined])
})

test('a drawing is kept as it is', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="48"><rect width="9" height="9"/></svg>'
  await writeFile(join(media, 'mark.svg'), drawing)
  const picture = (await prepare(['mark.svg'])).find('mark.svg')
  expect(picture).toMatchObject({ width: 120, height: 48, avif: '', srcset: '' })
  expect(await readFile(join(kept, picture?.src.slice('/pictures/'.length) ?? ''), 'utf8')).toBe(drawing)
})

test('pictures are prepared once and used again after a restart', async () => {
  const first = await prepare()
  expect(prepared.toSorted()).toEqual(names.toSorted())
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

test('in a folder with other times pictures are known by what they hold, and not looked at again', async () => {
  const looked = async () =>
    (await readFile(join(kept, 'pictures.json'), 'utf8')).replace(/"colour":"\S+?"/, '"colour":"#123456"')
  await prepare(['middle.webp'])
  await writeFile(join(kept, 'pictures.json'), await looked())
  await utimes(join(media, 'middle.webp'), new Date(), new Date(2019, 1, 1))
  expect((await prepare(['middle.webp'])).find('middle.webp')?.colour).toBe('#123456')
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

test('a picture is described before its files are there', async () => {
  const { find, total, missing } = await describePictures(media, kept, names.map(used))
  expect(total).toBe(3)
  expect(await files()).toEqual([])
  expect(missing.map(({ file }) => `/pictures/${file}`)).toContain(find('middle.webp')?.src)
})

test('where it is tolerated, a drawing that says so stands for what is no picture', async () => {
  await writeFile(join(media, 'broken.webp'), 'RIFF')
  const told: string[] = []
  const wanted = ['broken.webp', 'small.webp']
  const { find } = await describePictures(media, kept, wanted.map(used), ({ file }) => told.push(file) > 0)
  expect(told).toEqual(['media/broken.webp'])
  expect(find('small.webp')?.width).toBe(300)
  const { src = '', width = 0, height = 0 } = find('broken.webp') ?? {}
  expect([width > 0, height > 0]).toEqual([true, true])
  expect(await readFile(join(kept, src.slice('/pictures/'.length)), 'utf8')).toMatch(/^<svg /)
  const sound = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#fff' } })
    .webp()
    .toBuffer()
  await writeFile(join(media, 'broken.webp'), sound)
  expect((await prepare(wanted)).find('broken.webp')?.width, 'once it is mended it is shown').toBe(30)
})

test('a drawing stands for a picture that is not there, and one that is no picture is told by name', async () => {
  expect((await prepare(['nowhere.webp'])).find('nowhere.webp')?.src).toBe('/pictures/picture-missing.svg')
  await writeFile(join(media, 'text.webp'), 'not a picture')
  await expect(prepare(['text.webp'])).rejects.toThrow('media/text.webp — The file is not a picture that can be used')
})

test('a disk that takes nothing is no fault of a picture', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8z"/></svg>'
  await writeFile(join(media, 'drawing.svg'), drawing)
  const { find } = await describePictures(media, kept, [used('drawing.svg')])
  const file = join(kept, basename(find('drawing.svg')?.src ?? ''))
  await rm(kept, { recursive: true })
  await mkdir(`${file}.new`, { recursive: true }) // where it would be written
  const tolerated: unknown[] = []
  const describing = describePictures(media, kept, [used('drawing.svg')], (problem) => tolerated.push(problem) > 0)
  await expect(describing).rejects.toThrow(WriteError)
  expect(tolerated).toEqual([])
})
