import { documentPath } from '#contract/exported.ts'
import { isIntegrity, type Lang, rootPath } from '#contract/paths.ts'
import { carriedPolicy } from './policy.ts'
import type { Settings } from './settings.ts'
import { escaped } from './stores/content/markdown.ts'

/** Address of a route's document, as links, feeds and search engines are told it. */
export const documentAddress = (lang: Lang, route: string, { exported }: Pick<Settings, 'exported'>): string =>
  rootPath(lang).slice(0, -1) + (exported ? documentPath(route) : route)

/** The address of the document whose data an address below `/data` asks for. */
export const documentOfData = (address: string): string => {
  const [path = '', query] = address.split('?')
  return path.replace(/^\/data|(\/index)?\.json$/g, '') + (query === undefined ? '' : `?${query}`) || '/'
}

/** What the server says in headers stands in the head of a document that some other host will send. */
export function carriedHead(
  path: string,
  inline: { scripts: string; styles: string; connect?: string[] },
  { exported }: Pick<Settings, 'exported'>,
): string[] {
  if (!exported) return []
  return [
    `<meta http-equiv="Content-Security-Policy" content="${escaped(carriedPolicy(inline, exported.calls))}">`,
    ...(isIntegrity(path) ? ['<meta name="referrer" content="no-referrer">'] : []),
  ]
}
