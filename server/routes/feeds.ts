import type { FastifyInstance } from 'fastify'
import type { ArticleKind, ArticleSummary } from '#contract/article.ts'
import { documentAddress } from '#contract/documentAddress.ts'
import { type FeedName, feedNames, feedPath, type Lang, localeOf } from '#contract/paths.ts'
import type { LanguageContent } from '../content/compose.ts'
import { escaped } from '../content/markdown.ts'
import { followsContent } from '../http/policy.ts'
import { pathOf } from '../http/responseCache.ts'
import { originOf, type Settings } from '../settings.ts'
import type { SiteStore } from '../site.ts'

/** What each feed carries, and the page that gives it its name. */
const feeds = {
  announcements: { kinds: ['announcement'], page: '/announcement', asSection: false },
  securities: { kinds: ['securities'], page: '/securities/marketNews', asSection: false },
  news: { kinds: ['company', 'event', 'industry'], page: '/companyDynamic', asSection: true },
} as const satisfies Record<FeedName, { kinds: readonly ArticleKind[]; page: string; asSection: boolean }>

/** More than anybody has missed; a reader keeps the older ones. */
const most = 30

/** RSS 2.0: `/feeds/news.xml`, `/en/feeds/announcements.xml` and so on. */
export function feedRoutes(app: FastifyInstance, site: SiteStore, settings: Settings) {
  for (const lang of ['zh', 'en'] as const) {
    for (const name of feedNames) {
      const options = { schema: { hide: true }, config: { responseCache: { key: pathOf } } }
      app.get(feedPath(name, lang), options, async (_request, reply) => {
        reply.type('application/rss+xml; charset=utf-8').header('cache-control', followsContent)
        return feedOf(site.content[lang], name, lang, settings)
      })
    }
  }
}

/** The name of a feed, as the navigation has it. */
export function feedTitle({ site }: LanguageContent, name: FeedName): string {
  const { page, asSection } = feeds[name]
  const section = site.navigation.find(({ children }) =>
    children.some((group) => group.children.some(({ link }) => link === page)),
  )
  const item = section?.children.flatMap((group) => group.children).find(({ link }) => link === page)
  return `${site.shortName} – ${(asSection ? section?.title : item?.title) ?? ''}`
}

/** The newest items of a feed as RSS. */
export function feedOf(content: LanguageContent, name: FeedName, lang: Lang, settings: Settings): string {
  const origin = originOf(settings)
  const at = (route: string) => origin + documentAddress(lang, route)
  const { kinds, page } = feeds[name]
  const items = kinds
    .flatMap((kind) => content.lists[kind])
    .sort((a, b) => b.date.localeCompare(a.date) || b.id.localeCompare(a.id))
    .slice(0, most)
  const newest = items[0]?.date
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escaped(feedTitle(content, name))}</title>
<link>${escaped(at(page))}</link>
<description>${escaped(content.site.slogan)}</description>
<language>${localeOf(lang)}</language>
<copyright>${escaped(content.site.footer.copyright)}</copyright>
${newest ? `<lastBuildDate>${moment(newest)}</lastBuildDate>\n` : ''}<atom:link href="${escaped(`${origin}${feedPath(name, lang)}`)}" rel="self" type="application/rss+xml"/>
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
<title>${escaped(title)}</title>
<link>${escaped(address)}</link>
<guid isPermaLink="true">${escaped(address)}</guid>
<pubDate>${moment(date)}</pubDate>
<category>${escaped(categoryName)}</category>
<description>${escaped(summary)}</description>
${file ? `<enclosure url="${escaped(`${origin}${file.href}`)}" length="${file.size}" type="application/pdf"/>\n` : ''}</item>`

/** Midnight in China of a day, as RFC 822 has it. */
const moment = (day: string) => new Date(`${day}T00:00:00Z`).toUTCString().replace('GMT', '+0800')
