import type { NewsType } from '#contract/article.ts'
import type { Query } from '#contract/calls.ts'
import type { CallName, Lang } from '#contract/paths.ts'
import type { NavigationSection } from '#contract/site.ts'
import { moduleOf } from '../navigation.ts'

/*
 * What pages ask as soon as they are shown, by their route alone: known before the page's own chunk is there, so that both can
 * be fetched together.
 */

type ListCall = Extract<CallName, 'newsList' | 'announcements' | 'securitiesNews' | 'dynamics'>
export type Asked = { [N in CallName]: readonly [name: N, query: Query<N>] }[CallName]

/** Which call fills the list of a route, and with which articles. */
export const lists: Record<string, { call: ListCall; type?: NewsType }> = {
  '/companyDynamic': { call: 'newsList', type: 'company' },
  '/industryNews': { call: 'newsList', type: 'industry' },
  '/mediaCenter': { call: 'newsList', type: 'media' },
  '/opticCentre': { call: 'newsList', type: 'video' },
  '/enterpriseDynamics': { call: 'newsList', type: 'event' },
  '/announcement': { call: 'announcements' },
  '/securities/marketNews': { call: 'securitiesNews' },
  '/welfareDynamics': { call: 'dynamics' },
}

/** Beside their frame some pages ask for what only they show. */
const ownCalls: Record<string, Asked> = {
  '/introduction': ['homePage', {}],
  '/developProcess': ['course', {}],
  '/manageTeam': ['leaderList', {}],
  '/cooperativePartner': ['partners', {}],
  '/certification': ['certifications', {}],
  '/securities': ['quotes', {}],
  '/contact': ['calendar', {}],
}

/** Trading days in the courses beside the prices on the home page: about three months. */
export const shownDays = 60

/** Share and bond with as many days as the home page shows. */
export const latestQuotes = ['quotes', { days: String(shownDays) }] as const

/** The newest announcement; in English, where announcements have no list, the newest securities news. */
export const latestNotice = (lang: Lang) =>
  [lang === 'en' ? 'securitiesNews' : 'announcements', { pageSize: '1' }] as const

/** A page of a list as its address names it. */
export function listCall(path: string, words: Partial<Record<'page' | 'year' | 'category', string>>) {
  const { call, type } = lists[path] ?? { call: 'newsList', type: 'company' }
  const query = {
    page: words.page ?? '1',
    pageSize: type === 'video' ? '12' : '8',
    year: words.year || undefined,
    category: words.category || undefined,
    ...(type ? { type } : {}),
  }
  return [call, query] as const
}

/** Responsibility reports, all on one page. */
export const reportsCall = (words: Partial<Record<'year' | 'category', string>>) =>
  ['reports', { pageSize: '50', year: words.year || undefined, category: words.category || undefined }] as const

/** The calls of a route that lead to nothing new when they are made before the page asks: none of a search, none of the integrity pages' own. */
export function firstCalls(
  { pathname, search }: { pathname: string; search: string },
  { lang, navigation }: { lang: Lang; navigation: NavigationSection[] },
  isArticle: boolean,
): Asked[] {
  const words = Object.fromEntries(new URLSearchParams(search))
  if (pathname === '/') {
    return [['homeBanners', {}], ['homePage', {}], ['homeNews', {}], latestQuotes, latestNotice(lang) as Asked]
  }
  if (pathname === '/search') return []
  if (pathname === '/securities/detail') return [['securitiesDetail', { id: words.id ?? '' }]]
  if (isArticle) return [['newsDetail', { id: pathname.slice(1) }]]
  const moduleId = moduleOf(navigation, pathname)
  const own = ownCalls[pathname]
  return [
    ['page', { path: pathname }],
    ...(moduleId === undefined ? [] : [['banners', { moduleId }] as const]),
    ...(lists[pathname] ? [listCall(pathname, words) as Asked] : []),
    ...(pathname === '/reportDownload' ? [reportsCall(words)] : []),
    ...(own ? [own] : []),
  ]
}
