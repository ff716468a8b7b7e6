import { isHiddenIn, type Lang } from '#contract/paths.ts'
import * as routes from '#contract/routes.ts'
import { articleLists } from '#contract/routes.ts'
import type { NavigationGroup, NavigationItem, NavigationSection, Site } from '#contract/site.ts'

export interface LeftEntry {
  title: string
  /** Where a click on the entry leads: its own page, or the first item of its group. */
  link: string
  type?: 'jump' | undefined
  path: string
  /** Items of a group; empty for an entry of a flat list. */
  items: NavigationItem[]
  /** The appended recruitment entry. A section has a field `recruitment` that asks for one. */
  isRecruitment?: boolean
}

/** Whether an entry is shown in menus of the language. */
export const isShown = (item: NavigationItem, lang: Lang) => !item.unlisted && !isHiddenIn(lang, item)

/** Groups with what the language shows; a group that is left empty disappears. */
export const shownGroups = (section: NavigationSection, lang: Lang): NavigationGroup[] =>
  section.children
    .map((group) => ({ ...group, children: group.children.filter((item) => isShown(item, lang)) }))
    .filter((group) => group.children.length > 0)

/** Top items of the desktop bar: all but the hidden title 共创共享. */
export const barSections = (navigation: NavigationSection[]) => navigation.filter((section) => section.inBar)

/** Entries of the left section navigation: the groups of a grouped section, the flat list of another. */
export function leftEntries(
  section: NavigationSection,
  recruitment: NavigationItem | undefined,
  lang: Lang,
): LeftEntry[] {
  const groups = shownGroups(section, lang)
  const entries: LeftEntry[] = section.grouped
    ? groups.map((group) => ({
        title: group.title,
        link: group.children[0]?.link ?? section.link,
        path: group.title,
        items: group.children,
      }))
    : groups.flatMap((group) => group.children).map((item) => ({ ...item, items: [] }))
  if (entries.length === 0 || !section.recruitment || !recruitment) return entries
  return [
    ...entries,
    { title: recruitment.title, link: recruitment.link, path: recruitment.path, items: [], isRecruitment: true },
  ]
}

export interface NavigationPlace {
  section: NavigationSection
  group: NavigationGroup
  item: NavigationItem
}

/** Where a path stands in the tree; `undefined` for a path that no entry has. */
export function placeInNavigation(navigation: NavigationSection[], path: string): NavigationPlace | undefined {
  for (const section of navigation) {
    for (const group of section.children) {
      const item = group.children.find((entry) => !entry.type && entry.link === path)
      if (item) return { section, group, item }
    }
  }
  return undefined
}

/** Index of the top item that a path belongs to; home for a path outside the tree. */
export const activeIndex = (navigation: NavigationSection[], path: string) =>
  placeInNavigation(navigation, path)?.section.index ?? 0

/** Id of the banners of a route, found through the navigation; `undefined` when there is none, and then no call is made. */
export const moduleOf = (navigation: NavigationSection[], path: string) =>
  path === '/' ? 'home' : placeInNavigation(navigation, path)?.item.id

/**
 * Where a route that is hidden in the language leads instead: the first shown item of its group, else of its section.
 * `undefined` when the route may be shown.
 */
export function redirectOf(navigation: NavigationSection[], path: string, lang: Lang): string | undefined {
  const place = placeInNavigation(navigation, path)
  if (!place || !isHiddenIn(lang, place.item)) return undefined
  const shown = shownGroups(place.section, lang)
  const own = shown.find((group) => group.title === place.group.title)
  return (own ?? shown[0])?.children[0]?.link ?? '/'
}

/** The route in the other language that shows what a route shows in this one, or what is nearest to it there. */
export const routeIn = (other: Lang, navigation: NavigationSection[], path: string): string =>
  redirectOf(navigation, path, other) ?? path

/** What tells pages from articles: the titles of all pages that the language has, by route. */
export type Titled = Pick<Site, 'titles'>

/** Whether the site has a page at a path, in a menu or not. */
export const isPage = (path: string, { titles }: Titled) => Object.hasOwn(titles, path)

/** The id of the article that a location may be of; `undefined` for a page, and for what can be neither. */
export function articleIdOf(
  { pathname, search }: { pathname: string; search: string },
  site: Titled,
): string | undefined {
  if (pathname === routes.securitiesDetail) return new URLSearchParams(search).get('id') ?? undefined
  return isPage(pathname, site) ? undefined : /^\/([\w-]+)$/.exec(pathname)?.[1]
}

/** Where a location leads on to: a page that the language hides, and the page of one securities news item when its address names none. */
export const redirectFor = (
  { pathname, search }: { pathname: string; search: string },
  { navigation, lang }: Pick<Site, 'navigation' | 'lang'>,
): string | undefined =>
  pathname === routes.securitiesDetail && !new URLSearchParams(search).get('id')
    ? articleLists.securities.route
    : redirectOf(navigation, pathname, lang)
