import { type Lang, langs } from './languages.ts'

/** Words of a query whose escapes are broken are no words: decoded they hold this sign, and a search for them finds rubbish. */
const undecodable = '\ufffd'

/** The first segment of a path where it is the code of a language: its locale is understood as well. */
export const languageSegment = new RegExp(`^/(${langs.join('|')})(?:-[a-z]{2})?(?=[/?]|$)`, 'i')

/**
 * What stands where somebody typed an address of a page or found it somewhere: doubled slashes, `/index.html`, `.html`, a slash at the end
 * and the segment of the main language (`/zh`) name the same page as the address without them. Segments of languages are read in any case.
 * @returns The language that it names, if any, and the path below.
 */
export function readTypedPath(typed: string): { lang: Lang | undefined; path: string } {
  const path = typed
    .replace(/\/{2,}/g, '/')
    .replace(/\/index\.html?$/i, '/')
    .replace(/\.html?$/i, '')
  const [segment = '', code] = languageSegment.exec(path) ?? []
  return { lang: code?.toLowerCase() as Lang | undefined, path: path.slice(segment.length).replace(/\/+$/, '') || '/' }
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
