import { expect, type Page, test } from '@playwright/test'
import { companyNews } from './addresses.ts'
import { address, settled, sizes } from './site.ts'

interface Shift {
  value: number
  moved: string[]
}

/** Watches for what moves without the reader's doing, from the first moment on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: { node?: Node }[]
        }
        const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 90) : String(node)))
        if (!hadRecentInput) shifts.push({ value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Two pictures on the screen. */
const frames = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))

for (const [width, size] of Object.entries(sizes)) {
  test.describe(`at ${width} px`, () => {
    test.use(size)

    for (const route of ['/', '/companyDynamic', companyNews, '/introduction', '/manageTeam', '/search?keyword=养殖']) {
      test(`nothing on ${route} moves while it loads`, async ({ page }) => {
        await watchShifts(page)
        // The calls come late and one by one, so that every placeholder is seen before its content.
        const { promise: painted, resolve: letGo } = Promise.withResolvers<void>()
        let turn = painted
        await page.route('**/api/**', (call) => {
          turn = turn.then(() => frames(page)).then(() => call.continue())
          return turn
        })
        await page.goto(address(route))
        await expect(page.getByRole('main').locator('div:visible').first()).toBeVisible()
        await page.evaluate(() => document.fonts.ready)
        await frames(page)
        letGo()
        await settled(page)
        await page.waitForLoadState('networkidle')
        await page.evaluate(() => document.fonts.ready)
        await frames(page)
        const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
        expect(
          shifts.reduce((sum, { value }) => sum + value, 0),
          JSON.stringify(shifts, null, 1),
        ).toBeLessThan(0.001)
      })
    }
  })
}
