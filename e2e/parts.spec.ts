import { expect, type Page, test } from '@playwright/test'
import { violations } from './axe.ts'
import { partsPort, sitePort } from './ports.ts'
import { address, all, daily, hydrated, type Lang, laidOut, languages, phone, still } from './site.ts'

// Every part and block in every shape on one page, which the build of the site does not hold.
test.use({ baseURL: `http://127.0.0.1:${partsPort}`, ...still })

async function openParts(page: Page, lang: Lang) {
  await page.goto(address('/_parts', lang))
  await hydrated(page) // it is drawn in the browser alone
  await expect(page.locator('#group-downloads')).toBeAttached()
  await page.waitForLoadState('networkidle')
  await laidOut(page)
}

/** Controls that nobody can reach by scrolling down: beside the window, and in no row that scrolls sideways. */
const beside = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    return [...document.querySelectorAll('main :is(a, button, input, select, summary)')]
      .filter((control) => control.checkVisibility() && !control.closest('[inert]') && !scrolls(control))
      .filter((control) => getComputedStyle(control).pointerEvents !== 'none') // nobody presses it
      .filter((control) => {
        const { left, right } = control.getBoundingClientRect()
        return left < -1 || right > document.documentElement.clientWidth + 1
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120))
  })

for (const lang of languages) {
  test(
    `the parts in ${lang} have nothing that axe finds, and readers who prefer less motion get none`,
    daily(lang === 'zh'),
    async ({ page }) => {
      await openParts(page, lang)
      expect(await moving(page)).toEqual([0, 0])
      expect(await violations(page, 'desktop', 'main')).toEqual([])
    },
  )

  const everyWidth = `the parts in ${lang} never scroll sideways, and every control can be reached at every width`
  test(everyWidth, daily(lang === 'en'), async ({ page }) => {
    await openParts(page, lang)
    // 640 and 320 are what a window of 1280 has left at 200 % and 400 % zoom.
    for (const width of [2560, 1920, 1440, 1024, 768, 640, 390, 360, 320]) {
      await page.setViewportSize({ width, height: 800 })
      // Charts are drawn anew for a width in the frames after it.
      const over = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      await expect.poll(over, `${width} px`).toBeLessThanOrEqual(0)
      expect(await beside(page), `${width} px`).toEqual([])
    }
  })
}

test.describe('on a phone', () => {
  test.use(phone)

  for (const lang of languages) {
    test(`the parts in ${lang} have nothing that axe finds`, daily(lang === 'en'), async ({ page }) => {
      await openParts(page, lang)
      expect(await violations(page, 'phone', 'main')).toEqual([])
    })
  }
})

/** How many parts of the page may move, and how many do. What follows the scrolling does not move by itself. */
const moving = (page: Page) =>
  page.evaluate(() => [
    [...document.querySelectorAll('main *')].filter((element) =>
      getComputedStyle(element)
        .transitionDuration.split(',')
        .some((time) => Number.parseFloat(time) > 0),
    ).length,
    document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length,
  ])

test('a picture opens; the page is fit for the colours of the system and for print', async ({ page }) => {
  await openParts(page, 'zh')
  await test.step('a picture of a gallery opens, and the arrow keys lead on', async () => {
    await page.locator('#group-gallery').getByRole('button').first().click()
    const image = page.getByRole('dialog').getByRole('img')
    await expect(image).toBeVisible()
    const first = await image.getAttribute('alt')
    await page.keyboard.press('ArrowRight')
    await expect(image).not.toHaveAttribute('alt', first ?? '')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })
  await test.step('in the colours of the system no text keeps its own, and what was set apart by its ground has an edge', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    const own = await page.evaluate(() =>
      [...document.querySelectorAll('main *:not(svg, svg *)')]
        .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()))
        .filter((element) => getComputedStyle(element).forcedColorAdjust !== 'auto')
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    )
    expect(own).toEqual([])
    const ownInk = await page.evaluate(() => {
      const system = [getComputedStyle(document.body).color, getComputedStyle(document.body).backgroundColor]
      return [...document.querySelectorAll('main svg text')]
        .filter((text) => !system.includes(getComputedStyle(text).fill))
        .map(({ outerHTML }) => outerHTML.slice(0, 120))
    })
    expect(ownInk).toEqual([])
    expect(await edge(page, '#group-callout [data-type="callout"] > .column > div')).toMatch(/^1px/)
    expect(await edge(page, '#group-parts [aria-pressed="true"]')).not.toBe(
      await edge(page, '#group-parts [aria-pressed="false"]'),
    )
  })
  await test.step('what is printed has its answers, its pictures and whole tables, and no buttons', async () => {
    await page.setViewportSize({ width: 794, height: 1123 }) // A4
    await page.emulateMedia({ media: 'print', forcedColors: 'none' })
    const faq = page.locator('#group-faq details').first()
    await expect(faq).not.toHaveAttribute('open')
    await expect(faq.getByText('三条原则')).toBeVisible()
    await expect(page.locator('#group-gallery img').first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^下载CSV/ }).first()).toBeHidden()
    const cut = await page
      .locator('[data-type="table"] [role="region"]')
      .evaluateAll((regions) => regions.filter((region) => region.scrollWidth > region.clientWidth + 1).length)
    expect(cut).toBe(0)
  })
})

/** How a part is set apart from its ground. */
const edge = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { borderTopWidth, borderTopColor, outlineStyle, boxShadow } = getComputedStyle(element)
      return [borderTopWidth, borderTopColor, outlineStyle, boxShadow].join()
    })

test('the site itself does not hold the page', all, async ({ page }) => {
  await page.goto(`http://127.0.0.1:${sitePort}${address('/_parts')}`)
  await expect(page.getByRole('main').getByRole('combobox')).toBeVisible()
  await expect(page.locator('#group-cards')).toHaveCount(0)
})
