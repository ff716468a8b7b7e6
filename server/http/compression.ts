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

export type Encoding = 'br' | 'gzip' | 'identity'

/** A body as it is kept: compressed where that gains anything. Other encodings are made of it when they are asked for. */
export interface CompressedBody {
  /** Weak, as it stands for the same text in three encodings. */
  readonly etag: string
  readonly encoding: Encoding
  readonly bytes: Buffer
}

/** Bytes below this size gain nothing from compression. */
const worthCompressing = 1024

/** Compresses a text in a few milliseconds. */
export function compressBody(text: string): CompressedBody {
  const bytes = Buffer.from(text)
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`
  if (bytes.length < worthCompressing) return { etag, encoding: 'identity', bytes }
  return { etag, encoding: 'br', bytes: ownBytes(brotliCompressSync(bytes, { params: brotliAt(5, bytes.length) })) }
}

/** The same body compressed as far as it goes, a tenth further, beside the requests. */
export async function compressFurther(body: CompressedBody): Promise<CompressedBody> {
  if (body.encoding !== 'br') return body
  const text = await decompress(body.bytes)
  return { ...body, bytes: ownBytes(await compress(text, { params: brotliAt(11, text.length) })) }
}

/** The same body in another encoding. */
export function reencode(body: CompressedBody, encoding: Encoding): CompressedBody {
  if (body.encoding !== 'br' || encoding === 'br') return body
  const text = ownBytes(brotliDecompressSync(body.bytes))
  return { ...body, encoding, bytes: encoding === 'gzip' ? ownBytes(gzipSync(text)) : text }
}

/** The encoding that a reader's `accept-encoding` prefers: one is accepted when it, or `*`, is named with a weight above 0. */
export function acceptedEncoding(header: string | string[] = ''): Encoding {
  const weights = new Map(
    String(header)
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', weight] = part.split(';')
        return [name.trim(), weight === undefined ? 1 : Number(weight.replace(/^\s*q=/, ''))]
      }),
  )
  const isAccepted = (encoding: Encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0
  return (['br', 'gzip'] as const).find(isAccepted) ?? 'identity'
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
