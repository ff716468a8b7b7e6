import { type FeedName, feedNames } from '#contract/paths.ts'
import type { LanguageContent } from '../content/compose/languageContent.ts'
import { entriesOf } from '../content/compose/navigation.ts'

/** The page of each feed, which gives it its name; `news` is called as the whole section. */
export const feedPages = {
  announcements: '/announcement',
  securities: '/securities/marketNews',
  news: '/companyDynamic',
} as const satisfies Record<FeedName, string>

const placeOf = ({ site }: LanguageContent, name: FeedName) =>
  entriesOf(site.navigation).find(({ item }) => item.link === feedPages[name])

/** The feeds that there are: those of lists that the navigation names. */
export const feedsOf = (content: LanguageContent): FeedName[] =>
  feedNames.filter((name) => placeOf(content, name) !== undefined)

/** The name of a feed, as the navigation has it. */
export function feedTitle(content: LanguageContent, name: FeedName): string {
  const { section, item } = placeOf(content, name) ?? {}
  return `${content.site.shortName} – ${(name === 'news' ? section?.title : item?.title) ?? ''}`
}
