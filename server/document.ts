import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Article } from '#contract/article.ts'
import { addressWords, nowhere, routeOfPath } from '#contract/exported.ts'
import { marksOf } from '#contract/pageStyles.ts'
import { feedPath, type Lang, localeOf, rootPath } from '#contract/paths.ts'
import type { Brought } from '#web/queries.ts'
import type { AnswerCall } from '#web/server.tsx'
import { type Asking, answering } from './calls.ts'
import { carriedHead, documentAddress } from './exported.ts'
import { refusalOf } from './failures.ts'
import { withFirstPicture } from './firstPicture.ts'
import { linkedData } from './linkedData.ts'
import { feedTitle } from './routes/feeds.ts'
import { originOf, type Settings } from './settings.ts'
import type { LanguageContent } from './stores/content/compose.ts'
import { escaped } from './stores/content/markdown.ts'
import type { Drawing, Shell } from './stores/shell.ts'
import type { SiteStore } from './stores/site.ts'
import { filesOf, namesOf, stylesFor } from './stores/styles.ts'

/** A page as a document. */
export interface Document {
  status: 200 | 404
  html: string
  /** What the app takes over with the page. It comes apart from the document, when the page is there to be read. */
  brought: Brought
  /** What the document may run and be styled with, beside the site's own files, as directives of its security policy. */
  policy?: { scripts: string; styles: string }
}

/** What an address asks for. */
export interface Place {
  lang: Lang
  /** Path below the language's root. */
  path: string
  /** What pages read of the query, with its question mark, or empty. */
  search: string
}

/**
 * The place of an address. All addresses where no language has a page or an article share one, so that nobody fills the memory with
 * them.
 */
export function placeOf(address: string, site: SiteStore): Place {
  const [whole = '/', query = ''] = address.split('?')
  const lang: Lang = /^\/en(\/|$)/.test(whole) ? 'en' : 'zh'
  const route = routeOfPath(`/${whole.slice(rootPath(lang).length).replace(/\/+$/, '')}`)
  const [path = '/', told = ''] = route.split('?')
  // All else of a query is left out, so that nothing of it is drawn or kept.
  const words = [...new URLSearchParams(`${told}&${query}`)].filter(
    ([name, value]) => addressWords.includes(name) && value !== '',
  )
  const search = words.length > 0 ? `?${new URLSearchParams(words)}` : ''
  const { zh, en } = site.content
  const isThere =
    path === '/' || zh.pages.has(path) || en.pages.has(path) || articleOf(site.content[lang], path, search)
  return isThere ? { lang, path, search } : { lang, path: nowhere, search: '' }
}

/** Makes the documents of all pages: the shell with head, content and data filled in. */
export function createDocuments({ html: shell, drawing }: Shell, site: SiteStore, settings: Settings) {
  const boot = drawing?.first[settings.exported ? 'exported' : 'served']
  const script = boot === undefined ? '' : policyHash(boot)
  const files = drawing ? filesOf(drawing.rules) : []
  const given = namesOf(/<html[^>]*>/.exec(shell)?.[0] ?? '')

  /** @returns the address that the page has moved to in this language, or its document. */
  async function make({ lang, path, search }: Place): Promise<Document | { to: string }> {
    const content = site.content[lang]
    const data = {
      ...content.site,
      revision: site.content.revision,
      sitePrefix: settings.sitePrefix,
      ...(settings.exported && { calls: { origin: settings.exported.calls } }),
    }
    const drawn = drawing && (await drawPage(drawing, { route: path + search, lang, site, settings, data }))
    if (drawn?.to) return { to: documentAddress(lang, drawn.to, settings) }
    const isMissing = drawn?.answered.some(([, , , refused]) => refused?.status === 404) ?? false
    const article = articleOf(content, path, search)
    const page = isMissing ? undefined : path === '/' ? content.homePage : (article ?? content.pages.get(path))
    const route = escaped(drawn && path !== nowhere ? path + search : '')
    const styles = drawn && drawing && stylesFor(drawn.html, lang, drawing.rules, given)
    const policy = styles && { scripts: script, styles: [styles.css, styles.fonts].map(policyHash).join(' ') }
    const title = path === '/' ? content.homePage.title : `${page?.title ?? ''} - ${content.site.shortName}`
    const html = fill(shell, {
      lang: localeOf(lang),
      title: escaped(page ? title : content.site.shortName),
      description: escaped(page ? ('description' in page ? page.description : page.summary) : content.site.slogan),
      accent: content.site.accent,
      ...iconsOf(site, lang),
      ...feedsOf(content, lang),
      kind: article ? 'article' : 'website',
      siteName: escaped(content.site.name),
      locale: lang === 'en' ? 'en_GB' : 'zh_CN',
      heading: escaped(page?.title ?? content.site.shortName),
      card: `${originOf(settings)}${site.content.icons.card}`,
      cardAlt: escaped(`${content.site.shortName} – ${content.site.slogan}`),
      route,
      revision: site.content.revision,
      site: drawn ? '' : asData(data),
      content: drawn?.html ?? '',
      head: [
        ...(policy ? carriedHead(path, policy, settings) : []),
        ...(page ? addressesOf(lang, path, article, site, settings) : ['<meta name="robots" content="noindex">']),
        ...(page
          ? [
              `<script type="application/ld+json">${asData(linkedData({ content, lang, path, article, settings }))}</script>`,
            ]
          : []),
        ...(drawing?.font
          ? [
              `<link rel="preload" href="${drawing.font}" as="font" type="font/woff2" crossorigin media="(min-width: 48em)">`,
            ]
          : []),
        ...(drawing && styles
          ? [
              paintedWhole,
              `<style id="fonts">${styles.fonts}</style>`,
              `<style id="critical">${styles.css}</style>`,
              `<noscript><link rel="stylesheet" href="${drawing.first.styles}"></noscript>`,
              `<script id="boot" data-styles="${marksOf(files, styles.files)}" data-route="${route}">${boot}</script>`,
            ]
          : []),
      ].join(''),
    })
    return {
      status: page ? 200 : 404,
      html: await withFirstPicture(html, join(settings.data, 'pictures')),
      brought: {
        site: data,
        answered: drawn?.answered ?? [],
        scripts: drawing ? scriptsOf(drawing, lang, drawn?.file) : [],
        app: drawing?.scripts.entry?.at(-1),
      },
      ...(policy && { policy }),
    }
  }
  return make
}
export type MakeDocument = ReturnType<typeof createDocuments>

interface ToDraw {
  route: string
  lang: Lang
  site: SiteStore
  settings: Settings
  data: Parameters<Drawing['draw']>[1]
}

/** Answers the calls of a page that is drawn, refusals included. */
export function answeringOrRefusing(asking: Asking): AnswerCall {
  const answer = answering(asking)
  return (name, query) => {
    try {
      return { data: answer(name, query) }
    } catch (error) {
      const refused = refusalOf(error, asking.lang)
      if (!refused) throw error
      return { refused }
    }
  }
}

/** Links behind a hash lead nowhere without the app: in a document they name the page's own address. */
async function drawPage({ draw }: Drawing, { route, lang, site, settings, data }: ToDraw) {
  const drawn = await draw(route, data, answeringOrRefusing({ site, lang, sitePrefix: settings.sitePrefix }))
  return {
    ...drawn,
    html: drawn.html.replace(/href="(\/|\/en\/)?#(\/[^"#]*)/g, (_, root, behind) => {
      const of: Lang = root === undefined ? lang : root === '/en/' ? 'en' : 'zh'
      return `href="${documentAddress(of, behind, settings)}`
    }),
  }
}

/** Addresses of the scripts that a page needs beyond the app's own, in the order of their need. */
const scriptsOf = ({ scripts: { entry, ...others } }: Drawing, lang: Lang, file = '') =>
  [...(others[`words/${lang}.ts`] ?? []), ...(others[file] ?? [])].filter((script) => !entry?.includes(script))

function articleOf(content: LanguageContent, path: string, search: string): Article | undefined {
  const id = path === '/securities/detail' ? new URLSearchParams(search).get('id') : path.slice(1)
  return content.byId.get(id ?? '')
}

/** The page's own address, and those of the page in each language that has it; Chinese is what a reader of a third one gets. */
function addressesOf(lang: Lang, path: string, article: Article | undefined, site: SiteStore, settings: Settings) {
  const origin = originOf(settings)
  const place = article && path === '/securities/detail' ? `${path}?id=${article.id}` : path
  const inLang = (of: Lang) => escaped(origin + documentAddress(of, place, settings))
  const has = (of: Lang) => {
    const { pages, byId } = site.content[of]
    return path === '/' || pages.has(path) || (article !== undefined && byId.has(article.id))
  }
  const twins = (['zh', 'en'] as const).filter(has)
  const alternate = (name: string, of: Lang) => `<link rel="alternate" hreflang="${name}" href="${inLang(of)}">`
  return [
    `<link rel="canonical" href="${inLang(lang)}">`,
    `<meta property="og:url" content="${inLang(lang)}">`,
    ...twins.map((of) => alternate(localeOf(of), of)),
    alternate('x-default', twins[0] ?? lang),
  ]
}

function iconsOf(site: SiteStore, lang: Lang) {
  const { ico, favicon, touch, manifest } = site.content.icons
  return { ico, favicon, touch, manifest: manifest[lang] }
}

/**
 * Nothing is painted before the footer has begun, one or two round trips after the first byte, and before the first picture: what comes
 * piece by piece moves what is there, and has a slow phone lay out its text anew for each piece.
 */
const paintedWhole = '<link rel="expect" href="#end" blocking="render">'

const feedsOf = (content: LanguageContent, lang: Lang) => ({
  newsFeed: feedPath('news', lang),
  newsFeedTitle: escaped(feedTitle(content, 'news')),
  announcementsFeed: feedPath('announcements', lang),
  announcementsFeedTitle: escaped(feedTitle(content, 'announcements')),
})

/** JSON that may stand in a document: nothing in it can end its element. */
const asData = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')

/** `"%site%"` and `<!--%head%-->` are replaced with what surrounds them, so that the unfilled shell is a valid document too. */
const fill = (shell: string, values: Record<string, string>) =>
  shell.replace(
    /"%(site)%"|<!--%(\w+)%-->|%(\w+)%/g,
    (whole, data, markup, text) => values[data ?? markup ?? text] ?? whole,
  )

const policyHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
