import { expect, type Page, test } from '@playwright/test'
import { violations } from './axe.ts'
import {
  daily,
  expectRoute,
  heading,
  languages,
  open,
  scrolled,
  scrollTo,
  settled,
  sizes,
  still,
  visit,
} from './site.ts'

const route = '/developProcess'
const rail = (page: Page) => page.getByRole('main').getByRole('navigation', { name: /^(按年份跳转|Go to a year)$/ })
const link = (page: Page, year: string) => rail(page).getByRole('link', { name: year })
const yearHeading = (page: Page, year: string) =>
  page.getByRole('main').getByRole('heading', { level: 3, name: new RegExp(`^${year}\\b`) })
const marked = (page: Page) => rail(page).locator('[aria-current="location"]')
const entries = (page: Page) => page.evaluate(() => history.length)

/** Whether nothing lies over the heading of a year: neither the header nor the row of years. */
const uncovered = (page: Page, year: string) =>
  yearHeading(page, year).evaluate((element) => {
    const { x, y } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + 2, y + 2))
  })

for (const [width, size] of Object.entries(sizes)) {
  test.describe(`the history at ${width} px`, () => {
    test.use({ ...size, ...still })

    test(
      'opens at the year of its address, uncovered, marked and in sight in the rail',
      daily(width === '390'),
      async ({ page }) => {
        await open(page, `${route}?year=2014`)
        await expect(marked(page)).toHaveText('2014')
        await page.waitForLoadState('networkidle')
        await expect.poll(() => uncovered(page, '2014')).toBe(true)
        await expect(marked(page)).toBeInViewport({ ratio: 1 })
        expect((await yearHeading(page, '2014').boundingBox())?.y).toBeLessThan(200)
        expect(await rail(page).getByRole('link').count()).toBe(await page.locator('main ol > li h3').count())
      },
    )

    test(
      'by keyboard the rail leads to a year, whose heading has the focus, and the address names it',
      daily(width === '1440'),
      async ({ page }) => {
        await open(page, route)
        const before = await entries(page)
        for (const year of ['2026', '1991', '2018']) {
          await link(page, year).focus()
          await page.keyboard.press('Enter')
          await expect(yearHeading(page, year)).toBeFocused()
          await expectRoute(page, `${route}?year=${year}`)
          await expect(marked(page)).toHaveText(year)
          expect(await uncovered(page, year)).toBe(true)
        }
        expect(await entries(page)).toBe(before)
      },
    )

    test(
      'mark and address follow the reader without an entry in the history, and Back leaves the page',
      daily(width === '390'),
      async ({ page }) => {
        await open(page, '/culture')
        await visit(page, route)
        await expect(marked(page)).toHaveCount(0)
        const before = await entries(page)
        const top = (year: string) =>
          yearHeading(page, year).evaluate((part) => part.getBoundingClientRect().y + scrollY)
        await scrollTo(page, (await top('2005')) - 150)
        await expect(marked(page)).toHaveText('2005')
        await expectRoute(page, `${route}?year=2005`)
        await scrollTo(page, (await top('2008')) - 150)
        await expectRoute(page, `${route}?year=2008`)
        const left = await scrolled(page)
        expect(await entries(page)).toBe(before)
        await page.goBack()
        await expect(heading(page)).toHaveText('企业文化')
        await page.goForward()
        await expectRoute(page, `${route}?year=2008`)
        expect(await scrolled(page)).toBe(left)
        await scrollTo(page, 0)
        await expectRoute(page, route)
        await expect(marked(page)).toHaveCount(0)
      },
    )

    for (const lang of languages) {
      test(
        `axe finds nothing in the middle of it in ${lang}, and each year is 24 px at least`,
        daily(lang === 'en' && width === '390'),
        async ({ page }) => {
          await open(page, `${route}?year=2011`, lang)
          await expect(marked(page)).toHaveText('2011')
          expect(await violations(page, route, 'main')).toEqual([])
          for (const year of await rail(page).getByRole('link').all()) {
            const box = await year.boundingBox()
            expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
          }
        },
      )
    }
  })
}

for (const lang of languages) {
  for (const width of [768, 820]) {
    test(
      `no figure pushes the page aside at ${width} px in ${lang}`,
      daily(lang === 'en' && width === 768),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 1024 })
        await open(page, route, lang)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      },
    )
  }
}

test('the other language opens at the same year', async ({ page }) => {
  await open(page, `${route}?year=2018`)
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(heading(page)).toHaveText('History')
  await expect(yearHeading(page, '2018')).toBeInViewport()
  await settled(page)
  await expect(marked(page)).toHaveText('2018')
  await expect(yearHeading(page, '2018')).toBeInViewport()
})

test.describe('in print', () => {
  test.use(still)

  test('every year is there, and the rail is not', async ({ page }) => {
    await open(page, `${route}?year=2018`)
    await page.emulateMedia({ media: 'print' })
    for (const year of ['1991', '2018', '2026']) await expect(yearHeading(page, year)).toBeVisible()
    await expect(rail(page)).toBeHidden()
  })
})
