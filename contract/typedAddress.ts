import type { Lang } from './paths.ts'

/** Words of a query whose escapes are broken are no words: decoded they hold this sign, and a search for them finds rubbish. */
const undecodable = '\ufffd'

/**
 * What stands where somebody typed an address of a page or found it somewhere: doubled slashes, `/index.html`, `.html`, a slash at the end
 * and the segment `/zh` name the same page as the address without them. The segment of another language is read in any case.
 * @returns The language, and the path below its root.
 */
export function readTypedPath(typed: string): { lang: Lang; path: string } {
  const path = typed
    .replace(/\/{2,}/g, '/')
    .replace(/\/index\.html?$/i, '/')
    .replace(/\.html?$/i, '')
    .replace(/^\/zh(-cn)?(?=\/|$)/i, '')
  const below = path.replace(/^\/en(?=\/|$)/i, '')
  return { lang: below === path ? 'zh' : 'en', path: below.replace(/\/+$/, '') || '/' }
}

/** The path that is meant where the case of its letters is another; the path itself where nothing has it in any case. */
export function inItsCase(path: string, paths: Iterable<string>): string {
  const lower = path.toLowerCase()
  for (const known of paths) if (known === path || known.toLowerCase() === lower) return known
  return path
}

/** A query without the words that cannot be decoded; the query itself where there are none. */
export function withoutBrokenWords(search: string): string {
  const words = new URLSearchParams(search)
  const broken = [...words].filter(([name, value]) => (name + value).includes(undecodable))
  if (broken.length === 0) return search
  for (const [name] of broken) words.delete(name)
  return words.size > 0 ? `?${words}` : ''
}

/** Whether a path can be decoded. One that cannot is of no page. */
export function isDecodable(path: string): boolean {
  try {
    decodeURI(path)
    return true
  } catch {
    return false
  }
}
