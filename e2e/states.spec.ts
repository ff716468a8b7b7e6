import { expect, type Page, test } from '@playwright/test'
import { daily, enter, go, heading, open, settled, skeletons, still, visit } from './site.ts'

test.use(still)

const alert = (page: Page) => page.getByRole('main').getByRole('alert')
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: '重试' })

/** Holds every call that matches until it is let go, to be answered so. */
async function hold(page: Page, calls: string, answer: { status: number; json: object }) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(calls, async (route) => {
    await promise
    await route.fulfill(answer)
  })
  return resolve
}

/** What a server says that is being mended. */
const msg = '服务器正在维护，请稍后再试。'

for (const [route, call, title] of [
  ['/developProcess', '**/course*', '发展历程'],
  ['/manageTeam', '**/leaderList*', '管理团队'],
  ['/', '**/getHomePage*', undefined],
] as const) {
  const facts = `${route} shows grey lines while ${call.slice(3, -1)} is on its way, what the server says when it fails, and the retry works`
  test(facts, daily(route === '/developProcess'), async ({ page }) => {
    const letGo = await hold(page, call, { status: 503, json: { code: 503, msg } })
    await enter(page, route)
    if (title) await expect(heading(page)).toHaveText(title)
    await expect(skeletons(page).first()).toBeVisible()
    letGo()
    await expect(alert(page)).toContainText(msg)
    await expect(skeletons(page)).toHaveCount(0)
    await page.unroute(call)
    await retry(page).click()
    await expect(alert(page)).toHaveCount(0)
    await settled(page)
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(100)
  })
}

test('a list that fails shows what the server says, and the retry asks for the same list', async ({ page }) => {
  await page.route('**/newsList*', (answer) => answer.fulfill({ status: 503, json: { code: 503, msg } }))
  await enter(page, '/companyDynamic?year=2025')
  await expect(alert(page)).toContainText(msg)
  await page.unroute('**/newsList*')
  await retry(page).click()
  await expect(alert(page)).toHaveCount(0)
  await expect(page.getByLabel('年份')).toHaveValue('2025')
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

test('a link to another document is held while offline: the page stays, and the link can be tried again', async ({
  page,
  context,
}) => {
  await open(page, '/culture')
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  const told = page.getByRole('status').filter({ hasText: '网络已断开，这个页面暂时打不开。' })
  await expect(told).toBeVisible()
  await told.getByRole('button', { name: '重试' }).click()
  await expect(heading(page)).toHaveText('企业文化')
  await context.setOffline(false)
  await expect(told).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(heading(page)).toHaveText('Culture')
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
