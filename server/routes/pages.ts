import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { dayInChina } from '#contract/day.ts'
import { isIntegrity } from '#contract/paths.ts'
import * as routes from '#contract/routes.ts'
import { acceptedEncoding, compressBody, reencode } from '../http/compression.ts'
import { contentCacheControl } from '../http/headers.ts'
import { respond } from '../http/responseCache.ts'
import { createPageRenderer, type DocumentExtras } from '../render/page.ts'
import { type PageAddress, readAddress } from '../render/pageAddress.ts'
import type { SsrBundle } from '../render/ssrBundle.ts'
import { securityPolicy } from '../securityPolicy.ts'
import type { Settings } from '../settings.ts'
import type { SiteStore } from '../site.ts'
import { createIntegrityPages } from './integrityPages.ts'
import { trackerRoute } from './tracker.ts'
import { canonicalAddress } from './typedAddress.ts'

/**
 * Every address outside `/api` gets a document: its page as real HTML, which the app hydrates in a browser. What is neither a
 * page nor an article gets the page that says so, with status 404; what has moved in this language leads on.
 */
export function pageRoutes(
  app: FastifyInstance,
  site: SiteStore,
  settings: Settings,
  bundle: SsrBundle,
  extras: DocumentExtras,
) {
  if (extras.tracker) trackerRoute(app, extras.tracker)
  const make = createPageRenderer(bundle, site, settings, extras)
  const integrityPages = createIntegrityPages(app, site, make)

  /** Pages that are being rendered: who asks for one meanwhile gets the same. */
  const inProgress = new Map<string, ReturnType<typeof make>>()
  function rendered(place: PageAddress) {
    const key = `${site.content.revision} ${keyOf(place)}`
    const page = inProgress.get(key) ?? make(place).finally(() => inProgress.delete(key))
    inProgress.set(key, page)
    return page
  }
  /** What people search for is not rendered: the browser asks for it, and all searches share one document. */
  function addressOf({ url }: FastifyRequest): PageAddress {
    const place = readAddress(url, site)
    return place.path === routes.search ? { ...place, search: '' } : place
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const own = canonicalAddress(request.url, site)
    if (own !== undefined) {
      const isKept = !isUnkept(readAddress(own, site))
      return reply.header('cache-control', isKept ? contentCacheControl : 'no-store').redirect(own, 301)
    }
    const place = addressOf(request)
    const isPrivate = isIntegrity(place.path)
    const prerendered = isPrivate ? integrityPages.find(place) : undefined
    const page = prerendered?.page ?? (await rendered(place))
    if ('to' in page) return reply.header('cache-control', contentCacheControl).redirect(page.to, 302)
    reply
      .type('text/html; charset=utf-8')
      .code(page.status)
      .header('content-security-policy', securityPolicy(page.policy))
    if (isUnkept(place)) {
      // Nothing about a visit is kept: the cache of responses leaves these alone.
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', vary: 'accept-encoding' })
      const body = prerendered?.body ?? compressBody(page.html)
      return respond(request, reply, reencode(body, acceptedEncoding(request.headers['accept-encoding'])))
    }
    reply.header('cache-control', contentCacheControl)
    return page.html
  }

  const responseCache = {
    key(request: FastifyRequest) {
      if (canonicalAddress(request.url, site) !== undefined) return undefined
      const place = addressOf(request)
      return isUnkept(place) ? undefined : keyOf(place)
    },
    isCompressedFurther: settings.exported === undefined, // an export is written once
  }
  app.get('/*', { schema: { hide: true }, config: { responseCache } }, sendPage)
}

/** What tells of a visit to the integrity pages, or which pack somebody holds. */
const isUnkept = ({ path, search }: PageAddress) => isIntegrity(path) || (path === routes.trace && search !== '')

/** Some pages say what is coming and what is past: a document holds for a day. */
const keyOf = (place: PageAddress) => `${dayInChina(Date.now())} ${place.lang} ${place.path}${place.search}`
