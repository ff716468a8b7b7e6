import { routeOfPath } from '#contract/exported.ts'
import { type Lang, localeOf, rootPath, storageKey } from '#contract/paths.ts'

/** The language that an address path speaks: English when it holds the segment `en`. */
export const langOfPath = (path: string): Lang => (path.split('/').includes('en') ? 'en' : 'zh')

/** Saves the language of an address: when it is chosen, and before each navigation. A browser that refuses storage still works. */
export function rememberLanguage(path: string) {
  try {
    localStorage.setItem(storageKey, localeOf(langOfPath(path)))
  } catch {
    // Private windows may refuse: the address alone then tells the language.
  }
}

/** Address of the same page in the other language: its root path with the same hash. */
export const otherLanguage = (lang: Lang, pathAndQuery: string) =>
  `${rootPath(lang === 'en' ? 'zh' : 'en')}#${pathAndQuery}`

/**
 * The address to show instead of the one that was opened, or `undefined` when it is right already:
 * `/introduction` → `/#/introduction`, `/en/introduction` → `/en/#/introduction`, `/#/en/introduction` → `/en/#/introduction`.
 */
export function canonicalAddress({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string | undefined {
  const lang = langOfPath(pathname)
  const rest = routeOfPath(pathname.replace(/^\/en(?=\/|$)/, '').replace(/\/+$/, ''))
  const route = hash.replace(/^#/, '')
  const marked = /^\/?en(?=\/|\?|$)/.exec(route)
  if (marked) return `${rootPath('en')}#${route.slice(marked[0].length) || '/'}`
  if (rest !== '') return `${rootPath(lang)}#${route && route !== '/' ? route : withQuery(rest, search)}`
  if (pathname !== rootPath(lang)) return `${rootPath(lang)}${hash}`
  return undefined
}

/** Without what a form has sent empty. */
const withQuery = (route: string, search: string) => {
  const query = search.replace(/[?&][^=&]+=(?=&|$)/g, '').replace(/^&/, '?')
  return route + (route.includes('?') ? query.replace('?', '&') : query)
}
