import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { drawCertificate } from './certificate.ts'
import { prepareCertificates } from './certificates.ts'
import { parseFile } from './parseFile.ts'
import type { Files } from './readFiles.ts'
import { certificationsFile, type SiteFile } from './shapes/index.ts'
import { openTexts } from './textFiles.ts'

const texts = openTexts(join(import.meta.dirname, '../../../content'))
const real = parseFile(texts.read('certifications.yaml'), certificationsFile, [])
if (!real) throw new Error('certifications.yaml is broken')
const certifications = real
const site = { name: { zh: '青穗集团', en: 'Green Ears Group' } } as SiteFile
const [first] = certifications.items
if (!first) throw new Error('there is no certificate')

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'certificates-'))
})
afterEach(() => rm(folder, { recursive: true }))

const prepare = (changes: Partial<Files['certifications']> = {}) =>
  prepareCertificates(folder, { certifications: { ...certifications, ...changes }, site })
/** What a certificate says, line by line. */
const said = (svg: string) => [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, line]) => line)

test.each(['zh', 'en'] as const)('every certificate says in %s who certifies what, for whom and until when', (lang) => {
  for (const entry of certifications.items) {
    const lines = said(drawCertificate(certifications, entry.id, lang, site.name[lang]))
    expect(lines).toEqual(
      expect.arrayContaining([site.name[lang], entry.standard, entry.number, certifications.labels[lang].specimen]),
    )
    expect(lines[0]).toBe(entry.body[lang])
    const whole = lines.join('').replaceAll(' ', '')
    for (const part of [entry[lang].title, entry[lang].scope]) expect(whole).toContain(part.replaceAll(' ', ''))
  }
})

test('dates are written as the language writes them', () => {
  expect(said(drawCertificate(certifications, 'iso-9001', 'zh', 'A'))).toContain('2024年6月18日')
  expect(said(drawCertificate(certifications, 'iso-9001', 'en', 'A'))).toContain('18 June 2024')
})

test('no text comes down to the facts and the seal', () => {
  for (const { id } of certifications.items) {
    for (const lang of ['zh', 'en'] as const) {
      const svg = drawCertificate(certifications, id, lang, site.name[lang])
      const rows = [...svg.matchAll(/<text x="287" y="([\d.]+)"/g)].map(([, y]) => Number(y))
      expect(Math.max(...rows), `${id} ${lang}`).toBeLessThan(528)
    }
  }
})

test('what an editor writes is text, whatever it holds', async () => {
  const hostile = { ...first, standard: 'A & B <script>alert("1")</script>' }
  const svg = drawCertificate({ ...certifications, items: [hostile] }, first.id, 'en', 'Bull & "Sons" <Ltd>')
  expect(svg).not.toContain('<script')
  expect(svg).toContain('Bull &amp; &quot;Sons&quot; &lt;Ltd&gt;')
  expect((await sharp(Buffer.from(svg)).metadata()).format).toBe('svg')
})

test('each is kept in both languages, of the proportions of a card', async () => {
  const drawn = await prepare()
  expect(await readdir(folder)).toHaveLength(certifications.items.length * 2)
  const picture = drawn.find('iso-9001', 'en')
  expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(287 / 354, 3)
  const file = await readFile(join(folder, picture?.src.replace('/pictures/', '') ?? ''))
  const { format, width, height } = await sharp(file).metadata()
  expect([format, width, height]).toEqual(['svg', picture?.width, picture?.height])
})

test('a changed entry gets a new address, and the others keep theirs', async () => {
  const before = await prepare()
  const after = await prepare({
    items: certifications.items.map((item, at) => (at ? item : { ...item, number: 'N-1' })),
  })
  expect(after.find(first.id, 'zh')?.src).not.toBe(before.find(first.id, 'zh')?.src)
  const second = certifications.items[1]?.id ?? ''
  expect(after.find(second, 'zh')?.src).toBe(before.find(second, 'zh')?.src)
})

test('one that names a picture of its own is not drawn', async () => {
  const drawn = await prepare({ items: [{ ...first, picture: 'certificates/scan.webp' }] })
  expect(drawn.find(first.id, 'zh')).toBeUndefined()
  expect(await readdir(folder)).toEqual([])
})
