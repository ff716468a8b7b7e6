import { expect, type Page, test } from '@playwright/test'
import { appThere, holdScripts } from './firstInput/speed.ts'
import { frames, shiftsOf, watchShifts } from './layoutShift.ts'
import { daily, scrolled, sizes, still } from './site.ts'

/*
 * A page is as high when it has just been painted as when the app is there and as when it has been read to its end, and nothing in it
 * moves: a reader's place and the scroll bar stay what they were.
 */

test.use(still)

/** What rounding may make of a height, in pixels, and what may move in all: 0.1 is what readers notice. */
const rounding = 2
const most = 0.01

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** Reads a page to its end, a screen at a time, and waits for the pictures of each. */
async function readToEnd(page: Page) {
  for (let last = -1; last !== (await scrolled(page)); ) {
    last = await scrolled(page)
    await page.evaluate(() => scrollBy({ top: innerHeight * 0.9, behavior: 'instant' }))
    await frames(page)
    await page.waitForFunction(() =>
      [...document.images].every((image) => {
        const { top, bottom, width } = image.getBoundingClientRect()
        return image.complete || width === 0 || bottom < 0 || top > innerHeight
      }),
    )
  }
}

const routes = ['/', '/developProcess', '/financial', '/culture', '/companyDynamic', '/securities']
/** What every commit looks at, and how wide: long pages, with what is drawn for its room. */
const turns: Record<string, string> = { '/': '390', '/developProcess': '1440', '/securities': '390' }

for (const [width, size] of Object.entries(sizes)) {
  test.describe(`at ${width} px`, () => {
    test.use(size)

    for (const route of routes) {
      test(
        `${route} keeps its height, and nothing on it moves, to the end of the page`,
        daily(turns[route] === width),
        async ({ page }) => {
          await watchShifts(page)
          const letGo = await holdScripts(page)
          await page.goto(route, { waitUntil: 'commit' })
          await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
          await page.waitForFunction(() => document.readyState !== 'loading')
          await page.evaluate(() => document.fonts.ready)
          await frames(page)
          const painted = await heightOf(page)
          letGo()
          await appThere(page)
          expect(Math.abs((await heightOf(page)) - painted), 'px when the app is there').toBeLessThanOrEqual(rounding)
          await readToEnd(page)
          expect(Math.abs((await heightOf(page)) - painted), 'px at the end of the page').toBeLessThanOrEqual(rounding)
          const shifts = await shiftsOf(page)
          const moved = shifts.reduce((sum, { value }) => sum + value, 0)
          expect(moved, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(most)
        },
      )
    }
  })
}
