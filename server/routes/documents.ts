import type { FastifyInstance } from 'fastify'
import { feedPath, type Lang, localeOf, rootPath } from '#contract/paths.ts'
import { prepare, send } from '../answers.ts'
import type { Settings } from '../settings.ts'
import { escaped } from '../stores/content/markdown.ts'
import type { Shell } from '../stores/shell.ts'
import type { SiteStore } from '../stores/site.ts'
import { feedTitle } from './feeds.ts'
import { withoutScript } from './withoutScript.ts'

/** The document of a language: the built shell with names, title and navigation filled in. */
export function createDocument(shell: string, site: SiteStore, settings: Settings) {
  return (lang: Lang, path: string): string => {
    const content = site.content[lang]
    const data = { ...content.site, revision: site.content.revision, sitePrefix: settings.sitePrefix }
    const { icons } = site.content
    const page = path === '/' ? content.homePage : (content.pages.get(path) ?? content.byId.get(path.slice(1)))
    const title = page
      ? path === '/'
        ? page.title
        : `${page.title} - ${content.site.shortName}`
      : content.site.shortName
    const description = page ? ('description' in page ? page.description : page.summary) : content.site.slogan
    return fill(shell, {
      lang: localeOf(lang),
      title: escaped(title),
      description: escaped(description),
      accent: content.site.accent,
      ico: icons.ico,
      favicon: icons.favicon,
      touch: icons.touch,
      manifest: icons.manifest[lang],
      mark: icons.mark.light,
      newsFeed: feedPath('news', lang),
      newsFeedTitle: escaped(feedTitle(content, 'news')),
      announcementsFeed: feedPath('announcements', lang),
      announcementsFeedTitle: escaped(feedTitle(content, 'announcements')),
      kind: page && 'date' in page ? 'article' : 'website',
      siteName: escaped(content.site.name),
      locale: lang === 'en' ? 'en_GB' : 'zh_CN',
      heading: escaped(page?.title ?? content.site.shortName),
      card: `${settings.origin}${icons.card}`,
      cardAlt: escaped(`${content.site.shortName} – ${content.site.slogan}`),
      noscript: withoutScript(content, lang),
      site: JSON.stringify(data).replaceAll('<', '\\u003c'),
    })
  }
}

/** `"%site%"` is replaced with its quotes, so that the unfilled shell is a valid document too. */
const fill = (shell: string, { site, ...values }: Record<string, string>) =>
  shell.replace(/%(\w+)%/g, (whole, name: string) => values[name] ?? whole).replace('"%site%"', () => site ?? 'null')

/**
 * Every address outside `/api` gets the document: the app turns `/introduction` into `/#/introduction`. What is neither a
 * page nor an article gets it with status 404.
 */
export function documentRoutes(app: FastifyInstance, site: SiteStore, settings: Settings, shell: Shell) {
  const document = createDocument(shell.html, site, settings)
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const address = request.url.split('?')[0] ?? '/'
    const lang: Lang = /^\/en(\/|$)/.test(address) ? 'en' : 'zh'
    const path = `/${address.slice(rootPath(lang).length).replace(/\/+$/, '')}`
    const known = path === '/' || site.content[lang].pages.has(path) || site.content[lang].byId.has(path.slice(1))
    const answer = site.answers.get(`document ${lang} ${known ? path : '404'}`, () =>
      prepare(document(lang, known ? path : ''), 'text/html; charset=utf-8'),
    )
    reply
      .code(known ? 200 : 404)
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
    return send(request, reply, answer)
  })
}
