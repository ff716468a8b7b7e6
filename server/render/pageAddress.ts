import type { Article } from '#contract/article.ts'
import { addressWords, routeOfPath } from '#contract/documentAddress.ts'
import type { Lang } from '#contract/paths.ts'
import { securitiesDetail } from '#contract/routes.ts'
import { languageSegment, withoutBrokenWords } from '#contract/typedAddress.ts'
import type { LanguageContent } from '../content/compose/languageContent.ts'
import type { SiteStore } from '../site.ts'

/** What an address asks for. */
export interface PageAddress {
  lang: Lang
  /** Path below the language's root. */
  path: string
  /** What pages read of the query, with its question mark, or empty. */
  search: string
}

/** The path of every place that is not there. */
export const nowhere = '/not/found'

/**
 * The place of an address. All addresses where no language has a page or an article share one, so that nobody fills the memory with
 * them.
 */
export function readAddress(address: string, site: SiteStore): PageAddress {
  const [whole = '/', query = ''] = address.split('?')
  const { languages } = site.content
  const [segment = '', code] = languageSegment.exec(whole) ?? []
  const lang = (code?.toLowerCase() ?? languages[0]) as Lang // one of langs, or the main language, which every site has
  const route = routeOfPath(whole.slice(segment.length).replace(/\/+$/, '') || '/')
  const [path = '/', told = ''] = route.split('?')
  // All else of a query is left out, so that nothing of it is drawn or kept.
  const asked = told === '' && query === '' ? '' : withoutBrokenWords(`${told}&${query}`)
  const words = [...new URLSearchParams(asked)].filter(([name, value]) => addressWords.includes(name) && value !== '')
  const search = words.length > 0 ? `?${new URLSearchParams(words)}` : ''
  const isThere =
    path === '/' ||
    languages.some((of) => site.content[of].pages.has(path)) ||
    site.content[lang].withdrawn.has(path + search) ||
    articleOf(site.content[lang], path, search)
  return isThere ? { lang, path, search } : { lang, path: nowhere, search: '' }
}

/** The article that an address is of, if any. */
export function articleOf(content: LanguageContent, path: string, search: string): Article | undefined {
  const id = path === securitiesDetail ? new URLSearchParams(search).get('id') : path.slice(1)
  return content.byId.get(id ?? '')
}
