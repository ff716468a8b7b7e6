import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { dayInChina } from '#contract/day.ts'
import { isIntegrity } from '#contract/paths.ts'
import { acceptedEncoding, pack, recode } from '../http/compression.ts'
import { followsContent, securityPolicy } from '../http/policy.ts'
import { respond } from '../http/responseCache.ts'
import { type Tracker, trackerRoute } from '../http/tracker.ts'
import { createDocuments, type Place, placeOf } from '../render/page.ts'
import type { Bundle } from '../render/ssrBundle.ts'
import type { Settings } from '../settings.ts'
import type { SiteStore } from '../site.ts'
import { createIntegrityPages } from './integrityPages.ts'

/**
 * Every address outside `/api` gets a document: its page as real HTML, which the app hydrates in a browser. What is neither a
 * page nor an article gets the page that says so, with status 404; what has moved in this language leads on.
 */
export function documentRoutes(
  app: FastifyInstance,
  site: SiteStore,
  settings: Settings,
  bundle: Bundle,
  tracker?: Tracker,
) {
  if (tracker) trackerRoute(app, tracker)
  const make = createDocuments(bundle, site, settings, tracker)
  const integrityPages = createIntegrityPages(app, site, make)

  /** Documents that are being made: who asks for one meanwhile gets the same. */
  const underWay = new Map<string, ReturnType<typeof make>>()
  function made(place: Place) {
    const key = `${site.content.revision} ${keyOf(place)}`
    const document = underWay.get(key) ?? make(place).finally(() => underWay.delete(key))
    underWay.set(key, document)
    return document
  }
  /** What people search for is not rendered: the browser asks for it, and all searches share one document. */
  function placeIn({ url }: FastifyRequest): Place {
    const place = placeOf(url, site)
    return place.path === '/search' ? { ...place, search: '' } : place
  }

  async function sendDocument(request: FastifyRequest, reply: FastifyReply) {
    const place = placeIn(request)
    const isPrivate = isIntegrity(place.path)
    const ahead = isPrivate ? integrityPages.find(place) : undefined
    const document = ahead?.document ?? (await made(place))
    if ('to' in document) return reply.header('cache-control', followsContent).redirect(document.to, 302)
    reply
      .type('text/html; charset=utf-8')
      .code(document.status)
      .header('content-security-policy', securityPolicy(document.policy))
    if (isPrivate) {
      // Nothing about a visit is kept: the cache of responses leaves these alone.
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', vary: 'accept-encoding' })
      const body = ahead?.body ?? pack(document.html)
      return respond(request, reply, recode(body, acceptedEncoding(request.headers['accept-encoding'])))
    }
    reply.header('cache-control', followsContent)
    return document.html
  }

  const responseCache = {
    key(request: FastifyRequest) {
      const place = placeIn(request)
      return isIntegrity(place.path) ? undefined : keyOf(place)
    },
    isCompressedFurther: settings.exported === undefined, // an export is written once
  }
  app.get('/*', { schema: { hide: true }, config: { responseCache } }, sendDocument)
}

/** Some pages say what is coming and what is past: a document holds for a day. */
const keyOf = (place: Place) => `${dayInChina(Date.now())} ${place.lang} ${place.path}${place.search}`
