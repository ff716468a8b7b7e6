import { expect, type Locator, type Page, test } from '@playwright/test'
import { daily, expectRoute, heading, open, scrolled, scrollTo, settled, sizes, still, visit } from './site.ts'

test.use(still)

const back = async (page: Page, title: string) => {
  await page.goBack()
  await expect(heading(page)).toHaveText(title)
}
const bar = (page: Page, title: string) =>
  page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: title })

/** Follows a link without the scrolling into view that a pointer would need. */
const follow = (link: Locator) => link.evaluate((element: HTMLElement) => element.click())

test('Back returns to the place that the page was left at, and Forward too; a new navigation begins at the top', async ({
  page,
}) => {
  await open(page, '/introduction')
  await scrollTo(page, 900)
  await bar(page, '品质保障').click()
  await expect(heading(page)).toHaveText('品质管控')
  await settled(page)
  expect(await scrolled(page)).toBe(0)
  await scrollTo(page, 400)
  await back(page, '公司简介')
  expect(await scrolled(page)).toBe(900)
  await page.goForward()
  await expect(heading(page)).toHaveText('品质管控')
  expect(await scrolled(page)).toBe(400)
  await bar(page, '公司介绍').click()
  await expect(heading(page)).toHaveText('公司简介')
  expect(await scrolled(page), 'a page that was kept').toBe(0)
})

test('a row that scrolls sideways comes back where it was left', async ({ page }) => {
  await open(page, '/certification')
  const title = (await heading(page).textContent()) ?? ''
  const row = page.getByRole('list', { name: '证书一览' })
  const left = () => row.evaluate((element) => Math.round(element.scrollLeft))
  await page.getByRole('button', { name: '向右滚动' }).click()
  await expect.poll(left).toBe(288)
  await bar(page, '公司介绍').click()
  await expect(heading(page)).toHaveText('公司简介')
  await back(page, title)
  expect(await left()).toBe(288)
  await expect(page.getByRole('button', { name: '向左滚动' })).toBeEnabled()
})

test('a list comes back with its page, its filter and its place', async ({ page }) => {
  await open(page, '/companyDynamic?year=2025&page=1')
  await scrollTo(page, 600)
  await follow(page.getByRole('button', { name: '科技创新' }))
  await expectRoute(page, '/companyDynamic?year=2025&category=2')
  await settled(page)
  const first = await page.getByRole('main').getByRole('heading', { level: 2 }).first().textContent()
  const left = await scrolled(page)
  expect(left).toBeGreaterThan(0) // a filter keeps the place
  await follow(page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first())
  await expect(heading(page)).toHaveText(first ?? '')
  expect(await scrolled(page)).toBe(0)
  await back(page, '公司动态')
  await expectRoute(page, '/companyDynamic?year=2025&category=2')
  await expect(page.getByRole('button', { name: '科技创新' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByLabel('年份')).toHaveValue('2025')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(first ?? '')
  expect(await scrolled(page)).toBe(left)
})

test('home comes back with its tab of news and the slide of its carousel', async ({ page }) => {
  await open(page, '/')
  const slide = page.getByRole('group', { name: '第3张，共5张' })
  await page.getByRole('button', { name: '转到第3张' }).click()
  await expect(slide).toBeInViewport({ ratio: 0.9 })
  await page.getByRole('group', { name: '新闻分类' }).locator('label').nth(2).click()
  await expect(page.getByRole('group', { name: '新闻分类' }).getByRole('radio').nth(2)).toBeChecked()
  await visit(page, '/culture')
  await visit(page, '/')
  await expect(page.getByRole('group', { name: '新闻分类' }).getByRole('radio').nth(2)).toBeChecked()
  await expect(page.getByRole('button', { name: '转到第3张' })).toHaveAttribute('aria-current', 'true')
  await expect(slide).toBeInViewport({ ratio: 0.9 })
})

for (const [width, size] of Object.entries(sizes)) {
  test.describe(`at ${width} px`, daily(width === '390'), () => {
    test.use(size)

    test('the content begins below the header, on home at the very top', async ({ page }) => {
      const padding = () =>
        page.getByRole('main').evaluate((main) => Number.parseFloat(getComputedStyle(main).paddingBlockStart))
      await open(page, '/culture')
      const height = (await page.getByRole('banner').boundingBox())?.height
      expect(await padding()).toBe(height)
      await visit(page, '/')
      expect(await padding()).toBe(0)
      await visit(page, '/contactUs')
      expect(await padding()).toBe(height)
    })
  })
}
