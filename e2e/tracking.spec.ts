import { expect, type Page, test } from '@playwright/test'
import { open, still, visit } from './site.ts'

test.use(still)

interface Told {
  event: string
  path: string
  index: number
}
const withTracker = (page: Page) =>
  page.addInitScript(() => {
    const told: unknown[] = []
    Object.assign(window, { told, siteTracker: (event: unknown) => told.push(event) })
  })
const told = (page: Page) => page.evaluate(() => (window as unknown as { told: Told[] }).told)

test('each route change is told, without its leading slash and with the index 10', async ({ page }) => {
  await withTracker(page)
  await open(page, '/')
  await visit(page, '/culture')
  await visit(page, '/securities/marketNews')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('企业文化')
  const paths = ['', 'culture', 'securities/marketNews', 'culture']
  expect(await told(page)).toEqual(paths.map((path) => ({ event: 'page', path, index: 10 })))
})

test('a filter is no route change', async ({ page }) => {
  await withTracker(page)
  await open(page, '/companyDynamic')
  await page.getByLabel('年份').selectOption('2025')
  await expect(page).toHaveURL(/year=2025/)
  expect(await told(page)).toEqual([{ event: 'page', path: 'companyDynamic', index: 10 }])
})

test('nothing is told of integrity pages, neither visits nor clicks', async ({ page, context }) => {
  await context.route(/qingsui\.example|beian/, (route) => route.fulfill({ body: '' }))
  await withTracker(page)
  await open(page, '/honest')
  for (const route of ['/honest/list', '/honest/report', '/honest/reportChannel', '/honest/query', '/honest']) {
    await visit(page, route)
  }
  const opened = context.waitForEvent('page')
  await page.getByRole('contentinfo').getByRole('link', { name: '校园招聘' }).click()
  await opened
  expect(await told(page)).toEqual([])
  await visit(page, '/culture')
  expect(await told(page)).toEqual([{ event: 'page', path: 'culture', index: 10 }])
})

test('a link to another site and the recruitment entry are told', async ({ page, context }) => {
  await context.route(/qingsui\.example/, (route) => route.fulfill({ body: '' }))
  await withTracker(page)
  await open(page, '/culture')
  const opened = context.waitForEvent('page')
  await page.getByRole('contentinfo').getByRole('link', { name: '校园招聘' }).click()
  expect((await opened).url()).toMatch(/^https:\/\/campus\./)
  await page.getByRole('button', { name: '展开“品质保障”' }).click()
  await page.getByRole('navigation', { name: '栏目导航' }).getByRole('link', { name: '人才招聘' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('招聘咨询')
  expect((await told(page)).map(({ event, index }) => [event, index])).toEqual([
    ['page', 10],
    ['jump', 10],
    ['recruitment', 10],
    ['page', 10],
  ])
})

test('without a tracker nothing is sent anywhere', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    const asksForContent =
      request.method() === 'GET' &&
      /^\/(api\/site|data|assets|pictures|icons|media)\/|^\/$/.test(new URL(request.url()).pathname)
    if (!asksForContent) sent.push(`${request.method()} ${request.url()}`)
  })
  await page.addInitScript(() => {
    navigator.sendBeacon = () => {
      throw new Error('a beacon was sent')
    }
  })
  await open(page, '/')
  await visit(page, '/culture')
  await visit(page, '/companyDynamic')
  expect(sent).toEqual([])
  expect(await page.evaluate(() => Object.hasOwn(window, 'siteTracker'))).toBe(false)
})
