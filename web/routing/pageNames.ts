import { lists } from '../data/routeQueries.ts'
import { articleIdOf, isPage, type Titled } from './navigation.ts'

/** A kind of page: the name of its file in `web/pages`. */
export type PageName =
  | 'ArticlePage'
  | 'CertificationPage'
  | 'ComplaintPage'
  | 'ComplaintQueryPage'
  | 'ContentPage'
  | 'HistoryPage'
  | 'HomePage'
  | 'IrContactPage'
  | 'LeadersPage'
  | 'ListPage'
  | 'NotFoundPage'
  | 'PartnersPage'
  | 'PublicationsPage'
  | 'SearchPage'
  | 'SecuritiesPage'
  | 'SiteMapPage'
  | 'TracePage'

/** Pages with code of their own. Every other page is its content: two files and a menu entry make one. */
const customPages: Record<string, PageName> = {
  ...Object.fromEntries(Object.keys(lists).map((path) => [path, 'ListPage' as const])),
  '/': 'HomePage',
  '/search': 'SearchPage',
  '/developProcess': 'HistoryPage',
  '/manageTeam': 'LeadersPage',
  '/honest/report': 'ComplaintPage',
  '/honest/query': 'ComplaintQueryPage',
  '/cooperativePartner': 'PartnersPage',
  '/certification': 'CertificationPage',
  '/securities': 'SecuritiesPage',
  '/securities/detail': 'ArticlePage',
  '/contact': 'IrContactPage',
  '/trace': 'TracePage',
  '/reportDownload': 'PublicationsPage',
  '/siteMap': 'SiteMapPage',
}

/** What shows a path: the page that the site has there, a detail page for what may be an article's id, else the page that says so. */
export function pageNameOf(path: string, site: Titled): PageName {
  if (isPage(path, site)) return (Object.hasOwn(customPages, path) && customPages[path]) || 'ContentPage'
  return articleIdOf({ pathname: path, search: '' }, site) ? 'ArticlePage' : 'NotFoundPage'
}
