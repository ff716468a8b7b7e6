import { resolve } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { newCode, writeCode } from '#sealing/code.ts'
import { exportSite } from '../build/export/site.ts'
import { openSsrBundle } from '../server/render/ssrBundle.ts'
import { readSettings } from '../server/settings.ts'
import { openSite } from '../server/site.ts'
import type { Running } from '../server/testing/program.ts'
import { findNginx } from '../server/testing/proxies.ts'
import { companyNews, securitiesNews } from './addresses.ts'
import { serveBeside, serveFiles, writeExport } from './hosting.ts'
import { exportPorts } from './ports.ts'
import { all, expectRoute, go, heading, open, settled, still, visit, watch } from './site.ts'

const nginx = findNginx()
test.skip(nginx === undefined, 'nginx is not installed')
test.describe.configure({ mode: 'default' }) // one export for all of them

const at = (port: number) => `http://127.0.0.1:${port}`
const alone = resolve('.cache/export/alone')
const served = resolve('.cache/export/served')
const running: Running[] = []

test.beforeAll(async () => {
  test.setTimeout(600_000)
  if (nginx === undefined) return
  console.log(await writeExport(alone, at(exportPorts.alone)))
  running.push(await serveFiles(nginx, alone, exportPorts.alone))
  await writeServed()
  running.push(await serveFiles(nginx, served, exportPorts.served))
  running.push(await serveBeside(exportPorts.calls, { EXPORT_ORIGIN: at(exportPorts.served) }))
})
test.afterAll(async () => {
  for (const process of running) await process.stop()
})

/** A second export that knows a server: of the pages that ask it. */
async function writeServed() {
  const settings = readSettings({ SITE_ORIGIN: at(exportPorts.served), DATA_DIR: '.cache/e2e' })
  const site = await openSite(settings, { info: () => {}, error: console.error })
  const bundle = await openSsrBundle(settings.dist)
  await site.pictures.finished()
  const pages = ['/', '/culture', '/search', '/honest/report', '/honest/query', '/honest/reportChannel', companyNews]
  const isWanted = (address: string) => pages.includes(address.replace(/^\/en(?=\/)/, ''))
  await exportSite({ settings, site, bundle, folder: served, calls: at(exportPorts.calls), isWanted })
  await site.close()
}

test.describe('without a server', all, () => {
  test.use({ baseURL: at(exportPorts.alone), ...still })

  test.describe('and without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('pages, lists, articles and the other language are read by links alone', async ({ page }) => {
      const wrong = watch(page)
      await page.goto('/')
      await expect(heading(page)).toBeVisible()
      for (const address of ['/lowProtein', '/lowProtein/']) {
        await page.goto(address)
        await expect(heading(page)).toHaveText('低蛋白日粮')
      }
      await page.goto('/companyDynamic')
      await page.getByRole('navigation', { name: '分页' }).getByRole('link', { name: '第2页' }).click()
      await expect(page).toHaveURL('/companyDynamic/page/2')
      const article = page.getByRole('main').getByRole('listitem').getByRole('link').first()
      const title = (await article.innerText()).trim()
      await article.click()
      await expect(heading(page)).toContainText(title)
      await page.goto('/securities/marketNews')
      await page.locator('main a[href^="/securities/detail/"]').first().click()
      await expect(page).toHaveURL(/\/securities\/detail\/[\w-]+$/)
      await expect(heading(page)).toBeVisible()
      await page.getByRole('link', { name: 'English' }).click()
      await expect(page).toHaveURL(/\/en\/securities\/detail\/[\w-]+$/)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      expect(wrong).toEqual([])
    })
  })

  test('the app takes pages over: hashes, menus, lists with filters and pages, articles, the other language', async ({
    page,
  }) => {
    const wrong = watch(page)
    await open(page, '/introduction')
    await expect(heading(page)).toHaveText('公司简介')
    await open(page, '/introduction', 'en')
    await expect(heading(page)).toHaveText('Introduction')
    await page.goto('/lowProtein')
    await settled(page)
    await expectRoute(page, '/lowProtein')
    await visit(page, '/companyDynamic')
    await page.getByRole('navigation', { name: '分页' }).getByRole('link', { name: '第2页' }).click()
    await expectRoute(page, '/companyDynamic?page=2')
    await page.getByRole('combobox', { name: '年份' }).selectOption('2024')
    await expectRoute(page, '/companyDynamic?year=2024')
    await expect(page.getByRole('main').getByText(/^共\d+条$/)).toBeVisible()
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
    await settled(page)
    await expect(heading(page)).toBeVisible()
    await visit(page, securitiesNews)
    await expect(heading(page)).toBeVisible()
    await page.getByRole('link', { name: 'English' }).click()
    await settled(page)
    await expectRoute(page, securitiesNews)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(wrong).toEqual([])
  })

  test('addresses with a query, which a host of files does not read, show what they name', async ({ page }) => {
    const wrong = watch(page)
    await page.goto('/companyDynamic/?year=2024&utm_source=letter')
    await settled(page)
    await expectRoute(page, '/companyDynamic?year=2024')
    await expect(page.getByRole('combobox', { name: '年份' })).toHaveValue('2024')
    await page.goto('/companyDynamic?page=2')
    await settled(page)
    await expectRoute(page, '/companyDynamic?page=2')
    await expect(page.locator('[aria-current="page"]', { hasText: /^2$/ })).toBeVisible()
    await page.goto(securitiesNews)
    await settled(page)
    await expectRoute(page, securitiesNews)
    await expect(page.locator('h1')).toContainText('12.1')
    expect(wrong).toEqual([])
  })

  test('what is not there is said with 404, in its language', async ({ page, request }) => {
    for (const [path, title] of [
      ['/nowhere', '页面不存在'],
      ['/en/a/b', 'Page not found'],
    ] as const) {
      expect((await page.goto(path))?.status()).toBe(404)
      await settled(page)
      await expect(heading(page)).toHaveText(title)
    }
    for (const path of ['/nginx.conf', '/_headers', '/.export.json', '/api/zh/noToken/nowhere.json']) {
      expect((await request.get(path)).status(), path).toBe(404)
    }
  })

  test('every address of the sitemap, and every file that its documents name, is there at once', async ({
    request,
  }) => {
    test.setTimeout(180_000)
    const sitemap = await (await request.get('/sitemap.xml')).text()
    const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
    expect(addresses.length).toBeGreaterThan(300)
    const named = new Set<string>()
    for (const address of addresses) {
      const answer = await request.get(address, { maxRedirects: 0 })
      expect(answer.status(), address).toBe(200)
      expect(answer.headers()['content-encoding'], address).toBe('gzip')
      const html = await answer.text()
      // Some articles are in one language alone; the switcher leads from them all the same.
      const own = html.replaceAll(/<a [^>]*hreflang="[^>]*>/gi, '')
      for (const [, path = ''] of own.matchAll(/(?:href|src|action)="(\/[^"#]*)"/g)) named.add(path)
      for (const [path] of html.matchAll(/\/pictures\/[\w.-]+\.(?:avif|webp)/g)) named.add(path)
    }
    for (const path of named) expect((await request.head(path, { maxRedirects: 0 })).status(), path).toBe(200)
  })

  test('what carries a hash is kept for ever, pages are asked for again, and each says how it may be used', async ({
    request,
  }) => {
    const home = await request.get('/')
    expect(home.headers()).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, stale-while-revalidate=60',
      'content-security-policy': "frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    })
    const html = await home.text()
    for (const pattern of [/\/assets\/[\w-]+\.js/, /\/pictures\/[\w.-]+\.avif/]) {
      const { headers, ok } = await request.get(html.match(pattern)?.[0] ?? '').then(async (answer) => ({
        headers: answer.headers(),
        ok: answer.ok(),
      }))
      expect([ok, headers['cache-control']]).toEqual([true, 'public, max-age=31536000, immutable'])
    }
    const again = await request.get('/', { headers: { 'if-none-match': home.headers().etag ?? '' } })
    expect(again.status()).toBe(304)
    expect((await request.get('/honest/report')).headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    expect((await request.get('/calendar.ics')).headers()['content-type']).toBe('text/calendar; charset=utf-8')
  })

  test('a search says that it needs a server, and offers pages', async ({ page }) => {
    const wrong = watch(page)
    await open(page, '/search?keyword=%E9%A5%B2%E6%96%99')
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText('网站的静态副本没有这项功能。')
    await expect(alert.getByRole('button')).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: '品质保障' }).click()
    await expectRoute(page, '/control')
    expect(wrong).toEqual([])
  })

  for (const route of ['/honest/report', '/honest/query']) {
    test(`${route} says what it needs and names the other channels`, async ({ page }) => {
      const wrong = watch(page)
      await open(page, route, 'en')
      const alert = page.getByRole('main').getByRole('alert')
      await expect(alert).toContainText('without the server that takes reports')
      await expect(page.locator('[name="content"], #query-code')).toHaveCount(0)
      await alert.getByRole('link', { name: 'See all channels' }).click()
      await expectRoute(page, '/honest/reportChannel')
      expect(wrong).toEqual([])
    })
  }
})

test.describe('with a server at another origin', all, () => {
  test.use({ baseURL: at(exportPorts.served), ...still })

  test('search is answered there, in the language of the page', async ({ page }) => {
    const wrong = watch(page)
    const asked = askedOf(page)
    await open(page, '/search?keyword=soybean', 'en')
    await expect(heading(page)).toHaveText(/^Results for “soybean”|soybean/)
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ results$/)
    await go(page, '/search?keyword=pork')
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ results$/)
    expect(asked.some((address) => address.includes('/searchKey?'))).toBe(true)
    expect(wrong).toEqual([])
  })

  test('files answer what they hold; only the rest is asked there', async ({ page }) => {
    const wrong = watch(page)
    const asked = askedOf(page)
    await open(page, '/')
    await visit(page, '/culture')
    await expect(heading(page)).toHaveText('企业文化')
    expect(asked).toEqual([])
    await visit(page, companyNews)
    await expect(heading(page)).toBeVisible()
    expect(wrong).toEqual([])
  })

  test('a report can be written, and a query code looked up', async ({ page }) => {
    const wrong = watch(page)
    await open(page, '/honest/report', 'en')
    await expect(page.locator('[name="content"]')).toBeVisible({ timeout: 20_000 })
    await expect(page.locator('datalist option').first()).toBeAttached()
    await open(page, '/honest/query', 'en')
    await page.getByRole('textbox', { name: 'Query code' }).fill(writeCode(newCode('C')))
    await page.getByRole('textbox', { name: 'Query code' }).press('Enter')
    await expect(page.locator('#query-fault')).toContainText('There is no report under this query code')
    // The browser notes the 404 of the code that nobody has; nothing else went wrong.
    expect(wrong.filter((line) => !line.includes('status of 404'))).toEqual([])
  })
})

/** Addresses that a page asks of the server. */
function askedOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(at(exportPorts.calls))) asked.push(request.url())
  })
  return asked
}
