import type { Thread } from '#contract/complaints.ts'
import { from64 } from '#sealing/bytes.ts'
import type { ReporterKeys } from '#sealing/derive.ts'
import type { Channel } from '#sealing/keys.ts'
import { type Message, mostTurns, openMessage, type Speaker, type Status, speakers } from '#sealing/message.ts'
import { Refusal, type RefusalReason } from '#sealing/refusal.ts'

/** A message of the thread: opened and proved, or why it was not. `day` is YYYY-MM-DD. */
export type ThreadEntry = { day: string; from: Message['from']; turn: number } & (
  | { message: Message }
  | { refused: RefusalReason }
)

/** Opens every message with the keys of the query code; one that does not prove true stays in its place as refused. */
export function openThread(thread: Thread, keys: ReporterKeys, channel: Channel | undefined): Promise<ThreadEntry[]> {
  return Promise.all(
    inTurn(thread.messages).map(async ({ speaker, turn, day, sealed }): Promise<ThreadEntry> => {
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

/** Each side's messages in the order of its turns, whatever the order in which the server gives them. */
function inTurn(messages: Thread['messages']): Thread['messages'] {
  const sorted = [...messages].sort((one, other) => one.turn - other.turn)
  return messages.flatMap(({ speaker }) => {
    const next = sorted.findIndex((message) => message.speaker === speaker)
    return sorted.splice(next, 1)
  })
}

/** What is wrong with one side's messages: turns that are not there although later ones are, and turns that are there twice. */
export interface Gap {
  from: Speaker
  missing: number[]
  doubled: number[]
}

/**
 * Where a thread cannot be whole: each side counts its messages from 1, under its signature, so that a server that holds one back is
 * noticed. It is not noticed when it holds back the latest: nothing tells how many there are.
 */
export const gapsIn = (entries: readonly ThreadEntry[]): Gap[] =>
  speakers.flatMap((from) => {
    const turns = entries.filter((entry) => entry.from === from).map(({ turn }) => turn)
    const all = Array.from({ length: Math.min(mostTurns, Math.max(0, ...turns)) }, (_, at) => at + 1)
    const missing = all.filter((turn) => !turns.includes(turn))
    const doubled = all.filter((turn) => turns.indexOf(turn) !== turns.lastIndexOf(turn))
    return missing.length + doubled.length > 0 ? [{ from, missing, doubled }] : []
  })

/** The number of the next message of one side. */
export const nextTurn = (entries: readonly ThreadEntry[], from: Speaker) =>
  Math.max(0, ...entries.filter((entry) => entry.from === from).map(({ turn }) => turn)) + 1

/** Where the case stands by the officers' latest word; `undefined` before they have said anything. */
export const statusOf = (entries: readonly ThreadEntry[]): Status | undefined =>
  entries.flatMap((entry) => ('message' in entry && entry.message.status ? [entry.message.status] : [])).at(-1)
