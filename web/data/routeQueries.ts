import type { Query } from '#contract/api.ts'
import type { NewsType } from '#contract/article.ts'
import { type CallName, isSealedPage } from '#contract/paths.ts'
import * as routes from '#contract/routes.ts'
import { articleLists, listAt } from '#contract/routes.ts'
import type { SearchHit } from '#contract/search.ts'
import type { DocumentSite } from '#contract/site.ts'
import { articleIdOf, isPage, moduleOf, redirectFor, type Titled } from '../routing/navigation.ts'
import { type PageName, pageNameOf } from '../routing/pageNames.ts'

/*
 * What each route asks, written once. Pages call by these names; `queriesOf` says from the route alone what its page will call, so
 * that the server asks before it renders and a prefetch needs no chunk.
 */

export type CallQuery = { [N in CallName]: readonly [name: N, query: Query<N>] }[CallName]

/** Heading, description and blocks of a page. */
export const pageQuery = (path: string) => ['page', { path }] as const

/** The banners of a route: asked for by the id that the navigation gives it, and not at all without one. */
export function bannersQuery(path: string, { navigation }: Pick<DocumentSite, 'navigation'>) {
  const moduleId = moduleOf(navigation, path)
  return ['banners', moduleId === undefined ? undefined : { moduleId }] as const
}

/** What pages with code of their own show beside their blocks. */
export const ownQueries = {
  HistoryPage: ['course', {}],
  LeadersPage: ['leaderList', {}],
  PartnersPage: ['partners', {}],
  CertificationPage: ['certifications', {}],
  SecuritiesPage: ['quotes', {}],
  IrContactPage: ['calendar', {}],
  TracePage: ['lots', {}],
} as const satisfies Partial<Record<PageName, CallQuery>>

/** Trading days in the courses beside the prices on the home page: about three months. */
export const shownDays = 60

export const homeQueries = {
  banners: ['homeBanners', {}],
  page: ['homePage', {}],
  news: ['homeNews', {}],
  quotes: ['quotes', { days: String(shownDays) }],
  /** The newest announcement; in a language in which announcements have no list, the newest securities news. */
  notice: (site: Titled) =>
    [isPage(articleLists.announcement.route, site) ? 'announcements' : 'securitiesNews', { pageSize: '1' }] as const,
} as const

/** What sections of the home page ask; a company that does not have one makes no call for it. */
export function homeSectionQueries(site: Pick<DocumentSite, 'titles' | 'homeCalls'>) {
  const has = (section: DocumentSite['homeCalls'][number]) => site.homeCalls.includes(section)
  const { news, quotes, notice } = homeQueries
  return {
    news: ifThere(news, has('news')),
    quotes: ifThere(quotes, has('securities')),
    notice: ifThere(notice(site), has('securities')),
  }
}
const ifThere = <N extends CallName, Q>([name, query]: readonly [N, Q], isThere: boolean) =>
  [name, isThere ? query : undefined] as const

/** A page of a list as its address names it. */
export function listQuery(path: string, words: Partial<Record<'page' | 'year' | 'category', string>>) {
  const { kind } = listAt(path) ?? {}
  return listCall(path, {
    page: words.page ?? '1',
    pageSize: kind === 'video' ? '12' : '8',
    year: words.year || undefined,
    category: words.category || undefined,
  })
}

/** The newest articles of a list in one category. */
export const relatedQuery = (path: string, category: string, pageSize: number) =>
  listCall(path, { page: '1', pageSize: String(pageSize), category })

function listCall(path: string, query: Query<'announcements'>) {
  const { call, kind = 'company' } = listAt(path) ?? {}
  return [call ?? 'newsList', call ? query : { ...query, type: kind as NewsType }] as const
}

/** Responsibility reports, all on one page. */
export const reportsQuery = (words: Partial<Record<'year' | 'category', string>>) =>
  ['reports', { pageSize: '50', year: words.year || undefined, category: words.category || undefined }] as const

export const articleQuery = (path: string, id: string) =>
  [path === routes.securitiesDetail ? 'securitiesDetail' : 'newsDetail', { id }] as const

/** The pack whose number the address holds; nothing is asked without one. */
export const traceQuery = ({ lot = '' }: { lot?: string | undefined }) =>
  ['trace', lot.trim() === '' ? undefined : { lot }] as const

/** What a search finds; without a word, what the search page says of itself. */
export function searchQueries(words: Partial<Record<'keyword' | 'page' | 'kind', string>>) {
  const { keyword = '', page = '1', kind } = words
  const asked = keyword.trim() !== ''
  return {
    found: [
      'search',
      asked ? { keyword, page, kind: (kind || undefined) as SearchHit['kind'] | undefined } : undefined,
    ],
    tips: ['page', asked ? undefined : { path: routes.search }],
  } as const
}

/**
 * What the page of a route asks as soon as it is shown. Missing is what a search finds, which nobody fetches before it is asked for,
 * and what follows from an answer: an article's related ones.
 */
export function queriesOf(
  { pathname, search }: { pathname: string; search: string },
  site: Pick<DocumentSite, 'lang' | 'navigation' | 'titles' | 'homeCalls'>,
): CallQuery[] {
  if (redirectFor({ pathname, search }, site)) return []
  const words = Object.fromEntries(new URLSearchParams(search))
  if (pathname === '/') {
    const { news, quotes, notice } = homeSectionQueries(site)
    return asked([homeQueries.banners, homeQueries.page, news, quotes, notice])
  }
  if (pathname === routes.search) return asked([searchQueries(words).tips])
  const id = articleIdOf({ pathname, search }, site)
  if (id) return asked([articleQuery(pathname, id)])
  if (!isPage(pathname, site)) return []
  const pageOwn = (ownQueries as Partial<Record<PageName, CallQuery>>)[pageNameOf(pathname, site)]
  return asked([
    pageQuery(pathname),
    ...(isSealedPage(pathname) ? [] : [bannersQuery(pathname, site)]),
    ...(listAt(pathname) ? [listQuery(pathname, words)] : []),
    ...(pathname === routes.reports ? [reportsQuery(words)] : []),
    ...(pathname === routes.trace ? [traceQuery(words)] : []),
    ...(pageOwn ? [pageOwn] : []),
  ])
}

/** Those that are asked: a query that is `undefined` means that its call is not made. */
const asked = (queries: (readonly [CallName, object | undefined])[]) =>
  queries.filter(([, query]) => query !== undefined) as CallQuery[]
