import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rootPath } from '#contract/paths.ts'
import type { WholeLang } from '#contract/wholeLangs.ts'
import { wholeLangs } from '#contract/wholeLangs.ts'
import { createQueryClient, settle } from '#web/data/queries.ts'
import { type CallQuery, queriesOf } from '#web/data/routeQueries.ts'
import { parseRoute } from '#web/routing/address.ts'
import { loadPage } from '#web/routing/loadPage.ts'
import { pageFor } from '#web/routing/routes.ts'
import { StaticRouter } from '#web/routing/StaticRouter.tsx'
import { Tree } from '#web/startup/Tree.tsx'
import { en } from '#web/words/en.ts'
import { zh } from '#web/words/zh.ts'
import { localApi } from './handlers.ts'
import { ssrApi } from './render/page.ts'
import { paths } from './testing/paths.ts'
import { type Served, serve } from './testing/served.ts'

const words = { zh, en }
let served: Served
beforeAll(async () => {
  served = await serve()
})
afterAll(() => served.close())

/** What a page asks, drawn again and again until it asks nothing new, in the form of calls' keys. */
async function asked(lang: WholeLang, route: string): Promise<string[]> {
  const { site } = served
  const context = {
    ...site.content[lang].site,
    revision: '1',
    sitePrefix: 'site',
    words: words[lang],
    root: rootPath(lang, site.content.languages),
  }
  const answer = ssrApi({ site, lang, sitePrefix: 'site' })
  const queries = createQueryClient()
  await loadPage(pageFor(parseRoute(route).pathname, context), lang)
  // biome-ignore lint/correctness/noChildrenProp: this file has no JSX
  const routed = (app: ReactNode) => createElement(StaticRouter, { route, children: app })
  for (let before = -1; before < queries.getQueryCache().getAll().length; ) {
    before = queries.getQueryCache().getAll().length
    renderToString(Tree({ site: context, queries, routed }))
    for (const { state, queryKey } of queries.getQueryCache().getAll()) {
      const [name, query] = queryKey as unknown as CallQuery
      if (state.status !== 'pending' || query === undefined) continue
      settle(queries, name, query, answer(name, query))
    }
  }
  const made = queries
    .getQueryCache()
    .getAll()
    .filter(({ queryKey }) => queryKey[1] !== undefined)
  return made.map(({ queryKey }) => JSON.stringify(queryKey)).sort()
}

const foretold = (lang: WholeLang, route: string): string[] =>
  queriesOf(parseRoute(route), served.site.content[lang].site)
    .map((query) => JSON.stringify(query))
    .sort()

/** Integrity pages that hold other ways for readers without scripts, which the server alone asks for. */
const withOtherWays = ['/honest/report', '/honest/query']
const lists = [
  '/companyDynamic?page=2',
  '/companyDynamic?year=2025&category=business',
  '/opticCentre?page=2',
  '/reportDownload?year=2025',
  '/trace?lot=QS-20260719-0231',
  '/trace?lot=QS-20991231-0001',
]

describe.each(wholeLangs)('the calls of a page (%s) are known from its route', (lang) => {
  const pages = paths.filter((path) => !withOtherWays.includes(path))
  test.each([...pages, ...lists])('%s', async (route) => {
    expect(await asked(lang, route)).toEqual(foretold(lang, route))
    const isShown = route in served.site.content[lang].site.titles && route !== '/securities/detail'
    if (isShown) expect(foretold(lang, route).length).toBeGreaterThan(0)
  })

  test.each(['newsList', 'securitiesNews'] as const)(
    'of an article of %s, beside those that it leads to',
    async (list) => {
      const { link: route = '' } = localApi({ site: served.site, lang, sitePrefix: 'site' })(list, {}).items[0] ?? {}
      const all = await asked(lang, route)
      expect(all).toEqual(expect.arrayContaining(foretold(lang, route)))
      expect(foretold(lang, route)).toHaveLength(1)
      expect(all.length).toBeGreaterThan(1)
    },
  )

  test('nothing is asked ahead of what a search finds, and of what is nowhere', () => {
    expect(foretold(lang, '/search?keyword=pork')).toEqual([])
    expect(foretold(lang, '/no/such/page')).toEqual([])
  })
})
