import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { dayInChina } from '#contract/day.ts'
import { isIntegrity } from '#contract/paths.ts'
import { createDocuments, type Place, placeOf } from '../document.ts'
import { documentOfData } from '../exported.ts'
import { acceptedEncoding, recode } from '../http/compression.ts'
import { respond } from '../http/responseCache.ts'
import { followsContent, securityPolicy } from '../policy.ts'
import type { Settings } from '../settings.ts'
import type { Shell } from '../stores/shell.ts'
import type { SiteStore } from '../stores/site.ts'
import { createIntegrityPages, packDocument } from './integrityPages.ts'

type Part = 'html' | 'brought'
const types = { html: 'text/html; charset=utf-8', brought: 'application/json; charset=utf-8' }

/**
 * Every address outside `/api` gets a document: its page as real HTML, which the app takes over in a browser. What is neither a
 * page nor an article gets the page that says so, with status 404; what has moved in this language leads on. What
 * the app takes over with a page lies below `/data`.
 */
export function documentRoutes(app: FastifyInstance, site: SiteStore, settings: Settings, shell: Shell) {
  const make = createDocuments(shell, site, settings)
  const integrityPages = createIntegrityPages(app, site, make)

  /** Documents that are being made: who asks for one meanwhile gets the same. */
  const underWay = new Map<string, ReturnType<typeof make>>()
  function made(place: Place) {
    const key = `${site.content.revision} ${keyOf(place)}`
    const document = underWay.get(key) ?? make(place).finally(() => underWay.delete(key))
    underWay.set(key, document)
    return document
  }
  /** What people search for is not drawn: the browser asks for it, and all searches share one document. */
  function placeIn({ url }: FastifyRequest, part: Part): Place {
    const place = placeOf(part === 'brought' ? documentOfData(url) : url, site)
    return place.path === '/search' ? { ...place, search: '' } : place
  }

  async function sendPart(request: FastifyRequest, reply: FastifyReply, part: Part) {
    const place = placeIn(request, part)
    const isPrivate = isIntegrity(place.path)
    const ahead = isPrivate ? integrityPages.find(place) : undefined
    const document = ahead?.document ?? (await made(place))
    if ('to' in document) {
      const to = part === 'html' ? document.to : `/data${document.to.replace(/(?=\?|$)/, '.json')}`
      return reply.header('cache-control', followsContent).redirect(to, 302)
    }
    reply.type(types[part])
    if (part === 'html') {
      reply.code(document.status).header('content-security-policy', securityPolicy(document.policy))
    }
    if (isPrivate) {
      // Nothing about a visit is kept: the cache of responses leaves these alone.
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', vary: 'accept-encoding' })
      const { [part]: body } = ahead ?? packDocument(document)
      return respond(request, reply, recode(body, acceptedEncoding(request.headers['accept-encoding'])))
    }
    reply.header('cache-control', followsContent)
    return part === 'html' ? document.html : JSON.stringify(document.brought)
  }

  const routeOf = (part: Part) => ({
    schema: { hide: true },
    config: {
      responseCache: {
        key(request: FastifyRequest) {
          const place = placeIn(request, part)
          return isIntegrity(place.path) ? undefined : `${part} ${keyOf(place)}`
        },
        isCompressedFurther: part === 'html',
      },
    },
  })
  app.get('/*', routeOf('html'), (request, reply) => sendPart(request, reply, 'html'))
  app.get('/data/*', routeOf('brought'), (request, reply) => sendPart(request, reply, 'brought'))
}

/** Some pages say what is coming and what is past: a document holds for a day. */
const keyOf = (place: Place) => `${dayInChina(Date.now())} ${place.lang} ${place.path}${place.search}`
