import type { Data } from '#contract/api.ts'
import { type ChannelWords, channelWords } from '#contract/complaints.ts'
import type { CallName, Lang } from '#contract/paths.ts'
import type { Banner } from '#contract/picture.ts'
import type { SearchEntry, SearchWords } from '../search/index.ts'
import { type Articles, composeArticles, composeHomeNews } from './compose/articles.ts'
import { composeBanners } from './compose/banners.ts'
import { blockComposer } from './compose/blocks.ts'
import { composeBusiness } from './compose/business.ts'
import { composeCalendar } from './compose/calendar.ts'
import { type Categories, composeCategories } from './compose/categories.ts'
import { composeCompany } from './compose/company.ts'
import { withLatest } from './compose/latest.ts'
import { composeLots } from './compose/lots.ts'
import { navigationOf, siteOf } from './compose/navigation.ts'
import { composeHomePage, composePages, homeCallsOf, titlesOf } from './compose/pages.ts'
import { composeReportPolicy, composeReports } from './compose/publications.ts'
import { composeQuotes } from './compose/quotes.ts'
import { type LinesOf, searchEntriesOf } from './compose/searchEntries.ts'
import { type Media, sourceOf } from './compose/source.ts'
import type { Files } from './readFiles.ts'

/** The data of calls that answer with all they have. */
type WholeAnswers = { [N in CallName]: Data<N> }
type WholeAnswer =
  | ('homeBanners' | 'homeNews' | 'homePage' | 'brief' | 'leaderList' | 'course' | 'certifications' | 'breedPigs')
  | ('meatSale' | 'partners' | 'pigSale' | 'publicWelfare' | 'factorySites' | 'departments' | 'reportPolicy')
  | ('quotes' | 'calendar' | 'lots')

/** Everything the site says in one language, ready to be sent. */
export interface LanguageContent extends Articles, Pick<WholeAnswers, WholeAnswer> {
  site: Omit<Data<'site'>, 'revision' | 'sitePrefix'>
  /** By route. */
  pages: Map<string, Data<'page'>>
  /** By the letters and digits of a pack's number, and of its batch. */
  traced: Map<string, Data<'trace'>>
  /** By id of a page's or section's navigation entry; `undefined` for an id that is not in the navigation. */
  banners: Map<string, Banner[]>
  categories: Categories
  /** Channels of the misconduct report, by name. */
  channels: ChannelWords[]
  reports: Data<'reports'>['items']
  /** Words that mean the same to a visitor. */
  searchWords: readonly SearchWords[]
  /** What search finds, made while it is asked for: only a new index needs it. `linesOf` tells what the PDF at an address says. */
  searchEntries(linesOf?: LinesOf): Iterable<SearchEntry>
}

/** Puts the content of one language together. Its input has been checked: a failure here is a defect, not bad content. */
export function compose(files: Files, lang: Lang, media: Media): LanguageContent {
  const source = sourceOf(files, lang, media)
  const navigation = navigationOf(files.navigation, lang)
  const articles = composeArticles(source)
  const banners = composeBanners(source, navigation)
  const categories = composeCategories(source)
  const business = composeBusiness(source)
  const reports = composeReports(source, categories)
  const reportPolicy = composeReportPolicy(source, categories)
  const quotes = composeQuotes(source)
  const composeBlock = blockComposer({ ...source, ...business, reportPolicy, quotes })
  const content = {
    ...articles,
    ...business,
    ...composeCompany(source),
    site: siteOf(files.site, withLatest(navigation, lang, { ...articles, reports, quotes }), lang, {
      titles: titlesOf(source),
      homeCalls: homeCallsOf(source),
      mark: media.mark,
    }),
    homeBanners: banners.get('home') ?? [],
    homePage: composeHomePage(source),
    homeNews: composeHomeNews(articles.lists, navigation, lang),
    pages: composePages(source, composeBlock),
    banners,
    categories,
    channels: source.local(channelWords.array(), files.channels.channels),
    reports,
    reportPolicy,
    quotes,
    calendar: composeCalendar(files, lang),
    ...composeLots(files, lang),
    searchWords: files.searchWords.items,
  } satisfies Omit<LanguageContent, 'searchEntries'>
  return { ...content, searchEntries: (linesOf = () => []) => searchEntriesOf(content, lang, linesOf) }
}
