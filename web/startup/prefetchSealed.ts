import type { QueryClient } from '@tanstack/react-query'
import { sealedPages } from '#contract/paths.ts'
import { offerOf } from '../complaint/offer.ts'
import { complaintCalls } from '../complaint/steps/complaintApi.ts'
import { callOptions } from '../data/api.ts'
import { type CallQuery, pageQuery } from '../data/routeQueries.ts'
import type { SiteContext } from '../data/site.tsx'
import { idle } from '../parts/idle.ts'
import { loadPage } from '../routing/loadPage.ts'
import { isPage } from '../routing/navigation.ts'
import { pageFor } from '../routing/routes.ts'

/** What the two pages ask beside their content. */
const asked: CallQuery[] = [...sealedPages.map((path) => pageQuery(path)), ['factorySites', {}], ['departments', {}]]

/**
 * Fetches, on every page and for everybody, what the misconduct report and its look-up need: scripts, words, texts and public keys. So
 * neither the browser's cache nor the server's log tells who opened them. One after the other, so that a reader who does something
 * meanwhile is answered in between. A site without the report asks nothing.
 */
export async function prefetchSealed(queries: QueryClient, site: SiteContext) {
  if (!sealedPages.some((path) => isPage(path, site))) return
  const { lang, sitePrefix, calls, uploadOrigin, words } = site
  const { unreachable, unserved } = words.state
  // Once here they stay: to ask again would tell.
  const forGood = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY }
  for (const queryKey of asked) queries.setQueryDefaults(queryKey, forGood)
  const scripts = [
    ...sealedPages.map((path) => () => loadPage(pageFor(path, site), lang)),
    () => import('../complaint/steps/complaintSteps.ts'),
    () => import('../complaint/steps/lookUpSteps.ts'),
    () => import('../complaint/steps/sealWorker.ts'),
  ]
  for (const load of scripts) {
    await idle()
    await load().catch(() => {}) // the page itself says so, if it is opened
  }
  for (const [name, query] of asked) {
    await idle()
    await queries.prefetchQuery(callOptions(name, query, { lang, sitePrefix, calls, unreachable, unserved }))
  }
  if (calls?.origin === '') return
  await offerOf(complaintCalls({ lang, unreachable, origin: calls?.origin, uploadOrigin }))
}
