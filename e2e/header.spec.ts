import { expect, type Locator, type Page, test } from '@playwright/test'
import {
  all,
  daily,
  expectRoute,
  heading,
  holdApp,
  hydrated,
  type Lang,
  languages,
  open,
  real,
  scrollTo,
  sizes,
  still,
  visit,
} from './site.ts'

test.use(still)

const names = {
  zh: { main: '主导航', section: '栏目导航', business: '四大业务', toggle: (title: string) => `展开“${title}”` },
  en: { main: 'Main navigation', section: 'Section navigation', business: 'Businesses', toggle: () => '' },
}
const bar = (page: Page, lang: Lang = 'zh') => page.getByRole('navigation', { name: names[lang].main })
/** Those that are seen: the closed ones stand beside their buttons as well. */
const panels = (page: Page, lang: Lang = 'zh') =>
  page.getByRole('navigation', { name: names[lang].section }).filter({ visible: true })
const panel = (page: Page, title: string) => page.getByRole('navigation', { name: `栏目导航：${title}` })
/** The links of the bar itself, without those of an open panel. */
const topLinks = (page: Page, lang: Lang = 'zh') => bar(page, lang).locator('> ul > li > a')
const top = (page: Page, title: string, lang: Lang = 'zh') => topLinks(page, lang).filter({ hasText: title })
const toggle = (page: Page, title: string) => bar(page).getByRole('button', { name: names.zh.toggle(title) })
const logo = (page: Page) => page.getByRole('banner').getByRole('link', { name: '青穗牧业 Qingsui Foods – 首页' })

/** How far the green line below a top item is drawn: 1 for the active one, else 0. */
const underline = (link: Locator) =>
  link.evaluate((element) => {
    const { scale } = getComputedStyle(element, '::after')
    return scale === 'none' ? 1 : Number(scale.split(' ')[0])
  })

test('a hovered item is active for the time being, the pointer may go down into its panel, and leaving closes it', async ({
  page,
}) => {
  await open(page, '/culture')
  await top(page, '四大业务').hover()
  await expect(panel(page, '四大业务')).toBeVisible()
  expect(await underline(top(page, '四大业务'))).toBe(1)
  await page.mouse.move(700, 850)
  await expect(panels(page)).toHaveCount(0)
  expect(await underline(top(page, '四大业务'))).toBe(0)
  expect(await underline(top(page, '公司介绍'))).toBe(1)
  // The header itself shows the panel of the item that is really active.
  await logo(page).hover()
  await expect(panel(page, '公司介绍')).toBeVisible()

  await top(page, '可持续发展').hover()
  const link = panel(page, '可持续发展').getByRole('link', { name: '绿色低碳' })
  await link.hover()
  await link.click()
  await expect(heading(page)).toHaveText('绿色低碳')
  await expect(panels(page)).toHaveCount(0)

  // The pages of every category are in sight.
  await page.mouse.move(700, 850)
  await top(page, '四大业务').hover()
  await panel(page, '四大业务').getByRole('link', { name: '猪肉销售' }).click()
  await expectRoute(page, '/porkSales')
})

for (const [lang, narrow] of [
  ['zh', 106],
  ['en', 136],
] as const) {
  const title = `the left navigation is ${narrow} px wide in ${lang}, grouped and flat, and the bar holds all in one line from 1024 px on`
  test(title, daily(lang === 'en'), async ({ page }) => {
    await open(page, '/culture', lang)
    const hover = (title: string) => top(page, title, lang).hover()
    await hover(lang === 'zh' ? '四大业务' : 'Businesses')
    await expect(panels(page, lang)).toBeVisible()
    expect((await panels(page, lang).getByRole('list').first().boundingBox())?.width).toBe(narrow)
    await hover(lang === 'zh' ? '品质保障' : 'Quality')
    const entry = panels(page, lang).getByRole('listitem').first()
    await expect(entry).toContainText(lang === 'zh' ? '品质管控' : 'Quality control')
    expect((await entry.boundingBox())?.width).toBe(narrow)

    await page.mouse.move(700, 850)
    for (const width of [1280, 1024]) {
      await page.setViewportSize({ width, height: 768 })
      const links = await topLinks(page, lang).all()
      const boxes = await Promise.all(links.map((link) => link.boundingBox()))
      expect(new Set(boxes.map((box) => box?.y)).size).toBe(1)
      const tools = page.getByRole('banner').getByRole('link', { name: lang === 'zh' ? 'English' : '中文' })
      const box = await tools.boundingBox()
      expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThan(width)
      expect(box?.x).toBeGreaterThan((boxes.at(-1)?.x ?? 0) + (boxes.at(-1)?.width ?? 0))
    }
  })
}

test('Tab reaches the button of an item, Enter opens the panel, Escape closes it and returns focus, leaving closes it too', async ({
  page,
}) => {
  await open(page, '/culture')
  const button = toggle(page, '四大业务')
  for (let steps = 0; steps < 10 && !(await button.evaluate((element) => element.matches(':focus'))); steps++) {
    await page.keyboard.press('Tab')
  }
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  // The panel follows its button, and nothing of the focus ring is cut off by its edge.
  await page.keyboard.press('Tab')
  const first = panel(page, '四大业务').getByRole('link', { name: '饲料', exact: true })
  await expect(first).toBeFocused()
  const [ring, edge] = [await first.boundingBox(), await panel(page, '四大业务').boundingBox()]
  expect(ring?.y).toBeGreaterThanOrEqual(edge?.y ?? Number.POSITIVE_INFINITY)
  await page.keyboard.press('Tab')
  await expect(panel(page, '四大业务').getByRole('link', { name: '育种', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panels(page)).toHaveCount(0)
  await expect(button).toBeFocused()

  await toggle(page, '新闻中心').press('Enter')
  await expect(panel(page, '新闻中心')).toBeVisible()
  await panel(page, '新闻中心').getByRole('link').last().press('Tab')
  await expect(panels(page)).toHaveCount(0)
})

test('a line marks the active item, on a detail page the item that led there', async ({ page }) => {
  await open(page, '/feedSales')
  await expect.poll(() => underline(top(page, '四大业务'))).toBe(1)
  expect(await underline(top(page, '公司介绍'))).toBe(0)
  await visit(page, '/companyDynamic')
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click()
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible()
  expect(await underline(top(page, '新闻中心'))).toBe(1)
})

for (const [width, size] of Object.entries(sizes)) {
  test.describe(`at ${width} px`, daily(width === '390'), () => {
    test.use(size)

    test('the header stays at the top above the page and does not hide on scroll', async ({ page }) => {
      await open(page, '/introduction')
      const header = page.getByRole('banner')
      await expect(header).toHaveCSS('position', 'fixed')
      await expect(header).toHaveCSS('z-index', '1000')
      await scrollTo(page, 700)
      await scrollTo(page, 1400)
      expect((await header.boundingBox())?.y).toBe(0)
      await expect(header).not.toHaveAttribute('data-hidden')
    })
  })
}

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('the first tap on the button opens, a tap on an entry leads on, a second tap closes', async ({ page }) => {
    await open(page, '/culture')
    await toggle(page, '四大业务').tap()
    await expect(panel(page, '四大业务')).toBeVisible()
    await toggle(page, '四大业务').tap()
    await expect(panels(page)).toHaveCount(0)
    await toggle(page, '新闻中心').tap()
    await panel(page, '新闻中心').getByRole('link', { name: '行业资讯' }).tap()
    await expectRoute(page, '/industryNews')
    await expect(panels(page)).toHaveCount(0)
  })
})

test.describe('before the app is there', () => {
  for (const lang of languages) {
    test(
      `a pointer that rests on an item opens its panel in ${lang}, which stays when the app comes`,
      all, // of which `firstInput.spec.ts` shows the one every day
      async ({ page }) => {
        const letGo = await holdApp(page)
        await page.goto(real('/culture', lang), { waitUntil: 'domcontentloaded' })
        await top(page, names[lang].business, lang).hover()
        await expect(panels(page, lang)).toBeVisible()
        await expect(panels(page, lang)).toHaveCount(1)
        letGo()
        await hydrated(page)
        await expect(page.getByRole('banner')).toHaveAttribute('data-ready')
        await expect(panels(page, lang)).toHaveCount(1)
        await page.mouse.move(700, 850)
        await expect(panels(page, lang)).toHaveCount(0)
      },
    )
  }

  test('a button with the focus opens its panel, the next Tab is in it, and the app leaves it open', async ({
    page,
  }) => {
    const letGo = await holdApp(page)
    await page.goto('/culture', { waitUntil: 'domcontentloaded' })
    await toggle(page, '四大业务').focus()
    await expect(panel(page, '四大业务')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(panel(page, '四大业务').getByRole('link', { name: '饲料', exact: true })).toBeFocused()
    letGo()
    await hydrated(page)
    await expect(page.getByRole('banner')).toHaveAttribute('data-ready')
    await expect(panel(page, '四大业务').getByRole('link', { name: '饲料', exact: true })).toBeFocused()
    await expect(panel(page, '四大业务')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panels(page)).toHaveCount(0)
    await expect(toggle(page, '四大业务')).toBeFocused()
  })

  test('a button that has the focus when the app comes is pressed for its panel, which stays open', async ({
    page,
  }) => {
    const letGo = await holdApp(page)
    await page.goto('/culture', { waitUntil: 'domcontentloaded' })
    await toggle(page, '四大业务').focus()
    await page.keyboard.down('Space')
    letGo()
    await hydrated(page)
    await page.keyboard.up('Space')
    await expect(toggle(page, '四大业务')).toHaveAttribute('aria-expanded', 'true')
    await expect(panel(page, '四大业务')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(panels(page)).toHaveCount(0)
  })
})
