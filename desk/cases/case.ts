import type { DeskOutput } from '#contract/desk.ts'
import { type Complaint, openComplaint } from '#sealing/complaint.ts'
import { bytesOfSealed, type Conversation, type ConversationEntry, openConversation } from '#sealing/conversation.ts'
import type { Message, Speaker, Status } from '#sealing/message.ts'
import { attempt, type RefusalReason } from '#sealing/refusal.ts'
import type { Desk } from '../desk.ts'
import { identitiesOf } from '../keys/ring.ts'
import { type Audience, audienceOf } from './audience.ts'
import { caseName } from './name.ts'
import { type Notes, openNotes } from './notes.ts'
import { chooseSealings } from './resealings.ts'

/**
 * Why something is not shown. `unproved`: signatures cannot be held, since the report does not open. `unconfirmed`: signed with
 * a key that the website names and the officer has not confirmed.
 */
export type WhyNot = RefusalReason | 'unproved' | 'unconfirmed'
/** What was sealed and who can read it, or why it is not shown. */
export type Opened<T> = { value: T; audience: Audience } | { refused: WhyNot }

export type Said = { turn: number; speaker: Speaker; day: string } & (
  | { value: Message; audience: Audience; sawOther: boolean }
  | { refused: WhyNot }
)

export interface Case {
  case: string
  name: string
  day: string
  /** The server's word. */
  closed: boolean
  deletion: { key: string; day: string } | null
  report: Opened<Complaint>
  /** Texts that an officer sealed again and that are no longer the same. */
  spoiled: number
  messages: Said[]
  missing: number[]
  /** The officers' latest signed word. */
  status: Status | undefined
  /** What the next message is to name. */
  next: Conversation['next']
  notes: Notes
}

/** Fetches a case and opens it. Nothing is left out: what is not what it should be stands there as refused. */
export const openCase = async (desk: Desk, name: string): Promise<Case> =>
  readCase(desk, name, await desk.ask('open', { case: name }))

export async function readCase(desk: Desk, name: string, stored: DeskOutput<'open'>): Promise<Case> {
  const { given, spoiled } = await chooseSealings(desk, name, stored)
  const report = await openReport(desk, name, given.sealed)
  const complaint = 'value' in report ? report.value : undefined
  const conversation = await converse(desk, { name, complaint, messages: given.messages })
  return {
    case: name,
    name: caseName(name),
    day: given.day,
    closed: given.closed,
    deletion: given.deletion,
    report,
    spoiled,
    ...conversation,
    notes: await openNotes(desk, name, given.notes),
  }
}

/** @throws nothing that a server could bring about. */
export async function openReport(desk: Desk, name: string, sealed: string): Promise<Opened<Complaint>> {
  const place = { case: name, channel: desk.channel.symbol }
  return attempt(async () => {
    const { complaint, resealing } = await openComplaint(bytesOfSealed(sealed), identitiesOf(desk.ring), place)
    return { value: complaint, audience: audienceOf(desk, { sealedTo: complaint.sealedTo, resealing }) }
  })
}

interface Told {
  name: string
  complaint: Pick<Complaint, 'replyKey' | 'replyTo'> | undefined
  messages: DeskOutput<'open'>['messages']
}

/** The messages in their order, and what follows from them. */
export async function converse(desk: Desk, { name, complaint, messages }: Told) {
  const { circle, named } = desk
  const open = (signing: readonly string[]) =>
    openConversation(messages, identitiesOf(desk.ring), {
      ...{ case: name, replyKey: complaint?.replyKey },
      ...{ signing, ended: circle.ended },
    })
  const { entries, missing, status, next } = await open(circle.signing)
  const isDoubtful = circle.unconfirmed.length > 0 && entries.some((entry) => 'refused' in entry)
  const doubtful = isDoubtful ? (await open(named.signing)).entries : []
  const whyNot = (entry: ConversationEntry & { refused: RefusalReason }, at: number): WhyNot => {
    if (entry.speaker === 'reporter' && !complaint && entry.refused === 'signature') return 'unproved'
    const other = doubtful[at]
    return entry.refused === 'signature' && other && 'message' in other ? 'unconfirmed' : entry.refused
  }
  const own = complaint ? [complaint.replyTo] : []
  const said = entries.map((entry, at): Said => {
    const { turn, speaker, day } = entry
    if ('refused' in entry) return { turn, speaker, day, refused: whyNot(entry, at) }
    const { message, resealing } = entry
    const before = entries[at - 1]
    // After one that is refused here, its author may well have read it.
    const sawOther = entry.sawOther && !(before && 'refused' in before)
    const audience = audienceOf(desk, { sealedTo: message.sealedTo, resealing, own })
    return { turn, speaker, day, value: message, audience, sawOther }
  })
  return { messages: said, missing, status, next }
}
