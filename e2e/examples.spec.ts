import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { parse } from 'yaml'
import type { NavigationFile } from '../server/content/shapes/site.ts'
import type { Running } from '../server/testing/program.ts'
import { violations } from './axe.ts'
import { serveApart } from './hosting.ts'
import { apartPorts } from './ports.ts'
import { type Lang, looks, open, still } from './site.ts'
import { walkPages } from './walk.ts'

/*
 * The companies of `examples/` run the same walk as the sample company: other menus, other colours, no investors; the seafood exporter in
 * English first, with a word-mark and without pictures on its pages.
 */

interface Example {
  name: keyof typeof apartPorts.examples
  main: Lang
  article: string
  accent: string
  /** A heading of the home page, a link of it, and words of investors, in the main language. */
  heading: string
  link: string
  investors: RegExp
}
const examples: Example[] = [
  {
    name: 'dairy',
    main: 'zh',
    article: '/2026-10-22-recall-drill',
    accent: '#1f5fbf',
    heading: '从牧场到餐桌的五步',
    link: '公司简介',
    investors: /股票|转债|投资者/,
  },
  {
    name: 'seafood',
    main: 'en',
    article: '/2026-10-19-saury-season',
    accent: '#0e6f7c',
    heading: 'Freezers beside the quay',
    link: 'About Haixu',
    investors: /\bshares?\b|\bbonds?\b|investor/i,
  },
]

test.use(still)
test.describe.configure({ mode: 'default' })

/** Every commit opens every other address in each of its two looks, `test:all` all of them in all four. */
const routesOf = (routes: string[], lang: string, isDaily: boolean) =>
  isDaily ? routes.filter((_, at) => at % 2 === (lang === 'en' ? 1 : 0)) : routes

for (const { name, main, article, ...home } of examples) {
  test.describe(name, () => {
    test.use({ baseURL: `http://127.0.0.1:${apartPorts.examples[name]}` })

    const navigation: NavigationFile = parse(readFileSync(`examples/${name}/navigation.yaml`, 'utf8'))
    const menu = navigation.flatMap(({ children }) => children.flatMap((group) => group.children))
    const routes = ['/', ...menu.map(({ link }) => link), article]

    let running: Running
    test.beforeAll(async () => {
      test.setTimeout(300_000) // a first start prepares its pictures
      running = await serveApart(apartPorts.examples[name], { CONTENT_DIR: `examples/${name}` })
    })
    test.afterAll(() => running.stop())

    for (const { lang, width, size, details } of looks) {
      test.describe(`in ${lang} at ${width} px`, () => {
        test.use(size)

        test('its pages are hydrated as they are, stay in order, and axe finds nothing', details, async ({ page }) => {
          test.setTimeout(240_000)
          const isLookedAt = (route: string) => details.tag !== undefined || route === '/'
          await walkPages(page, { routes: routesOf(routes, lang, !details.tag), lang, main, width, isLookedAt })
        })
      })
    }

    test('its home page is in its colour and speaks of no share', async ({ page }) => {
      await open(page, '/', main, main)
      await expectHome(page, home)
    })
  })
}

async function expectHome(
  page: Page,
  { accent, heading, link, investors }: Omit<Example, 'name' | 'main' | 'article'>,
) {
  await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(investors)
  await expect(page.getByRole('link', { name: link }).first()).toBeVisible()
  const leaf = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--palette-leaf'))
  expect(leaf.trim()).toBe(accent)
  expect(await violations(page, '/')).toEqual([])
}
