import { type FeedName, feedNames } from '#contract/paths.ts'
import { listsIn } from '#contract/routes.ts'
import type { LanguageContent } from '../content/compose/languageContent.ts'
import { entriesOf } from '../content/compose/navigation.ts'

/** The page of a feed, which gives it its name; `news` is called as the whole section. */
export const feedPage = (name: FeedName): string => listsIn(name)[0]?.route ?? '/'

const placeOf = ({ site }: LanguageContent, name: FeedName) =>
  entriesOf(site.navigation).find(({ item }) => item.link === feedPage(name))

/** The feeds that there are: those of lists that the navigation names. */
export const feedsOf = (content: LanguageContent): FeedName[] =>
  feedNames.filter((name) => placeOf(content, name) !== undefined)

/** The name of a feed, as the navigation has it. */
export function feedTitle(content: LanguageContent, name: FeedName): string {
  const { section, item } = placeOf(content, name) ?? {}
  return `${content.site.shortName} – ${(name === 'news' ? section?.title : item?.title) ?? ''}`
}
