import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { fetchAhead } from './ahead.ts'
import type {} from './boot.ts'
import { loadChunk } from './chunks.tsx'
import { type Brought, createQueries } from './data/queries.ts'
import { isMobileAgent } from './device.ts'
import { idle } from './idle.ts'
import { canonicalAddress } from './language.ts'
import { fetchLateFont } from './lateFont.ts'
import { HashRouter, parseRoute } from './router.tsx'
import { noteMissing, pageFor } from './routing/routes.ts'
import { Tree } from './Tree.tsx'
import { rememberChoices, restoreLinks } from './takeOver.ts'
import './styles/tokens.css'
import './styles/base.css'
import './styles/far.css'

const address = canonicalAddress(location)
if (address?.startsWith('/en/') && !location.pathname.startsWith('/en')) {
  location.replace(address) // the other language is another document
} else {
  if (address) history.replaceState(null, '', address)
  // An address typed by hand may name the other language's route, at any time; the document must change then.
  window.addEventListener('hashchange', () => {
    const better = canonicalAddress(location)
    if (better) location.replace(better)
  })
  void start()
}

/** Takes over the page that the document brought, or draws the one that the hash asks for where the document has none. */
async function start() {
  const [brought = unbrought()] = await Promise.all([window.boot?.brought?.(), window.boot?.ready])
  const page = document.documentElement
  page.dataset.script = ''
  if (isMobileAgent(navigator.userAgent)) page.dataset.device = 'mobile'
  const container = document.getElementById('root')
  if (!container) throw new Error('the document has no root')
  const { pathname, search } = parseRoute(location.hash)
  // A document without a route says that there is nothing, unless it is passed on the way to another.
  const isNowhere = container.dataset.route === '' && container.hasChildNodes() && page.dataset.passing === undefined
  const { site, answered } = brought
  // A document that some cache kept longer than what belongs to it is drawn anew.
  const isCurrent = container.dataset.revision === site.revision
  const isShown = isNowhere ? noteMissing(pathname, site) : container.dataset.route === pathname + search
  const isDrawn = isShown && isCurrent
  const [words] = await Promise.all([
    site.lang === 'en' ? import('./words/en.ts').then(({ en }) => en) : import('./words/zh.ts').then(({ zh }) => zh),
    isDrawn ? loadChunk(pageFor(pathname, site)).catch(() => undefined) : undefined, // the page itself says when it is not to be had
  ])
  const pressed = window.boot?.pressed // a later press reaches React, which takes over at once what is pressed
  const queries = createQueries(answered)
  const context = { ...site, words }
  const tree = <Tree site={context} queries={queries} routed={(app) => <HashRouter>{app}</HashRouter>} />
  const choose = rememberChoices(container)
  if (isDrawn) {
    restoreLinks(container, site)
    startTransition(() => void hydrateRoot(container, tree)) // in pieces, between frames
  } else {
    container.replaceChildren()
    createRoot(container).render(tree)
  }
  delete page.dataset.passing
  await idle()
  choose()
  pressed?.click()
  window.boot = undefined
  fetchAhead(queries, context)
  void fetchLateFont()
}

/** In development the document brings names and navigation itself, and no answers. */
function unbrought(): Brought {
  return { site: JSON.parse(document.getElementById('site')?.textContent || 'null'), answered: [], scripts: [] }
}
