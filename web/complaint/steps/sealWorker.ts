import { type FilePart, sealFile } from '#sealing/attachment.ts'
import { findWork } from '#sealing/proofOfWork.ts'
import { type SealingDetail, SealingError, type SealingReason } from '#sealing/sealingError.ts'
import { sealsAndOpens } from '#sealing/selftest.ts'
import { sourceOf } from '#sealing/source.ts'

/*
 * What is done beside the page: the test of what seals, proof of work, and sealing files. The page imports this file too, for its address alone; so page
 * and worker share one chunk with all that seals, where a bundle of the worker's own would hold 20 KB of it a second time.
 */

/** Where a worker finds this file. */
export const address = import.meta.url

/** What the page asks. `next` gives away one part of the file; another is made ahead of the next question, and no more. */
export type WorkerRequest =
  | { ask: 'test' }
  | { ask: 'work'; nonce: Uint8Array; digest: Uint8Array; bits: number }
  | { ask: 'seal'; file: Blob; fileKey: string }
  | { ask: 'next' }
/** What it is told. `digest` is the SHA-256 of the whole file, behind its last part. */
export type WorkerResponse =
  | { ready: true }
  | { passed: boolean }
  | { work: Uint8Array }
  | { part: FilePart }
  | { digest: string }
  | { refused: SealingReason; detail: SealingDetail }
  | { error: unknown }

if (typeof document === 'undefined') {
  let give: () => void = () => undefined
  addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
    if (data.ask === 'test') void sealsAndOpens().then((passed) => tell({ passed }))
    else if (data.ask === 'work') tell({ work: findWork(data, data.bits) })
    else if (data.ask === 'next') give()
    else void seal(data.file, data.fileKey, (wake) => (give = wake))
  })
  tell({ ready: true })
}

/** Waits with each part until it is asked for. */
async function seal(file: Blob, fileKey: string, onAsked: (wake: () => void) => void) {
  const asked = () => new Promise<void>(onAsked)
  let next = asked()
  try {
    const sealed = await sealFile(sourceOf(file), file.size, fileKey)
    for await (const part of sealed) {
      await next
      next = asked()
      tell({ part }, [part.bytes.buffer])
    }
    await next
    tell({ digest: sealed.digest() })
  } catch (error) {
    await next
    // A class does not survive the way to the page; other errors do.
    tell(error instanceof SealingError ? { refused: error.reason, detail: error.detail } : { error })
  }
}

function tell(response: WorkerResponse, moved: Transferable[] = []) {
  postMessage(response, { transfer: moved })
}
