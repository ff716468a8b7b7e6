import type { Thread } from '#contract/complaints.ts'
import { from64 } from '#sealing/bytes.ts'
import type { ReporterKeys } from '#sealing/derive.ts'
import type { Channel } from '#sealing/keys.ts'
import { type Message, openMessage, type Status } from '#sealing/message.ts'
import { Refusal, type RefusalReason } from '#sealing/refusal.ts'

/** A message of the thread: opened and proved, or why it was not. `day` is YYYY-MM-DD. */
export type Said = { day: string; from: Message['from']; turn: number } & (
  | { message: Message }
  | { refused: RefusalReason }
)

/** Opens every message with the keys of the query code; one that does not prove true stays in its place as refused. */
export function openThread(thread: Thread, keys: ReporterKeys, channel: Channel | undefined): Promise<Said[]> {
  return Promise.all(
    thread.messages.map(async ({ speaker, turn, day, sealed }): Promise<Said> => {
      const place = { day, from: speaker, turn }
      try {
        const message = await openMessage(from64(sealed), [keys.identity], {
          case: keys.lookup,
          from: speaker,
          turn,
          keys: speaker === 'reporter' ? [keys.verifyKey] : (channel?.signing ?? []),
        })
        return { ...place, message }
      } catch (error) {
        return { ...place, refused: error instanceof Refusal ? error.reason : 'unreadable' }
      }
    }),
  )
}

/** Where the case stands by the officers' latest word; `undefined` before they have said anything. */
export const statusOf = (said: readonly Said[]): Status | undefined =>
  said.flatMap((entry) => ('message' in entry && entry.message.status ? [entry.message.status] : [])).at(-1)
