import type { Channels, ComplaintBody } from '#contract/complaints.ts'
import { newFileKey } from '#sealing/attachment.ts'
import { to64 } from '#sealing/bytes.ts'
import { newCode, writeCode } from '#sealing/code.ts'
import { deriveKeys, type ReporterKeys } from '#sealing/derive.ts'
import type { ReportFields } from '#sealing/fields.ts'
import type { FileEntry } from '#sealing/files.ts'
import { sealReport } from '#sealing/report.ts'
import { reportBytes } from '#sealing/sizes.ts'
import { ComplaintCallError, type ComplaintCalls } from './complaintApi.ts'
import { type Attached, createFileSending, type FileSending } from './fileSending.ts'
import { retryWithMoreWork } from './powRetry.ts'
import type { SealFile } from './sealInWorker.ts'

/** What a person has written, as it is sent. */
export interface Written {
  /** Id of the channel. */
  channel: string
  fields: Partial<ReportFields>
  files: readonly Attached[]
}

export interface SendingOptions {
  calls: ComplaintCalls
  offered: Channels
  /** Finds at least so many zero bits for a name; in a worker, where there is one. */
  findWork: (name: string, bits: number) => Promise<Uint8Array>
  /** Seals a file; in a worker, where there is one. */
  seal?: SealFile
  /** Bytes that have arrived, of all that will be sent. */
  onProgress: (done: number, total: number) => void
}

/**
 * Seals and sends one report. The query code is made before anything is sent, so that `run` may be called again after every
 * failure until it succeeds: what has arrived is not sent twice, and the same report is stored once. Nothing is ever sent in plain text.
 */
export function createSending({ channel, fields, files }: Written, options: SendingOptions) {
  const { calls, offered, onProgress } = options
  const code = newCode()
  let keys: ReporterKeys | undefined
  let fileKey: string | undefined
  let sendings: FileSending[] | undefined
  let body: ComplaintBody<'save'> | undefined
  let bits = offered.work
  let closed = false

  const arrived = files.map(() => 0)
  const tell = (total: number, done = 0) =>
    onProgress(
      arrived.reduce((sum, bytes) => sum + bytes, done),
      total,
    )

  async function prepare() {
    keys ??= await deriveKeys(code)
    fileKey ??= await newFileKey()
    sendings ??= files.map((file, at) =>
      createFileSending(file, {
        calls,
        fileKey: fileKey ?? '',
        work: (name) => options.findWork(name, bits),
        seal: options.seal,
        onProgress: (bytes) => {
          arrived[at] = bytes
          tell(total())
        },
      }),
    )
    return { keys, fileKey, sendings }
  }
  const total = () => (sendings ?? []).reduce((sum, { size }) => sum + size, reportBytes)

  function holdOpen() {
    if (closed) throw new Error('nobody waits for it any more')
  }

  async function doMoreWork(wanted: number) {
    bits = wanted
    if (body) body = { ...body, work: to64(await options.findWork(body.lookup, bits)) }
  }

  async function sendFiles(sendings: FileSending[]) {
    const entries: FileEntry[] = []
    const claimed: ComplaintBody<'save'>['files'] = []
    for (const sending of sendings) {
      holdOpen()
      const file = await retryWithMoreWork(sending.run, doMoreWork)
      entries.push(file.entry)
      claimed.push(file.claimed)
    }
    return { entries, claimed }
  }

  async function seal(keys: ReporterKeys, fileKey: string, sendings: FileSending[]): Promise<ComplaintBody<'save'>> {
    const to = offered.channels.find(({ id }) => id === channel)
    if (!to) throw new Error(`there is no channel ${channel}`)
    const { entries, claimed } = await sendFiles(sendings)
    const report = { channel: to, recovery: offered.recovery, keys, fields, fileKey, files: entries }
    return {
      v: 1,
      lookup: keys.lookup,
      channel,
      report: to64(await sealReport(report)),
      files: claimed,
      work: to64(await options.findWork(keys.lookup, bits)),
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
      const { keys, fileKey, sendings } = await prepare()
      tell(total())
      body ??= await seal(keys, fileKey, sendings)
      holdOpen()
      try {
        await retryWithMoreWork(() => calls.post('save', body as ComplaintBody<'save'>), doMoreWork) // just sealed
      } catch (error) {
        // Parts that waited for longer than a day are gone: those files are sent anew and the report sealed again.
        const lost = error instanceof ComplaintCallError && error.status === 409 ? missingOf(error.data) : []
        const gone = body.files.flatMap(({ id }, at) => (lost.includes(id) ? [at] : []))
        for (const at of gone) sendings[at]?.restart()
        if (gone.length > 0) body = undefined
        throw error
      }
      tell(total(), reportBytes)
      return writeCode(code)
    },
    /** Nobody waits for it any more: lets go of the files, and saves nothing that is not on its way already. */
    close() {
      closed = true
      for (const sending of sendings ?? []) sending.close()
    },
  }
}
export type Sending = ReturnType<typeof createSending>

const missingOf = (data: unknown): string[] =>
  ((data as { missing?: { id: string }[] } | undefined)?.missing ?? []).map(({ id }) => id)
