import type { ComponentType } from 'react'

export type PageModule = { Page: ComponentType }
export type LoadPage = () => Promise<PageModule>

const content: LoadPage = () => import('./pages/ContentPage.tsx')
const list: LoadPage = () => import('./pages/ListPage.tsx')
const article: LoadPage = () => import('./pages/ArticlePage.tsx')

/** Every route of the specification's table (section 2) and the chunk that shows it. */
export const routes = {
  '/': () => import('./pages/HomePage.tsx'),
  '/search': () => import('./pages/SearchPage.tsx'),
  '/introduction': () => import('./pages/IntroductionPage.tsx'),
  '/developProcess': () => import('./pages/CoursePage.tsx'),
  '/culture': content,
  '/enterpriseDynamics': list,
  '/manageTeam': () => import('./pages/LeadersPage.tsx'),
  '/contactUs': content,
  '/honest': content,
  '/honest/list': content,
  '/honest/report': () => import('./pages/ComplaintPage.tsx'),
  '/honest/query': () => import('./pages/ComplaintQueryPage.tsx'),
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
  '/cooperativePartner': () => import('./pages/PartnersPage.tsx'),
  '/porkSales': content,
  '/worth': content,
  '/welfare': content,
  '/empowerment': content,
  '/recruitConsulting': content,
  '/development': content,
  '/control': content,
  '/certification': () => import('./pages/CertificationPage.tsx'),
  '/financial': content,
  '/announcement': list,
  '/securities': () => import('./pages/SecuritiesPage.tsx'),
  '/securities/surveyList': content,
  '/securities/detail': article,
  '/securities/marketNews': list,
  '/contact': () => import('./pages/IrContactPage.tsx'),
  '/ecology': content,
  '/foodSafety': content,
  '/animalWelfare': content,
  '/newFarmers': content,
  '/povertyAlleviation': content,
  '/publicWelfare': content,
  '/welfareDynamics': list,
  '/reportDownload': () => import('./pages/ReportsPage.tsx'),
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

const notFound: LoadPage = () => import('./pages/NotFoundPage.tsx')

/** Every part and block at a glance, in development and in the build of `scripts/parts.ts` alone. */
const parts: LoadPage | undefined =
  import.meta.env.DEV || import.meta.env.VITE_PARTS === '1' ? () => import('./pages/PartsPage.tsx') : undefined

/** The chunk for a path: its own, the detail page for one unknown segment, else the not-found page. */
export function pageFor(path: string): LoadPage {
  if (Object.hasOwn(routes, path)) return routes[path as keyof typeof routes]
  if (parts && path === '/_parts') return parts
  return /^\/[\w-]+$/.test(path) ? catchAll : notFound
}
