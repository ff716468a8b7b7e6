import { expect, type Page, test } from '@playwright/test'
import { frames, shiftsOf, watchShifts } from './layoutShift.ts'
import { all, expectRoute, heading, holdApp, holdMovement, hydrated, open, phone, still, visit } from './site.ts'

const hamburger = (page: Page) => page.getByRole('button', { name: '打开菜单' })
const cross = (page: Page) => page.getByRole('button', { name: '关闭菜单' })
const menu = (page: Page) => page.locator('nav[aria-label="主导航"][id]')
const section = (page: Page, title: string) => menu(page).getByRole('button', { name: title })
const back = (page: Page) => menu(page).getByRole('button', { name: '返回主菜单' })

/** Where the menu is seen. */
const leftEdge = (page: Page) => menu(page).evaluate((element) => Math.round(element.getBoundingClientRect().x))

test.describe('on a phone', () => {
  test.use({ ...phone, ...still })

  test('the font of English comes as on desktops, and moves nothing', all, async ({ page }) => {
    await watchShifts(page)
    const asked = page.waitForResponse(/\.woff2$/)
    await open(page, '/culture', 'en')
    await asked
    await page.evaluate(() => document.fonts.ready)
    await frames(page)
    expect(await shiftsOf(page)).toEqual([])
  })

  test('focus goes to the way back, returns to the section, and Escape returns it to the hamburger; nothing else takes it', async ({
    page,
  }) => {
    await open(page, '/culture')
    const isWithin = (parts: string) =>
      page.evaluate((selector) => document.activeElement?.closest(selector) !== null, parts)
    await hamburger(page).focus()
    await page.keyboard.press('Tab') // past the closed menu
    expect(await isWithin('main')).toBe(true)

    await hamburger(page).press('Enter')
    await expect(cross(page)).toBeFocused()
    await expect(menu(page)).toBeVisible() // a frame after the button has turned
    await page.keyboard.press('Tab')
    await expect(menu(page).getByRole('link', { name: '首页' })).toBeFocused()
    await section(page, '品质保障').press('Enter')
    await expect(back(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(section(page, '品质保障')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(hamburger(page)).toBeFocused()

    // The page behind the open menu takes no focus and does not scroll.
    await hamburger(page).tap()
    for (const part of ['main', 'footer']) await expect(page.locator(part)).toBeHidden()
    for (let steps = 0; steps < 16; steps++) {
      await page.keyboard.press('Tab')
      expect(await isWithin('main, footer')).toBe(false)
    }
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    await cross(page).tap()
    for (const part of ['main', 'footer']) await expect(page.locator(part)).toBeVisible()
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
  })

  test('Back closes the menu first, and after a link was followed leads to the page that it was opened on', async ({
    page,
  }) => {
    await open(page, '/culture')
    await visit(page, '/introduction')
    await hamburger(page).tap()
    await expect(cross(page)).toBeVisible()
    await page.goBack()
    await expect(menu(page)).toBeHidden()
    await expectRoute(page, '/introduction')
    await hamburger(page).tap()
    await section(page, '新闻中心').tap()
    await menu(page).getByRole('link', { name: '行业资讯' }).tap()
    await expect(heading(page)).toHaveText('行业资讯')
    await page.goBack()
    await expectRoute(page, '/introduction')
    await expect(menu(page)).toBeHidden()
    await page.goBack()
    await expectRoute(page, '/culture')
  })

  test('a menu that was opened and closed leaves nothing to go back to, and the other language takes its place', async ({
    page,
  }) => {
    await open(page, '/culture')
    await visit(page, '/introduction')
    for (let times = 0; times < 3; times++) {
      await hamburger(page).tap()
      await cross(page).tap()
    }
    await expect(menu(page)).toBeHidden()
    await expect.poll(() => page.evaluate(() => history.state.over)).toBeUndefined()
    await page.goBack()
    await expectRoute(page, '/culture')

    await hamburger(page).tap()
    await menu(page).getByRole('link', { name: 'English' }).tap()
    await expect(heading(page)).toHaveText('Culture')
    await page.goBack()
    await expect(heading(page)).toHaveText('企业文化')
    await expect(menu(page)).toBeHidden()
  })
})

test.describe('on a phone that shows movement', () => {
  test.use(phone)

  test('the menu slides in from the right within 0.4 s, above everything', async ({ page }) => {
    await open(page, '/culture')
    await expect(menu(page)).toBeHidden()
    const letGo = await holdMovement(page)
    await hamburger(page).tap()
    await expect(menu(page)).toBeVisible()
    expect(await leftEdge(page)).toBeGreaterThan(100)
    expect(await leftEdge(page)).toBeLessThan(350) // its first frame shows something of it
    await letGo()
    await expect.poll(() => leftEdge(page)).toBe(0)
    await expect(menu(page)).toHaveCSS('transition-duration', '0.4s')
    await expect(menu(page)).toHaveCSS('z-index', '9999')
    await cross(page).tap()
    await expect(menu(page)).toBeHidden()
  })
})

test.describe('on a phone with a wide window', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14; Tablet) AppleWebKit/537.36 Chrome/140.0 Safari/537.36' })

  test('the header is the mobile one', all, async ({ page }) => {
    await open(page, '/culture')
    await expect(hamburger(page)).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: '四大业务' })).toBeHidden()
    await hamburger(page).click()
    await expect(section(page, '四大业务')).toBeInViewport()
  })
})

test.describe('on a tablet that is turned', () => {
  test.use({ ...still, viewport: { width: 820, height: 1180 } })

  test('the menu closes when the window becomes too wide for it, and lets go of the page', async ({ page }) => {
    await open(page, '/culture')
    await hamburger(page).click()
    await section(page, '四大业务').click()
    await page.setViewportSize({ width: 1180, height: 820 })
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
    await page.setViewportSize({ width: 820, height: 1180 })
    await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(menu(page)).toBeHidden()
  })
})

test.describe('before the app is there, on a phone', () => {
  test.use({ ...phone, ...still })

  test('a section opens, its list leads back, and Back closes what was opened before', async ({ page }) => {
    const letGo = await holdApp(page)
    await page.goto('/culture', { waitUntil: 'domcontentloaded' })
    await hamburger(page).tap()
    await section(page, '四大业务').tap()
    await expect(menu(page).getByRole('link', { name: '低蛋白日粮' })).toBeInViewport()
    await back(page).tap()
    await expect(section(page, '四大业务')).toBeVisible()
    letGo()
    await hydrated(page)
    await expect(cross(page)).toBeVisible()
    await page.goBack()
    await expect(menu(page)).toBeHidden()
    await expectRoute(page, '/culture')
  })
})
