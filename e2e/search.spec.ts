import { expect, type Page, test } from '@playwright/test'
import { violations } from './axe.ts'
import { all, expectRoute, heading, open, phone, settled, still } from './site.ts'

test.use(still)

const field = (page: Page) => page.getByRole('main').getByRole('combobox')
const hits = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
/** The document is of any search; the app asks for this one. */
async function openResults(page: Page, keyword: string) {
  await open(page, `/search?keyword=${keyword}`)
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/\d/)
}
const count = async (page: Page) =>
  Number((await page.getByRole('main').getByRole('status').textContent())?.match(/\d+/)?.[0])

test('Enter searches, and the words stand in the address', async ({ page }) => {
  await open(page, '/search')
  await field(page).fill('低蛋白日粮')
  await field(page).press('Enter')
  await expectRoute(page, '/search?keyword=低蛋白日粮')
  await expect(heading(page)).toHaveText(/^搜索“低蛋白日粮”/)
  await expect(page).toHaveTitle('搜索“低蛋白日粮” - 青穗牧业')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/共找到\d+条结果/)
  await hits(page).getByRole('link', { name: '低蛋白日粮', exact: true }).click()
  await expectRoute(page, '/lowProtein')
})

test('the button searches, in English too', async ({ page }) => {
  await open(page, '/search', 'en')
  await field(page).fill('low-protein')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expectRoute(page, '/search?keyword=low-protein')
  await expect(heading(page)).toHaveText(/^Search for “low-protein”: \d+ results$/)
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ results$/)
  await expect(hits(page).first()).toContainText('Low-protein diets')
})

test('a word of two characters is found, and marked wherever it is shown', async ({ page }) => {
  await openResults(page, '配方')
  expect(await hits(page).count()).toBeGreaterThan(2)
  for (const hit of await hits(page).all()) await expect(hit.locator('mark').first()).toHaveText(/配|方/)
  const marked = await page.locator('main mark').allTextContents()
  expect(marked).toContain('配方')

  // Marks of HTML in the words are words.
  await field(page).fill('<img src=x onerror=alert(1)>&"')
  await field(page).press('Enter')
  await expect(heading(page)).toHaveText(/^(搜索|没有找到)“<img src=x onerror=alert\(1\)>&"”/)
  await expect(page.locator('main img[src="x"]')).toHaveCount(0)
})

test('kinds narrow the results, which go on over pages; both stand in the address, and Back leads back', async ({
  page,
}) => {
  await openResults(page, '养殖')
  const total = await count(page)
  const kinds = page.getByRole('main').getByRole('group', { name: '类型' })
  await expect(kinds.getByRole('button', { name: '全部' })).toHaveAttribute('aria-pressed', 'true')
  await kinds.getByRole('button', { name: '人物' }).click()
  await expectRoute(page, '/search?keyword=养殖&kind=person')
  await expect(kinds.getByRole('button', { name: '人物' })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => count(page)).toBeLessThan(total)
  await settled(page)
  for (const hit of await hits(page).all()) await expect(hit).toContainText('人物')
  // Each kind says how many it has, whichever is chosen.
  const said = Number((await kinds.getByRole('button', { name: '人物' }).textContent())?.match(/\d+/)?.[0])
  expect(said).toBe(await count(page))
  await kinds.getByRole('button', { name: '全部' }).click()
  await expect.poll(() => count(page)).toBe(total)

  await expect(hits(page)).toHaveCount(10)
  const first = await hits(page).getByRole('heading').allTextContents()
  const pages = page.getByRole('navigation', { name: '分页' })
  await pages.getByRole('link', { name: '第2页' }).click()
  await expectRoute(page, '/search?keyword=养殖&page=2')
  await expect(pages.getByRole('link', { name: '第2页' })).toHaveAttribute('aria-current', 'page')
  const second = await hits(page).getByRole('heading').allTextContents()
  expect(second).not.toEqual(first)
  await page.goBack()
  await expect(hits(page).getByRole('heading')).toHaveText(first)
})

test('what is typed is suggested by name, with the keyboard alone and without losing it', async ({ page }) => {
  await open(page, '/search')
  const list = page.getByRole('listbox', { name: '搜索建议' })
  await field(page).pressSequentially('年报')
  await expect(list.getByRole('option').first()).toBeVisible()
  await expect(list.getByRole('option', { name: '2025年年度报告', exact: false }).first()).toBeVisible()
  expect(await violations(page, 'suggestions', 'main')).toEqual([])
  await page.keyboard.press('ArrowDown')
  await expect(list.getByRole('option', { selected: true })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(field(page)).toHaveValue('年报')
  await page.keyboard.press('ArrowDown')
  const link = await list.getByRole('option', { selected: true }).getAttribute('href')
  await page.keyboard.press('Enter')
  await expectRoute(page, link ?? '')
  await page.goBack()
  await expect(field(page)).toHaveValue('年报')
})

test.describe('on a phone', () => {
  test.use(phone)

  test('a suggestion is large enough for a finger, and a tap opens it', async ({ page }) => {
    await open(page, '/search', 'en')
    await field(page).fill('hacc')
    const option = page.getByRole('option', { name: /HACCP/ }).first()
    expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await option.tap()
    await expectRoute(page, '/certification')
  })

  test('search works by touch', all, async ({ page }) => {
    await open(page, '/culture')
    await page.getByRole('banner').getByRole('link', { name: '站内搜索' }).tap()
    await field(page).fill('冷链')
    await page.getByRole('main').getByRole('button', { name: '搜索' }).tap()
    await expect(heading(page)).toHaveText(/^搜索“冷链”/)
    await expect(hits(page).first()).toBeVisible()
  })
})
