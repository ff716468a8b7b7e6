import { type FilePart, type SealedFile, sealFile } from '#sealing/attachment.ts'
import { partCount, sealedFileSize } from '#sealing/sizes.ts'
import { sourceOf } from '#sealing/source.ts'
import { type Aside, startAside } from './startSealWorker.ts'

/** Seals a file; see `sealFile`. */
export type SealFile = (file: Blob, fileKey: string) => Promise<SealedFile>

/** In the page itself: 50 ms of its time for each MiB, 200 ms on a slow phone. */
export const sealHere: SealFile = (file, fileKey) => sealFile(sourceOf(file), file.size, fileKey)

/** Beside the page, so that it stays responsive; in the page itself where no worker can be started. */
export const sealAside: SealFile = async (file, fileKey) => {
  const aside = await startAside().catch(() => undefined)
  return aside ? sealedBy(aside, file, fileKey) : sealHere(file, fileKey)
}

function sealedBy(aside: Aside, file: Blob, fileKey: string): SealedFile {
  let digest: string | undefined
  async function* take(): AsyncGenerator<FilePart> {
    try {
      aside.say({ ask: 'seal', file, fileKey })
      for (;;) {
        const told = await aside.ask({ ask: 'next' })
        if ('part' in told) yield told.part
        else if ('digest' in told) {
          digest = told.digest
          return
        }
      }
    } finally {
      aside.end()
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
