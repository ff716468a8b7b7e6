import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** An answer as bytes, ready in every encoding, made once and sent many times. */
export interface Prepared {
  type: string
  etag: string
  raw: Buffer
  br?: Buffer
  gzip?: Buffer
}

/** Bytes below this size gain nothing from compression. */
const worthCompressing = 1024

export function prepare(text: string, type: string): Prepared {
  const raw = Buffer.from(text)
  // Weak, as it stands for the same text in three encodings.
  const etag = `W/"${createHash('sha256').update(raw).digest('base64url').slice(0, 16)}"`
  if (raw.length < worthCompressing) return { type, etag, raw }
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length }
  return { type, etag, raw, br: brotliCompressSync(raw, { params }), gzip: gzipSync(raw) }
}

/**
 * Keeps prepared answers until the content changes. Bounded: parameters come from outside, so their number is not ours
 * to know; the answer used longest ago goes first.
 */
export function createAnswers(most = 2_000) {
  const kept = new Map<string, Prepared>()
  return {
    get(key: string, make: () => Prepared): Prepared {
      const found = kept.get(key)
      if (found) {
        kept.delete(key)
        kept.set(key, found)
        return found
      }
      const made = make()
      kept.set(key, made)
      if (kept.size > most) kept.delete(kept.keys().next().value ?? '')
      return made
    },
    clear: () => kept.clear(),
    get size() {
      return kept.size
    },
  }
}
export type Answers = ReturnType<typeof createAnswers>

/** Sends prepared bytes in the encoding that the reader accepts, or 304 when it has them already. */
export function send(request: FastifyRequest, reply: FastifyReply, answer: Prepared) {
  reply.header('etag', answer.etag).header('content-type', answer.type)
  if (isKnown(request.headers['if-none-match'], answer.etag)) return reply.code(304).send()
  const accepts = accepted(request.headers['accept-encoding'])
  const encoding = (['br', 'gzip'] as const).find((name) => answer[name] && accepts(name))
  if (!encoding) return reply.send(answer.raw)
  return reply.header('content-encoding', encoding).send(answer[encoding])
}

function isKnown(header: string | undefined, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return header?.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag)) ?? false
}

/** Reads `accept-encoding`: an encoding is accepted when it, or `*`, is named with a weight above 0. */
function accepted(header: string | string[] = ''): (encoding: string) => boolean {
  const weights = new Map(
    String(header)
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', weight] = part.split(';')
        return [name.trim(), weight === undefined ? 1 : Number(weight.replace(/^\s*q=/, ''))]
      }),
  )
  return (encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0
}
