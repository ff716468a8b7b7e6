import { expect, test } from '@playwright/test'
import { pageNameOf } from '#web/routing/pageNames.ts'
import { siteIn } from '#web/testing/site.ts'
import { addresses, hiddenInEnglish } from './addresses.ts'
import { all, type Lang, languages, still } from './site.ts'
import { dailyViews, everyView, lookAt } from './states/look.ts'
import { statesOf, statesOfRoute } from './states/pages.ts'
import { shellStates } from './states/shell.ts'

/*
 * What must hold on every page, whatever a reader has brought about there, in every window: `layoutRules` says what, `states` says what
 * can be brought about.
 */

test.use({ ...still, actionTimeout: 15_000 })

const routes = [...addresses, '/nothing/here']
const routesIn = (lang: Lang) => routes.filter((route) => lang === 'zh' || !hiddenInEnglish.includes(route))
const statesAt = (route: string) =>
  statesOfRoute[route] ?? statesOf[pageNameOf(route.split('?')[0] ?? '/', siteIn('zh'))]

test('every route of the site is walked', () => {
  const paths = new Set(routes.map((route) => route.split('?')[0]))
  expect(Object.keys(siteIn('zh').titles).filter((path) => !paths.has(path))).toEqual([])
})

/** In English, whose words are longer: of each way in which a page is built, the state with most on it. */
const daily = [
  '/',
  '/search',
  '/culture',
  '/introduction',
  '/companyDynamic',
  '/securities',
  '/trace',
  '/honest/report',
]
for (const route of daily) {
  test(`${route} with most on it is in order where things break first`, async ({ page }) => {
    const states = statesAt(route).filter(({ isDaily }) => isDaily)
    await lookAt(page, { route, lang: 'en', states, views: dailyViews })
  })
}
test('the menu and a panel are in order where things break first', async ({ page }) => {
  const states = shellStates.filter(({ isDaily }) => isDaily)
  await lookAt(page, { route: '/culture', lang: 'en', states, views: dailyViews })
})

for (const lang of languages) {
  for (const route of routesIn(lang)) {
    test(`${route} is in order in each of its states in ${lang}`, all, async ({ page }) => {
      test.setTimeout(600_000)
      await lookAt(page, { route, lang, states: statesAt(route), views: everyView })
    })
  }

  test(`header, menus and notices are in order in ${lang}`, all, async ({ page }) => {
    test.setTimeout(600_000)
    await lookAt(page, { route: '/culture', lang, states: shellStates, views: everyView })
  })
}
