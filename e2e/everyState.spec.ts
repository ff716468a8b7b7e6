import { expect, test } from '@playwright/test'
import { pageNameOf } from '#web/routing/pageNames.ts'
import { siteIn } from '#web/testing/site.ts'
import { addresses, hiddenInEnglish } from './addresses.ts'
import { type Lang, languages, still } from './site.ts'
import { everyView, lookAt } from './states/look.ts'
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

for (const lang of languages) {
  for (const route of routesIn(lang)) {
    test(`${route} is in order in each of its states in ${lang}`, { tag: '@all' }, async ({ page }) => {
      test.setTimeout(300_000)
      await lookAt(page, { route, lang, states: statesAt(route), views: everyView })
    })
  }

  test(`header, menus and notices are in order in ${lang}`, { tag: '@all' }, async ({ page }) => {
    test.setTimeout(300_000)
    await lookAt(page, { route: '/culture', lang, states: shellStates, views: everyView })
  })
}
