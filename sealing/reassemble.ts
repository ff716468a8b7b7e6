import { sha256 } from '@noble/hashes/sha2.js'
import { Decrypter } from 'age-encryption'
import type { FilePart } from './attachment.ts'
import { systemDigest, to64 } from './bytes.ts'
import type { FileEntry } from './files.ts'
import { SealingError } from './sealingError.ts'
import { faultOfPart } from './shape.ts'
import { paddedFileSize, partBytes, partCount, sealedFileSize } from './sizes.ts'

type Parts = AsyncIterable<FilePart> | Iterable<FilePart>

/**
 * Opens a sealed file from its parts, in order, as a stream of its bytes. The stream fails when a part or the whole is not
 * what the complaint names, at the latest at its end: until it has closed well, what was read must not be taken for the file.
 * What `parts` itself throws is passed on.
 * @throws SealingError `part` with its number, `unreadable`, `padding` or `other-file`, at once or as the stream's error.
 */
export async function openFile(
  parts: Parts,
  fileKey: string,
  { size, sha256: digest }: Pick<FileEntry, 'size' | 'sha256'>,
): Promise<ReadableStream<Uint8Array>> {
  const source = { failed: false }
  const explain = (error: unknown) =>
    source.failed || error instanceof SealingError ? error : new SealingError('unreadable')
  const decrypter = new Decrypter()
  decrypter.addIdentity(fileKey)
  try {
    const opened = await decrypter.decrypt(streamOf(checked(parts, size, source)))
    return streamOf(unpadded(opened, size, digest, explain))
  } catch (error) {
    throw explain(error)
  }
}

/** The bytes of the parts, each held against its number, its size and its digest before it is used. */
async function* checked(parts: Parts, size: number, source: { failed: boolean }): AsyncGenerator<Uint8Array> {
  const count = partCount(size)
  const last = sealedFileSize(size) - (count - 1) * partBytes
  let number = 0
  try {
    for await (const { number: named, bytes, sha256: digest } of parts) {
      const fits = named === number && bytes.length === (number === count - 1 ? last : partBytes)
      const sound = fits && faultOfPart(number, bytes) === null && (await systemDigest(bytes)) === digest
      if (number >= count || !sound) throw new SealingError('part', { number })
      number++
      yield bytes
    }
  } catch (error) {
    source.failed = true
    throw error
  }
  if (number < count) throw new SealingError('part', { number })
}

/** The file without its padding, which is held as strictly as the rest. */
async function* unpadded(
  opened: ReadableStream<Uint8Array>,
  size: number,
  digest: string,
  explain: (error: unknown) => unknown,
): AsyncGenerator<Uint8Array> {
  const reader = opened.getReader()
  const hash = sha256.create()
  let read = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      const own = value.subarray(0, Math.max(0, size - read))
      const padding = value.subarray(own.length)
      const from = read + own.length
      if (!padding.every((byte, at) => byte === (from + at === size ? 0x80 : 0))) throw new SealingError('padding')
      read += value.length
      hash.update(own)
      if (own.length > 0) yield own
    }
    if (read !== paddedFileSize(size) || to64(hash.digest()) !== digest) throw new SealingError('other-file')
  } catch (error) {
    throw explain(error)
  } finally {
    await reader.cancel().catch(() => {}) // already failed: the reason is on its way
  }
}

function streamOf(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}
