import { expect, test } from '@playwright/test'
import {
  daily,
  expectRoute,
  heading,
  holdApp,
  isStillRendered,
  markRendered,
  settled,
  still,
  watchCalls,
} from './site.ts'

test.use(still)

/* Every page is hydrated in `pages.spec.ts`; here is what a document or an address may hold besides. */

test.describe('the app hydrates', () => {
  for (const route of ['/?utm_source=x', '/culture?utm_source=x', '/companyDynamic?utm_source=x&year=2025']) {
    test(`${route}, whatever else its address holds`, daily(route.startsWith('/companyDynamic')), async ({ page }) => {
      const calls = watchCalls(page)
      await page.goto(route)
      await markRendered(page)
      await settled(page)
      expect(await isStillRendered(page)).toBe(true)
      expect(calls).toEqual([])
      if (route !== '/?utm_source=x') await expectRoute(page, route.replace(/utm_source=x&?/, '').replace(/\?$/, ''))
    })
  }

  test('a page that is not there, with what was typed into it', async ({ page }) => {
    for (const route of ['/nothing/here', '/noSuchNews']) {
      const letGo = await holdApp(page)
      await page.goto(route, { waitUntil: 'domcontentloaded' })
      await markRendered(page)
      const field = page.getByRole('main').getByLabel('站内搜索')
      await field.pressSequentially('豆粕')
      letGo()
      await settled(page)
      expect(await isStillRendered(page)).toBe(true)
      await expectRoute(page, route)
      await expect(field).toHaveValue('豆粕')
      await field.press('Enter')
      await expectRoute(page, '/search?keyword=豆粕')
    }
  })
})

test('without the app pages read, and links, search and the way to the content work', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/culture')
  await page.mouse.move(300, 300)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(heading(page)).toHaveText('企业文化')
  expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(300)
  await page.getByRole('banner').getByRole('link', { name: '品质保障' }).click()
  await expect(heading(page)).toHaveText('品质管控')
  await page.goBack()
  await expect(heading(page)).toHaveText('企业文化')
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(heading(page)).toHaveText('Culture')
  await page.goto('/search')
  await page.getByRole('searchbox').fill('豆粕')
  await page.getByRole('main').getByRole('button', { name: '搜索', exact: true }).click()
  await expect(page).toHaveURL(/search\?keyword=/) // the results come by the call of the app
})
