import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SiteFile } from '../shapes/site.ts'
import { type Icons, prepareIcons } from './icons.ts'
import { cardSize, groundsOf } from './logos.ts'

/** Of the accent of the sites below. */
const grounds = groundsOf('#c8102e')

const mark = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" viewBox="0 0 40 20" color="#000000"><path fill="${fill}" d="M0 0h40v20H0z"/></svg>`
const site = {
  name: { zh: '青“穗”集团', en: 'Green Ears Group' },
  shortName: { zh: '青穗', en: 'Green Ears' },
  languages: ['zh', 'en'],
  accent: '#c8102e',
  mark: 'mark.svg',
  markOnDark: 'dark.svg',
  card: { picture: 'dawn.webp' },
} as SiteFile

let media: string
let kept: string
beforeEach(async () => {
  media = await mkdtemp(join(tmpdir(), 'brand-'))
  kept = join(media, 'kept')
  await writeFile(join(media, 'mark.svg'), mark('currentColor'))
  await writeFile(join(media, 'dark.svg'), mark('#ffffff'))
  await sharp({ create: { width: 400, height: 100, channels: 3, background: '#336699' } })
    .webp()
    .toFile(join(media, 'dawn.webp'))
})
afterEach(() => rm(media, { recursive: true }))

const prepare = (changes: Partial<SiteFile> = {}) => prepareIcons(media, kept, { ...site, ...changes })
const bytes = (address: string) => readFile(join(kept, address.replace('/pictures/', '')))
const pixel = async (image: Buffer, x: number, y: number) => {
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (y * info.width + x) * info.channels
  return [...data.subarray(at, at + 4)].map((channel) => channel.toString(16).padStart(2, '0')).join('')
}
const iconsOf = async (icons: Icons, lang: 'zh' | 'en') =>
  JSON.parse((await bytes(icons.manifest[lang])).toString()).icons as { src: string; sizes: string; purpose?: string }[]

test('what is drawn in currentColor takes the accent of the site', async () => {
  const icons = await prepare()
  expect(
    await pixel(
      await sharp(await bytes(icons.mark.light))
        .png()
        .toBuffer(),
      20,
      10,
    ),
  ).toBe('c8102eff')
  expect(icons.mark).toMatchObject({ width: 40, height: 20 })
})

test('a small mark can come inside a document, a large one has its address alone', async () => {
  const { inline = '' } = (await prepare()).mark
  expect(inline).toMatch(/^data:image\/svg\+xml,%3Csvg /)
  expect(decodeURIComponent(inline.split(',')[1] ?? '')).toContain('color="#c8102e"')
  expect((await sharp(Buffer.from(decodeURIComponent(inline.split(',')[1] ?? ''))).metadata()).width).toBe(40)
  await writeFile(
    join(media, 'mark.svg'),
    mark('currentColor').replace('</svg>', `<!-- ${'x'.repeat(1_000)} --></svg>`),
  )
  expect((await prepare()).mark.inline).toBeUndefined()
  await writeFile(join(media, 'mark.svg'), mark('currentColor'))
})

test('the favicon takes the mark for dark ground where the browser is dark', async () => {
  const text = (await bytes((await prepare()).favicon)).toString()
  expect(text.match(/@media\(prefers-color-scheme:dark\)\{([^}]*\})/)?.[1]).toBe('.light{display:none}')
  expect(text).toMatch(/<svg class="light"[^>]*>.*<svg class="dark"[^>]*>.*#ffffff/s)
  expect(text.match(/<svg/g)).toHaveLength(3)
})

test('the old favicon holds 32 and 16 pixels, each a PNG that can be read', async () => {
  const ico = await bytes((await prepare()).ico)
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 2])
  const sizes = [0, 1].map(async (at) => {
    const entry = 6 + 16 * at
    const offset = ico.readUInt32LE(entry + 12)
    const { format, width, height } = await sharp(ico.subarray(offset, offset + ico.readUInt32LE(entry + 8))).metadata()
    return [ico.readUInt8(entry), format, width, height]
  })
  expect(await Promise.all(sizes)).toEqual([
    [32, 'png', 32, 32],
    [16, 'png', 16, 16],
  ])
})

test('home screens get opaque squares; a maskable one keeps the mark within its middle four fifths', async () => {
  const icons = await prepare()
  const touch = await bytes(icons.touch)
  expect((await sharp(touch).metadata()).width).toBe(180)
  expect(await pixel(touch, 0, 0)).toBe(`${grounds.dark.slice(1)}ff`)
  expect(await pixel(touch, 90, 90)).toBe('ffffffff')
  const listed = await iconsOf(icons, 'en')
  expect(listed.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src, sizes } of listed) {
    const { width, height } = await sharp(await bytes(src)).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
  const maskable = await bytes(listed[2]?.src ?? '')
  const { info } = await sharp(maskable).trim({ background: grounds.dark }).toBuffer({ resolveWithObject: true })
  expect(Math.hypot(info.width, info.height)).toBeLessThan(512 * 0.8)
})

test('each language has a manifest with its own names and its own start', async () => {
  const icons = await prepare()
  const of = async (lang: 'zh' | 'en') => JSON.parse((await bytes(icons.manifest[lang])).toString())
  expect(await of('zh')).toMatchObject({ name: '青“穗”集团', short_name: '青穗', lang: 'zh-CN', start_url: '/' })
  expect(await of('en')).toMatchObject({ name: 'Green Ears Group', lang: 'en', start_url: '/en/', scope: '/en/' })
})

test('a link preview is a JPEG of the size that is told, with the mark on paper in its corner', async () => {
  const card = await bytes((await prepare()).card)
  const { format, width, height } = await sharp(card).metadata()
  expect([format, width, height]).toEqual(['jpeg', cardSize.width, cardSize.height])
  const blue = async (x: number, y: number) => Number.parseInt((await pixel(card, x, y)).slice(4, 6), 16)
  expect(await blue(70, 148)).toBeGreaterThan(0xe8) // paper
  expect(Math.abs((await blue(900, 500)) - 0x99)).toBeLessThan(8) // the picture
})

test('what is unchanged is made once, and a change of mark, name, accent or picture gives new addresses', async () => {
  const first = await prepare()
  const before = await readdir(kept)
  expect(await prepare()).toEqual(first)
  expect(await readdir(kept)).toEqual(before)
  expect((await prepare({ accent: '#112233' })).favicon).not.toBe(first.favicon)
  expect((await prepare({ shortName: { zh: '新', en: 'New', ja: '新' } })).manifest.en).not.toBe(first.manifest.en)
  await writeFile(join(media, 'dark.svg'), mark('#eeeeee'))
  expect((await prepare()).touch).not.toBe(first.touch)
})

test.each([
  ['a script', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'],
  ['a handler', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)"/>'],
])('a mark with %s is refused', async (_, text) => {
  const sound = await readFile(join(media, 'mark.svg'))
  await writeFile(join(media, 'mark.svg'), text)
  await expect(prepare()).rejects.toThrow('media/mark.svg — The drawing holds')
  await writeFile(join(media, 'mark.svg'), sound)
})

test.each([
  ['text', 'not a drawing'],
  ['a page', '<html><body/></html>'],
])('%s in place of a mark is refused by name, whatever was there before', async (_, text) => {
  await prepare()
  for (const name of ['mark.svg', 'dark.svg']) {
    const sound = await readFile(join(media, name))
    await writeFile(join(media, name), text)
    await expect(prepare()).rejects.toThrow(`media/${name} — The file cannot be used as the mark. Replace it`)
    await writeFile(join(media, name), sound)
  }
})

test('the grounds of icons are those of the site', async () => {
  const tokens = await readFile(join(import.meta.dirname, '../../../web/styles/tokens.css'), 'utf8')
  const { light, dark } = groundsOf('#8fc31f')
  expect(tokens).toContain(`--palette-paper: ${light};`)
  expect(tokens).toContain(`--palette-forest: ${dark};`)
})
