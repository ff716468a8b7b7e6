import { addressWords, documentAddress, routeOfPath } from '#contract/documentAddress.ts'
import { type Lang, type Root, rootPath } from '#contract/paths.ts'
import type { Site } from '#contract/site.ts'
import { inItsCase, languageSegment, readTypedPath, withoutBrokenWords } from '#contract/typedAddress.ts'
import { langOfPath } from './language.ts'
import type { Titled } from './navigation.ts'

/** The language of the open document, and those of its site, the main one first. */
type Spoken = Pick<Site, 'lang' | 'languages'>
type Address = Pick<URL, 'pathname' | 'search' | 'hash'>

/** The route that an address asks for, with its query: what stands behind the hash, else its own path below the language's root. */
export function routeOf({ pathname, search, hash }: Address): string {
  if (/^#!?\//.test(hash)) return hash.replace(/^#!?/, '')
  const route = routeOfPath(pathname.replace(languageSegment, '').replace(/\/+$/, '')) || '/'
  // What pages read alone; a form that was sent before the app was there names all its fields.
  const asked = search
    .slice(1)
    .split('&')
    .filter((part) => /=./.test(part) && addressWords.includes(part.split('=')[0] ?? ''))
    .join('&')
  return route + (asked && (route.includes('?') ? '&' : '?') + asked)
}

/** Another document that an address names by the language in its hash, `/#/en/culture`; `undefined` where it names none. */
export function otherDocument(address: Address, { lang, languages }: Spoken): string | undefined {
  const at = (of: Lang, route: string) => documentAddress(rootPath(of, languages), route)
  const { pathname, search } = parseRoute(address.hash.replace(/^#!?/, ''))
  const { lang: asked, path } = readTypedPath(pathname)
  if (asked && asked !== lang) return at(asked, path + search)
  const named = langOfPath(address.pathname, languages)
  return named && named !== lang ? at(named, routeOf(address)) : undefined
}

/** The route that is meant by one that somebody typed: its path as the site has it, its query without words that cannot be decoded. */
export function meantRoute(route: string, { titles }: Titled): string {
  const { pathname, search } = parseRoute(route)
  return inItsCase(readTypedPath(pathname).path, Object.keys(titles)) + withoutBrokenWords(search)
}

/** Splits a route into path and query; doubled slashes and a slash at the end are folded, the name of a part is left out. */
export function parseRoute(route: string): { pathname: string; search: string } {
  const [path = '', ...rest] = route.replace(/^#|(?<=.)#.*/g, '').split('?')
  const pathname = `/${path}`.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
  return { pathname, search: rest.length > 0 ? `?${rest.join('?')}` : '' }
}

/** The form of an address that a reader sees: `/#/culture`, `/en/#/culture`; the home page's is the root itself. */
export const hashAddress = (root: Root, route: string) => root + (route === '/' ? '' : `#${route}`)

/** The route that a link of the open document leads to; `undefined` for files, calls, other sites and the other language. */
export function routeOfLink(link: HTMLAnchorElement, { lang, languages }: Spoken): string | undefined {
  if (link.origin !== location.origin || langOfPath(link.pathname, languages) !== lang) return undefined
  if (/^\/(?:\w\w\/)?(api|media|pictures|assets|feeds|calendar)\b|\.\w+$/.test(link.pathname)) return undefined
  return link.hash && !link.hash.startsWith('#/') ? undefined : routeOf(link)
}
