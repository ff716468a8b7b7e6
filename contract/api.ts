import { z } from 'zod'
import { article, articleList, category, homeNews } from './article.ts'
import { breedPigs, department, factorySite, meatSale, partner, pigSale, welfareProgramme } from './business.ts'
import { calendar } from './calendar.ts'
import { brief, certification, courseEntry, leader } from './company.ts'
import { listOf } from './envelope.ts'
import { lotSamples, tracedLot } from './lots.ts'
import { homePage, page } from './page.ts'
import { queries } from './parameters.ts'
import type { CallName } from './paths.ts'
import { banner } from './picture.ts'
import { searchAnswer, suggestion } from './search.ts'
import { publication, quote, reportPolicy } from './securities.ts'
import { site } from './site.ts'

const call = <Q extends z.ZodType, D extends z.ZodType>(summary: string, query: Q, data: D) => ({
  summary,
  query,
  data,
})

const publicationList = listOf(publication).extend({ years: z.array(z.number().int()), categories: z.array(category) })

/**
 * Every GET call: what it takes and what its `data` holds. The server checks against it, the browser infers its types
 * from it, `/openapi.json` is generated from it.
 */
export const calls = {
  homeBanners: call('Home banners', queries.none, z.array(banner)),
  homeNews: call('Home news', queries.none, homeNews),
  homePage: call('Home page without banners and news', queries.none, homePage),
  site: call('Names, navigation, footer and titles', queries.none, site),
  page: call('A page of the route table', queries.path, page),
  banners: call('Banners of a section or page', queries.module, z.array(banner)),
  newsList: call('Company, industry, media, video and event lists', queries.news, articleList),
  newsDetail: call('Detail of any article', queries.id, article),
  brief: call('Company introduction in brief', queries.none, brief),
  leaderList: call('Management team', queries.none, z.array(leader)),
  course: call('Development history, oldest year first', queries.none, z.array(courseEntry)),
  certifications: call('Quality certificates', queries.none, z.array(certification)),
  breedPigs: call('Lines of animals with their performance, and standards', queries.none, breedPigs),
  meatSale: call('Product lines and sales regions', queries.none, meatSale),
  partners: call('Partners', queries.none, z.array(partner)),
  pigSale: call('Sale points and indicative prices', queries.none, pigSale),
  announcements: call('Announcements', queries.filtered, articleList),
  securitiesNews: call('Securities news', queries.filtered, articleList),
  securitiesDetail: call('Detail of a securities news item', queries.id, article),
  quotes: call('Stock and convertible bond, each with its last days', queries.course, z.array(quote)),
  calendar: call('Investor calendar', queries.none, calendar),
  lots: call('Form of the numbers on packs, and some to try', queries.none, lotSamples),
  trace: call('Where a pack comes from, by its number', queries.lot, tracedLot),
  dynamics: call('Responsibility dynamics', queries.filtered, articleList),
  dynamicsDetail: call('Detail of a responsibility dynamics item', queries.id, article),
  reports: call('Responsibility reports', queries.filtered, publicationList),
  publicWelfare: call('Public welfare programmes', queries.none, z.array(welfareProgramme)),
  reportPolicy: call('Sustainability report policy', queries.ofCategory, reportPolicy),
  search: call('Site search', queries.search, searchAnswer),
  suggestions: call('What the beginning of a keyword may mean', queries.keyword, z.array(suggestion)),
  factorySites: call('Factory sites of the misconduct report', queries.none, z.array(factorySite)),
  departments: call('Departments of the misconduct report', queries.none, z.array(department)),
} as const satisfies Record<CallName, unknown>

/** What a call takes, as the browser gives it. */
export type Query<N extends CallName> = z.input<(typeof calls)[N]['query']>
/** What a call takes, as checked. */
export type Checked<N extends CallName> = z.output<(typeof calls)[N]['query']>
/** What a call's `data` holds. */
export type Data<N extends CallName> = z.output<(typeof calls)[N]['data']>
