import { from64 } from './bytes.ts'
import { unprovenLinks } from './endedKeys.ts'
import { type Message, openMessage, type Speaker, type Status } from './message.ts'
import { attempt, type SealingReason } from './sealingError.ts'
import type { Resealing } from './signedText.ts'
import { mostTurns } from './sizes.ts'

/** A message as the server gives it; `day` is YYYY-MM-DD, `sealed` base64 for addresses. */
export interface SealedMessage {
  turn: number
  speaker: Speaker
  day: string
  sealed: string
}

/** A message in its place: opened and proved, or why it was not. */
export type ConversationEntry = Pick<SealedMessage, 'turn' | 'speaker' | 'day'> &
  (
    | {
        message: Message
        /** Ed25519 public key of whoever signed it. */
        key: string
        /** What the next message names. */
        hash: string
        resealing?: Resealing
        /** Its author had another message before them than the server shows here: one was held back or replaced. */
        sawOther: boolean
      }
    | { refused: SealingReason }
  )

export interface Conversation {
  /** In the order of their turns. */
  entries: ConversationEntry[]
  /** Turns that are not there although later ones are. */
  missing: number[]
  /** Where the case stands by the officers' latest signed word; `undefined` before they have said anything. */
  status: Status | undefined
  /** What the next message is to name. */
  next: { turn: number; before: string }
}

/** Whose messages these should be. */
interface Participants {
  case: string
  /** The reporter's Ed25519 public key; `undefined` where the report does not open: then nothing of theirs is proved. */
  replyKey: string | undefined
  /** The Ed25519 public keys of officers in force. */
  signing: readonly string[]
  /** Those whose time is over: believed for what stands before its end. */
  ended: readonly string[]
  /** Whether the reporter reads: what their own messages name was proved on their own page when they wrote them. */
  isReporter?: boolean
  /** Hash of an officer's message that this desk has believed before. */
  remembered?: string | undefined
}

/**
 * Opens every message of a case; one that does not prove true stays in its place as refused. A server that holds back the latest
 * is not noticed here, since nothing tells how many there are, but by the next message of who has seen it.
 */
export async function openConversation(
  messages: readonly SealedMessage[],
  identities: readonly string[],
  { case: name, replyKey, signing, ended, isReporter = false, remembered }: Participants,
): Promise<Conversation> {
  const keys = { reporter: replyKey === undefined ? [] : [replyKey], officer: [...signing, ...ended] }
  const inOrder = [...messages].sort((one, other) => one.turn - other.turn)
  const opened = await Promise.all(
    inOrder.map(async ({ speaker, turn, sealed }, at) => {
      if (inOrder[at - 1]?.turn === turn) return { refused: 'turn' as const }
      const expected = { case: name, from: speaker, turn, keys: keys[speaker] }
      return attempt(() => openMessage(bytesOfSealed(sealed), identities, expected))
    }),
  )
  const chain = opened.map((found) => ('refused' in found ? undefined : { ...found, before: found.message.before }))
  const unproven = unprovenLinks(chain, { signing, ended, vouching: isReporter ? keys.reporter : [], remembered })
  let before = name
  const entries = inOrder.map(({ turn, speaker, day }, at): ConversationEntry => {
    const found = opened[at] ?? { refused: 'unreadable' }
    if ('refused' in found) return { turn, speaker, day, refused: found.refused }
    if (unproven.has(at)) return { turn, speaker, day, refused: 'ended' }
    const sawOther = found.message.before !== before
    before = found.hash
    return { turn, speaker, day, ...found, sawOther }
  })
  const { missing, next } = turnsOf(entries)
  return {
    entries,
    missing,
    status: entries.flatMap((entry) => ('message' in entry && entry.message.status) || []).at(-1),
    next: { turn: next, before },
  }
}

/** What follows from the turns of a chain that is in order: those that are not there although later ones are, and the next. */
export function turnsOf(inOrder: readonly { turn: number }[]): { missing: number[]; next: number } {
  const last = Math.min(mostTurns, inOrder.at(-1)?.turn ?? 0)
  const there = new Set(inOrder.map(({ turn }) => turn))
  return { missing: Array.from({ length: last }, (_, at) => at + 1).filter((turn) => !there.has(turn)), next: last + 1 }
}

/** Bytes that no shape fits when the server's text is no base64: refused as `form`. */
export function bytesOfSealed(text: string): Uint8Array {
  try {
    return from64(text)
  } catch {
    return new Uint8Array()
  }
}
