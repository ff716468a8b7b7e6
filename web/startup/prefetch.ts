import type { QueryClient } from '@tanstack/react-query'
import { isIntegrity } from '#contract/paths.ts'
import { callOptions } from '../data/api.ts'
import { queriesOf } from '../data/routeQueries.ts'
import type { SiteContext } from '../data/site.tsx'
import { nextPaint } from '../parts/nextPaint.ts'
import { parseRoute, routeOfLink } from '../routing/address.ts'
import { loadPage } from '../routing/loadPage.ts'
import { pageFor } from '../routing/routes.ts'
import { savesData } from './device.ts'

const pause = () => new Promise<void>((done) => setTimeout(done))

/** Milliseconds that a pointer rests on a link before its reader seems to mean it. */
const restingTime = 65

/**
 * Fetches what a link leads to, chunk and answers together, while its reader is about to follow it: a pointer rests on it, a finger
 * touches it, the keyboard reaches it; the touch itself is painted first. Nothing is fetched for readers who save data, and nothing
 * of the integrity pages before they are really opened.
 * @returns what ends it
 */
export function prefetchLinks(queries: QueryClient, site: SiteContext): () => void {
  if (savesData()) return () => {}
  let resting: ReturnType<typeof setTimeout> | undefined
  let latest: string | undefined

  const onSign = ({ type, target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : undefined
    // What is busy shows its last state with links for the next one: a page number may lead where no page will be.
    const isOurs = link?.href && !link.target && !link.closest('[aria-busy="true"]')
    const route = isOurs ? routeOfLink(link, site) : undefined
    if (route === latest && type === 'pointerover') return // from one part of the link to another
    clearTimeout(resting)
    latest = route
    if (route === undefined) return
    if (type !== 'pointerover') void nextPaint().then(() => fetchPage(queries, site, route))
    else resting = setTimeout(() => fetchPage(queries, site, route), restingTime)
  }
  const signs = ['pointerover', 'pointerdown', 'focusin'] as const
  for (const sign of signs) document.addEventListener(sign, onSign, { passive: true })
  return () => {
    clearTimeout(resting)
    for (const sign of signs) document.removeEventListener(sign, onSign)
  }
}

/**
 * What cannot be had is forgotten: the page asks again and says so. One after the other, so that the finger that leaves the link
 * meanwhile is answered in between.
 */
async function fetchPage(queries: QueryClient, site: SiteContext, route: string) {
  const location = parseRoute(route)
  if (isIntegrity(location.pathname)) return
  void loadPage(pageFor(location.pathname, site), site.lang).catch(() => {})
  const { lang, sitePrefix, calls, words } = site
  const { unreachable, unserved } = words.state
  for (const [name, query] of queriesOf(location, site)) {
    await pause()
    const options = callOptions(name, query, { lang, sitePrefix, calls, unreachable, unserved })
    void queries.prefetchQuery(options).then(() => {
      const query = queries.getQueryCache().find({ queryKey: options.queryKey })
      if (query?.state.status === 'error' && !query.isActive()) queries.getQueryCache().remove(query)
    })
  }
}
