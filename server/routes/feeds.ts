import type { FastifyInstance } from 'fastify'
import type { ArticleSummary } from '#contract/article.ts'
import { documentAddress } from '#contract/documentAddress.ts'
import { type FeedName, feedNames, feedPath, type Lang, localeOf, rootPath } from '#contract/paths.ts'
import { listsIn } from '#contract/routes.ts'
import { langOfRoot, roots } from '#contract/writing.ts'
import type { LanguageContent } from '../content/compose/languageContent.ts'
import { escapeHtml } from '../escapeHtml.ts'
import { contentCacheControl } from '../http/headers.ts'
import { keptByPath } from '../http/responseCache.ts'
import { HttpError } from '../httpError.ts'
import { feedPage, feedsOf, feedTitle } from '../render/feedTitle.ts'
import { originOf, type Settings } from '../settings.ts'
import type { SiteStore } from '../site.ts'

/** More than anybody has missed; a reader keeps the older ones. */
const most = 30

/** RSS 2.0: `/feeds/news.xml`, `/en/feeds/announcements.xml` and so on. */
export function feedRoutes(app: FastifyInstance, site: SiteStore, settings: Settings) {
  for (const root of roots) {
    for (const name of feedNames) {
      app.get(feedPath(name, root), keptByPath, async (request, reply) => {
        const lang = langOfRoot(root, site.content.languages)
        if (lang === undefined || !feedsOf(site.content[lang]).includes(name))
          throw new HttpError(404, 'unknownPage', { path: request.url })
        reply.type('application/rss+xml; charset=utf-8').header('cache-control', contentCacheControl)
        return feedOf(site.content[lang], name, lang, settings)
      })
    }
  }
}

/** The newest items of a feed as RSS. */
function feedOf(content: LanguageContent, name: FeedName, lang: Lang, settings: Settings): string {
  const origin = originOf(settings)
  const root = rootPath(lang, content.site.languages)
  const at = (route: string) => origin + documentAddress(root, route)
  const items = listsIn(name)
    .flatMap(({ kind }) => content.lists[kind])
    .sort((a, b) => b.date.localeCompare(a.date) || b.id.localeCompare(a.id))
    .slice(0, most)
  const newest = items[0]?.date
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeHtml(feedTitle(content, name))}</title>
<link>${escapeHtml(at(feedPage(name)))}</link>
<description>${escapeHtml(content.site.slogan)}</description>
<language>${localeOf(lang)}</language>
<copyright>${escapeHtml(content.site.footer.copyright)}</copyright>
${newest ? `<lastBuildDate>${moment(newest)}</lastBuildDate>\n` : ''}<atom:link href="${escapeHtml(`${origin}${feedPath(name, root)}`)}" rel="self" type="application/rss+xml"/>
${items.map((item) => itemOf(item, at(item.link), origin)).join('\n')}
</channel>
</rss>
`
}

const itemOf = (
  { title, summary, date, categoryName, file }: ArticleSummary,
  address: string,
  origin: string,
) => `<item>
<title>${escapeHtml(title)}</title>
<link>${escapeHtml(address)}</link>
<guid isPermaLink="true">${escapeHtml(address)}</guid>
<pubDate>${moment(date)}</pubDate>
<category>${escapeHtml(categoryName)}</category>
<description>${escapeHtml(summary)}</description>
${file ? `<enclosure url="${escapeHtml(`${origin}${file.href}`)}" length="${file.size}" type="application/pdf"/>\n` : ''}</item>`

/** Midnight in China of a day, as RFC 822 has it. */
const moment = (day: string) => new Date(`${day}T00:00:00Z`).toUTCString().replace('GMT', '+0800')
