import { expect, test } from '@playwright/test'
import { companyNews } from './addresses.ts'
import { address, expectRoute, go, heading, holdApp, open, phone, settled, still, visit } from './site.ts'

test.use(still)

const saved = () => localStorage.getItem('_lang')

test('the choice is saved under _lang, in both languages', async ({ page }) => {
  await open(page, '/culture')
  expect(await page.evaluate(saved)).toBe('zh-CN')
  await open(page, '/culture', 'en')
  expect(await page.evaluate(saved)).toBe('en')
})

test('the address decides, not what was saved', async ({ page }) => {
  await open(page, '/culture', 'en')
  await open(page, '/culture')
  await expect(heading(page)).toHaveText('企业文化')
  expect(await page.evaluate(saved)).toBe('zh-CN')
})

for (const lang of ['zh', 'en'] as const) {
  test(`every call in ${lang} carries the header lang`, async ({ page }) => {
    const sent: (string | undefined)[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) sent.push(request.headers().lang)
    })
    await open(page, '/culture', lang) // what comes along with a document is asked of no call
    expect(sent).toEqual([lang]) // the names of the site
    await visit(page, '/')
    await visit(page, '/companyDynamic')
    await visit(page, companyNews)
    await visit(page, '/search?keyword=2026')
    expect(sent.length).toBeGreaterThan(8)
    expect(new Set(sent)).toEqual(new Set([lang]))
  })
}

test('the document tells its language', async ({ page }) => {
  await open(page, '/culture')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await open(page, '/culture', 'en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('English has a smaller root font', async ({ page }) => {
  const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  await open(page, '/culture')
  const chinese = await size()
  await open(page, '/culture', 'en')
  expect(await size()).toBe(chinese - 1)
})

test('the switcher leads to the same page with its query in the other language and back', async ({ page }) => {
  await open(page, '/companyDynamic?year=2025&page=1')
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

test('the switcher says which language is chosen', async ({ page }) => {
  await open(page, '/culture', 'en')
  const switcher = page.getByRole('banner').getByRole('group', { name: 'Language' })
  await expect(switcher.getByText('English')).toHaveAttribute('aria-current', 'true')
  await expect(switcher.getByRole('link')).toHaveText(['中文'])
})

test('/introduction becomes /#/introduction and /en/introduction becomes /en/#/introduction', async ({ page }) => {
  await page.goto('/introduction')
  await settled(page)
  await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/#/introduction')
  await expect(heading(page)).toHaveText('公司简介')
  await page.goto('/en/introduction')
  await settled(page)
  await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/en/#/introduction')
  await expect(heading(page)).toHaveText('Introduction')
})

test('/#/en/introduction leads to /en/#/introduction, opened and typed into an open page', async ({ page }) => {
  await page.goto('/#/en/introduction')
  await expect(heading(page)).toHaveText('Introduction')
  await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/en/#/introduction')
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
  test(`${hidden}, hidden in English, leads to ${shown}`, async ({ page }) => {
    await page.goto(address(hidden, 'en'))
    await expectRoute(page, shown)
    await expect(heading(page)).toHaveText(title)
    await page.goto(address(hidden))
    await settled(page)
    await expectRoute(page, hidden)
  })
}

test('a redirect to a shown page leaves no trap for Back', async ({ page }) => {
  await open(page, '/culture', 'en')
  await go(page, '/party')
  await expectRoute(page, '/honest')
  await page.goBack()
  await expectRoute(page, '/culture')
  await expect(heading(page)).toHaveText('Culture')
})

test('a visited page is kept when another address leads on', async ({ page }) => {
  await open(page, '/search?keyword=pork', 'en')
  await page.getByRole('searchbox').fill('typed but not sent')
  await go(page, '/party')
  await expectRoute(page, '/honest')
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('typed but not sent')
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the switcher in the menu leads to the same page', async ({ page }) => {
    await open(page, '/culture')
    await page.getByRole('button', { name: '打开菜单' }).tap()
    await page.getByRole('link', { name: 'English' }).tap()
    await expect(heading(page)).toHaveText('Culture')
    await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/en/#/culture')
  })
})

test('English pages show no Chinese but the name of the language and the other name of the company', async ({
  page,
}) => {
  const found: string[] = []
  await open(page, '/notThere/atAll', 'en')
  const routes = ['/', '/introduction', '/culture', '/developProcess', '/manageTeam', '/contactUs', '/honest']
  const more = ['/companyDynamic', companyNews, '/opticCentre', '/feedProcessing', '/pigSales', '/certification']
  const rest = ['/financial', '/securities', '/reportDownload', '/reportPolicy', '/wastewater', '/search?keyword=feed']
  for (const route of [...routes, ...more, ...rest]) {
    await visit(page, route)
    const chinese = await page.evaluate(() => {
      const lines = document.body.innerText.split('\n')
      const named = [...document.querySelectorAll('[aria-label], [alt], [placeholder], [title]')]
        .filter((part) => part.checkVisibility())
        .flatMap((part) => ['aria-label', 'alt', 'placeholder', 'title'].map((name) => part.getAttribute(name) ?? ''))
      return [...lines, ...named, document.title].filter((text) => /\p{Script=Han}/u.test(text))
    })
    const meant = ['中文', '青穗牧业'] // the switcher, and the second line of the logo
    found.push(...chinese.filter((text) => !meant.includes(text.trim())).map((text) => `${route}: ${text}`))
  }
  expect(found).toEqual([])
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
})
