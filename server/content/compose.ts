import { channelWords } from '#contract/complaints.ts'
import type { Lang } from '#contract/paths.ts'
import { composeArticles, composeHomeNews } from './compose/articles.ts'
import { composeBanners } from './compose/banners.ts'
import { blockComposer } from './compose/blocks.ts'
import { composeBusiness } from './compose/business.ts'
import { composeCalendar } from './compose/calendar.ts'
import { composeCategories } from './compose/categories.ts'
import { composeCompany } from './compose/company.ts'
import type { LanguageContent } from './compose/languageContent.ts'
import { withLatest } from './compose/latest.ts'
import { composeLots } from './compose/lots.ts'
import { navigationOf, siteOf } from './compose/navigation.ts'
import { otherTitlesOf } from './compose/otherTitles.ts'
import { ownStylesOf } from './compose/ownStyles.ts'
import { composeHomePage, composePages, homeCallsOf, titlesOf } from './compose/pages.ts'
import { composeReportPolicy, composeReports } from './compose/publications.ts'
import { composeQuotes } from './compose/quotes.ts'
import { searchEntriesOf } from './compose/searchEntries.ts'
import { composeSearchWords } from './compose/searchWords.ts'
import { type Media, sourceOf } from './compose/source.ts'
import { composeWithdrawn, withdrawnTitles } from './compose/withdrawn.ts'
import type { Files } from './readFiles.ts'

/** Puts the content of one language together. Its input has been checked: a failure here is a defect, not bad content. */
export function compose(files: Files, lang: Lang, media: Media): LanguageContent {
  const source = sourceOf(files, lang, media)
  const navigation = navigationOf(files.navigation, lang, files.site.languages)
  const articles = composeArticles(source)
  const categories = composeCategories(source)
  const business = composeBusiness(source)
  const reports = composeReports(source, categories)
  const reportPolicy = composeReportPolicy(source, categories)
  const quotes = composeQuotes(source)
  const composeBlock = blockComposer({ ...source, ...business, reportPolicy, quotes })
  const pages = composePages(source, composeBlock)
  const banners = composeBanners(source, navigation, { pages, lists: articles.lists, reports })
  const homeBanners = banners.get('home') ?? []
  const told = { ...articles, reports, quotes, targets: homeBanners[0]?.targets }
  const content = {
    ...articles,
    ...business,
    ...composeCompany(source),
    site: siteOf(files.site, withLatest(navigation, lang, told), lang, {
      titles: { ...withdrawnTitles(source), ...titlesOf(source) },
      homeCalls: homeCallsOf(source),
      mark: media.mark,
      logo: media.logos?.[lang],
      ownWords: ownWordsOf(files, lang),
    }),
    ownStyles: ownStylesOf(files.site),
    homeBanners,
    homePage: composeHomePage(source),
    homeNews: composeHomeNews(articles.lists, navigation, lang),
    pages,
    withdrawn: composeWithdrawn(source),
    banners,
    categories,
    channels: source.local(channelWords.array(), files.channels.channels),
    reports,
    reportPolicy,
    quotes,
    calendar: composeCalendar(files, lang),
    ...composeLots(files, lang),
    searchWords: composeSearchWords(files),
  } satisfies Omit<LanguageContent, 'searchEntries'>
  return {
    ...content,
    searchEntries: (pagesOf = () => []) =>
      searchEntriesOf({ content, lang, pagesOf, otherTitles: otherTitlesOf(source) }),
  }
}

/** The words of the company's own in a language, by their names; `undefined` where it has none. */
function ownWordsOf({ words }: Files, lang: Lang): Record<string, string> | undefined {
  const own = words.items.flatMap((word): [string, string][] => {
    const text = word[lang]
    return text === undefined ? [] : [[word.name, text]]
  })
  return own.length > 0 ? Object.fromEntries(own) : undefined
}
