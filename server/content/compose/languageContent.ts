import type { Data } from '#contract/api.ts'
import type { ChannelWords } from '#contract/complaints.ts'
import type { CallName } from '#contract/paths.ts'
import type { Banner } from '#contract/picture.ts'
import type { Withdrawn } from '#contract/withdrawn.ts'
import type { SearchEntry, SearchWords } from '../../search/index.ts'
import type { PdfPage } from '../pdf/pdfPages.ts'
import type { Articles } from './articles.ts'
import type { Categories } from './categories.ts'
import type { OwnStyles } from './ownStyles.ts'

/** What the pages of the PDF at an address say. */
export type PagesOf = (href: string) => readonly PdfPage[]

/** The data of calls that answer with all they have. */
type WholeAnswers = { [N in CallName]: Data<N> }
type WholeAnswer =
  | ('homeBanners' | 'homeNews' | 'homePage' | 'brief' | 'leaderList' | 'course' | 'certifications' | 'breedPigs')
  | ('meatSale' | 'partners' | 'pigSale' | 'publicWelfare' | 'factorySites' | 'departments' | 'reportPolicy')
  | ('quotes' | 'calendar' | 'lots')

/** Everything the site says in one language, ready to be sent. */
export interface LanguageContent extends Articles, Pick<WholeAnswers, WholeAnswer> {
  site: Omit<Data<'site'>, 'revision' | 'sitePrefix'>
  ownStyles: OwnStyles
  /** By route. */
  pages: Map<string, Data<'page'>>
  /** What was withdrawn and says so at its address, by route. */
  withdrawn: ReadonlyMap<string, Withdrawn>
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
  /** What search finds, made while it is asked for: only a new index needs it. `pagesOf` tells what the PDF at an address says. */
  searchEntries(pagesOf?: PagesOf): Iterable<SearchEntry>
}
