import type { Lang, Root } from './languages.ts'
import { complaint, complaintQuery } from './routes.ts'

export * from './languages.ts'

export const storageKey = '_lang'

/**
 * Path of every call below `/api/{site-prefix}/`. Plain strings: the browser needs them, but not the schemas.
 * `getPage`, `getSite`, `getHomePage`, `calendar`, `lots`, `trace` and `suggestions` are this product's own; the others are the
 * specification's, section 7.
 */
export const callPaths = {
  homeBanners: 'noToken/home/getBannerList',
  homeNews: 'noToken/home/getHomeNews',
  homePage: 'noToken/home/getHomePage',
  site: 'noToken/common/getSite',
  page: 'noToken/common/getPage',
  banners: 'noToken/common/banners',
  newsList: 'noToken/introduce/newsList',
  newsDetail: 'noToken/introduce/detail',
  brief: 'noToken/introduce/brief',
  leaderList: 'noToken/introduce/leaderList',
  course: 'noToken/introduce/course',
  certifications: 'noToken/brand/build',
  breedPigs: 'noToken/business/breedPigs',
  meatSale: 'noToken/business/meatSale',
  partners: 'noToken/business/partners',
  pigSale: 'noToken/business/pigSale',
  announcements: 'noToken/bondMatter/noticeList',
  securitiesNews: 'noToken/bondMatter/newList',
  securitiesDetail: 'noToken/bondMatter/newDetail',
  quotes: 'noToken/stockMarket/list',
  calendar: 'noToken/securities/calendar',
  lots: 'noToken/common/lots',
  trace: 'noToken/common/trace',
  dynamics: 'noToken/socialResponsibility/dynamicList',
  dynamicsDetail: 'noToken/socialResponsibility/dynamicDetail',
  reports: 'noToken/socialResponsibility/reportList',
  publicWelfare: 'noToken/socialResponsibility/publicWelfare',
  reportPolicy: 'noToken/socialResponsibility/reportPage',
  search: 'noToken/searchKey',
  suggestions: 'noToken/suggestions',
} as const

/** Calls of the compliance service: they lie outside the site prefix. */
export const compliancePaths = {
  factorySites: '/api/compliance/complaint/company/dept',
  departments: '/api/compliance/complaint/company/deptTypes',
} as const

/** RSS feeds; each language has its own. */
export const feedNames = ['announcements', 'securities', 'news'] as const
export type FeedName = (typeof feedNames)[number]
/** Path of a feed, below the root of its language: `/feeds/news.xml`, `/en/feeds/news.xml`. */
export const feedPath = (name: FeedName, root: Root) => `${root}feeds/${name}.xml`

/**
 * Calls of the sealed complaint; they are POST calls, so that nothing about a case stands in an address. `save` and `upload` are
 * the specification's, the others this product's own.
 */
export const complaintPaths = {
  channels: '/api/compliance/complaint/channels/notoken',
  save: '/api/compliance/complaint/save/notoken',
  query: '/api/compliance/complaint/query/notoken',
  message: '/api/compliance/complaint/message/notoken',
  upload: '/file/upload/v4',
  uploaded: '/file/upload/v4/parts',
} as const

/** Calls of the officers’ desk: a challenge, then one signed request for it. */
export const deskPaths = {
  challenge: '/api/compliance/desk/challenge',
  request: '/api/compliance/desk/request',
} as const

type SiteCall = keyof typeof callPaths
export type CallName = SiteCall | keyof typeof compliancePaths

/** Full path of a call, `sitePrefix` as configured (default `site`). */
export function callPath(name: CallName, sitePrefix: string): string {
  return name in compliancePaths
    ? compliancePaths[name as keyof typeof compliancePaths]
    : `/api/${sitePrefix}/${callPaths[name as SiteCall]}`
}

/** A call's query as it stands in its address; what is empty or undefined is left out. */
export const callQuery = (query: object): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) =>
      value === undefined || value === '' ? [] : [[key, String(value)]],
    ),
  )

/** Address of the file that answers a call on a host of files; `undefined` when a server alone can answer it. */
export function answerFile(name: CallName, query: object, lang: Lang): string | undefined {
  if (name === 'search' || name === 'suggestions' || !(name in callPaths)) return undefined
  const words = callQuery(query)
  words.sort()
  // Hosts unpack "%" on the way.
  const told = String(words).replaceAll('%', '~').replaceAll('+', '~20').replaceAll('&', ',')
  return `/api/${lang}/${callPaths[name as SiteCall]}${told && `/${told}`}.json`
}

/** The pages around complaints: nothing about a visit to them is kept or told to anyone. */
export const isIntegrity = (path: string) => /^\/honest(\/|$)/.test(path)

/** The report and its look-up: neither their title nor, where it can be helped, their address stands in the browser's history. */
export const sealedPages = [complaint, complaintQuery] as const
export const isSealedPage = (path: string) => (sealedPages as readonly string[]).includes(path)
