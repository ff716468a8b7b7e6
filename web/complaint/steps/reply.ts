import type { Channels, ComplaintBody } from '#contract/complaints.ts'
import { newFileKey } from '#sealing/attachment.ts'
import { to64 } from '#sealing/bytes.ts'
import type { ReporterKeys } from '#sealing/derive.ts'
import { recipientsOf } from '#sealing/keys.ts'
import { sealMessage } from '#sealing/message.ts'
import type { ComplaintCalls } from './complaintApi.ts'
import { type Attached, createFileSending } from './fileSending.ts'
import { retryWithMoreWork } from './powRetry.ts'
import type { SealFile } from './sealInWorker.ts'

export interface ReplyOptions {
  calls: ComplaintCalls
  offered: Channels
  /** Id of the channel that reads the case. */
  channel: string
  keys: ReporterKeys
  /** The reporter's next turn, from 1. */
  turn: number
  body: string
  files: readonly Attached[]
  findWork: (name: string, bits: number) => Promise<Uint8Array>
  /** Seals a file; in a worker, where there is one. */
  seal?: SealFile
}

/** Seals and sends one message of the reporter. `run` may be called again after a failure: the same bytes are sent. */
export function createReply(options: ReplyOptions) {
  const { calls, offered, keys, turn, body, files } = options
  let bits = offered.work
  let fileKey: string | undefined
  let sendings: ReturnType<typeof createFileSending>[] | undefined
  let said: ComplaintBody<'message'> | undefined

  async function seal(): Promise<ComplaintBody<'message'>> {
    const channel = offered.channels.find(({ id }) => id === options.channel)
    if (!channel) throw new Error(`there is no channel ${options.channel}`)
    fileKey ??= await newFileKey()
    const identity = fileKey
    sendings ??= files.map((file) =>
      createFileSending(file, {
        calls,
        fileKey: identity,
        work: (name) => options.findWork(name, bits),
        seal: options.seal,
        onProgress: () => undefined,
      }),
    )
    const sent = []
    for (const sending of sendings) {
      sent.push(
        await retryWithMoreWork(sending.run, (wanted) => {
          bits = wanted
        }),
      )
    }
    const message = {
      case: keys.lookup,
      from: 'reporter' as const,
      turn,
      body,
      ...(sent.length > 0 && { fileKey, files: sent.map(({ entry }) => entry) }),
    }
    const sealed = await sealMessage(message, recipientsOf(channel, offered.recovery, keys.recipient), keys.signingKey)
    return { token: keys.token, turn, sealed: to64(sealed), files: sent.map(({ claimed }) => claimed) }
  }
  return {
    /** @throws ComplaintCallError, Refusal. */
    async run(): Promise<void> {
      said ??= await seal()
      await calls.post('message', said)
    },
    /** Nobody waits for it any more: lets go of the files. */
    close() {
      for (const sending of sendings ?? []) sending.close()
    },
  }
}
export type Reply = ReturnType<typeof createReply>
