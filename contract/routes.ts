import type { ArticleKind } from './article.ts'
import type { FeedName } from './paths.ts'

/*
 * Routes that code knows by name: what is shown there is more than blocks. Every other route is content. They are the specification's.
 */

export const search = '/search'
export const trace = '/trace'
export const history = '/developProcess'
export const leaders = '/manageTeam'
export const partners = '/cooperativePartner'
export const certifications = '/certification'
export const securities = '/securities'
/** A securities news item, by its `id` in the query; all other articles stand at `/<id>`. */
export const securitiesDetail = '/securities/detail'
export const irContact = '/contact'
export const reports = '/reportDownload'
/** The overview of the integrity pages: what the browser's history may name of them. */
export const integrity = '/honest'
export const reportChannels = '/honest/reportChannel'
export const complaint = '/honest/report'
export const complaintQuery = '/honest/query'
export const siteMap = '/siteMap'
/** Licences of what the scripts and fonts are made of: a text, and no page. */
export const notices = '/third-party-notices.txt'

interface ArticleList {
  route: string
  /** What answers it. Without one `newsList` does, which is told the kind. */
  call?: 'announcements' | 'securitiesNews' | 'dynamics'
  /** The feed that carries its items; media reports and films have none. The first list of a feed names it. */
  feed?: FeedName
}

/** The list of each kind of article. */
export const articleLists = {
  company: { route: '/companyDynamic', feed: 'news' },
  industry: { route: '/industryNews', feed: 'news' },
  media: { route: '/mediaCenter' },
  video: { route: '/opticCentre' },
  event: { route: '/enterpriseDynamics', feed: 'news' },
  securities: { route: '/securities/marketNews', call: 'securitiesNews', feed: 'securities' },
  dynamics: { route: '/welfareDynamics', call: 'dynamics' },
  announcement: { route: '/announcement', call: 'announcements', feed: 'announcements' },
} as const satisfies Record<ArticleKind, ArticleList>

const lists = Object.entries(articleLists as Record<ArticleKind, ArticleList>).map(([kind, list]) => ({
  kind: kind as ArticleKind, // a key of the table above
  ...list,
}))

/** The list that a route shows; `undefined` for a route that is none. */
export const listAt = (route: string) => lists.find((list) => list.route === route)

/** The lists that a feed carries, the one that names it first. */
export const listsIn = (feed: FeedName) => lists.filter((list) => list.feed === feed)

/** Address of a report, and of one of the leaders, in the list that has it. */
export const reportLink = (id: string) => `${reports}?id=${id}`
export const leaderLink = (id: string) => `${leaders}?id=${id}`

/** Address of an article. */
export const articleLink = (kind: ArticleKind, id: string) =>
  kind === 'securities' ? `${securitiesDetail}?id=${id}` : `/${id}`
