import type { ComponentType } from 'react'
import type { Lang } from '#contract/paths.ts'

export interface PageModule {
  Page: ComponentType
  /** Brings what the page cannot be rendered without, such as words of its own. */
  prepare?: (lang: Lang) => Promise<unknown>
}
export type LoadPage = () => Promise<PageModule>

const files = import.meta.glob<PageModule>(['./pages/*Page.tsx', '!./pages/PartsPage.tsx'])

/** The chunk of a page, by the name of its file. @throws Error when there is no such page. */
function page(name: string): LoadPage {
  const load = files[`./pages/${name}.tsx`]
  if (!load) throw new Error(`there is no page ${name}`)
  return load
}
const content = page('ContentPage')
const list = page('ListPage')
const article = page('ArticlePage')

/** Every route of the specification's table (section 2) and the chunk that shows it. */
export const routes = {
  '/': page('HomePage'),
  '/search': page('SearchPage'),
  '/introduction': page('IntroductionPage'),
  '/developProcess': page('CoursePage'),
  '/culture': content,
  '/enterpriseDynamics': list,
  '/manageTeam': page('LeadersPage'),
  '/contactUs': content,
  '/honest': content,
  '/honest/list': content,
  '/honest/report': page('ComplaintPage'),
  '/honest/query': page('ComplaintQueryPage'),
  '/honest/reportChannel': content,
  '/party': content,
  '/companyDynamic': list,
  '/industryNews': list,
  '/mediaCenter': list,
  '/opticCentre': list,
  '/lowProtein': content,
  '/feedProcessing': content,
  '/feedSales': content,
  '/valueBreeding': content,
  '/pigPrice': content,
  '/pigSales': content,
  '/smartTechnology': content,
  '/healthControl': content,
  '/engineer': content,
  '/pigSell': content,
  '/pigletSell': content,
  '/threeGuarantees': content,
  '/cooperativePartner': page('PartnersPage'),
  '/porkSales': content,
  '/worth': content,
  '/welfare': content,
  '/empowerment': content,
  '/recruitConsulting': content,
  '/development': content,
  '/control': content,
  '/certification': page('CertificationPage'),
  '/financial': content,
  '/announcement': list,
  '/securities': page('SecuritiesPage'),
  '/securities/surveyList': content,
  '/securities/detail': article,
  '/securities/marketNews': list,
  '/contact': page('IrContactPage'),
  '/ecology': content,
  '/foodSafety': content,
  '/animalWelfare': content,
  '/newFarmers': content,
  '/povertyAlleviation': content,
  '/publicWelfare': content,
  '/welfareDynamics': list,
  '/reportDownload': page('ReportsPage'),
  '/ruralVitalization': content,
  '/airFiltration': content,
  '/biosafety': content,
  '/wastewater': content,
  '/deodorization': content,
  '/highStandardFarmland': content,
  '/smartMonitor': content,
  '/pigFarmDesign': content,
  '/esgAdminister': content,
  '/businessEthics': content,
  '/riskManagement': content,
  '/environmentalManage': content,
  '/greenLowCarbon': content,
  '/waterResourceManage': content,
  '/wastePollutionControl': content,
  '/biologicalDiversity': content,
  '/productQuality': content,
  '/employeeCare': content,
  '/sustainableSupplyChain': content,
  '/communityProsperityTogether': content,
  '/reportPolicy': content,
} as const satisfies Record<string, LoadPage>

/** The final route takes an id segment and shows a detail page. */
export const catchAll: LoadPage = article

const notFound: LoadPage = page('NotFoundPage')

/** Every part and block at a glance, in development and in the build of `scripts/parts.ts` alone. */
const parts: LoadPage | undefined =
  import.meta.env.DEV || import.meta.env.VITE_PARTS === '1' ? () => import('./pages/PartsPage.tsx') : undefined

/** Paths that could be of an article, and are known to be of none. */
const missing = new Set<string>()

/** Notes that the server has nothing at a path. Returns whether the not-found page is what shows that. */
export function noteMissing(path: string): boolean {
  missing.add(path)
  return pageFor(path) === notFound
}

/** The chunk for a path: its own, the detail page for one unknown segment, else the not-found page. */
export function pageFor(path: string): LoadPage {
  if (Object.hasOwn(routes, path)) return routes[path as keyof typeof routes]
  if (parts && path === '/_parts') return parts
  return /^\/[\w-]+$/.test(path) && !missing.has(path) ? catchAll : notFound
}

/** Whether a path is of an article, as far as it tells. */
export const isArticlePath = (path: string) => pageFor(path) === catchAll && !Object.hasOwn(routes, path)

/** The file that shows a path, as the build names it: `pages/ContentPage.tsx`. */
export function fileFor(path: string): string | undefined {
  const shown = pageFor(path)
  return Object.keys(files)
    .find((file) => files[file] === shown)
    ?.slice(2)
}
