import { sha256 } from '@noble/hashes/sha2.js'
import { Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { systemDigest, to64 } from './bytes.ts'
import { paddingFrom } from './padding.ts'
import { SealingError } from './sealingError.ts'
import { mostFileBytes, paddedFileSize, partBytes, partCount, sealedFileSize } from './sizes.ts'

/** A piece of a sealed file on its way: `number` counts from 0, `sha256` (43 characters) is that of `bytes`. */
export interface FilePart {
  number: number
  bytes: Uint8Array<ArrayBuffer>
  sha256: string
}

/** A file that is being sealed. Its parts can be taken once; the next is made when it is asked for. */
export interface SealedFile extends AsyncIterable<FilePart> {
  /** Bytes of all parts: a multiple of 256 KiB. */
  size: number
  parts: number
  /** SHA-256 of the file itself, 43 characters: known when the last part has been taken. @throws Error before. */
  digest: () => string
}

/** A throw-away age identity for all files of one complaint or message (`AGE-SECRET-KEY-1…`). It travels inside. */
export const newFileKey = (): Promise<string> => generateX25519Identity()

/**
 * Seals a file as an age stream (https://c2sp.org/age) in parts of 1 MiB, holding little more than one part in memory. The
 * file is padded (ISO/IEC 7816-4), so that its size is known to the next 256 KiB only: an exact size could name a document
 * that somebody else has as well. With the stock program: `cat part-* | age -d -i key | head -c size`.
 *
 * Nothing can be made again: after a failure send the same part, and when the file itself is lost begin anew under a new id.
 * @param size bytes that `source` will give, 0 to 50 MiB
 * @throws SealingError `too-long`; while parts are taken `file-changed`, and whatever `source` throws.
 */
export async function sealFile(source: ReadableStream<Uint8Array>, size: number, fileKey: string): Promise<SealedFile> {
  if (size > mostFileBytes) throw new SealingError('too-long', { field: 'files', size, limit: mostFileBytes })
  const { stream, digest } = padded(source, size)
  const encrypter = new Encrypter()
  encrypter.addRecipient(await identityToRecipient(fileKey))
  const sealed = await encrypter.encrypt(stream)
  const parts = partsOf(sealed)
  return {
    size: sealedFileSize(size),
    parts: partCount(size),
    digest,
    [Symbol.asyncIterator]: () => parts,
  }
}

/** The file and its padding; holds that it is as long as it was when it was picked. */
function padded(source: ReadableStream<Uint8Array>, size: number) {
  const hash = sha256.create()
  let read = 0
  let digest: string | undefined
  const stream = source.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        read += chunk.length
        if (read > size) throw new SealingError('file-changed', { size: read, limit: size })
        hash.update(chunk)
        controller.enqueue(chunk)
      },
      flush(controller) {
        if (read < size) throw new SealingError('file-changed', { size: read, limit: size })
        digest = to64(hash.digest())
        for (const piece of paddingFrom(size, paddedFileSize(size))) controller.enqueue(piece)
      },
    }),
  )
  return {
    stream,
    digest: () => {
      if (digest === undefined) throw new Error('the file has not been read to its end')
      return digest
    },
  }
}

/** Cuts a stream; a reader who stops early closes the file. */
async function* partsOf(sealed: ReadableStream<Uint8Array>): AsyncGenerator<FilePart> {
  const reader = sealed.getReader()
  let bytes = new Uint8Array(partBytes)
  let filled = 0
  let number = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      for (let rest = value; rest.length > 0; ) {
        const taken = rest.subarray(0, partBytes - filled)
        bytes.set(taken, filled)
        filled += taken.length
        rest = rest.subarray(taken.length)
        if (filled < partBytes) continue
        yield { number: number++, bytes, sha256: await systemDigest(bytes) }
        bytes = new Uint8Array(partBytes)
        filled = 0
      }
    }
    if (filled === 0) return
    const rest = bytes.slice(0, filled)
    yield { number, bytes: rest, sha256: await systemDigest(rest) }
  } finally {
    await reader.cancel()
  }
}
