import type { NewsType } from '#contract/article.ts'
import type { CallName } from '#contract/paths.ts'

interface Source {
  call: Extract<CallName, 'newsList' | 'announcements' | 'securitiesNews' | 'dynamics'>
  type?: NewsType
}

/** Which call fills the list of a route. */
export const sources: Record<string, Source> = {
  '/companyDynamic': { call: 'newsList', type: 'company' },
  '/industryNews': { call: 'newsList', type: 'industry' },
  '/mediaCenter': { call: 'newsList', type: 'media' },
  '/opticCentre': { call: 'newsList', type: 'video' },
  '/enterpriseDynamics': { call: 'newsList', type: 'event' },
  '/announcement': { call: 'announcements' },
  '/securities/marketNews': { call: 'securitiesNews' },
  '/welfareDynamics': { call: 'dynamics' },
}
