import type { Lang } from '#contract/paths.ts'
import type { NavigationGroup, NavigationItem } from '#contract/site.ts'
import { type NavigationPlace, shownGroups } from './navigation.ts'

/**
 * Pages beside one of the same group. A page that is alone in its group stands beside the groups of its section, each with its first page.
 */
export function tabsOf({ section, group }: NavigationPlace, lang: Lang): NavigationItem[] {
  const pagesOf = ({ children }: NavigationGroup) => children.filter(({ type }) => !type)
  const groups = shownGroups(section, lang)
  const own = groups.find(({ title }) => title === group.title)
  const pages = own ? pagesOf(own) : []
  if (pages.length !== 1 || !section.grouped) return pages
  return groups.flatMap((other) =>
    pagesOf(other)
      .slice(0, 1)
      .map((first) => ({ ...first, title: other.title })),
  )
}

/** The page that follows in the same section, through all its groups; `undefined` after the last. */
export function nextInSection(place: NavigationPlace, lang: Lang): NavigationItem | undefined {
  const items = shownGroups(place.section, lang)
    .flatMap((group) => group.children)
    .filter((item) => !item.type)
  const at = items.findIndex((item) => item.id === place.item.id)
  return at < 0 ? undefined : items[at + 1]
}
