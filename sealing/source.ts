import { SealingError } from './sealingError.ts'
import { partBytes } from './sizes.ts'

/**
 * The bytes of a file that somebody picked, read piece by piece. Blob's own stream ends in a mere network error (Chromium) when the
 * file changed, moved or went since then; this one says so. @throws SealingError `file-changed` as the stream's error.
 */
export function sourceOf(file: Blob): ReadableStream<Uint8Array> {
  let at = 0
  return new ReadableStream({
    async pull(controller) {
      const bytes = await file
        .slice(at, at + partBytes)
        .arrayBuffer()
        .catch(() => undefined)
      if (!bytes) throw new SealingError('file-changed', { size: at, limit: file.size })
      at += bytes.byteLength
      if (bytes.byteLength === 0) controller.close()
      else controller.enqueue(new Uint8Array(bytes))
    },
  })
}
