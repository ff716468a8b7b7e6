import type { Channels, ComplaintBody } from '#contract/complaints.ts'
import { to64 } from '#sealing/bytes.ts'
import { newCode, writeCode } from '#sealing/code.ts'
import { sealComplaint } from '#sealing/complaint.ts'
import { deriveKeys, type ReporterKeys } from '#sealing/derive.ts'
import type { ComplaintFields } from '#sealing/fields.ts'
import { complaintBytes, sealedFileSize } from '#sealing/sizes.ts'
import { ComplaintCallError, type ComplaintCalls } from './complaintApi.ts'
import type { Attached } from './fileSending.ts'
import { retryWithMoreWork } from './powRetry.ts'
import { createUploads, type UploadOptions } from './uploads.ts'

/** What a person has written, as it is sent. */
export interface Written {
  /** Id of the channel. */
  channel: string
  fields: Partial<ComplaintFields>
  files: readonly Attached[]
}

export interface SendingOptions extends Omit<UploadOptions, 'work' | 'onProgress'> {
  calls: ComplaintCalls
  offered: Channels
  /** Bytes that have arrived, of all that will be sent. */
  onProgress: (done: number, total: number) => void
}

/**
 * Seals and sends one report. The query code is made before anything is sent, so that `run` may be called again after every
 * failure until it succeeds: what has arrived is not sent twice, and the same report is stored once. Nothing is ever sent in plain text.
 */
export function createSending(written: Written, options: SendingOptions) {
  const { calls, offered } = options
  const code = newCode()
  const { files } = written
  const total = files.reduce((sum, { blob }) => sum + sealedFileSize(blob.size), complaintBytes)
  const tell = (bytes: number) => options.onProgress(bytes, total)
  const uploads = createUploads(files, { ...options, work: offered.work, onProgress: tell })
  let keys: ReporterKeys | undefined
  let body: ComplaintBody<'save'> | undefined

  /** Saves the sealed report. Parts that waited for longer than a day are gone: those files are sent anew, the report is sealed again. */
  async function save(sealed: ComplaintBody<'save'>) {
    try {
      await retryWithMoreWork(
        () => calls.post('save', body ?? sealed),
        async (wanted) => {
          body = { ...sealed, work: to64(await uploads.findWork(sealed.lookup, wanted)) }
        },
      )
    } catch (error) {
      const lost = error instanceof ComplaintCallError && error.status === 409 ? missingOf(error.data) : []
      const gone = sealed.files.flatMap(({ id }, at) => (lost.includes(id) ? [at] : []))
      for (const at of gone) uploads.restart(at)
      if (gone.length > 0) body = undefined
      throw error
    }
  }

  return {
    /**
     * Whether the report is on the server although no answer said so: before somebody changes it and sends it under another code,
     * this has to be known. Resolves with the query code if it is.
     */
    async arrived(): Promise<string | undefined> {
      if (!body || !keys) return undefined
      try {
        await calls.post('query', { token: keys.token })
        return writeCode(code)
      } catch (error) {
        if (error instanceof ComplaintCallError && error.status === 404) return undefined
        throw error
      }
    },
    /** Sends whatever has not arrived. Resolves with the query code. @throws ComplaintCallError, Refusal. */
    async run(): Promise<string> {
      keys ??= await deriveKeys(code)
      tell(uploads.arrived())
      body ??= await seal(written, offered, keys, uploads)
      uploads.holdOpen()
      await save(body)
      tell(total)
      return writeCode(code)
    },
    /** Nobody waits for it any more: lets go of the files, and saves nothing that is not on its way already. */
    close: uploads.close,
  }
}
export type Sending = ReturnType<typeof createSending>

async function seal(
  { channel, fields }: Written,
  { channels, recovery }: Channels,
  keys: ReporterKeys,
  uploads: ReturnType<typeof createUploads>,
): Promise<ComplaintBody<'save'>> {
  const to = channels.find(({ id }) => id === channel)
  if (!to) throw new Error(`there is no channel ${channel}`)
  const { fileKey, entries, claimed } = await uploads.run()
  const report = { channel: to, recovery, keys, fields, fileKey, files: entries }
  return {
    v: 1,
    lookup: keys.lookup,
    channel,
    report: to64(await sealComplaint(report)),
    files: claimed,
    work: to64(await uploads.findWork(keys.lookup)),
  }
}

const missingOf = (data: unknown): string[] =>
  ((data as { missing?: { id: string }[] } | undefined)?.missing ?? []).map(({ id }) => id)
