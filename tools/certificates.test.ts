import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { wholeLangs } from '../contract/wholeLangs.ts'
import { readContent } from '../server/content/index.ts'
import { drawCertificate, labels } from './certificates/draw.ts'

const content = join(import.meta.dirname, '../content')
const { files } = await readContent(content)
if (!files) throw new Error('the content is broken')
const { items } = files.certifications
const company = files.site.name
const [first] = items
if (!first) throw new Error('there is no certificate')

/** What a certificate says, line by line. */
const textsOf = (svg: string) => [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, line]) => line)

test('the shipped certificates are drawn from what their entries say now', async () => {
  for (const entry of items) {
    for (const lang of wholeLangs) {
      const drawn = await readFile(join(content, 'media', entry[lang].picture ?? ''), 'utf8')
      expect(drawn, `${entry.id} ${lang}`).toBe(drawCertificate(entry, lang, company[lang]))
    }
  }
})

test.each(wholeLangs)('every certificate says in %s who certifies what, for whom and until when', (lang) => {
  for (const entry of items) {
    const lines = textsOf(drawCertificate(entry, lang, 'A & B'))
    expect(lines).toEqual(expect.arrayContaining(['A &amp; B', entry.standard, entry.number, labels[lang].specimen]))
    expect(lines[0]).toBe(entry.body[lang])
    const whole = lines.join('').replaceAll(' ', '')
    for (const part of [entry[lang].title, entry[lang].scope]) expect(whole).toContain(part.replaceAll(' ', ''))
  }
})

test('dates are written as the language writes them', () => {
  const entry = { ...first, issued: '2024-06-18' }
  expect(textsOf(drawCertificate(entry, 'zh', 'A'))).toContain('2024年6月18日')
  expect(textsOf(drawCertificate(entry, 'en', 'A'))).toContain('18 June 2024')
})

test('no text comes down to the facts and the seal', () => {
  for (const entry of items) {
    for (const lang of wholeLangs) {
      const svg = drawCertificate(entry, lang, company[lang])
      const rows = [...svg.matchAll(/<text x="287" y="([\d.]+)"/g)].map(([, y]) => Number(y))
      expect(Math.max(...rows), `${entry.id} ${lang}`).toBeLessThan(528)
    }
  }
})

test('what an editor writes is text, whatever it holds, and the drawing has the proportions of a card', async () => {
  const svg = drawCertificate({ ...first, standard: 'A & B <script>alert("1")</script>' }, 'en', 'Bull & "Sons" <Ltd>')
  expect(svg).not.toContain('<script')
  expect(svg).toContain('Bull &amp; &quot;Sons&quot; &lt;Ltd&gt;')
  const { format, width, height } = await sharp(Buffer.from(svg)).metadata()
  expect(format).toBe('svg')
  expect((width ?? 0) / (height ?? 1)).toBeCloseTo(287 / 354, 3)
})
