import type { ArticleKind } from '#contract/article.ts'
import * as routes from '#contract/routes.ts'
import { articleLink, articleLists } from '#contract/routes.ts'

/** Where what has no page of its own is seen, by kind. */
const shownOn: Record<string, string> = {
  home: '/',
  site: '/',
  navigation: '/',
  figures: '/',
  categories: articleLists.company.route,
  calendar: routes.irContact,
  lots: routes.trace,
  esg: '/esgAdminister',
  history: routes.history,
  certifications: routes.certifications,
  breedPigs: '/valueBreeding',
  meatSale: '/porkSales',
  partners: routes.partners,
  pigSale: '/pigSell',
  publicWelfare: '/publicWelfare',
  factorySites: routes.complaint,
  channels: routes.complaint,
  report: routes.reports,
  reportPolicy: '/reportPolicy',
  leader: routes.leaders,
  stock: routes.securities,
  bond: routes.securities,
}

/** The page of the site on which an item is seen. */
export function pageOf(kind: string, id: string): string {
  return shownOn[kind] ?? articleLink(kind as ArticleKind, id)
}
