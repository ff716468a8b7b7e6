import { type FilePart, type SealedFile, sealFile } from '#sealing/attachment.ts'
import { partCount, sealedFileSize } from '#sealing/sizes.ts'
import { sourceOf } from '#sealing/source.ts'
import { type SealWorker, startSealWorker } from './startSealWorker.ts'

/** Seals a file; see `sealFile`. */
export type SealFile = (file: Blob, fileKey: string) => Promise<SealedFile>

/** In the page itself: 50 ms of its time for each MiB, 200 ms on a slow phone. */
export const sealInPage: SealFile = (file, fileKey) => sealFile(sourceOf(file), file.size, fileKey)

/** Beside the page, so that it stays responsive; in the page itself where no worker can be started. */
export const sealInWorker: SealFile = async (file, fileKey) => {
  const worker = await startSealWorker().catch(() => undefined)
  return worker ? sealedBy(worker, file, fileKey) : sealInPage(file, fileKey)
}

function sealedBy(worker: SealWorker, file: Blob, fileKey: string): SealedFile {
  let digest: string | undefined
  async function* take(): AsyncGenerator<FilePart> {
    try {
      worker.post({ ask: 'seal', file, fileKey })
      for (;;) {
        const response = await worker.ask({ ask: 'next' })
        if ('part' in response) yield response.part
        else if ('digest' in response) {
          digest = response.digest
          return
        }
      }
    } finally {
      worker.end()
    }
  }
  const parts = take()
  return {
    size: sealedFileSize(file.size),
    parts: partCount(file.size),
    digest: () => {
      if (digest === undefined) throw new Error('the file has not been read to its end')
      return digest
    },
    [Symbol.asyncIterator]: () => parts,
  }
}
