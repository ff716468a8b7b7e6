import { expect, type Page, test } from '@playwright/test'
import { addresses, hiddenInEnglish } from './addresses.ts'
import { desktop, type Lang, phone, real, still } from './site.ts'

test.use(still)

/*
 * A document brings those rules of the stylesheet that apply to something in it. Once the whole stylesheet is there, nothing may look
 * different.
 */

/** Where the parts of a page stand and how they look, once nothing moves: what comes into view may begin with a movement. */
const look = (page: Page) =>
  page.evaluate(async () => {
    await Promise.all(document.getAnimations().map((movement) => movement.finished))
    return [...document.querySelectorAll<HTMLElement>('#root *')]
      .filter((part) => !part.closest('svg *'))
      .map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect()
        const style = getComputedStyle(part)
        const { color, backgroundColor, fontSize, fontWeight, visibility, textDecorationLine } = style
        const place = [x, y, width, height].map(Math.round)
        const name = `${part.localName}.${part.getAttribute('class')}`
        return [name, ...place, color, backgroundColor, fontSize, fontWeight, visibility, textDecorationLine].join(' ')
      })
  })

const addStylesheet = (page: Page) =>
  page.evaluate(() => {
    const { styles } = JSON.parse(document.getElementById('state')?.textContent ?? '')
    return new Promise<void>((done) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles })
      link.onload = () => done()
      document.head.append(link)
    })
  })

/** Addresses that one test goes through. */
const together = 15

for (const [named, size, lang] of [
  ['a phone', phone, 'zh'],
  ['a wide screen', desktop, 'en'],
] as [string, object, Lang][]) {
  test.describe(`with the styles of a document alone, on ${named}, ${lang}`, () => {
    test.use(size)

    const routes = addresses.filter((route) => lang === 'zh' || !hiddenInEnglish.includes(route))
    for (let from = 0; from < routes.length; from += together) {
      const some = routes.slice(from, from + together)
      test(`${some[0]} and those after it look as they do with all styles`, async ({ page }) => {
        test.setTimeout(120_000) // fifteen pages, each looked at twice
        await page.route(/\.(avif|webp|jpg|woff2)$|assets\/.*\.js$/, (route) => route.abort()) // the document alone
        for (const route of some) {
          await page.goto(real(route, lang))
          const before = await look(page)
          await addStylesheet(page)
          const after = await look(page)
          expect(
            after.filter((part, at) => part !== before[at]),
            route,
          ).toEqual([])
        }
      })
    }
  })
}

test('a page stays readable, and its links lead on, when the app cannot be had', async ({ page }) => {
  await page.route(/assets\/.*\.js$/, (route) => route.abort())
  await page.goto(real('/feedProcessing'))
  await page.getByRole('contentinfo').getByRole('link', { name: '企业文化' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('企业文化')
})
