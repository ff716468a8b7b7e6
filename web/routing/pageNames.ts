import * as routes from '#contract/routes.ts'
import { articleLists } from '#contract/routes.ts'
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
  ...Object.fromEntries(Object.values(articleLists).map(({ route }) => [route, 'ListPage' as const])),
  '/': 'HomePage',
  [routes.search]: 'SearchPage',
  [routes.history]: 'HistoryPage',
  [routes.leaders]: 'LeadersPage',
  [routes.complaint]: 'ComplaintPage',
  [routes.complaintQuery]: 'ComplaintQueryPage',
  [routes.partners]: 'PartnersPage',
  [routes.certifications]: 'CertificationPage',
  [routes.securities]: 'SecuritiesPage',
  [routes.securitiesDetail]: 'ArticlePage',
  [routes.irContact]: 'IrContactPage',
  [routes.trace]: 'TracePage',
  [routes.reports]: 'PublicationsPage',
  [routes.siteMap]: 'SiteMapPage',
}

/** What shows a path: the page that the site has there, a detail page for what may be an article's id, else the page that says so. */
export function pageNameOf(path: string, site: Titled): PageName {
  if (isPage(path, site)) return (Object.hasOwn(customPages, path) && customPages[path]) || 'ContentPage'
  return articleIdOf({ pathname: path, search: '' }, site) ? 'ArticlePage' : 'NotFoundPage'
}
