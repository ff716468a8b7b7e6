import { expect, type Page, test } from '@playwright/test'
import type { Running } from '../server/testing/program.ts'
import { serveApart } from './hosting.ts'
import { apartPorts } from './ports.ts'
import { heading, open, settled, still, visit } from './site.ts'

test.use(still)

type Told = [event: string, path: string, index: number]
const withTracker = (page: Page) =>
  page.addInitScript(() => {
    const told: unknown[] = []
    Object.assign(window, { told, siteTracker: (...event: unknown[]) => told.push(event) })
  })
const told = (page: Page) => page.evaluate(() => (window as unknown as { told: Told[] }).told)

test('each route change is told, without its leading slash and with the index 10; nothing of integrity pages is', async ({
  page,
  context,
}) => {
  await context.route(/qingsui\.example|beian/, (route) => route.fulfill({ body: '' }))
  await withTracker(page)
  await open(page, '/honest')
  for (const route of ['/honest/list', '/honest/report', '/honest/reportChannel', '/honest/query', '/honest']) {
    await visit(page, route)
  }
  const opened = context.waitForEvent('page')
  await page.getByRole('contentinfo').getByRole('link', { name: '校园招聘' }).click()
  await opened
  expect(await told(page), 'neither visits nor clicks').toEqual([])
  await visit(page, '/')
  await visit(page, '/culture')
  await visit(page, '/securities/marketNews')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('企业文化')
  const paths = ['', 'culture', 'securities/marketNews', 'culture']
  expect(await told(page)).toEqual(paths.map((path) => ['page', path, 10]))
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

test.describe('a tracker in the data folder', () => {
  test.describe.configure({ mode: 'default' }) // one server for all of them
  const site = `http://127.0.0.1:${apartPorts.tracker}`
  test.use({ baseURL: site })

  /** Tells a name of the site's own host that nothing else asks for. */
  const script = `
    window.siteTracker = (event, path, index) =>
      navigator.sendBeacon('/counted?' + new URLSearchParams({ event, path, index }))`
  let running: Running
  test.beforeAll(async () => {
    running = await serveApart(apartPorts.tracker, {}, { 'tracker.js': script })
  })
  test.afterAll(() => running.stop())

  /** What was sent, in order, as `event path`. */
  function counted(page: Page): string[] {
    const sent: string[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname === '/counted') sent.push(`${searchParams.get('event')} ${searchParams.get('path')}`)
    })
    return sent
  }

  test('counts a visit that ends before the app is there', async ({ page }) => {
    const sent = counted(page)
    await page.route(/assets\/(?!main).*\.js$/, () => {}) // the app never comes
    await page.goto('/securities/surveyList', { waitUntil: 'domcontentloaded' })
    await expect.poll(() => sent).toEqual(['page securities/surveyList'])
  })

  test('is told of each page once, the first one too, and does not run where somebody goes to report', async ({
    page,
  }) => {
    const sent = counted(page)
    await page.goto('/culture')
    await settled(page)
    await visit(page, '/securities/marketNews')
    await page.goBack()
    await expect(heading(page)).toHaveText('企业文化')
    const paths = ['page culture', 'page securities/marketNews', 'page culture']
    await expect.poll(() => sent).toEqual(paths)
    await page.getByRole('contentinfo').getByRole('link', { name: '我要举报' }).click()
    await expect(heading(page)).toHaveText('我要举报')
    expect(await page.evaluate(() => Object.hasOwn(window, 'siteTracker'))).toBe(false)
    expect(sent).toEqual(paths)
  })
})
