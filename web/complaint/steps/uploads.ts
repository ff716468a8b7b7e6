import type { ComplaintBody } from '#contract/complaints.ts'
import { newFileKey } from '#sealing/attachment.ts'
import type { FileEntry } from '#sealing/files.ts'
import type { ComplaintCalls } from './complaintApi.ts'
import { type Attached, createFileSending, type FileSending } from './fileSending.ts'
import { retryWithMoreWork } from './powRetry.ts'
import type { SealFile } from './sealInWorker.ts'

export interface UploadOptions {
  calls: Pick<ComplaintCalls, 'upload'>
  /** Finds at least so many zero bits for a name; in a worker, where there is one. */
  findWork: (name: string, bits: number) => Promise<Uint8Array>
  /** Seals a file; in a worker, where there is one. */
  seal?: SealFile | undefined
  /** Zero bits that the server asks for. */
  work: number
  /** Bytes of all files that have arrived. */
  onProgress?: (bytes: number) => void
}

/** Sends the files of a report or a message, one after the other. `run` may be called again: what has arrived is not sent twice. */
export function createUploads(files: readonly Attached[], options: UploadOptions) {
  const { calls, findWork, seal, onProgress } = options
  let bits = options.work
  let fileKey: string | undefined
  let sendings: FileSending[] | undefined
  let closed = false
  const arrived = files.map(() => 0)
  const total = () => arrived.reduce((sum, bytes) => sum + bytes, 0)

  const sendingOf = (identity: string) => (file: Attached, at: number) =>
    createFileSending(file, {
      calls,
      fileKey: identity,
      work: (name) => findWork(name, bits),
      seal,
      onProgress: (bytes) => {
        arrived[at] = bytes
        onProgress?.(total())
      },
    })
  function holdOpen() {
    if (closed) throw new Error('nobody waits for it any more')
  }

  return {
    arrived: total,
    holdOpen,
    /** Finds work for a name; `wanted` bits from here on, where they are given. */
    findWork(name: string, wanted = bits) {
      bits = wanted
      return findWork(name, bits)
    },
    /** @throws ChangedFile, ComplaintCallError. */
    async run() {
      fileKey ??= await newFileKey()
      sendings ??= files.map(sendingOf(fileKey))
      const entries: FileEntry[] = []
      const claimed: ComplaintBody<'save'>['files'] = []
      for (const sending of sendings) {
        holdOpen()
        const file = await retryWithMoreWork(sending.run, (wanted) => {
          bits = wanted
        })
        entries.push(file.entry)
        claimed.push(file.claimed)
      }
      return { fileKey, entries, claimed }
    },
    restart: (at: number) => sendings?.[at]?.restart(),
    /** Nobody waits for it any more: lets go of the files. */
    close() {
      closed = true
      for (const sending of sendings ?? []) sending.close()
    },
  }
}
