import type { Channels, ComplaintBody } from '#contract/complaints.ts'
import { to64 } from '#sealing/bytes.ts'
import type { ReporterKeys } from '#sealing/derive.ts'
import { recipientsOf } from '#sealing/keys.ts'
import { sealMessage } from '#sealing/message.ts'
import type { ComplaintCalls } from './complaintApi.ts'
import type { Attached } from './fileSending.ts'
import { createUploads, type UploadOptions } from './uploads.ts'

export interface ReplyOptions extends Omit<UploadOptions, 'work' | 'onProgress'> {
  calls: ComplaintCalls
  offered: Channels
  /** Id of the channel that reads the case. */
  channel: string
  keys: ReporterKeys
  /** The reporter's next turn, from 1. */
  turn: number
  body: string
  files: readonly Attached[]
}

/** Seals and sends one message of the reporter. `run` may be called again after a failure: the same bytes are sent. */
export function createReply(options: ReplyOptions) {
  const { calls, offered, keys, turn, body, files } = options
  const uploads = createUploads(files, { ...options, work: offered.work })
  let sealed: ComplaintBody<'message'> | undefined

  async function seal(): Promise<ComplaintBody<'message'>> {
    const channel = offered.channels.find(({ id }) => id === options.channel)
    if (!channel) throw new Error(`there is no channel ${options.channel}`)
    const { fileKey, entries, claimed } = await uploads.run()
    const message = {
      case: keys.lookup,
      from: 'reporter' as const,
      turn,
      body,
      ...(entries.length > 0 && { fileKey, files: entries }),
    }
    const sealed = await sealMessage(message, recipientsOf(channel, offered.recovery, keys.recipient), keys.signingKey)
    return { token: keys.token, turn, sealed: to64(sealed), files: claimed }
  }
  return {
    /** @throws ComplaintCallError, Refusal. */
    async run(): Promise<void> {
      sealed ??= await seal()
      await calls.post('message', sealed)
    },
    /** Nobody waits for it any more: lets go of the files. */
    close: uploads.close,
  }
}
export type Reply = ReturnType<typeof createReply>
