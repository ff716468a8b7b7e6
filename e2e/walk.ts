import { expect, type Page, test } from '@playwright/test'
import { isSealedPage } from '../contract/paths.ts'
import { violations } from './axe.ts'
import { chineseIn } from './chinese.ts'
import { forgetShifts, frames, shiftsOf, watchShifts } from './layoutShift.ts'
import {
  address,
  isStillRendered,
  type Lang,
  type Look,
  markRendered,
  real,
  settled,
  visit,
  watch,
  watchCalls,
} from './site.ts'
import { changedByStylesheet, holdStylesheet } from './stylesheet.ts'
import { smallTargets } from './targets.ts'

/** What rounding may make of a height, in pixels. */
const rounding = 2

type Head = { title: string; description: string | undefined }
const headOf = (page: Page): Promise<Head> =>
  page.evaluate(() => ({
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content,
  }))
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)
/** What of the address follows the host. */
const shown = (page: Page) => decodeURIComponent(page.url()).replace(/^http:\/\/[^/]+/, '')

interface Walk extends Pick<Look, 'lang' | 'width'> {
  routes: string[]
  /** The language at the root of the site. */
  main?: Lang
  /** Which pages axe looks at, and the way inside the app leads to. */
  isLookedAt?: (route: string) => boolean
}

/**
 * The walk over pages: each is opened once and everything is looked at in that visit, the document before the app is there, the app as
 * it hydrates it, and the page afterwards. Then the way leads back to some inside the app, where axe looks at them: a document of its own
 * would have to parse axe first. A page with a fault keeps none of the others from being looked at.
 */
export async function walkPages(page: Page, { routes, lang, main = 'zh', width, isLookedAt = () => true }: Walk) {
  const wrong = watch(page)
  const calls = watchCalls(page)
  await watchShifts(page)
  const hold = await holdStylesheet(page)
  const heads = new Map<string, Head>()
  // The last one is open then: the way to each of the others leads through the app. Two stand under another's address there.
  const looked = routes.filter(isLookedAt)
  const inside = looked.filter((route) => route !== routes.at(-1) && !isSealedPage(route))
  for (const route of routes) {
    await test.step(route, async () => {
      const letGo = hold()
      await page.goto(real(route, lang, main), { waitUntil: 'commit' })
      calls.length = 0 // those of the page before
      await page.waitForLoadState('domcontentloaded')
      await page.evaluate(() => document.fonts.ready)
      await frames(page)
      await page.evaluate(() => document.documentElement.setAttribute('data-returned', '')) // all is laid out
      const [head, height] = [await headOf(page), await heightOf(page)]
      heads.set(route, head)
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
        .toBe(route === '/' ? real(route, lang, main) : address(route, lang, main))
      expect.soft(await headOf(page), `${route}: its head`).toEqual(head)
      const grown = Math.abs((await heightOf(page)) - height)
      expect.soft(grown, `${route}: px that its height changes`).toBeLessThanOrEqual(rounding)
      const shifts = await shiftsOf(page)
      const moved = shifts.reduce((sum, { value }) => sum + value, 0)
      expect.soft(moved, `${route}: ${JSON.stringify(shifts)}`).toBeLessThan(0.001)
      await expectInOrder(page, route, width)
      if (width === 390) expect.soft(await smallTargets(page), `${route}: targets that a finger may miss`).toEqual([])
      if (lang === 'en') expect.soft(await chineseIn(page), `${route}: Chinese`).toEqual([])
      if (looked.includes(route) && !inside.includes(route)) await expectFit(page, route)
    })
  }
  for (const route of inside) {
    await test.step(`${route} inside the app`, async () => {
      await visit(page, route)
      const head = () => headOf(page)
      await expect.soft.poll(head, `${route}: its head inside the app`).toEqual(heads.get(route))
      await expectInOrder(page, route, width)
      await expectFit(page, route)
    })
  }
  expect(wrong).toEqual([])
}

/** The header is looked at with the home page alone: it is the same on all. */
async function expectFit(page: Page, route: string) {
  expect.soft(await violations(page, route, route === '/' ? 'html' : 'main')).toEqual([])
}

async function expectInOrder(page: Page, route: string, width: number) {
  const { headings, wide } = await page.evaluate(() => ({
    headings: [...document.querySelectorAll('h1')].filter((part) => part.checkVisibility()).length,
    wide: document.documentElement.scrollWidth,
  }))
  expect.soft(headings, `${route}: headings of level 1`).toBe(1)
  expect.soft(wide, `${route}: px that it is wide`).toBeLessThanOrEqual(width)
}
