import { expect, test } from '@playwright/test'
import { frames, shiftsOf, watchShifts } from './shifts.ts'
import { expectRoute, heading, holdApp, scrolled, settled, sizes, still, takenOver } from './site.ts'

test.use(still)

test.describe('what is done before the app is there counts', () => {
  test('a page stays where it was scrolled to', async ({ page }) => {
    const letGo = await holdApp(page)
    await page.goto('/introduction')
    await page.mouse.move(700, 500)
    await page.mouse.wheel(0, 900)
    await expect.poll(() => scrolled(page)).toBe(900)
    letGo()
    await settled(page)
    await frames(page)
    expect(await scrolled(page)).toBe(900)
  })

  test('a page stays where it was scrolled to, and its content where it was, when the app measures header and charts', async ({
    page,
  }) => {
    const letGo = await holdApp(page)
    await page.goto('/developProcess')
    const headingTop = () => heading(page).evaluate((element) => element.getBoundingClientRect().y + scrollY)
    const top = await headingTop()
    const drawings = page.locator('main figure[data-kind] svg[role="img"]')
    await expect(drawings).toHaveCount(2)
    await page.mouse.move(700, 500)
    const place = 989 // the upper half of the chart is above the screen
    await page.mouse.wheel(0, place)
    await expect.poll(() => scrolled(page)).toBe(place)
    letGo()
    await settled(page)
    await expect(drawings).toHaveCount(1)
    await frames(page)
    expect(await scrolled(page)).toBe(place)
    expect(await headingTop()).toBe(top)
  })

  test('a year that was chosen is shown', async ({ page }) => {
    const letGo = await holdApp(page)
    await page.goto('/companyDynamic')
    await page.getByLabel('年份').selectOption('2024')
    letGo()
    await settled(page)
    await expectRoute(page, '/companyDynamic?year=2024')
    await expect(page.getByLabel('年份')).toHaveValue('2024')
  })

  test('a font that comes late waits for the next page', async ({ page }) => {
    await page.route('**/*.woff2', async (route) => {
      await new Promise((done) => setTimeout(done, 800)) // later than a browser waits for it
      await route.continue()
    })
    await watchShifts(page)
    await page.goto('/en/')
    await page.waitForLoadState('networkidle')
    await settled(page)
    await frames(page)
    expect(await shiftsOf(page)).toEqual([])
  })

  test('words that were typed are searched for', async ({ page }) => {
    const letGo = await holdApp(page)
    await page.goto('/search')
    await page.getByRole('searchbox').pressSequentially('低蛋白')
    letGo()
    await settled(page)
    await page.getByRole('searchbox').press('Enter')
    await expectRoute(page, '/search?keyword=低蛋白')
  })

  test('the first link leads to the content, and the address stays', async ({ page }) => {
    const letGo = await holdApp(page)
    await page.goto('/culture')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    letGo()
    await settled(page)
    await expectRoute(page, '/culture')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('an entry of the page’s own contents leads to its part, and the address stays', async ({ page }) => {
    const letGo = await holdApp(page)
    await page.goto('/culture')
    const contents = page.getByRole('navigation', { name: '本页内容' })
    await contents.getByRole('link', { name: '手艺怎样传下去' }).click()
    await expect(page.getByRole('heading', { name: '手艺怎样传下去' })).toBeInViewport()
    letGo()
    await settled(page)
    await expectRoute(page, '/culture')
    await expect(page.getByRole('heading', { name: '手艺怎样传下去' })).toBeInViewport()
  })

  for (const named of ['/culture#culture-手艺怎样传下去', '/#/culture#culture-手艺怎样传下去']) {
    test(`${named} names a part of its page, which is no route`, async ({ page }) => {
      await page.goto(named)
      await expect(page.getByRole('heading', { name: '手艺怎样传下去' })).toBeInViewport()
      await settled(page)
      await expect(heading(page)).toHaveText('企业文化')
      await expect(page.getByRole('heading', { name: '手艺怎样传下去' })).toBeInViewport()
    })
  }

  test('an address that was typed is the one that is shown', async ({ page }) => {
    await page.goto('/culture')
    await page.evaluate(() => {
      location.hash = '/contactUs'
    })
    await expect(heading(page)).toHaveText('联系我们')
    await expectRoute(page, '/contactUs')
  })

  test('a link that is followed while pictures are on their way leads on, and Back to where it was', async ({
    page,
  }) => {
    let send = () => {}
    const sent = new Promise<void>((done) => {
      send = done
    })
    await page.route('**/pictures/**', async (route) => {
      await sent
      await route.continue()
    })
    await page.goto('/culture', { waitUntil: 'domcontentloaded' })
    expect(new URL(page.url()).pathname).toBe('/culture') // the first view comes before the form of its address
    await page.locator('header').getByRole('link', { name: '新闻中心' }).focus()
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText('公司动态')
    send()
    await expectRoute(page, '/companyDynamic')
    await page.goBack()
    await expect(heading(page)).toHaveText('企业文化')
    await expectRoute(page, '/culture')
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test.describe('on a phone', () => {
    test.use(sizes[390])

    for (const route of ['/', '/culture']) {
      test(`a press on the menu’s button at ${route} opens the menu once it can`, async ({ page }) => {
        const letGo = await holdApp(page)
        await page.goto(route)
        await page.getByRole('button', { name: '打开菜单' }).tap()
        letGo()
        await expect(page.getByRole('button', { name: '关闭菜单' })).toHaveAttribute('aria-expanded', 'true')
        await takenOver(page)
        await frames(page)
        await expect(page.getByRole('button', { name: '关闭菜单' })).toHaveAttribute('aria-expanded', 'true')
        await expect(
          page.locator('nav[aria-label="主导航"][id]').getByRole('link', { name: 'English' }),
        ).toBeInViewport()
      })
    }

    test('a press while the app takes over counts once', async ({ page }) => {
      await page.addInitScript(() => {
        const idle: (() => void)[] = []
        Object.assign(window, { idle, requestIdleCallback: (done: () => void) => idle.push(done) })
      })
      await page.goto('/culture')
      await page.evaluate(() => window.dispatchEvent(new Event('pointermove')))
      // The second to wait for a quiet moment is the app, which has begun to take over.
      await page.waitForFunction(() => (window as unknown as { idle: unknown[] }).idle.length > 1)
      await page.getByRole('button', { name: '打开菜单' }).tap()
      await expect(page.getByRole('button', { name: '关闭菜单' })).toBeVisible()
      await page.evaluate(() => {
        for (const done of (window as unknown as { idle: (() => void)[] }).idle) done()
      })
      await takenOver(page)
      await frames(page)
      await expect(page.getByRole('button', { name: '关闭菜单' })).toHaveAttribute('aria-expanded', 'true')
    })
  })
})
