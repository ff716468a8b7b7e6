import type { ComplaintBody } from '#contract/complaints.ts'
import { to64 } from '#sealing/bytes.ts'
import type { ReporterKeys } from '#sealing/derive.ts'
import { recipientsOf } from '#sealing/keys.ts'
import { sealMessage } from '#sealing/message.ts'
import { messageDigest } from '#sealing/proofOfWork.ts'
import { signSending } from '#sealing/sending.ts'
import { messageBytes } from '#sealing/sizes.ts'
import type { Attached } from './fileSending.ts'
import { proofOf } from './lookUp.ts'
import type { Ready } from './prepareSealing.ts'
import type { SealFile } from './sealInWorker.ts'
import { createUploads, type Progress, sizeWith } from './uploads.ts'
import { createWork, type WorkFinder } from './workFinder.ts'

interface ReplyOptions extends Ready {
  keys: ReporterKeys
  /** Its place in the conversation, and the message that it follows. */
  next: { turn: number; before: string }
  body: string
  files: readonly Attached[]
  finder: WorkFinder
  /** Seals a file; in a worker, where there is one. */
  seal?: SealFile
  onProgress: Progress
}

/** Seals and sends one message of the reporter. `run` may be called again after a failure: the same bytes are sent. */
export function createReply(options: ReplyOptions) {
  const { calls, offered, keys, next, body, files, finder } = options
  const work = createWork({ calls, finder, wanted: { work: offered.work, at: options.at } })
  const total = sizeWith(files, messageBytes)
  const onProgress = (bytes: number) => options.onProgress(bytes, total)
  const uploads = createUploads(files, { calls, work, seal: options.seal, onProgress })
  let sealed: Omit<ComplaintBody<'message'>, 'work'> | undefined

  async function seal(): Promise<NonNullable<typeof sealed>> {
    const channel = offered.channels.find(({ symbol }) => symbol === keys.channel)
    if (!channel) throw new Error(`there is no channel ${keys.channel}`)
    const { fileKey, entries, claimed } = await uploads.run()
    const message = {
      case: keys.case,
      from: 'reporter' as const,
      ...next,
      body,
      ...(entries.length > 0 && { fileKey, files: entries }),
    }
    const recipients = recipientsOf(channel, offered.recovery, keys.recipient)
    const bytes = await sealMessage(message, recipients, keys.signingKey)
    const sent = { case: keys.case, turn: next.turn, sealed: to64(bytes) }
    const { case: _, ...placed } = sent
    return { ...proofOf(keys), ...placed, files: claimed, signature: signSending(sent, keys.signingKey) }
  }
  return {
    /** @throws CallError, SealingError. */
    async run(): Promise<void> {
      if (files.length > 0) onProgress(uploads.arrived())
      sealed ??= await seal()
      const body = sealed
      const { turn } = body
      await work.send(messageDigest({ case: keys.case, turn, sealed: body.sealed }), (done) =>
        calls.post('message', { ...body, work: done }),
      )
    },
    /** Nobody waits for it any more: lets go of the files. */
    close() {
      uploads.close()
      finder.close()
    },
  }
}
export type Reply = ReturnType<typeof createReply>
