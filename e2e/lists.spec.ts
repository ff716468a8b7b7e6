import { expect, type Page, test } from '@playwright/test'
import { companyNews, securitiesNews } from './addresses.ts'
import { all, daily, expectRoute, heading, open, scrolled, settled, sizes, still, visit } from './site.ts'

test.use(still)

const list = (page: Page) => page.getByRole('main')
const titles = (page: Page) => list(page).getByRole('listitem').getByRole('heading', { level: 2 })
const dates = (page: Page) => list(page).getByRole('listitem').locator('time')
const pages = (page: Page) => list(page).getByRole('navigation', { name: '分页' })

/** Years of the items that are shown. */
const years = async (page: Page) =>
  new Set(await dates(page).evaluateAll((marks) => marks.map((mark) => mark.getAttribute('datetime')?.slice(0, 4))))

for (const [route, title] of [
  ['/companyDynamic', '公司动态'],
  ['/industryNews', '行业资讯'],
  ['/mediaCenter', '媒体聚焦'],
  ['/opticCentre', '视频中心'],
] as const) {
  test(
    `${title}: year and category filter the list, and stand in the address`,
    daily(route === '/companyDynamic'),
    async ({ page }) => {
      await open(page, route)
      const all = await list(page).getByRole('status').textContent()
      await list(page).getByLabel('年份').selectOption('2026')
      await expectRoute(page, `${route}?year=2026`)
      await expect(list(page).getByRole('status')).not.toHaveText(all ?? '')
      await settled(page)
      expect(await years(page)).toEqual(new Set(['2026']))

      const category = list(page).getByRole('group', { name: '类别' }).getByRole('button').nth(1)
      const name = await category.textContent()
      await category.click()
      await expectRoute(page, `${route}?year=2026&category=1`)
      await expect(category).toHaveAttribute('aria-pressed', 'true')
      await settled(page)
      if ((await titles(page).count()) > 0) {
        await expect(
          list(page)
            .getByRole('listitem')
            .filter({ has: page.locator('time') })
            .first(),
        ).toContainText(name ?? '')
      } else await expect(list(page)).toContainText('暂无数据')

      // The same address opens the same list.
      const shown = await titles(page).allTextContents()
      await page.reload()
      await settled(page)
      await expect(category).toHaveAttribute('aria-pressed', 'true')
      await expect(list(page).getByLabel('年份')).toHaveValue('2026')
      expect(await titles(page).allTextContents()).toEqual(shown)

      await page.goBack()
      await expectRoute(page, `${route}?year=2026`)
      await page.goBack()
      await expectRoute(page, route)
      await expect(list(page).getByRole('status')).toHaveText(all ?? '')
    },
  )
}

for (const route of ['/companyDynamic', '/industryNews', '/mediaCenter']) {
  test(
    `${route}: pages lead on and back, and stand in the address`,
    daily(route === '/companyDynamic'),
    async ({ page }) => {
      await open(page, route)
      await expect(pages(page).getByRole('link', { name: '第1页' })).toHaveAttribute('aria-current', 'page')
      const first = await titles(page).allTextContents()
      await pages(page).getByRole('link', { name: '下一页' }).click()
      await expectRoute(page, `${route}?page=2`)
      await expect(pages(page).getByRole('link', { name: '第2页' })).toHaveAttribute('aria-current', 'page')
      await settled(page)
      const second = await titles(page).allTextContents()
      expect(second.filter((title) => first.includes(title))).toEqual([])
      await page.goBack()
      await expectRoute(page, route)
      await expect(titles(page)).toHaveText(first)
      await page.goForward()
      await expect(titles(page)).toHaveText(second)
      await pages(page).getByRole('link', { name: '上一页' }).click()
      await expectRoute(page, route)
      await expect(titles(page)).toHaveText(first)
    },
  )
}

for (const [width, size] of Object.entries(sizes)) {
  test.describe(`at ${width} px`, daily(width === '390'), () => {
    test.use(size)

    test('a page number leads to the head of the list, a filter keeps the place, and Back returns', async ({
      page,
    }) => {
      await open(page, '/companyDynamic')
      const next = pages(page).getByRole('link', { name: '下一页' })
      await next.scrollIntoViewIfNeeded()
      const left = await scrolled(page)
      await next.click()
      await expect(list(page).getByRole('status')).toBeFocused()
      await expect(list(page).getByRole('status')).toContainText(/^共\d+条 · 第2页，共\d+页$/)
      await settled(page)
      await expect(titles(page).first()).toBeInViewport({ ratio: 1 })
      await expect(list(page).getByRole('group', { name: '类别' })).toBeInViewport({ ratio: 1 })
      const turned = await scrolled(page)
      await list(page).getByLabel('年份').selectOption('2026')
      await expectRoute(page, '/companyDynamic?year=2026')
      await settled(page)
      expect(await scrolled(page)).toBe(turned)
      await page.goBack()
      await page.goBack()
      await expectRoute(page, '/companyDynamic')
      await expect.poll(() => scrolled(page)).toBe(left)
    })
  })
}

test('a detail page tells date and source and leads to its neighbours and back to the list', async ({ page }) => {
  await open(page, '/companyDynamic')
  const [first, second] = await titles(page).allTextContents()
  await titles(page).nth(1).getByRole('link').click()
  await expect(heading(page)).toHaveText(second ?? '')
  await expect(page).toHaveTitle(`${second} - 青穗牧业`)
  const facts = list(page).locator('dl').first()
  await expect(facts).toContainText(/发布日期\s*\d{4}年\d{1,2}月\d{1,2}日/)
  await expect(facts).toContainText('来源')
  const neighbours = list(page).getByRole('navigation', { name: '上一篇 / 下一篇' })
  await neighbours.getByRole('link', { name: first ?? '' }).click()
  await expect(heading(page)).toHaveText(first ?? '')
  await expect(neighbours).toContainText('没有了') // it is the newest
  await neighbours.getByRole('link', { name: second ?? '' }).click()
  await expect(heading(page)).toHaveText(second ?? '')
  await list(page).getByRole('link', { name: '返回列表' }).click()
  await expectRoute(page, '/companyDynamic')
})

test('copying the link says so, and so does a browser that refuses it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, companyNews)
  await list(page).getByRole('button', { name: '复制链接' }).click()
  await expect(page.getByRole('status').filter({ hasText: '链接已复制。' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await page.getByRole('button', { name: '关闭提示' }).click()
  await expect(page.getByText('链接已复制。')).toHaveCount(0)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await list(page).getByRole('button', { name: '复制链接' }).click()
  await expect(page.getByText('浏览器不允许复制，请从地址栏复制。')).toBeVisible()
})

test('securities news opens at /securities/detail?id= and keeps its items apart', async ({ page }) => {
  await open(page, '/securities/marketNews')
  const [first, second] = await titles(page).allTextContents()
  await titles(page).first().getByRole('link').click()
  await expect(heading(page)).toHaveText(first ?? '')
  expect(page.url()).toMatch(/#\/securities\/detail\?id=[\w-]+$/)
  await list(page)
    .getByRole('link', { name: second ?? '' })
    .click()
  await expect(heading(page)).toHaveText(second ?? '')
  await page.goBack()
  await expect(heading(page)).toHaveText(first ?? '')
  await open(page, securitiesNews)
  await expect(list(page).getByRole('article')).toBeVisible()
})

test('events are filtered by their six categories in order', all, async ({ page }) => {
  await open(page, '/enterpriseDynamics', 'en')
  const group = list(page).getByRole('group', { name: 'Category' })
  const projects = ['Pig festival', 'Mother-and-child project', 'Master-apprentice ceremony']
  const names = ['All', ...projects, 'National Day gala', 'Year-end summary']
  await expect(group.getByRole('button')).toHaveText(names)
  for (const [code, name] of names.entries()) {
    if (code === 0) continue
    await group.getByRole('button', { name }).click()
    await expectRoute(page, `/enterpriseDynamics?category=${code}`)
    await expect(group.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
    await settled(page)
    const items = list(page)
      .getByRole('listitem')
      .filter({ has: page.locator('time') })
    await expect(items.filter({ hasNotText: name })).toHaveCount(0) // the list before it gives way
    expect(await items.count()).toBeGreaterThan(0)
  }
})

test('reports are filtered by category and year', all, async ({ page }) => {
  await open(page, '/reportDownload')
  const group = list(page).getByRole('group', { name: '类别' })
  await expect(group.getByRole('button')).toHaveText(['全部', '治理', '环境', '社会'])
  await group.getByRole('button', { name: '环境' }).click()
  await expectRoute(page, '/reportDownload?category=2')
  await settled(page)
  const items = list(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
  await expect(items.filter({ hasNotText: '环境' })).toHaveCount(0) // the list before it gives way
  expect(await items.count()).toBeGreaterThan(0)
  await visit(page, '/culture')
  await page.goBack()
  await expect(group.getByRole('button', { name: '环境' })).toHaveAttribute('aria-pressed', 'true')
})

for (const [lang, name, category] of [
  ['zh', '类别', ['全部', '治理', '环境', '社会']],
  ['en', 'Category', ['All', 'Governance', 'Environment', 'Society']],
] as const) {
  test(`policies are filtered by category in ${lang}, in the document too`, daily(lang === 'zh'), async ({ page }) => {
    await open(page, '/reportPolicy', lang)
    const group = list(page).getByRole('group', { name, exact: true })
    const policies = list(page).locator('details')
    await expect(group.getByRole('button')).toHaveText([...category])
    const all = await policies.count()
    await group.getByRole('button', { name: category[2] }).click()
    await expectRoute(page, '/reportPolicy?category=2')
    await expect(policies.filter({ hasNotText: category[2] })).toHaveCount(0)
    const shown = await policies.count()
    expect(shown).toBeGreaterThan(0)
    expect(shown).toBeLessThan(all)
    const html = await (await page.request.get(`${lang === 'en' ? '/en' : ''}/reportPolicy?category=2`)).text()
    expect(/<main.*<\/main>/s.exec(html)?.[0].match(/<details/g)).toHaveLength(shown)
  })
}
