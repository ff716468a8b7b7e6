import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { type Lang, rootPath } from '#contract/languages.ts'
import { ask } from '../data/api.ts'
import { createQueryClient } from '../data/queries.ts'
import { parseRoute, routeOf } from '../routing/address.ts'
import { HashRouter } from '../routing/HashRouter.tsx'
import { loadPage, preloadPage } from '../routing/loadPage.ts'
import { noteMissing, pageFor } from '../routing/routes.ts'
import type { Words } from '../words/zh.ts'
import { savesData } from './device.ts'
import type { DocumentState } from './documentState.ts'
import { prefetchLinks } from './prefetch.ts'
import { Tree } from './Tree.tsx'
import '../styles/tokens.css'
import '../styles/base.css'
import '../styles/print.css'

/** Milliseconds after which the page has what it needs itself. */
const prefetchAfter = 5_000

/**
 * Hydrates the page that the document shows, or renders the one that the address names where the document shows another.
 * @param siteAnswer what `state.site` answers, asked together with the scripts; nothing where it was not reached
 */
export async function start(state: DocumentState, siteAnswer?: Promise<Response | undefined>) {
  const container = document.getElementById('root') as HTMLElement // each document has it
  const lang = document.documentElement.lang.slice(0, 2) as Lang // a document has one of the site's
  const { sitePrefix, calls } = state
  const { pathname } = parseRoute(routeOf(location))
  const [site, words] = await Promise.all([
    ask({ name: 'site', query: {}, lang, sitePrefix, calls, unreachable: '', answer: siteAnswer }),
    import(/* @vite-ignore */ state.words).then((pack) => pack[lang] as Words), // a pack exports its words by its language's name
    loadStyles(state.styles),
    'popover' in HTMLElement.prototype || import('@oddbird/popover-polyfill'),
  ])
  const isMissing = state.route === '' && noteMissing(pathname, site)
  const isLoaded = await loadPage(pageFor(pathname, site), lang).then(
    () => true,
    () => false,
  )
  // A document that some cache kept longer than the content lasted is rendered anew.
  const isShown = (isMissing || state.route.split('?')[0] === pathname) && state.revision === site.revision
  if (isShown && !isLoaded) return // the document reads and leads on without the app, and keeps what was typed into it
  const queries = createQueryClient(isShown ? state.queries : undefined)
  const preload = (path: string) => preloadPage(path, site)
  // What an answer says of keys is not believed, not even where the document has none.
  const own = {
    words: site.ownWords ? (await import('../words/ownWords.ts')).withOwnWords(words, site.ownWords) : words,
    root: rootPath(lang, site.languages),
  }
  const context = { ...site, ...state, keys: state.keys, ...own }
  const routed = (app: ReactNode) => (
    <HashRouter documentRoute={isShown ? (isMissing ? pathname : state.route) : undefined} preload={preload}>
      {app}
    </HashRouter>
  )
  const tree = <Tree site={context} queries={queries} routed={routed} />
  if (isShown)
    startTransition(() => void hydrateRoot(container, tree)) // in pieces, between frames
  else {
    container.replaceChildren()
    createRoot(container).render(tree)
  }
  prefetchLinks(queries, context)
  // What the misconduct report needs, for everybody; nothing when it cannot be had.
  const prefetchSealed = async () => (await import('./prefetchSealed.ts')).prefetchSealed(queries, context)
  if (!savesData()) setTimeout(() => prefetchSealed().catch(() => {}), prefetchAfter)
}

/** The stylesheet of the whole site, unless it is there; what cannot be had leaves the page with the styles that it brought. */
const loadStyles = (href: string) =>
  new Promise<void>((done) => {
    if (!href) return done()
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.onload = link.onerror = () => done()
    document.head.append(link)
  })
