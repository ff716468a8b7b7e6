import type { FeedName } from '#contract/paths.ts'
import type { LanguageContent } from '../content/compose.ts'

/** The page of each feed, which gives it its name; `news` is called as the whole section. */
export const feedPages = {
  announcements: '/announcement',
  securities: '/securities/marketNews',
  news: '/companyDynamic',
} as const satisfies Record<FeedName, string>

/** The name of a feed, as the navigation has it. */
export function feedTitle({ site }: LanguageContent, name: FeedName): string {
  const items = site.navigation.flatMap((section) =>
    section.children.flatMap((group) => group.children.map((item) => ({ section, item }))),
  )
  const { section, item } = items.find(({ item: { link } }) => link === feedPages[name]) ?? {}
  return `${site.shortName} – ${(name === 'news' ? section?.title : item?.title) ?? ''}`
}
