import { expect, type Locator, type Page, test } from '@playwright/test'
import { forgetShifts, frames, shiftsOf, watchShifts } from './layoutShift.ts'
import { daily, holdApp, hydrated, languages, phone, real, still } from './site.ts'

test.use(still)

/** Prices, lines, bars upright and lying, piles, strips, small multiples. */
const pages = ['/securities', '/financial', '/feedSales']

const charts = (page: Page) => page.locator('main figure[data-kind]')
/** The drawings that are shown; a chart without the app has another, for rooms of other widths. */
const drawings = (within: Page | Locator) => within.locator('svg[role="img"]')
const shown = (within: Page | Locator) => drawings(within).filter({ visible: true })
/** A strip, and one of several drawings side by side, are the same in every room. */
const sizesOf = (figure: Locator) =>
  figure.evaluate((element) => (element.matches('[data-kind="share"], [data-type="multiples"] *') ? 1 : 2))

/** Where on the page a chart, its drawing and what stands around both are. */
const placesIn = (chart: Locator) =>
  chart.evaluate((figure) => {
    const parts = [
      ...figure.querySelectorAll('h2, h3, p, fieldset, label, li, dl, [role="application"], svg[role="img"]'),
    ]
    return [figure, ...parts]
      .filter((part) => part.checkVisibility() && !part.closest('[aria-live]'))
      .map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect()
        const top = y + scrollY
        return [part.tagName, ...[x, top, width, height].map(Math.round)].join(' ')
      })
  })

/** Sizes that the letters of a drawing have on the screen. */
const lettersIn = (drawing: Locator) =>
  drawing.locator('text').evaluateAll((texts) =>
    texts.map((text) => {
      const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0
      return { words: text.textContent, pixels: Number.parseFloat(getComputedStyle(text).fontSize) * scale }
    }),
  )

/** What every commit looks at: each page, each width and each language once at least. */
const turns: Record<string, string[]> = {
  'zh 390': ['/securities', '/financial'],
  'en 768': ['/feedSales'],
  'zh 1440': ['/feedSales'],
  'en 1920': ['/securities'],
}

for (const lang of languages) {
  for (const width of [390, 768, 1440, 1920]) {
    test.describe(`charts at ${width} px in ${lang}`, () => {
      test.use({ viewport: { width, height: width === 390 ? 844 : 900 } })

      for (const route of pages) {
        const details = daily(turns[`${lang} ${width}`]?.includes(route) === true)
        test(
          `${route}: each is drawn whole for its room, and nothing moves when the app comes`,
          details,
          async ({ page }) => {
            await watchShifts(page)
            const letGo = await holdApp(page)
            await page.goto(real(route, lang), { waitUntil: 'domcontentloaded' })
            await page.evaluate(() => document.fonts.ready)
            const figures = await charts(page).all()
            expect(figures.length).toBeGreaterThan(0)
            await figures.at(-1)?.scrollIntoViewIfNeeded() // what was far is laid out
            await figures[0]?.scrollIntoViewIfNeeded()
            for (const figure of figures) {
              await expect(drawings(figure)).toHaveCount(await sizesOf(figure))
              await expect(shown(figure)).toHaveCount(1)
              for (const { words, pixels } of await lettersIn(shown(figure))) {
                expect(pixels, `${words}`).toBeGreaterThanOrEqual(13)
              }
            }
            const before = await Promise.all(figures.map(placesIn))
            await forgetShifts(page)
            letGo()
            await hydrated(page)
            for (const figure of figures) await expect(drawings(figure)).toHaveCount(1)
            await frames(page)
            expect(await Promise.all(figures.map(placesIn))).toEqual(before)
            expect(await shiftsOf(page)).toEqual([])
          },
        )
      }
    })
  }
}

for (const [name, device] of [
  ['desktop', {}],
  ['phone', phone],
] as const) {
  test.describe(`on a ${name}`, () => {
    test.use(device)
    const [onDesktop, onPhone] = [daily(name === 'desktop'), daily(name === 'phone')]

    test(
      'the table is shown before the app is there, and stays; all its days come with the app',
      onPhone,
      async ({ page }) => {
        const letGo = await holdApp(page)
        await page.goto(real('/securities'), { waitUntil: 'domcontentloaded' })
        const chart = charts(page).first()
        const table = chart.getByRole('table')
        await expect(table).toBeHidden()
        await chart.getByText('表格', { exact: true }).click()
        await expect(table).toBeVisible()
        await expect(shown(chart)).toHaveCount(0)
        await chart.getByText(/^显示全部/).click()
        await expect(table.getByRole('rowheader')).toHaveCount(20)
        letGo()
        await hydrated(page)
        await expect(table.getByRole('rowheader')).toHaveCount(243)
        await expect(chart.getByRole('radio', { name: '表格' })).toBeChecked()
        await chart.getByText('图表', { exact: true }).click()
        await expect(shown(chart)).toHaveCount(1)
        await expect(table).toBeHidden()
      },
    )

    test('a period that is chosen before the app is there is drawn when it comes', onDesktop, async ({ page }) => {
      const letGo = await holdApp(page)
      await page.goto(real('/securities'), { waitUntil: 'domcontentloaded' })
      const chart = charts(page).first()
      await chart.getByText('1个月', { exact: true }).filter({ visible: true }).click()
      letGo()
      await hydrated(page)
      await expect(drawings(chart)).toHaveCount(1)
      await expect(chart.getByRole('radio', { name: '1个月' })).toBeChecked()
      await expect(shown(chart).getByText('10/26')).toBeVisible()
    })
  })
}

for (const [width, route] of [
  [390, '/foodSafety'],
  [768, '/esgAdminister'],
] as const) {
  test(
    `a long table that does not fit at ${width} px has its window before the app is there`,
    daily(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      const letGo = await holdApp(page)
      await page.goto(real(route), { waitUntil: 'domcontentloaded' })
      await page.evaluate(() => document.fonts.ready)
      const table = page.locator('main table[data-long]').filter({ visible: true }).first()
      await table.scrollIntoViewIfNeeded()
      const window = table.locator('xpath=..')
      const high = () => window.evaluate(({ clientHeight }) => clientHeight)
      const before = await high()
      expect(before).toBeLessThanOrEqual(0.8 * 844)
      letGo()
      await hydrated(page)
      await expect(window.locator('xpath=..')).toHaveAttribute('data-wide', 'true')
      expect(await high()).toBe(before)
    },
  )
}
