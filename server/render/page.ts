import { createHash } from 'node:crypto'
import type { Article } from '#contract/article.ts'
import { documentAddress } from '#contract/documentAddress.ts'
import { message } from '#contract/messages.ts'
import type { HomePage, Page } from '#contract/page.ts'
import {
  answerFile,
  callPath,
  feedPath,
  isIntegrity,
  isSealedPage,
  type Lang,
  localeOf,
  rootPath,
} from '#contract/paths.ts'
import * as routes from '#contract/routes.ts'
import { wholeLangOf } from '#contract/wholeLangs.ts'
import { writing } from '#contract/writing.ts'
import type { DocumentState } from '#web/startup/documentState.ts'
import type { AnswerCall } from '#web/startup/ssr.tsx'
import type { LanguageContent } from '../content/compose/languageContent.ts'
import { type ApiContext, localApi } from '../handlers.ts'
import { HttpError } from '../httpError.ts'
import { policyInHead } from '../securityPolicy.ts'
import { originOf, type Settings } from '../settings.ts'
import type { SiteStore } from '../site.ts'
import { type Tracker, trackerOfPage } from '../tracker.ts'
import { feedsOf, feedTitle } from './feedTitle.ts'
import { documentHtml, type Head, paletteRule } from './head.ts'
import { linkedData } from './linkedData.ts'
import { articleOf, nowhere, type PageAddress } from './pageAddress.ts'
import type { BundleAssets, SsrBundle } from './ssrBundle.ts'

/** A page as a document. */
export interface HtmlPage {
  status: 200 | 404 | 410
  html: string
  /** What the document may run and be styled with, beside the site's own files, as directives of its security policy. */
  policy: { scripts: string; styles: string; connect: string[] }
}

/** What documents hold beside the site. */
export interface DocumentExtras {
  tracker?: Tracker | undefined
  /** What documents say of the keys of misconduct reports. */
  keys?: { root?: string | null; version?: number; trial: boolean } | undefined
}

/** Makes the documents of all pages. */
export function createPageRenderer(
  bundle: SsrBundle,
  site: SiteStore,
  settings: Settings,
  { tracker, keys }: DocumentExtras = {},
) {
  const { assets, inlineScript, criticalCss } = bundle

  /** @returns the address that the page has moved to in this language, or its document. */
  async function make({ lang, path, search }: PageAddress): Promise<HtmlPage | { to: string }> {
    const { languages } = site.content
    if (!languages.includes(lang)) return { to: documentAddress('/', path + search) }
    const root = rootPath(lang, languages)
    const content = site.content[lang]
    const served = servedBy(site.content.revision, content, settings, keys)
    const withdrawn = content.withdrawn.get(path + search)
    if (withdrawn && 'to' in withdrawn) return { to: documentAddress(root, withdrawn.to) }
    const answer = ssrApi({ site, lang, sitePrefix: settings.sitePrefix })
    const rendered = await bundle.renderPage(path + search, { ...content.site, ...served }, answer)
    if ('to' in rendered) return { to: documentAddress(root, rendered.to) }
    const article = articleOf(content, path, search)
    const page = rendered.isMissing ? undefined : path === '/' ? content.homePage : (article ?? content.pages.get(path))
    const route = path === nowhere ? '' : path + search
    const state: DocumentState = {
      route,
      ...served,
      queries: rendered.queries,
      app: assets.app,
      words: assets.scripts[`words/${lang}.ts`]?.at(-1) ?? '',
      scripts: scriptsOf(assets, [
        `words/${lang}.ts`,
        rendered.file,
        isSealedPage(path) && `words/complaint.${wholeLangOf(lang)}.ts`,
      ]),
      site: (settings.exported && answerFile('site', {}, lang)) ?? callPath('site', settings.sitePrefix),
      styles: assets.styles,
      ...(isSealedPage(path) && { startsAtOnce: true }),
    }
    const missing = withdrawn ? 'withdrawnPage' : 'missingPage'
    const head = headOf({ content, lang, path, page, missing, article, site, settings })
    const critical = criticalCss(
      `<html lang="${head.locale}"><body><div id="root">${rendered.html}</div></body></html>`,
    )
    const { ownStyles } = content
    const css = critical + paletteRule(head.accent) + ownStyles.rule + rendered.styles
    const tracked = page && trackerOfPage(path, tracker)
    const policy = {
      scripts: [hashSource(inlineScript), ...(tracked ? [tracked.scripts] : [])].join(' '),
      styles: hashSource(css),
      connect: [served.calls?.origin ?? '', settings.uploadOrigin, tracked?.connect ?? ''].filter(
        (origin) => origin !== '',
      ),
    }
    const extra = [
      ...(state.startsAtOnce ? state.scripts.map(preload) : []),
      ...(isIntegrity(path) || path === routes.search || path === routes.trace ? [unreferred] : []),
      ...(settings.exported ? [`<meta http-equiv="Content-Security-Policy" content="${policyInHead(policy)}">`] : []),
      ...(tracked ? [tracked.markup] : []),
    ]
    return {
      status: page ? 200 : withdrawn ? 410 : 404,
      html: documentHtml({
        ...{ head: { ...head, extra }, route, root, inlineScript, css, state },
        assets: ownStyles.font === undefined ? assets : { ...assets, font: ownStyles.font },
        content: rendered.html,
      }),
      policy,
    }
  }
  return make
}
export type RenderHtmlPage = ReturnType<typeof createPageRenderer>

/** What a document says of where it comes from. */
function servedBy(revision: string, { channels }: LanguageContent, settings: Settings, keys: DocumentExtras['keys']) {
  const { sitePrefix, uploadOrigin, exported } = settings
  return {
    revision,
    sitePrefix,
    ...(exported && { calls: { origin: exported.calls } }),
    ...(uploadOrigin && { uploadOrigin }),
    ...(keys?.root && { keys: { root: keys.root, version: keys.version ?? 0, channels } }),
    ...(keys?.trial && { trial: true as const }),
  }
}

/** Else what the page loads next would name it, and what was searched for, in a proxy's log. */
const unreferred = '<meta name="referrer" content="no-referrer">'

/** Without waiting for the script that asks for them, and without taking the line from what is painted first. */
const preload = (href: string) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`

/** Answers the calls of a page that is rendered, refusals included. */
export function ssrApi(context: ApiContext): AnswerCall {
  const answer = localApi(context)
  return (name, query) => {
    try {
      return { data: answer(name, query) }
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      return { refused: { status: error.status, msg: error.in(context.lang) } }
    }
  }
}

/** Scripts that run on a page: the app's, and those of its sources, the words of its language among them. */
const scriptsOf = ({ scripts }: BundleAssets, sources: (string | false | undefined)[]) => [
  ...new Set(['app', ...sources].flatMap((source) => (source && scripts[source]) || [])),
]

interface Described {
  content: LanguageContent
  lang: Lang
  path: string
  page: HomePage | Page | Article | undefined
  /** What its title says without one. */
  missing: 'missingPage' | 'withdrawnPage'
  article: Article | undefined
  site: SiteStore
  settings: Settings
}

/** What the head says of a page, or that there is none. */
function headOf({ content, lang, path, page, missing, article, site, settings }: Described): Omit<Head, 'extra'> {
  const { shortName, name, slogan, accent } = content.site
  const { ico, favicon, touch, manifest, card } = site.content.icons
  const title = path === '/' ? content.homePage.title : `${page?.title ?? ''} - ${shortName}`
  return {
    locale: localeOf(lang),
    title: isSealedPage(path) ? shortName : page ? title : `${message(missing, lang)} - ${shortName}`,
    description: page ? ('description' in page ? page.description : page.summary) : slogan,
    accent,
    icons: { ico, favicon, touch, manifest: manifest[lang] },
    feeds: feedsOf(content)
      .filter((feed) => feed !== 'securities')
      .map((feed) => ({
        href: feedPath(feed, rootPath(lang, content.site.languages)),
        title: feedTitle(content, feed),
      })),
    preview: {
      kind: article ? 'article' : 'website',
      site: name,
      locale: writing[lang].openGraph,
      title: page?.title ?? shortName,
      card: originOf(settings) + card,
      cardAlt: `${shortName} – ${slogan}`,
    },
    ...(page && {
      addresses: addressesOf(lang, path, article, site, settings),
      linkedData: linkedData({ content, lang, path, article, settings }),
    }),
  }
}

/** The page's own address, and those of the page in each language that has it; the main one is what a reader of another gets. */
function addressesOf(
  lang: Lang,
  path: string,
  article: Article | undefined,
  site: SiteStore,
  settings: Settings,
): NonNullable<Head['addresses']> {
  const place = article && path === routes.securitiesDetail ? `${path}?id=${article.id}` : path
  const inLang = (of: Lang) => originOf(settings) + documentAddress(rootPath(of, site.content.languages), place)
  const has = (of: Lang) => {
    const { pages, byId } = site.content[of]
    return path === '/' || pages.has(path) || (article !== undefined && byId.has(article.id))
  }
  const twins = site.content.languages.filter(has)
  if (site.content.languages.length === 1) return { canonical: inLang(lang), alternates: [] }
  return {
    canonical: inLang(lang),
    alternates: [
      ...twins.map((of): [string, string] => [localeOf(of), inLang(of)]),
      ['x-default', inLang(twins[0] ?? lang)],
    ],
  }
}

/** How a security policy names what stands in a document itself. */
const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
