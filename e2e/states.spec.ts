import { expect, type Page, test } from '@playwright/test'
import { enter, go, heading, open, settled, skeletons, still, visit } from './site.ts'

test.use(still)

const alert = (page: Page) => page.getByRole('main').getByRole('alert')
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: '重试' })

/** Holds every call that matches until it is let go. */
async function hold(page: Page, calls: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(calls, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

for (const [route, call, title] of [
  ['/introduction', '**/getPage*', '公司简介'],
  ['/companyDynamic', '**/newsList*', '公司动态'],
  ['/manageTeam', '**/leaderList*', '管理团队'],
  ['/developProcess', '**/course*', '发展历程'],
  ['/search?keyword=养殖', '**/searchKey*', '搜索“养殖”'],
] as const) {
  test(`${route} shows its heading and grey lines while the call is on its way`, async ({ page }) => {
    const letGo = await hold(page, call)
    await enter(page, route)
    await expect(heading(page)).toHaveText(title)
    await expect(skeletons(page).first()).toBeVisible()
    letGo()
    await expect(skeletons(page)).toHaveCount(0)
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(100)
  })
}

for (const [route, call] of [
  ['/introduction', '**/getPage*'],
  ['/manageTeam', '**/leaderList*'],
  ['/developProcess', '**/course*'],
  ['/2026-11-12-electric-feed-lorries', '**/introduce/detail*'],
  ['/', '**/getHomePage*'],
  ['/', '**/getHomeNews*'],
  ['/search?keyword=养殖', '**/searchKey*'],
] as const) {
  test(`${route} shows what the server says when ${call.slice(3, -1)} fails, and the retry works`, async ({ page }) => {
    const msg = '服务器正在维护，请稍后再试。'
    await page.route(call, (answer) => answer.fulfill({ status: 503, json: { code: 503, msg } }))
    await enter(page, route)
    await expect(alert(page)).toContainText(msg)
    await expect(skeletons(page)).toHaveCount(0)
    await page.unroute(call)
    await retry(page).click()
    await expect(alert(page)).toHaveCount(0)
    await settled(page)
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(100)
  })
}

for (const [route, call, year] of [
  ['/companyDynamic?year=2025', '**/newsList*', '2025'],
  ['/companyDynamic', '**/newsList*', ''],
  ['/reportDownload?year=2025', '**/reportList*', '2025'],
  ['/reportDownload', '**/reportList*', ''],
] as const) {
  test(`${route} shows what the server says when it fails, and the retry asks for the same list`, async ({ page }) => {
    await page.route(call, (answer) => answer.fulfill({ status: 503, json: { code: 503, msg: '请稍后再试。' } }))
    await enter(page, route)
    await expect(alert(page)).toContainText('请稍后再试。')
    await page.unroute(call)
    await retry(page).click()
    await expect(alert(page)).toHaveCount(0)
    await expect(page.getByLabel('年份')).toHaveValue(year)
  })
}

test('a body that says 500 is a failure even when its status is 200', async ({ page }) => {
  await page.route('**/getPage*', (answer) =>
    answer.fulfill({ status: 200, json: { code: 500, msg: '内容暂不可用。' } }),
  )
  await enter(page, '/culture')
  await expect(alert(page)).toContainText('内容暂不可用。')
})

test('a body whose status is 200 is a success', async ({ page }) => {
  await page.route('**/getPage*', async (route) => {
    const { code: status, ...rest } = await (await route.fetch()).json()
    await route.fulfill({ json: { status, ...rest } })
  })
  await enter(page, '/culture')
  await expect(heading(page)).toHaveText('企业文化')
  await settled(page)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(alert(page)).toHaveCount(0)
})

test('a server that cannot be reached is told in our own words', async ({ page }) => {
  await page.clock.install() // a server that does not answer is asked three times
  await page.route('**/getPage*', (answer) => answer.abort('connectionrefused'))
  await enter(page, '/culture')
  await expect(heading(page)).toHaveText('企业文化')
  await expect(async () => {
    await page.clock.fastForward(5000)
    await expect(alert(page)).toContainText('无法连接服务器，请检查网络后重试。', { timeout: 100 })
  }).toPass()
})

test('offline is said, pages that were opened can be read, and the others come with the network', async ({
  page,
  context,
}) => {
  await open(page, '/introduction')
  await visit(page, '/culture')
  const offline = page.getByRole('status').filter({ hasText: '网络已断开，已打开的页面仍可阅读。' })
  await expect(offline).toBeHidden()
  await context.setOffline(true)
  await expect(offline).toBeVisible()
  await page.goBack()
  await expect(heading(page)).toHaveText('公司简介')
  await go(page, '/contactUs')
  await expect(heading(page)).toHaveText('联系我们')
  await expect(skeletons(page).first()).toBeVisible()
  await context.setOffline(false)
  await expect(offline).toBeHidden()
  await expect(skeletons(page)).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
})

test('a chunk that does not load says so, and the retry loads it', async ({ page }) => {
  const chunk = /\/assets\/HistoryPage-.*\.js/
  await open(page, '/culture')
  await page.route(chunk, (answer) => answer.abort())
  await go(page, '/developProcess')
  await expect(alert(page)).toContainText('页面没有加载成功，请重试。')
  await page.unroute(chunk)
  await retry(page).click()
  await expect(heading(page)).toHaveText('发展历程')
  await expect(alert(page)).toHaveCount(0)
})

test('a chunk that takes more than two minutes says so', async ({ page }) => {
  await page.clock.install()
  await open(page, '/culture')
  await hold(page, '**/assets/HistoryPage-*.js')
  const asked = page.waitForRequest(/HistoryPage-.*\.js/)
  await go(page, '/developProcess')
  await asked
  await expect(skeletons(page).first()).toBeVisible()
  await page.clock.fastForward(110_000)
  await expect(alert(page)).toHaveCount(0)
  await page.clock.fastForward(10_000)
  await expect(alert(page)).toContainText('页面在两分钟内没有加载完成')
  await expect(retry(page)).toBeVisible()
})

for (const [lang, path, title] of [
  ['zh', '/nothing/here', '页面不存在'],
  ['zh', '/noSuchNews', '页面不存在'],
  ['en', '/en/nothing/here', 'Page not found'],
] as const) {
  test(`${path} answers 404 with the not-found page in ${lang}`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(heading(page)).toHaveText(title)
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible()
  })
}

test('a known path answers 200', async ({ page }) => {
  for (const path of ['/', '/en/', '/introduction', '/en/introduction', '/2026-11-12-electric-feed-lorries']) {
    expect((await page.goto(path))?.status(), path).toBe(200)
    await settled(page)
  }
})
