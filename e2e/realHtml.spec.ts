import { expect, type Page, test } from '@playwright/test'
import { addresses, hiddenInEnglish } from './addresses.ts'
import { frames, shiftsOf, watchShifts } from './layoutShift.ts'
import { address, expectRoute, heading, holdApp, languages, real, settled, still, watch } from './site.ts'

test.use(still)

/** Marks what the server has drawn, so that it is known again. */
const markDrawn = (page: Page) =>
  page.evaluate(() => Object.assign(document.querySelector('h1') ?? {}, { isDrawn: true }))
const isStillDrawn = (page: Page) =>
  page.evaluate(() => (document.querySelector('h1') as (Element & { isDrawn?: true }) | null)?.isDrawn ?? false)

/** Calls for content, beside the names of the site: what the report's form asks, which is not in its document, is another matter. */
function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/') && !/^\/api\/compliance\/|\/getSite$/.test(pathname)) calls.push(pathname + search)
  })
  return calls
}

test.describe('the app takes over', () => {
  for (const lang of languages) {
    test(`every page in ${lang} as it is, without a fault, a call or a shift, under its own address`, async ({
      page,
    }) => {
      test.setTimeout(400_000) // seventy documents
      const wrong = watch(page)
      const calls = watchCalls(page)
      await watchShifts(page)
      for (const route of addresses.filter((one) => lang === 'zh' || !hiddenInEnglish.includes(one))) {
        await page.goto(real(route, lang))
        await markDrawn(page)
        await settled(page)
        await frames(page)
        if (!(await isStillDrawn(page))) wrong.push(`${route} is drawn anew`)
        const shown = decodeURIComponent(page.url()).replace(/^http:\/\/[^/]+/, '')
        if (shown !== (route === '/' ? real(route, lang) : address(route, lang)))
          wrong.push(`${route} becomes ${shown}`)
        const moved = (await shiftsOf(page)).filter(({ value }) => value > 0)
        if (moved.reduce((sum, { value }) => sum + value, 0) >= 0.001) wrong.push(`${route}: ${JSON.stringify(moved)}`)
        wrong.push(...calls.splice(0).map((call) => `${route} asks ${call}`))
      }
      expect(wrong).toEqual([])
    })
  }

  for (const route of ['/?utm_source=x', '/culture?utm_source=x', '/companyDynamic?utm_source=x&year=2025']) {
    test(`${route}, whatever else its address holds`, async ({ page }) => {
      const calls = watchCalls(page)
      await page.goto(route)
      await markDrawn(page)
      await settled(page)
      expect(await isStillDrawn(page)).toBe(true)
      expect(calls).toEqual([])
      if (route !== '/?utm_source=x') await expectRoute(page, route.replace(/utm_source=x&?/, '').replace(/\?$/, ''))
    })
  }

  test('a page that is not there, with what was typed into it', async ({ page }) => {
    for (const route of ['/nothing/here', '/noSuchNews']) {
      const letGo = await holdApp(page)
      await page.goto(route, { waitUntil: 'domcontentloaded' })
      await markDrawn(page)
      const field = page.getByRole('main').getByRole('searchbox')
      await field.pressSequentially('豆粕')
      letGo()
      await settled(page)
      expect(await isStillDrawn(page)).toBe(true)
      await expectRoute(page, route)
      await expect(field).toHaveValue('豆粕')
      await field.press('Enter')
      await expectRoute(page, '/search?keyword=豆粕')
    }
  })
})

test.describe('an address of the app', () => {
  /** Writes down every heading that can be seen, and whether one takes up room unseen, frame by frame from the first on. */
  const record = (page: Page) =>
    page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      const look = () => {
        const title = document.querySelector<HTMLElement>('#root h1')
        const isSeen = title?.checkVisibility({ visibilityProperty: true }) ?? false
        const text = isSeen ? (title?.innerText ?? '') : title?.checkVisibility() ? 'laid out unseen' : ''
        if (seen.at(-1) !== text) seen.push(text)
        requestAnimationFrame(look)
      }
      look()
    })
  const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen)

  for (const [lang, title] of [
    ['zh', '企业文化'],
    ['en', 'Culture'],
  ] as const) {
    test(`in ${lang} shows its page and never the one of the document`, async ({ page }) => {
      await record(page)
      await page.route(`**${real('/culture', lang)}`, async (route) => {
        await new Promise((done) => setTimeout(done, 400)) // long enough for the document's own page to be painted
        await route.continue()
      })
      const wrong = watch(page)
      const calls = watchCalls(page)
      await page.goto(address('/culture', lang))
      await expect(heading(page)).toHaveText(title)
      await markDrawn(page)
      await settled(page)
      await frames(page)
      expect(await seen(page)).toEqual(['', title])
      expect(await isStillDrawn(page)).toBe(true)
      expect([...wrong, ...calls]).toEqual([])
      expect(decodeURIComponent(page.url())).toContain(address('/culture', lang))
    })
  }
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
