import { expect, test } from '@playwright/test'
import { chineseIn } from './chinese.ts'
import { address, all, daily, expectRoute, go, heading, holdApp, open, phone, settled, still, visit } from './site.ts'

test.use(still)

const saved = () => localStorage.getItem('_lang')

test('the address decides, not what was saved, and the switcher leads to the same page with its query and back', async ({
  page,
}) => {
  const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  await open(page, '/culture', 'en')
  const english = await size()
  await open(page, '/companyDynamic?year=2025&page=1')
  await expect(heading(page)).toHaveText('公司动态')
  expect(await page.evaluate(saved)).toBe('zh-CN')
  expect(await size(), 'English has smaller letters').toBe(english + 1)
  await page.getByRole('link', { name: 'English' }).click()
  await expect(heading(page)).toHaveText('Company news')
  await settled(page)
  await expectRoute(page, '/companyDynamic?year=2025&page=1')
  expect(new URL(page.url()).pathname).toBe('/en/')
  expect(await page.evaluate(saved)).toBe('en')
  await page.getByRole('link', { name: '中文' }).click()
  await expect(heading(page)).toHaveText('公司动态')
  await settled(page)
  await expectRoute(page, '/companyDynamic?year=2025&page=1')
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await page.evaluate(saved)).toBe('zh-CN')
})

test('/#/en/introduction that is typed into an open page leads to /en/#/introduction', all, async ({ page }) => {
  await open(page, '/culture')
  await go(page, '/en/introduction')
  await expect(heading(page)).toHaveText('Introduction')
  await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/en/#/introduction')
})

test('/#/en/introduction leads to English even while the app takes the page over', async ({ page }) => {
  const letGo = await holdApp(page, /assets\/zh-[^/]*\.js$/)
  await page.goto('/culture', { waitUntil: 'domcontentloaded' })
  // The app has begun, and waits for its words.
  await page.waitForSelector('link[rel="modulepreload"][href*="/zh-"]', { state: 'attached' })
  await go(page, '/en/introduction')
  letGo()
  await expect(heading(page)).toHaveText('Introduction')
  await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/en/#/introduction')
})

for (const [hidden, shown, title] of [
  ['/party', '/honest', 'Integrity'],
  ['/mediaCenter', '/opticCentre', 'Videos'],
  ['/announcement', '/financial', 'Financial information'],
] as const) {
  test(`${hidden}, hidden in English, leads to ${shown}`, daily(hidden === '/party'), async ({ page }) => {
    await page.goto(address(hidden, 'en'))
    await expectRoute(page, shown)
    await expect(heading(page)).toHaveText(title)
    await page.goto(address(hidden))
    await settled(page)
    await expectRoute(page, hidden)
  })
}

test('a redirect to a shown page leaves no trap for Back, and the visited page is kept', async ({ page }) => {
  await open(page, '/search?keyword=pork', 'en')
  await page.getByRole('combobox').fill('typed but not sent')
  await go(page, '/party')
  await expectRoute(page, '/honest')
  await page.goBack()
  await expectRoute(page, '/search?keyword=pork')
  await expect(page.getByRole('combobox')).toHaveValue('typed but not sent')
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the switcher in the menu leads to the same page', all, async ({ page }) => {
    await open(page, '/culture')
    await page.getByRole('button', { name: '打开菜单' }).tap()
    await page.getByRole('link', { name: 'English' }).tap()
    await expect(heading(page)).toHaveText('Culture')
    await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/en/#/culture')
  })
})

test('what English does not find, and what it finds, is told without Chinese', async ({ page }) => {
  await open(page, '/notThere/atAll', 'en')
  expect(await chineseIn(page)).toEqual([])
  await visit(page, '/search?keyword=feed')
  expect(await chineseIn(page)).toEqual([])
})

test('a text that English lacks leads to the nearest English list, and the label says so', async ({ page }) => {
  await open(page, '/mediaCenter')
  const article = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 }).first()
  const title = await article.innerText()
  await article.getByRole('link').click()
  await expect(heading(page)).toHaveText(title)
  for (const route of [undefined, '/mediaCenter']) {
    if (route) await visit(page, route)
    const link = page.getByRole('banner').getByRole('link', { name: /^English ?（本页没有英文版，转到“视频中心”）$/ })
    await expect(link).toHaveAttribute('href', '/en/opticCentre')
  }
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^English/ })
    .click()
  await expect(heading(page)).toHaveText('Videos')
  const notice = page.getByText('What you were reading is not available in English. This is “Videos”.')
  await expect(notice).toBeInViewport()
  await page.reload()
  await expect(notice).toBeVisible()
  await visit(page, '/culture')
  await expect(notice).toHaveCount(0)
  await page.goBack()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(notice).toHaveCount(0)
  await page.reload()
  await settled(page)
  await expect(notice).toHaveCount(0)
})
