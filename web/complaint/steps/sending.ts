import type { ComplaintBody } from '#contract/complaints.ts'
import { to64 } from '#sealing/bytes.ts'
import { newCode, writeCode } from '#sealing/code.ts'
import { sealComplaint } from '#sealing/complaint.ts'
import { deriveKeys, type ReporterKeys } from '#sealing/derive.ts'
import type { ComplaintFields } from '#sealing/fields.ts'
import { complaintDigest } from '#sealing/proofOfWork.ts'
import { complaintBytes } from '#sealing/sizes.ts'
import { CallError } from '../../data/callError.ts'
import type { Attached } from './fileSending.ts'
import { askForCase } from './lookUp.ts'
import type { Ready } from './prepareSealing.ts'
import type { SealFile } from './sealInWorker.ts'
import { createUploads, type Progress, sizeWith } from './uploads.ts'
import { createWork, type WorkFinder } from './workFinder.ts'

/** What a person has written, as it is sent. */
export interface Written {
  /** Symbol of the channel. */
  channel: string
  fields: Partial<ComplaintFields>
  files: readonly Attached[]
}

interface SendingOptions extends Ready {
  finder: WorkFinder
  /** Seals a file; in a worker, where there is one. */
  seal?: SealFile
  onProgress: Progress
}

type Sealed = Omit<ComplaintBody<'save'>, 'work'>

/**
 * Seals and sends one report. The query code is made before anything is sent, so that `run` may be called again after every
 * failure until it succeeds: what has arrived is not sent twice, and the same report is stored once. Nothing is ever sent in plain text.
 * It is sealed to the keys that the reader was shown.
 */
export function createSending(written: Written, options: SendingOptions) {
  const { calls, finder, seal: sealFile } = options
  const code = newCode(written.channel)
  const { files } = written
  const total = sizeWith(files, complaintBytes)
  const tell = (bytes: number) => options.onProgress(bytes, total)
  const work = createWork({ calls, finder, wanted: { work: options.offered.work, at: options.at } })
  const uploads = createUploads(files, { calls, work, seal: sealFile, onProgress: tell })
  let keys: ReporterKeys | undefined
  let sealed: Sealed | undefined

  /** Saves the sealed report. Parts that waited too long are gone: those files are sent anew, the report is sealed again. */
  async function save(body: Sealed) {
    try {
      await work.send(complaintDigest(body), (work) => calls.post('save', { ...body, work }))
    } catch (error) {
      const lost = error instanceof CallError && error.status === 409 ? missingOf(error.data) : []
      const gone = body.files.flatMap(({ id }, at) => (lost.includes(id) ? [at] : []))
      for (const at of gone) uploads.restart(at)
      if (gone.length > 0) sealed = undefined
      throw error
    }
  }

  return {
    /**
     * Whether the report is on the server although no answer said so: before somebody changes it and sends it under another code,
     * this has to be known. Resolves with the query code if it is.
     */
    async arrived(): Promise<string | undefined> {
      if (!sealed || !keys) return undefined
      try {
        await askForCase({ calls, work }, keys, 1)
        return writeCode(code)
      } catch (error) {
        if (error instanceof CallError && error.status === 404) return undefined
        throw error
      }
    },
    /** Sends whatever has not arrived. Resolves with the query code. @throws CallError, SealingError. */
    async run(): Promise<string> {
      keys ??= await deriveKeys(code)
      tell(uploads.arrived())
      sealed ??= await seal(written, options, keys, uploads)
      uploads.holdOpen()
      await save(sealed)
      tell(total)
      return writeCode(code)
    },
    /** Nobody waits for it any more: lets go of the files, and saves nothing that is not on its way already. */
    close() {
      uploads.close()
      finder.close()
    },
  }
}
export type Sending = ReturnType<typeof createSending>

async function seal(
  { channel, fields }: Written,
  { offered: { channels, recovery } }: Ready,
  keys: ReporterKeys,
  uploads: ReturnType<typeof createUploads>,
): Promise<Sealed> {
  const to = channels.find(({ symbol }) => symbol === channel)
  if (!to) throw new Error(`there is no channel ${channel}`)
  const { fileKey, entries, claimed } = await uploads.run()
  const report = { channel: to, recovery, keys, fields, fileKey, files: entries }
  return { v: 2, case: keys.case, channel, report: to64(await sealComplaint(report)), files: claimed }
}

const missingOf = (data: unknown): string[] =>
  ((data as { missing?: { id: string }[] } | null)?.missing ?? []).map(({ id }) => id)
