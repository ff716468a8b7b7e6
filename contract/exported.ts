import { type CallName, callPaths, callQuery, type Lang, rootPath, type SiteCall } from './paths.ts'

/*
 * On an export – the site as files that any host can serve – no query tells two files apart: what pages and answers depend on
 * stands in their paths. The exporter writes by these rules, the browser asks by them.
 */

/** What pages read of an address's query; all else is left out of it. */
export const addressWords = ['page', 'year', 'category', 'keyword', 'kind', 'id', 'by', 'number', 'date']

/**
 * Address of a route's document, below the root of its language: `/culture/`, `/securities/detail/some-id/` for
 * `/securities/detail?id=some-id`, `/companyDynamic/page/2/` for `/companyDynamic?page=2`. Any other query stays: it asks for what
 * only the app can show.
 */
export function documentPath(route: string): string {
  const [path = '/', query = ''] = route.split('?')
  const folder = path === '/' ? path : `${path}/`
  if (query === '') return folder
  const [, name, value] = /^(id|page)=([\w-]+)$/.exec(query) ?? []
  if (name === 'id' && path === '/securities/detail') return `${folder}${value}/`
  if (name === 'page' && path !== '/') return `${folder}page/${value}/`
  return `${folder}?${query}`
}

/** The route whose document says that there is nothing. */
export const nowhere = '/not/found'

/** Address of a route's document, as links, feeds and search engines are told it. */
export const documentAddress = (lang: Lang, route: string, isExport = false): string =>
  rootPath(lang).slice(0, -1) + (isExport ? documentPath(route) : route)

/** The route of a path: the path itself, unless it is one that `documentPath` made of a query. */
export const routeOfPath = (path: string): string =>
  path
    .replace(/^\/securities\/detail\/([\w-]+)$/, '/securities/detail?id=$1')
    .replace(/^(\/.+)\/page\/(\d+)$/, '$1?page=$2')

/** Address of the file with a call's answer; `undefined` when a server alone can answer it. */
export function answerFile(name: CallName, query: object, lang: Lang): string | undefined {
  if (name === 'search' || !(name in callPaths)) return undefined
  const words = [...callQuery(query)].sort(([a], [b]) => (a < b ? -1 : 1))
  const told = words.map(([key, value]) => `${key}=${encodeURIComponent(value).replaceAll('%', '~')}`).join(',')
  return `/api/${lang}/${callPaths[name as SiteCall]}${told && `/${told}`}.json`
}
