import { expect, type Page, test } from '@playwright/test'
import { appThere, holdScripts } from './firstInput/speed.ts'
import { frames, shiftsOf, watchShifts } from './layoutShift.ts'
import { daily, laidOut, scrolled, sizes, still } from './site.ts'

/*
 * A page is as high when the app is there as when it has been read to its end, and nothing in it moves: a reader's place and the scroll
 * bar stay what they were. When it has just been painted its height is a good guess: what is far down is laid out later.
 */

test.use(still)

/** What rounding may make of a height, in pixels, and what may move in all: 0.1 is what readers notice. */
const rounding = 2
/** What of the height may be wrong before all is laid out; a screen may be on every page. */
const guess = 0.12
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
        `${route} keeps its height once it is laid out, and nothing on it moves, to the end of the page`,
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
          await laidOut(page)
          const height = await heightOf(page)
          const off = Math.max(guess * height, size.viewport.height)
          expect(Math.abs(painted - height), 'what the first height is off').toBeLessThanOrEqual(off)
          await readToEnd(page)
          expect(Math.abs((await heightOf(page)) - height), 'px at the end of the page').toBeLessThanOrEqual(rounding)
          const shifts = await shiftsOf(page)
          const moved = shifts.reduce((sum, { value }) => sum + value, 0)
          expect(moved, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(most)
        },
      )
    }
  })
}

test.describe('before the app is there', () => {
  test.use(sizes[390])

  test('a reload in the middle of a page comes back to the same place', async ({ page }) => {
    // Shown only if it is there at once, the font comes or not: where it does, a line may break elsewhere.
    await page.route('**/*.woff2', (route) => route.abort())
    await holdScripts(page)
    const painted = async () => {
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
      await page.waitForFunction(() => document.readyState !== 'loading')
      await frames(page)
    }
    await page.goto('/securities', { waitUntil: 'commit' })
    await painted()
    const place = () =>
      page.evaluate(() => {
        const section = [...document.querySelectorAll('main section')].find(
          (one) => one.getBoundingClientRect().bottom > innerHeight / 2,
        )
        return { id: section?.id, top: Math.round(section?.getBoundingClientRect().top ?? 0) }
      })
    for (let at = 0; at < 4; at++) {
      await page.evaluate(() => scrollBy({ top: innerHeight * 0.9, behavior: 'instant' }))
      await frames(page)
    }
    const before = await place()
    expect(before.id).toBeTruthy()
    await page.reload({ waitUntil: 'commit' })
    await painted()
    await expect.poll(async () => (await place()).id).toBe(before.id)
    expect(Math.abs((await place()).top - before.top), 'px from where it was').toBeLessThanOrEqual(2 * rounding)
  })
})
