import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { parse } from 'yaml'
import type { NavigationFile } from '../server/content/shapes/site.ts'
import type { Running } from '../server/testing/program.ts'
import { violations } from './axe.ts'
import { serveApart } from './hosting.ts'
import { apartPorts } from './ports.ts'
import { looks, open, still } from './site.ts'
import { walkPages } from './walk.ts'

/* The dairy of `examples/` runs the same walk as the sample company: another menu, another colour, no investors. */

test.use({ ...still, baseURL: `http://127.0.0.1:${apartPorts.example}` })
test.describe.configure({ mode: 'default' })

const navigation: NavigationFile = parse(readFileSync('examples/dairy/navigation.yaml', 'utf8'))
const routes = [
  '/',
  ...navigation.flatMap(({ children }) => children.flatMap((group) => group.children.map(({ link }) => link))),
  '/2026-10-22-recall-drill',
]
/** Every commit opens every other address in each of its two looks, `test:all` all of them in all four. */
const routesOf = (lang: string, isDaily: boolean) =>
  isDaily ? routes.filter((_, at) => at % 2 === (lang === 'en' ? 1 : 0)) : routes

let running: Running
test.beforeAll(async () => {
  test.setTimeout(300_000) // a first start prepares its pictures
  running = await serveApart(apartPorts.example, { CONTENT_DIR: 'examples/dairy' })
})
test.afterAll(() => running.stop())

for (const { lang, width, size, details } of looks) {
  test.describe(`in ${lang} at ${width} px`, () => {
    test.use(size)

    test(
      'the pages of the dairy are hydrated as they are, stay in order, and axe finds nothing',
      details,
      async ({ page }) => {
        test.setTimeout(240_000)
        const isLookedAt = (route: string) => details.tag !== undefined || route === '/'
        await walkPages(page, { routes: routesOf(lang, !details.tag), lang, width, isLookedAt })
      },
    )
  })
}

test('the home page of the dairy is in its colour and speaks of no share', async ({ page }) => {
  await open(page, '/')
  await expect(page.getByRole('heading', { name: '从牧场到餐桌的五步' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/股票|转债|投资者/)
  const button = page.getByRole('link', { name: '公司简介' }).first()
  await expect(button).toBeVisible()
  const leaf = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--palette-leaf'))
  expect(leaf.trim()).toBe('#1f5fbf')
  expect(await violations(page, '/')).toEqual([])
})
