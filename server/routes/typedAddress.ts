import { documentAddress, routeOfPath } from '#contract/documentAddress.ts'
import { rootPath } from '#contract/paths.ts'
import { inItsCase, isDecodable, languageSegment, readTypedPath } from '#contract/typedAddress.ts'
import type { SiteStore } from '../site.ts'

/** The address of a page that was typed in another way; `undefined` for an address as it should be, and for one that no page is meant by. */
export function canonicalAddress(address: string, site: SiteStore): string | undefined {
  const [typed = '/', query] = address.split('?')
  const { languages } = site.content
  const { lang: named, path: below } = readTypedPath(typed)
  const lang = named ?? languages[0]
  const [path = '/', told = ''] = routeOfPath(below).split('?')
  const all = languages.map((of) => site.content[of])
  const isPage = (path: string) => path === '/' || all.some(({ pages }) => pages.has(path))
  const id = path.slice(1).toLowerCase()
  const isArticle = all.some(({ byId }) => byId.has(id))
  // Every request comes by here: the pages are gone through for an address alone that is none as it stands.
  const meant =
    isArticle || isPage(path)
      ? path
      : inItsCase(
          path,
          all.flatMap(({ pages }) => [...pages.keys()]),
        )
  if (!lang || (!isArticle && !isPage(meant))) return undefined
  const own = documentAddress(rootPath(lang, languages), (isArticle ? `/${id}` : meant) + (told && `?${told}`))
  // A slash at the end makes no difference: hosts of files put one there.
  if (withoutEnd(own) === withoutEnd(typed)) return undefined
  return own + (query === undefined ? '' : `?${query}`)
}

const withoutEnd = (path: string) => path.replace(/\/$/, '')

/**
 * An address as the router can read it: one with a broken escape is that of a page which is not there, so that a reader gets the page that
 * says so. Calls are answered as calls.
 */
export function readableUrl(url: string): string {
  const [path = '/'] = url.split('?')
  if (isDecodable(path) || /^\/+(api|file)(\/|$)/.test(path)) return url
  const [, lang] = languageSegment.exec(path.replace(/^\/+/, '/')) ?? []
  return `${lang ? `/${lang.toLowerCase()}` : ''}/not/found`
}
