import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  brotliDecompressSync,
  constants,
  gzipSync,
} from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Repeats } from './repeats.ts'

/** An answer as bytes, made once and sent many times. Large ones are kept as brotli; other encodings are made when they are asked for. */
export interface Prepared {
  /** It will come smaller soon: these bytes are not worth keeping as they were sent. */
  readonly isShrinking?: boolean
  readonly type: string
  readonly etag: string
  readonly raw: Buffer
  readonly br?: Buffer
  readonly gzip?: Buffer
}

/** Bytes below this size gain nothing from compression. */
const worthCompressing = 1024

/** @param shrinks whether it is sent often enough to be compressed as far as it goes, a tenth further, a moment later */
export function prepare(text: string, type: string, shrinks = false): Prepared {
  const raw = Buffer.from(text)
  // Weak, as it stands for the same text in three encodings.
  const etag = `W/"${createHash('sha256').update(raw).digest('base64url').slice(0, 16)}"`
  if (raw.length < worthCompressing) return { type, etag, raw }
  const packed: Packed = {
    br: ownBytes(brotliCompressSync(raw, { params: brotliAt(5, raw.length) })),
    isShrinking: shrinks,
  }
  if (shrinks) shrinkLater(new WeakRef(packed))
  return {
    type,
    etag,
    get isShrinking() {
      return packed.isShrinking
    },
    get br() {
      return packed.br
    },
    get raw() {
      return ownBytes(brotliDecompressSync(packed.br))
    },
    get gzip() {
      return ownBytes(gzipSync(this.raw))
    },
  }
}

/** What is kept of a large answer. */
interface Packed {
  br: Buffer
  isShrinking: boolean
}

/** What zlib returns is the beginning of 64 KB, which stay in memory as long as it does: a copy holds its own bytes alone. */
function ownBytes(compressed: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(compressed.length)
  compressed.copy(own)
  return own
}
const brotliAt = (quality: number, size: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_SIZE_HINT]: size,
  [constants.BROTLI_PARAM_LGWIN]: 18, // a window of 256 KB holds any answer; the usual one takes 16 times the memory
})
const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)
async function furtherCompressed(br: Buffer): Promise<Buffer> {
  const raw = await decompress(br)
  return ownBytes(await compress(raw, { params: brotliAt(11, raw.length) }))
}
let queue = Promise.resolve()
/**
 * Compresses as far as it goes; one at a time, beside the requests. Thousands may wait: none is held by the queue, least of all its
 * text, and what nobody keeps any longer when its turn comes is passed over.
 */
function shrinkLater(waiting: WeakRef<Packed>) {
  queue = queue.then(async () => {
    const packed = waiting.deref()
    if (!packed) return
    packed.br = await furtherCompressed(packed.br).catch(() => packed.br) // where memory is short it stays as it is
    packed.isShrinking = false
  })
}

/**
 * Keeps prepared answers until the content changes. Bounded: parameters come from outside, so their number is not ours
 * to know; the answer used longest ago goes first.
 */
export function createAnswers<T = Prepared>(most = 2_000) {
  const kept = new Map<string, T>()
  return {
    get(key: string, make: () => T): T {
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
    delete: (key: string) => kept.delete(key),
    clear: () => kept.clear(),
    get size() {
      return kept.size
    },
  }
}
export type Answers = ReturnType<typeof createAnswers<Prepared>>

/**
 * Sends prepared bytes in the encoding that the reader accepts, or 304 when it has them already. With `repeats` the same request
 * is answered from there the next time, up to the time `until`.
 */
export function send(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Prepared,
  repeats?: Repeats,
  until?: number,
) {
  const accepts = accepted(request.headers['accept-encoding'])
  const encoding = answer.br && (['br', 'gzip'] as const).find(accepts)
  const body = (encoding && answer[encoding]) || answer.raw
  reply.header('etag', answer.etag).header('content-type', answer.type)
  const headers = { ...reply.getHeaders(), ...(encoding && { 'content-encoding': encoding }) }
  if (!answer.isShrinking)
    repeats?.keep(request.raw, { status: reply.statusCode, etag: answer.etag }, headers, body, until)
  if (isKnown(request.headers['if-none-match'], answer.etag)) return reply.code(304).send()
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(body)
}

/** Whether a reader's `if-none-match` names an answer. */
export function isKnown(header: string | undefined, etag: string): boolean {
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
