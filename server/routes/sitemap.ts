import type { FastifyInstance } from 'fastify'
import { documentAddress } from '#contract/documentAddress.ts'
import { type Lang, localeOf, rootPath } from '#contract/paths.ts'
import * as routes from '#contract/routes.ts'
import { articleLists } from '#contract/routes.ts'
import { perLang } from '#contract/writing.ts'
import { escapeHtml } from '../escapeHtml.ts'
import { contentCacheControl } from '../http/headers.ts'
import { keptByPath } from '../http/responseCache.ts'
import { originOf, type Settings } from '../settings.ts'
import type { SiteStore } from '../site.ts'

/** Pages that hold nothing of their own: what is found there, or written there, is nobody else's. */
const unlisted: string[] = [routes.search, routes.complaintQuery, routes.securitiesDetail]

/** What search engines ask for: the list of all pages with their twins in the other languages, and where to find it. */
export function sitemapRoutes(app: FastifyInstance, site: SiteStore, settings: Settings) {
  app.get('/sitemap.xml', keptByPath, async (_request, reply) => {
    reply.type('application/xml; charset=utf-8').header('cache-control', contentCacheControl)
    return sitemapOf(site, settings)
  })
  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsOf(settings, site.content.languages)),
  )
}

/** What crawlers may not read, and where the list of pages is. */
const robotsOf = (settings: Settings, languages: readonly Lang[]) =>
  ['User-agent: *', 'Disallow: /api/', ...languages.map((lang) => `Disallow: ${rootPath(lang, languages)}search`)]
    .concat('', `Sitemap: ${originOf(settings)}/sitemap.xml`, '')
    .join('\n')

interface SitemapEntry {
  path: string
  /** Day of its last change, where it is known. */
  day?: string | undefined
}

/** Every page and article of a language, by its place. */
export function placesOf(site: SiteStore, lang: Lang): Map<string, SitemapEntry> {
  const { pages, lists } = site.content[lang]
  const newest = (days: string[]) => days.sort().at(-1)
  const articles = Object.values(lists).flat()
  const listed = new Map<string, string | undefined>()
  for (const [path] of pages) {
    const own = articles.filter(({ kind }) => articleLists[kind].route === path)
    if (!unlisted.includes(path)) listed.set(path, newest(own.map(({ date }) => date)))
  }
  const places = [
    { path: '/', day: newest(articles.map(({ date }) => date)) },
    ...[...listed].map(([path, day]) => ({ path, day })),
    ...articles.map(({ link, date, updated }) => ({ path: link, day: updated ?? date })),
  ]
  return new Map(places.map((place) => [place.path, place]))
}

/** Every page and article with its twin, as a sitemap. */
function sitemapOf(site: SiteStore, settings: Settings): string {
  const { languages } = site.content
  const places = perLang((lang) => placesOf(site, lang))
  const address = (lang: Lang, path: string) =>
    escapeHtml(originOf(settings) + documentAddress(rootPath(lang, languages), path))
  const entry = (lang: Lang, { path, day }: SitemapEntry) => {
    const twins = languages.filter((of) => places[of].has(path))
    const links = twins.map(
      (of) => `<xhtml:link rel="alternate" hreflang="${localeOf(of)}" href="${address(of, path)}"/>`,
    )
    const fallback = `<xhtml:link rel="alternate" hreflang="x-default" href="${address(twins[0] ?? lang, path)}"/>`
    const alternates = languages.length > 1 ? links.join('') + fallback : ''
    return `<url><loc>${address(lang, path)}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}${alternates}</url>`
  }
  const entries = languages.flatMap((lang) => [...places[lang].values()].map((place) => entry(lang, place)))
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}
