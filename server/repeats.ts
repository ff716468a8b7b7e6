import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { isKnown, type Prepared } from './answers.ts'

/** What was sent for a request, whole. */
interface Sent {
  status: number
  /** Names and values in turn, as node writes them fastest. */
  headers: string[]
  body: Buffer
  etag: string
  /** Headers of a 304: those of the answer without what describes its body. */
  unchanged: string[]
  /** Time in milliseconds after which it is made anew. */
  until: number
}

/** More than all pages and lists in both languages; the one kept longest goes first. */
const most = 4_000
/** Bytes of all kept bodies: every document and list compressed, or two hundred documents asked for without compression. */
const mostBytes = 16 * 2 ** 20
const longest = 8_192
const ofBody = /^content-(length|encoding|type)$/

/**
 * Answers that were sent before, by address, language and encodings: the same request gets the same bytes and headers again
 * before it is routed. Forgotten whole when the content changes.
 */
export function createRepeats(now: () => number = Date.now) {
  const kept = new Map<string, Sent>()
  let bytes = 0
  const forget = (key: string) => {
    bytes -= kept.get(key)?.body.length ?? 0
    kept.delete(key)
  }
  const keyOf = (url: string, { lang, 'accept-encoding': encodings }: IncomingHttpHeaders) =>
    `${url}\n${lang === 'en' ? 'en' : ''}\n${encodings ?? ''}`

  return {
    /** Answers a request that was answered before; `false` when it was not. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.method !== 'GET') return false
      const sent = kept.get(keyOf(request.url ?? '', request.headers))
      if (!sent || sent.until < now()) return false
      if (isKnown(request.headers['if-none-match'], sent.etag)) response.writeHead(304, sent.unchanged).end()
      else response.writeHead(sent.status, sent.headers).end(sent.body)
      return true
    },
    /** @param until time in milliseconds up to which the answer holds */
    keep(
      request: IncomingMessage,
      { status, etag }: { status: number } & Pick<Prepared, 'etag'>,
      headers: Record<string, unknown>,
      body: Buffer,
      until = Number.POSITIVE_INFINITY,
    ) {
      const key = keyOf(request.url ?? '', request.headers)
      if (request.method !== 'GET' || key.length > longest) return
      const lines = Object.entries(headers).map(([name, value]) => [name, String(value)] as const)
      const written = (some: typeof lines) => some.flat()
      forget(key)
      bytes += body.length
      kept.set(key, {
        status,
        etag,
        body,
        until,
        headers: written([
          ...lines.filter(([name]) => name !== 'content-length'),
          ['content-length', String(body.length)],
        ]),
        unchanged: written(lines.filter(([name]) => !ofBody.test(name))),
      })
      for (const [oldest] of kept) {
        if (kept.size <= most && bytes <= mostBytes) break
        forget(oldest)
      }
    },
    clear() {
      kept.clear()
      bytes = 0
    },
  }
}
export type Repeats = ReturnType<typeof createRepeats>
