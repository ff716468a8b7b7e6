import type { ComponentType } from 'react'
import type { Lang } from '#contract/paths.ts'
import { isPage, type Titled } from './navigation.ts'
import { type PageName, pageNameOf } from './pageNames.ts'

export interface PageModule {
  Page: ComponentType
  /** Brings what the page cannot be rendered without, such as words of its own. */
  prepare?: (lang: Lang) => Promise<unknown>
}
export type PageLoader = () => Promise<PageModule>

const files = import.meta.glob<PageModule>('../pages/*Page.tsx')

/** The chunk of a page, by the name of its file. @throws Error when there is no such page. */
function page(name: PageName): PageLoader {
  const load = files[`../pages/${name}.tsx`]
  if (!load) throw new Error(`there is no page ${name}`)
  return load
}

/** A page that is its blocks and nothing else. */
export const contentPage: PageLoader = page('ContentPage')

/** The final route takes an id segment and shows a detail page. */
export const catchAll: PageLoader = page('ArticlePage')

export const notFound: PageLoader = page('NotFoundPage')

/** The showroom: every part and block at a glance, in development and in the build of `scripts/showroom.ts` alone. */
const showroom: PageLoader | undefined =
  import.meta.env.DEV || import.meta.env.VITE_SHOWROOM === '1'
    ? () => import('../showroom/ShowroomPage.tsx')
    : undefined

/** Paths that could be of an article, and are known to be of none. */
const missing = new Set<string>()

export const isMissing = (path: string) => missing.has(path)

/** Notes that the server has nothing at a path. Returns whether the not-found page is what shows that. */
export function noteMissing(path: string, site: Titled): boolean {
  missing.add(path)
  return pageFor(path, site) === notFound
}

/** The chunk for a path: that of a page which the site has, the detail page for an id, else the not-found page. */
export function pageFor(path: string, site: Titled): PageLoader {
  if (showroom && path === '/_parts') return showroom
  return isMissing(path) && !isPage(path, site) ? notFound : page(pageNameOf(path, site))
}

/** The file that shows a path, as the build names it: `pages/ContentPage.tsx`. */
export function fileFor(path: string, site: Titled): string | undefined {
  const shown = pageFor(path, site)
  return Object.keys(files)
    .find((file) => files[file] === shown)
    ?.slice(3)
}
