import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import { addresses, companyNews, hiddenInEnglish } from './addresses.ts'
import { desktop, type Lang, languages, phone, real } from './site.ts'

/*
 * A document brings the styles of its first view alone. Once the files with all styles are there, nothing in that view may look
 * different, and nothing that waits for them may stand in it.
 */

/** Where the parts of the first view stand and how they look, and which of those that wait can be seen. */
const look = (page: Page) =>
  page.evaluate(() => {
    const near: string[] = []
    const early: string[] = []
    for (const part of document.querySelectorAll<HTMLElement>('#root *')) {
      const far = part.closest<HTMLElement>('[data-far]')
      const { x, y, width, height, bottom } = part.getBoundingClientRect()
      const style = getComputedStyle(part)
      const name = `${part.localName}.${part.getAttribute('class')}`
      const isSeen = y < innerHeight && bottom > 0 && x < innerWidth && style.visibility === 'visible'
      if (part === far && isSeen) early.push(name)
      if (far || part.closest('svg *')) continue
      const holdsFar = part.querySelector('[data-far]') !== null
      const place = [x, y, width, holdsFar || part.id === 'main' ? 0 : height].map(Math.round)
      const { color, backgroundColor, fontSize, fontWeight, visibility, textDecorationLine } = style
      near.push(
        [name, ...place, color, backgroundColor, fontSize, fontWeight, visibility, textDecorationLine].join(' '),
      )
    }
    return { near, early }
  })

/** Addresses that one test goes through. */
const together = 15

for (const [named, size, lang] of [
  ['a phone', phone, 'zh'],
  ['a wide screen', desktop, 'en'],
] as [string, object, Lang][]) {
  test.describe(`the first view on ${named}, ${lang}`, () => {
    test.use(size)

    const routes = addresses.filter((route) => lang === 'zh' || !hiddenInEnglish.includes(route))
    for (let from = 0; from < routes.length; from += together) {
      const some = routes.slice(from, from + together)
      test(`of ${some[0]} and those after it looks the same with all styles, and shows nothing that waits for them`, async ({
        page,
      }) => {
        test.setTimeout(120_000) // fifteen pages, each looked at twice
        let letGo = () => {}
        await page.route(/\.(avif|webp|jpg)$/, (route) => route.abort())
        await page.route(/assets\/(?!later|index).*\.js$/, (route) => route.abort()) // the document alone
        await page.route(/assets\/later.*\.js$/, async (route) => {
          await new Promise<void>((done) => {
            letGo = done
          })
          await route.continue()
        })
        for (const route of some) {
          const asked = page.waitForRequest(/assets\/later/)
          await page.goto(real(route, lang))
          await asked
          const before = await look(page)
          letGo()
          await page.waitForFunction(() => document.documentElement.dataset.rest !== 'held')
          const after = await look(page)
          expect(before.early, route).toEqual([])
          expect(
            after.near.filter((part, at) => part !== before.near[at]),
            route,
          ).toEqual([])
        }
      })
    }
  })
}

/** What a server may send at once over a new connection: ten segments of 1,460 bytes. */
const firstTrip = 14_600

for (const lang of languages) {
  for (const route of ['/', '/feedProcessing', '/companyDynamic', companyNews, '/securities']) {
    test(`the document of ${route} arrives in the first round trip, ${lang}`, async ({ page, request }) => {
      const network = await page.context().newCDPSession(page)
      await network.send('Network.enable')
      const sizeOf = () =>
        new Promise<number>((done) => network.once('Network.loadingFinished', (event) => done(event.encodedDataLength)))
      // Compressed further after the first answer, beside the others.
      await expect
        .poll(async () => {
          await request.get(real(route, lang))
          const size = sizeOf()
          await page.goto(real(route, lang), { waitUntil: 'commit' })
          return size
        })
        .toBeLessThanOrEqual(firstTrip)
    })
  }
}

test('what a reader scrolls to at once comes with its styles', async ({ page }) => {
  await page.goto(real('/feedProcessing'), { waitUntil: 'domcontentloaded' })
  await page.mouse.wheel(0, 20_000)
  await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeInViewport()
  await expect(page.locator('html[data-rest="held"]')).toHaveCount(0)
})

test('a page is shown whole when the rest of its styles cannot be had', async ({ page }) => {
  await page.route(/assets\/later.*\.js$/, (route) => route.abort())
  await page.goto(real('/feedProcessing'))
  await expect(page.locator('html[data-rest]')).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded()
  await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeInViewport()
})

test('nothing is fetched for later before the frame after the load event has been drawn', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('load', () => {
      const drawn = () => {
        document.documentElement.dataset.drawn = String(performance.now())
      }
      requestAnimationFrame(() => setTimeout(drawn)) // a task of its own comes after that of the frame
    })
  })
  await page.goto(real('/feedProcessing'))
  await appIsThere(page)
  const [drawn, later] = await page.evaluate(() => [
    Number(document.documentElement.dataset.drawn),
    performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/later-'))?.startTime,
  ])
  expect(drawn).toBeGreaterThan(0)
  expect(later).toBeGreaterThan((drawn ?? 0) + 95) // a hundred milliseconds, as timers count them
})

/** How urgently the browser asked for the scripts of the app and the data that it takes over with the page. */
async function urgency(page: Page): Promise<Map<string, string>> {
  const asked = new Map<string, string>()
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  network.on('Network.requestWillBeSent', ({ request: { url, initialPriority } }) => {
    const { pathname } = new URL(url)
    if (/^\/data\/|\.js$/.test(pathname) && !pathname.includes('/later-')) asked.set(pathname, initialPriority)
  })
  return asked
}
const appIsThere = (page: Page) => page.waitForFunction(() => window.boot === undefined)

test('the files of the app come behind all else while nobody waits for it', async ({ page }) => {
  const asked = await urgency(page)
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => dispatchEvent(new PointerEvent('pointermove'))) // a pointer that rests
  })
  await page.goto(real('/feedProcessing'))
  await appIsThere(page)
  expect(asked.size).toBeGreaterThan(8)
  expect([...asked].filter(([, priority]) => !['Low', 'VeryLow'].includes(priority))).toEqual([])
})

const doings = {
  turns: (page: Page) => page.mouse.wheel(0, 100),
  points: async (page: Page) => {
    for (const x of [200, 300]) await page.mouse.move(x, 200) // a browser may take the first for where the pointer has been
  },
}
for (const [name, act] of Object.entries(doings)) {
  test(`… and as scripts do when somebody ${name}`, async ({ page }) => {
    const asked = await urgency(page)
    await page.goto(real('/feedProcessing'), { waitUntil: 'domcontentloaded' })
    await act(page)
    await appIsThere(page)
    expect(asked.size).toBeGreaterThan(8)
    expect([...asked].filter(([, priority]) => priority !== 'High')).toEqual([])
  })
}

/** Serves a document that stops at a place, sees that nothing of it is painted, and that it is when the rest has come. */
async function halt(page: Page, route: string, html: string, at: number) {
  let sendRest = () => {}
  const halting = createServer((asked, answer) => {
    if (asked.url !== route) return answer.writeHead(404).end()
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html.slice(0, at))
    sendRest = () => answer.end(html.slice(at))
  }).listen(0, '127.0.0.1')
  await once(halting, 'listening')
  const { port } = halting.address() as AddressInfo
  await page.goto(`http://127.0.0.1:${port}${route}`, { waitUntil: 'commit' })
  await expect(page.locator('h1')).toHaveCount(1)
  const framed = () =>
    page.evaluate(
      () =>
        new Promise((done) => {
          requestAnimationFrame(() => done('painted'))
          setTimeout(() => done('waiting'), 500)
        }),
    )
  expect(await framed()).toBe('waiting')
  sendRest()
  await expect.poll(framed).toBe('painted')
  halting.close()
}

for (const route of ['/culture', '/securities']) {
  test(`${route} is painted when all of its content is there`, async ({ page, request }) => {
    const html = await (await request.get(real(route))).text()
    await halt(page, route, html, html.indexOf('</main>'))
  })
}
