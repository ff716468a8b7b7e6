import { writeFrame } from '#contract/upload.ts'
import type { FilePart, SealedFile } from '#sealing/attachment.ts'
import { from64, newId } from '#sealing/bytes.ts'
import type { FileEntry } from '#sealing/files.ts'
import { partDigest } from '#sealing/proofOfWork.ts'
import { SealingError } from '#sealing/sealingError.ts'
import { partCount, sealedFileSize } from '#sealing/sizes.ts'
import { CallError } from '../../data/callError.ts'
import type { ComplaintCalls } from './complaintApi.ts'
import { type SealFile, sealInPage } from './sealInWorker.ts'
import type { WorkDoing } from './workFinder.ts'

/** A file that goes with a report or a message. */
export interface Attached {
  name: string
  type: string
  blob: Blob
}

export interface FileSendingOptions {
  calls: Pick<ComplaintCalls, 'upload'>
  fileKey: string
  /** Each part is worked for. */
  work: Pick<WorkDoing, 'send'>
  /** Bytes of the sealed file that have arrived. */
  onProgress: (bytes: number) => void
  seal?: SealFile
}

/** Whether a file is no longer the one that was picked: changed, moved or gone. Sending it again cannot help. */
export const isChangedFile = (error: unknown): error is SealingError =>
  error instanceof SealingError && error.reason === 'file-changed'

/** Status after which the upload itself is of no use any more: claimed, changed, or gone. */
const spoiled = 409

/**
 * Sends one file in sealed parts. `run` may be called again after it failed and goes on with the part that failed; sealing cannot
 * be repeated, so that part is kept. Under `restart` the file begins anew with another id.
 */
export function createFileSending({ name, type, blob }: Attached, options: FileSendingOptions) {
  const { calls, fileKey, work, onProgress, seal = sealInPage } = options
  let id = newId()
  let sealed: SealedFile | undefined
  let parts: AsyncIterator<FilePart> | undefined
  let waiting: FilePart | undefined
  let entry: FileEntry | undefined
  let sent = 0

  /** Lets go of the file and of the worker that seals it. */
  const close = () => void parts?.return?.().catch(() => undefined)

  function restart() {
    close()
    id = newId()
    sealed = parts = waiting = entry = undefined
    sent = 0
    onProgress(0)
  }

  async function send({ number, bytes, sha256 }: FilePart) {
    const digest = partDigest({ upload: id, number, sha256 })
    await work.send(digest, ({ nonce, proof }) =>
      calls.upload(
        writeFrame({
          id: from64(id),
          nonce: from64(nonce),
          proof: from64(proof),
          number,
          digest: from64(sha256),
          bytes,
        }),
      ),
    )
    sent += bytes.length
    onProgress(sent)
  }

  return {
    size: sealedFileSize(blob.size),
    /** What the report says of the file, and what the server is told to claim. @throws SealingError `file-changed` with its name as `field`, CallError. */
    async run(): Promise<{ entry: FileEntry; claimed: { id: string; parts: number } }> {
      const claimed = () => ({ id, parts: partCount(blob.size) })
      if (entry) return { entry, claimed: claimed() }
      try {
        sealed ??= await seal(blob, fileKey)
        parts ??= sealed[Symbol.asyncIterator]()
        for (;;) {
          waiting ??= (await parts.next()).value as FilePart | undefined
          if (!waiting) break
          await send(waiting)
          waiting = undefined
        }
        entry = { id, name, type, size: blob.size, sha256: sealed.digest() }
      } catch (error) {
        if (!(error instanceof CallError) || error.status === spoiled) restart()
        throw isChangedFile(error) ? new SealingError(error.reason, { ...error.detail, field: name }) : error
      }
      return { entry, claimed: claimed() }
    },
    restart,
    close,
  }
}
export type FileSending = ReturnType<typeof createFileSending>
