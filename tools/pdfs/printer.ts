import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { chromiumSwitches, findChromium } from '../../e2e/chromium.ts'
import { finish } from './finish.ts'
import { chaptersOf } from './objects.ts'
import { headingsOf, type PrintDocument, withPages } from './printDocument.ts'

const figtree = fileURLToPath(
  new URL('../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', import.meta.url),
)
/** Never asked of a network: everything below it is answered here. */
const origin = 'http://print.invalid'

export interface Printer {
  print(document: PrintDocument): Promise<Buffer>
  close(): Promise<void>
}

/** A Chromium that prints documents whose pictures lie in `media`. */
export async function openPrinter(media: string): Promise<Printer> {
  const browser: Browser = await chromium.launch({ executablePath: findChromium(), args: chromiumSwitches })
  const page = await browser.newPage()
  let html = ''
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' })
    if (pathname.startsWith('/fonts/'))
      return route.fulfill({ body: await readFile(figtree), contentType: 'font/woff2' })
    if (!pathname.startsWith('/media/')) return route.fulfill({ status: 404 })
    return route.fulfill({
      body: await forPaper(join(media, pathname.slice('/media/'.length))),
      contentType: 'image/jpeg',
    })
  })
  const paper = async (content: string) => {
    html = content
    await page.goto(`${origin}/`, { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    return Buffer.from(await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true }))
  }
  return {
    async print({ html, title, date, author }) {
      const first = await paper(html)
      const numbered = withPages(
        html,
        chaptersOf(first).map(({ page }) => page),
      )
      return finish(numbered === html ? first : await paper(numbered), {
        title,
        date,
        author,
        headings: headingsOf(html),
      })
    },
    close: () => browser.close(),
  }
}

/** Width and height of a cover's picture in millimetres, as `print.css` has them. */
const cover = { width: 210, height: 131 } as const

/** A picture as a cover needs it: its middle, at up to 160 dots an inch, as JPEG, which a PDF holds as it is. */
const forPaper = (file: string) =>
  sharp(file)
    .resize({ width: 1300, height: Math.round((1300 * cover.height) / cover.width), fit: 'cover' })
    .jpeg({ quality: 72, mozjpeg: true })
    .toBuffer()
