import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firstCalls } from '#web/data/routeQueries.ts'
import { isArticlePath, routes } from '#web/routing/routes.ts'
import { draw } from '#web/server.tsx'
import { answering } from './calls.ts'
import { answeringOrRefusing } from './document.ts'
import { type Served, serve } from './testing/served.ts'

let served: Served
beforeAll(async () => {
  served = await serve()
})
afterAll(() => served.close())

/** What a page asks when it is drawn, in the form of a call's key. */
async function asked(lang: 'zh' | 'en', route: string): Promise<string[]> {
  const { site } = served
  const context = { ...site.content[lang].site, revision: '1', sitePrefix: 'site' }
  const { answered } = await draw(route, context, answeringOrRefusing({ site, lang, sitePrefix: 'site' }))
  return answered.map(([name, query]) => JSON.stringify([name, query])).sort()
}

function foretold(lang: 'zh' | 'en', route: string): string[] {
  const [pathname = '/', search = ''] = route.split(/(?=\?)/)
  const calls = firstCalls(
    { pathname, search },
    { lang, navigation: served.site.content[lang].site.navigation },
    isArticlePath(pathname),
  )
  return calls.map((call) => JSON.stringify(call)).sort()
}

const asksWhatItIsToldOnly = ['/search', '/securities/detail', '/honest/report', '/honest/query']
const lists = [
  '/companyDynamic?page=2',
  '/companyDynamic?year=2025&category=business',
  '/opticCentre?page=2',
  '/reportDownload?year=2025',
]

describe.each(['zh', 'en'] as const)('the calls of a page (%s) are known from its route', (lang) => {
  const pages = Object.keys(routes).filter((path) => !asksWhatItIsToldOnly.includes(path))
  test.each([...pages, ...lists])('%s', async (route) => {
    const { site } = served
    const path = route.split('?')[0] ?? '/'
    if (path !== '/' && !site.content[lang].pages.has(path)) return expect(await asked(lang, route)).toEqual([])
    expect(foretold(lang, route)).toEqual(await asked(lang, route))
  })

  test.each(['newsList', 'securitiesNews'] as const)(
    'of an article of %s, beside those that it leads to',
    async (list) => {
      const { link: route = '' } = answering({ site: served.site, lang, sitePrefix: 'site' })(list, {}).items[0] ?? {}
      expect(await asked(lang, route)).toEqual(expect.arrayContaining(foretold(lang, route)))
      expect(foretold(lang, route)).toHaveLength(1)
    },
  )
})
