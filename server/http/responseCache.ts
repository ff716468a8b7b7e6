import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { acceptedEncoding, type CompressedBody, compressBody, compressFurther, reencode } from './compression.ts'

/** What a route says of its responses, in its `config.responseCache`. */
export interface Cacheable {
  /** All that the response depends on beside its encoding; `undefined` for one that is not to be cached. */
  key(request: FastifyRequest): string | undefined
  /** What readers may ask here is without number: it is kept apart, where it drives out nothing else. */
  isSearch?: boolean
  /** Whether it is sent so often that it is compressed as far as it goes. */
  isCompressedFurther?: boolean
}

declare module 'fastify' {
  interface FastifyContextConfig {
    responseCache?: Cacheable
  }
  interface FastifyInstance {
    responseCache: ResponseCache
  }
  interface FastifyReply {
    /** Under which key, and for which content, this response may be cached. */
    cacheAs: { key: string; generation: number } | null
  }
}

interface CachedResponse {
  status: number
  /** All headers but those of the body. */
  headers: Record<string, string>
  body: CompressedBody
}

/** Every document and list compressed, or two hundred documents asked for without compression. The one asked for longest ago goes first. */
const contentBounds = { max: 4_000, maxSize: 16 * 2 ** 20 }
const searchBounds = { max: 500, maxSize: 2 * 2 ** 20 }
const longestKey = 8_192
/** About what the headers of a response take in memory. */
const headerBytes = 1_024
const sizeCalculation = ({ body }: CachedResponse) => body.bytes.length + headerBytes

/**
 * The one cache of responses. It answers in `onRequest`, so hooks that are registered before it, and `onSend` and `onResponse` of all,
 * see every request; what later hooks would set stands among the headers that it keeps. Responses get their ETag, 304 and compression
 * here, whether they are cached or not. One with `cache-control: no-store` is left alone.
 */
export function cacheResponses(app: FastifyInstance) {
  const content = new LRUCache<string, CachedResponse>({ ...contentBounds, sizeCalculation })
  const searches = new LRUCache<string, CachedResponse>({ ...searchBounds, sizeCalculation })
  const cacheOf = ({ isSearch }: Cacheable) => (isSearch ? searches : content)
  let generation = 0
  let compressing = Promise.resolve()

  app.decorateReply('cacheAs', null)
  app.addHook('onRequest', (request, reply, done) => {
    const cacheable = request.routeOptions.config.responseCache
    const key = cacheable?.key(request)
    if (!cacheable || key === undefined || key.length > longestKey) return done()
    const cached = cacheOf(cacheable).get(key)
    if (!cached) {
      reply.cacheAs = { key, generation }
      return done()
    }
    reply.code(cached.status).headers(cached.headers)
    reply.send(respond(request, reply, inEncoding(cacheOf(cacheable), key, cached, request)) ?? undefined)
  })

  app.addHook('onSend', (request, reply, payload, done) => {
    const cacheable = request.routeOptions.config.responseCache
    if (!cacheable || typeof payload !== 'string' || reply.getHeader('cache-control') === 'no-store') {
      return done(null, payload)
    }
    const vary = reply.getHeader('vary')
    reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding')
    const cached = { status: reply.statusCode, headers: headersOf(reply), body: compressBody(payload) }
    // What was made of older content is sent to who asked for it, but not cached.
    if (reply.cacheAs?.generation === generation) storeResponse(cacheable, reply.cacheAs.key, cached)
    done(null, respond(request, reply, reencode(cached.body, acceptedEncoding(request.headers['accept-encoding']))))
  })

  function storeResponse(cacheable: Cacheable, key: string, cached: CachedResponse) {
    const cache = cacheOf(cacheable)
    cache.set(key, cached)
    if (!cacheable.isCompressedFurther || cached.body.encoding !== 'br') return
    // One at a time. Thousands may wait: the queue holds none of them, and what is no longer cached when its turn comes is passed over.
    const { etag } = cached.body
    compressing = compressing.then(async () => {
      const waiting = cache.peek(key)
      if (waiting?.body.etag !== etag) return
      const body = await compressFurther(waiting.body).catch(() => waiting.body) // where memory is short it stays as it is
      if (cache.peek(key) === waiting) cache.set(key, { ...waiting, body })
    })
  }

  return {
    clear() {
      generation++
      content.clear()
      searches.clear()
    },
    /** How many responses are cached, in how many bytes. */
    get size() {
      const sizeOf = (cache: typeof content) => ({ count: cache.size, bytes: cache.calculatedSize })
      return { content: sizeOf(content), searches: sizeOf(searches) }
    },
    /** Settles when nothing waits to be compressed further. */
    get settled() {
      return compressing
    },
  }
}
type ResponseCache = ReturnType<typeof cacheResponses>

/** The key of what depends on its path alone. */
export const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0]

/** Options of a route that is no call, and whose answer depends on its path alone. */
export const keptByPath = { schema: { hide: true }, config: { responseCache: { key: pathOf } } }

/** Tells a body's ETag and encoding; returns what is to be sent, which is nothing for a reader who has it already. */
export function respond(request: FastifyRequest, reply: FastifyReply, body: CompressedBody): Buffer | null {
  if (body.bytes.length === 0) return null // of a redirect
  reply.header('etag', body.etag)
  if (reply.statusCode === 200 && isKnown(request.headers['if-none-match'], body.etag)) {
    reply.code(304).removeHeader('content-type')
    return null
  }
  if (body.encoding !== 'identity') reply.header('content-encoding', body.encoding)
  return body.bytes
}

/** Encodings other than the kept one are kept beside it. */
function inEncoding(
  cache: LRUCache<string, CachedResponse>,
  key: string,
  cached: CachedResponse,
  request: FastifyRequest,
): CompressedBody {
  const wanted = acceptedEncoding(request.headers['accept-encoding'])
  if (cached.body.encoding === 'identity' || cached.body.encoding === wanted) return cached.body
  const variant = `${key}\n${wanted}`
  const found = cache.get(variant)
  if (found) return found.body
  const body = reencode(cached.body, wanted)
  cache.set(variant, { ...cached, body })
  return body
}

const headersOf = (reply: FastifyReply) =>
  Object.fromEntries(
    Object.entries(reply.getHeaders())
      .filter(([name]) => name !== 'content-length')
      .map(([name, value]) => [name, String(value)]),
  )

/** Whether a reader's `if-none-match` names an answer. */
function isKnown(header: string | undefined, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return header?.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag)) ?? false
}
