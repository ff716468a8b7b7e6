import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Served, serve } from './testing/served.ts'

/* What a company changes of the product by its content alone, on a release as it is. */

const figtree = 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
let served: Served
beforeAll(async () => {
  served = await serve(
    {},
    {
      content: 'dairy',
      async before({ settings, edit, write }) {
        await mkdir(join(settings.content, 'media/fonts'))
        await copyFile(join(import.meta.dirname, '..', figtree), join(settings.content, 'media/fonts/own.woff2'))
        const own =
          'tokens: { radius-2: "0", measure: 34em }\nfont: { file: fonts/own.woff2, lightest: 300, boldest: 900 }\n'
        await edit('site.yaml', 'accent:', `${own}accent:`)
        await write('words.yaml', 'items:\n  - { name: skipToContent, zh: 直接看正文, en: Straight to the text }\n')
      },
    },
  )
})
afterAll(() => served.close())

test('tokens stand in the document, after those of the product', async () => {
  const { body } = await served.get('/culture')
  expect(body).toContain('--radius-2:0;--measure:34em')
  expect(body.indexOf('--radius-2:0')).toBeGreaterThan(body.indexOf('<style>'))
})

test('the font is fetched at once, is there, and is the first of its family', async () => {
  const { body, headers } = await served.get('/en/culture')
  expect(body).toMatch(/<link rel="preload" href="\/media\/fonts\/own\.woff2" as="font"/)
  expect(body).toMatch(/--font-text:"Own",/)
  expect(body.match(/rel="preload"[^>]*as="font"/g)).toHaveLength(1)
  const font = await served.get('/media/fonts/own.woff2')
  expect([font.statusCode, font.headers['content-type']]).toEqual([200, 'font/woff2'])
  expect(String(headers['content-security-policy'])).not.toMatch(/font-src/) // its own host, as default-src says
})

test('words stand in the place of the product’s, in the document and in what the app is told', async () => {
  const { body } = await served.get('/en/culture')
  expect(body).toContain('>Straight to the text<')
  expect(body).not.toContain('Skip to content')
  expect((await served.get('/culture')).body).toContain('直接看正文')
  expect((await served.ask('site', 'en')).json().data.ownWords).toEqual({ skipToContent: 'Straight to the text' })
})
