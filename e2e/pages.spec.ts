import { expect, type Page, test } from '@playwright/test'
import { addresses, hiddenInEnglish } from './addresses.ts'
import { violations } from './axe.ts'
import { chineseIn } from './chinese.ts'
import { forgetShifts, frames, shiftsOf, watchShifts } from './layoutShift.ts'
import {
  address,
  go,
  isStillRendered,
  type Lang,
  languages,
  looks,
  markRendered,
  real,
  settled,
  still,
  watch,
  watchCalls,
} from './site.ts'
import { changedByStylesheet, holdStylesheet } from './stylesheet.ts'

/*
 * The one walk over all pages: each is opened once and everything is looked at in that visit, the document before the app is there,
 * the app as it hydrates it, and the page afterwards. A page with a fault keeps none of the others from being looked at.
 */

test.use(still)

const routesIn = (lang: Lang) => addresses.filter((route) => lang === 'zh' || !hiddenInEnglish.includes(route))
/** Pages that one test opens: the memory of what was looked at slows the browser down. */
const together = 12
/** What rounding may make of a height, in pixels. */
const rounding = 2

/**
 * What takes long is done once an address: one half of the addresses in each of the two looks that every commit sees. The other
 * looks do it everywhere.
 */
const isTurn = (route: string, lang: Lang, isDaily: boolean) =>
  !isDaily || hiddenInEnglish.includes(route) || addresses.indexOf(route) % 2 === languages.indexOf(lang)

type Head = { title: string; description: string | undefined }
const headOf = (page: Page): Promise<Head> =>
  page.evaluate(() => ({
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content,
  }))
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)
/** What of the address follows the host. */
const shown = (page: Page) => decodeURIComponent(page.url()).replace(/^http:\/\/[^/]+/, '')

for (const lang of languages) {
  test(`every address has a title and a description of its own in ${lang}`, async ({ request }) => {
    const routes = routesIn(lang)
    const documents = await Promise.all(routes.map(async (route) => (await request.get(real(route, lang))).text()))
    for (const part of [/<title>([^<]+)<\/title>/, /<meta name="description" content="([^"]+)"/]) {
      const texts = documents.map((html) => part.exec(html)?.[1])
      expect(texts.filter((text, at) => !text || texts.indexOf(text) !== at)).toEqual([])
    }
  })
}

for (const { lang, width, size, details } of looks) {
  test.describe(`in ${lang} at ${width} px`, details, () => {
    test.use(size)

    const routes = routesIn(lang)
    for (let from = 0; from < routes.length; from += together) {
      const some = routes.slice(from, from + together)
      test(`${some[0]} and those after it read before the app is there, are hydrated as they are, and stay in order`, async ({
        page,
      }) => {
        test.setTimeout(240_000)
        const wrong = watch(page)
        const calls = watchCalls(page)
        await watchShifts(page)
        const hold = await holdStylesheet(page)
        let before: { route: string; head: Head } | undefined
        for (const route of some) {
          await test.step(route, async () => {
            const letGo = hold()
            await page.goto(real(route, lang), { waitUntil: 'commit' })
            calls.length = 0 // those of the page before
            await page.waitForLoadState('domcontentloaded')
            await page.evaluate(() => document.fonts.ready)
            await frames(page)
            const [head, height] = [await headOf(page), await heightOf(page)]
            await markRendered(page)
            const changed = await changedByStylesheet(page)
            expect.soft(changed, `${route}: looks otherwise with the whole stylesheet`).toEqual([])
            await frames(page)
            // Late fonts may move something (`stillness.spec.ts` looks from the first paint on), and so does a look at what is not painted yet.
            await forgetShifts(page)

            letGo()
            await settled(page)
            await frames(page)
            expect.soft(await isStillRendered(page), `${route}: is hydrated, not rendered anew`).toBe(true)
            expect.soft(calls, `${route}: asks for what its document holds`).toEqual([])
            expect
              .soft(shown(page), `${route}: its address`)
              .toBe(route === '/' ? real(route, lang) : address(route, lang))
            expect.soft(await headOf(page), `${route}: its head`).toEqual(head)
            const grown = Math.abs((await heightOf(page)) - height)
            expect.soft(grown, `${route}: px that its height changes`).toBeLessThanOrEqual(rounding)
            const shifts = await shiftsOf(page)
            const moved = shifts.reduce((sum, { value }) => sum + value, 0)
            expect.soft(moved, `${route}: ${JSON.stringify(shifts)}`).toBeLessThan(0.001)
            await expectInOrder(page, route, width)
            if (lang === 'en') expect.soft(await chineseIn(page), `${route}: Chinese`).toEqual([])

            if (isTurn(route, lang, !details.tag))
              expect.soft(await violations(page, route, route === '/' ? 'html' : 'main')).toEqual([])
            else if (before) {
              await go(page, before.route)
              await settled(page, head.title)
              await expect.soft
                .poll(() => headOf(page), `${before.route}: its head inside the app`)
                .toEqual(before.head)
              await expectInOrder(page, before.route, width)
            }
            before = { route, head }
          })
        }
        expect(wrong).toEqual([])
      })
    }
  })
}

async function expectInOrder(page: Page, route: string, width: number) {
  const { headings, wide } = await page.evaluate(() => ({
    headings: [...document.querySelectorAll('h1')].filter((part) => part.checkVisibility()).length,
    wide: document.documentElement.scrollWidth,
  }))
  expect.soft(headings, `${route}: headings of level 1`).toBe(1)
  expect.soft(wide, `${route}: px that it is wide`).toBeLessThanOrEqual(width)
}
