import { expect, type Page, test } from '@playwright/test'
import { companyNews } from './addresses.ts'
import { forgetShifts, frames, shiftsOf, watchShifts } from './layoutShift.ts'
import { address, daily, go, open, settled, sizes, skeletons } from './site.ts'

/** Waits until all has come, and holds what has moved against what readers notice. */
async function expectStill(page: Page) {
  await settled(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await frames(page)
  const shifts = await shiftsOf(page)
  expect(
    shifts.reduce((sum, { value }) => sum + value, 0),
    JSON.stringify(shifts, null, 1),
  ).toBeLessThan(0.001)
}

const routes = ['/', '/companyDynamic', companyNews, '/introduction', '/manageTeam', '/search?keyword=养殖']
/** Every commit sees each route once, as it loads or as it comes inside the app, and each of both ways at both sizes. */
const turns = ['390 inside', '390 loads', '1440 loads', '390 loads', '1440 inside', '1440 inside']

for (const [width, size] of Object.entries(sizes)) {
  test.describe(`at ${width} px`, () => {
    test.use(size)

    for (const [at, route] of routes.entries()) {
      test(
        `nothing on ${route} moves while it loads and when the app hydrates it`,
        daily(turns[at] === `${width} loads`),
        async ({ page }) => {
          await watchShifts(page)
          await page.goto(address(route))
          // One element of the first view: a look into what is held back, before it is painted, has Chromium report it as moved.
          await expect(page.locator('main > *').first()).toBeVisible()
          await page.evaluate(() => document.fonts.ready)
          await frames(page)
          await expectStill(page)
        },
      )

      test(
        `nothing on ${route} moves while it comes inside the app`,
        daily(turns[at] === `${width} inside`),
        async ({ page }) => {
          await watchShifts(page)
          await open(page, '/honest')
          await page.waitForLoadState('networkidle')
          // The calls come late and one by one, so that every placeholder is seen before its content.
          const { promise: painted, resolve: letGo } = Promise.withResolvers<void>()
          let turn = painted
          await page.route('**/api/**', (call) => {
            turn = turn.then(() => frames(page)).then(() => call.continue())
            return turn
          })
          await forgetShifts(page)
          await go(page, route)
          await expect(skeletons(page).first()).toBeVisible()
          await page.evaluate(() => document.fonts.ready)
          await frames(page)
          letGo()
          await expectStill(page)
        },
      )
    }
  })
}
