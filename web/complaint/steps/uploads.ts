import type { ComplaintBody } from '#contract/complaints.ts'
import { newFileKey } from '#sealing/attachment.ts'
import type { FileEntry } from '#sealing/files.ts'
import { sealedFileSize } from '#sealing/sizes.ts'
import { type Attached, createFileSending, type FileSending, type FileSendingOptions } from './fileSending.ts'
import type { SealFile } from './sealInWorker.ts'

interface UploadOptions extends Pick<FileSendingOptions, 'calls' | 'work'> {
  /** Seals a file; in a worker, where there is one. */
  seal?: SealFile | undefined
  /** Bytes of all files that have arrived. */
  onProgress?: (bytes: number) => void
}

/** Told the bytes that have arrived, of all that will be sent. */
export type Progress = (done: number, total: number) => void

/** Bytes of all that is sent: the sealed files, and the text that claims them. */
export const sizeWith = (files: readonly Attached[], text: number) =>
  files.reduce((sum, { blob }) => sum + sealedFileSize(blob.size), text)

/** Sends the files of a report or a message, one after the other. `run` may be called again: what has arrived is not sent twice. */
export function createUploads(files: readonly Attached[], { calls, work, seal, onProgress }: UploadOptions) {
  let fileKey: string | undefined
  let sendings: FileSending[] | undefined
  let closed = false
  const arrived = files.map(() => 0)
  const total = () => arrived.reduce((sum, bytes) => sum + bytes, 0)

  const sendingOf = (fileKey: string) => (file: Attached, at: number) =>
    createFileSending(file, {
      calls,
      fileKey,
      work,
      ...(seal && { seal }),
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
    /** @throws SealingError `file-changed`, CallError. */
    async run() {
      fileKey ??= await newFileKey()
      sendings ??= files.map(sendingOf(fileKey))
      const entries: FileEntry[] = []
      const claimed: ComplaintBody<'save'>['files'] = []
      for (const sending of sendings) {
        holdOpen()
        const file = await sending.run()
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
