import { join } from 'node:path'
import { type Browser, chromium, type Route } from '@playwright/test'
import sharp from 'sharp'
import { localeOf } from '../../contract/paths.ts'
import { chromiumSwitches, findChromium } from '../../desk/exports/chromium.ts'
import { revisionOf } from '../../server/content/compose/revisions.ts'
import { fontPackages } from './fonts.ts'
import { finishPdf, headingPages } from './pdfFile.ts'
import { headingIds, headingsOf, type PrintDocument, termsOf, withPages } from './printDocument.ts'
import { pagesOfTerms } from './termPages.ts'

/** Never asked of a network: everything below it is answered here. */
const origin = 'http://print.invalid'

interface Printer {
  print(document: PrintDocument): Promise<Buffer>
  close(): Promise<void>
}

/** A Chromium that prints documents whose pictures lie in `media`. */
export async function openPrinter(media: string): Promise<Printer> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumSwitches })
  return {
    async print({ html, lang, title, date, author, editions }) {
      const first = await toPdf(browser, html, media)
      const numbered = await numberedBy(first, html)
      const printed = numbered === html ? first : await toPdf(browser, numbered, media)
      return finishPdf(printed, {
        title,
        date,
        revised: revisionOf(editions)?.date,
        author,
        language: localeOf(lang),
        headings: headingsOf(html),
      })
    },
    close: () => browser.close(),
  }
}

/** The document with the page numbers of its first print, in which they do not stand yet. */
async function numberedBy(printed: Uint8Array, html: string): Promise<string> {
  const [ids, pages] = [headingIds(html), await headingPages(printed)]
  if (ids.length !== pages.length) throw new Error(`${ids.length} headings, ${pages.length} of them in the outline`)
  const places = new Map(ids.map((id, at) => [id, pages[at] ?? 0]))
  const [from, to] = [places.get('chapter-1') ?? 1, places.get('index') ?? Number.POSITIVE_INFINITY]
  return withPages(html, places, await pagesOfTerms(printed, termsOf(html), from, to))
}

/** On a page of its own: a tagged PDF names its elements by a number that counts on while a page lives. */
async function toPdf(browser: Browser, html: string, media: string): Promise<Buffer> {
  const page = await browser.newPage()
  await page.route('**/*', (route) => respond(route, html, media))
  await page.goto(`${origin}/`, { waitUntil: 'load' })
  await page.evaluate(loadFonts)
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true })
  await page.close()
  return pdf
}

async function respond(route: Route, html: string, media: string): Promise<void> {
  const { pathname, searchParams } = new URL(route.request().url())
  const below = (folder: string) => pathname.slice(folder.length)
  if (pathname === '/') return route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' })
  if (pathname.startsWith('/fonts/')) return route.fulfill({ path: join(fontPackages, below('/fonts/')) })
  if (!pathname.startsWith('/media/')) return route.fulfill({ status: 404 })
  const width = Number(searchParams.get('width')) || undefined
  return route.fulfill({ body: await forPaper(join(media, below('/media/')), width), contentType: 'image/jpeg' })
}

/** Runs in the page: loads every declared face, also those of running heads, which no element on the screen asks for. */
async function loadFonts() {
  const declared = [...document.fonts].filter(({ family }) => family.replaceAll('"', '') !== 'Noto Sans SC')
  await Promise.all(declared.map((face) => face.load()))
  await document.fonts.ready
}

/** Width and height of a cover's picture in millimetres, as `print.css` has them. */
const cover = { width: 210, height: 131 } as const

/** A picture as paper needs it, at up to 160 dots an inch, as JPEG, which a PDF holds as it is: whole in a width, or the middle for a cover. */
const forPaper = (file: string, width?: number) =>
  sharp(file)
    .resize(width ? { width } : { width: 1300, height: Math.round((1300 * cover.height) / cover.width), fit: 'cover' })
    .flatten({ background: '#fff' }) // what is cut out lies on paper
    .jpeg({ quality: 72, mozjpeg: true })
    .toBuffer()
