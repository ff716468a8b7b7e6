import { type Marks, marksOf } from '#contract/deadlines.ts'
import type { DeskOutput } from '#contract/desk.ts'
import { type Complaint, openComplaint } from '#sealing/complaint.ts'
import { bytesOfSealed, type Conversation, type ConversationEntry, openConversation } from '#sealing/conversation.ts'
import type { Message, Speaker, Status } from '#sealing/message.ts'
import { goesTo } from '#sealing/seal.ts'
import { attempt, type SealingReason } from '#sealing/sealingError.ts'
import type { Desk } from '../desk.ts'
import { identitiesOf } from '../keys/ring.ts'
import { type AskedDeletion, askedDeletion } from './askedDeletion.ts'
import { type Audience, audienceOf } from './audience.ts'
import type { MemoryFault } from './memoryFault.ts'
import { caseName } from './name.ts'
import { type Notes, openNotes } from './notes.ts'
import { sightingOf, watch } from './remember.ts'
import { bytesIn, type Chosen, chooseSealings, placeOf, type Waiting } from './resealings.ts'
import { type ClosingWord, closingWordOf, provedDays } from './standing.ts'

/**
 * Why something is not shown. `unproved`: signatures cannot be held, since the report does not open. `unconfirmed`: signed with
 * a key that the website names and the officer has not confirmed.
 */
export type WhyNot = SealingReason | 'unproved' | 'unconfirmed'
/** What was sealed and who can read it, or why it is not shown. */
export type Opened<T> = { value: T; hash: string; audience: Audience } | { refused: WhyNot }

/** A message; `by` is the key whose signature it carries. */
export type Said = { turn: number; speaker: Speaker; day: string } & (
  | { value: Message; hash: string; audience: Audience; sawOther: boolean; by: string }
  | { refused: WhyNot }
)

export interface Case {
  case: string
  name: string
  day: string
  /** The server's word. */
  closed: boolean
  /** The officers'. */
  closing: ClosingWord
  deletion: AskedDeletion | null
  report: Opened<Complaint>
  /** Texts that an officer sealed again and that are no longer the same. */
  spoiled: number
  /** Texts that a colleague sealed again to keys without this officer's: what waits beside them does not open. */
  shut: number
  /** Texts that took the place of those that came, and were not signed by two persons. */
  unbacked: number
  /** Sound texts that wait for a second person. */
  waiting: readonly Waiting[]
  messages: Said[]
  missing: number[]
  /** The officers' latest signed word. */
  status: Status | undefined
  /** What the next message is to name. */
  next: Conversation['next']
  notes: Notes
}

export interface OpenedCase extends Case {
  memoryFaults: MemoryFault[]
  /** Texts that go to others than they say of themselves: somebody was shut out, or reads along. */
  misdirected: number
  /** How its time limits stand; `null` where its officers have closed it. */
  marks: Marks | null
}

/**
 * Fetches a case and opens it. Nothing is left out: what is not what it should be stands there as refused. The desk remembers it, and says
 * what differs from what it has seen before.
 */
export async function openCase(desk: Desk, name: string): Promise<OpenedCase> {
  const earlier = await desk.memory.recall()
  const chosen = await chooseSealings(desk, name, await desk.ask('open', { case: name }))
  const found = await readChosen(desk, name, chosen)
  const { faults, known } = await watch(desk, [sightingOf(found)], { earlier })
  const counted = provedDays({ day: found.day, closed: '' }, known.get(name))
  const marks = counted.closed === null ? marksOf(counted, desk.today()) : null
  // What this desk remembers may be a text that opened the case again, and that is not given.
  const closing = found.closing?.closed && known.get(name)?.ended === false ? null : found.closing
  return { ...found, closing, memoryFaults: faults, misdirected: await misdirectedIn(desk, chosen, found), marks }
}

async function misdirectedIn(desk: Desk, chosen: Chosen<DeskOutput<'open'>>, found: Case): Promise<number> {
  const identities = identitiesOf(desk.ring)
  const right = await Promise.all(
    textsOf(found).map((text) => goesTo(bytesOfSealed(bytesIn(chosen, text)), identities, text.audience.sealedTo)),
  )
  return right.filter((isRight) => !isRight).length
}

export async function readCase(desk: Desk, name: string, stored: DeskOutput<'open'>): Promise<Case> {
  const chosen = await chooseSealings(desk, name, stored)
  return readChosen(desk, name, chosen)
}

/** A case whose sealings are chosen. */
export async function readChosen(
  desk: Desk,
  name: string,
  { given, spoiled, shut, proved, waiting }: Chosen<DeskOutput<'open'>>,
): Promise<Case> {
  const report = await openReport(desk, name, given.sealed)
  const complaint = 'value' in report ? report.value : undefined
  const conversation = await converse(desk, { name, complaint, messages: given.messages })
  const notes = await openNotes(desk, name, given.notes)
  const known = (await desk.memory.recall())?.cases.get(name)
  return {
    case: name,
    name: caseName(name),
    day: given.day,
    closed: given.closed,
    closing: closingWordOf(name, conversation.messages, notes),
    deletion: askedDeletion(desk, name, { ...given, turn: given.messages.at(-1)?.turn ?? 0, known }),
    report,
    spoiled,
    shut,
    unbacked: unbackedAmong(textsOf({ report, messages: conversation.messages, notes }), proved),
    waiting,
    ...conversation,
    notes,
  }
}

/** The last message that proves true: a turn that the website made up counts for nothing. */
export const lastProved = (messages: readonly Said[]) => messages.findLast((said) => 'value' in said)

/** A text of a case that opens, and who can read it. */
export interface OpenText {
  kind: 'complaint' | 'message' | 'note'
  turn: number
  audience: Audience
}

/** All texts of a case that open. */
export const textsOf = ({ report, messages, notes }: Pick<Case, 'report' | 'messages' | 'notes'>): OpenText[] => [
  ...('value' in report ? [{ kind: 'complaint' as const, turn: 0, audience: report.audience }] : []),
  ...messages.flatMap((entry) => textOf('message', entry)),
  ...notes.entries.flatMap((entry) => textOf('note', entry)),
]

const textOf = (kind: OpenText['kind'], entry: { turn: number } & (object | { audience: Audience })): OpenText[] =>
  'audience' in entry ? [{ kind, turn: entry.turn, audience: entry.audience }] : []

/** How many texts were sealed again without a second person who stands for it. */
export const unbackedAmong = (texts: readonly OpenText[], proved: ReadonlySet<string>): number =>
  texts.filter((text) => text.audience.resealedBy !== undefined && !proved.has(placeOf(text))).length

/** @throws nothing that a server could bring about. */
export async function openReport(desk: Desk, name: string, sealed: string): Promise<Opened<Complaint>> {
  const place = { case: name, channel: desk.channel.symbol }
  return attempt(async () => {
    const { complaint, hash, resealing } = await openComplaint(bytesOfSealed(sealed), identitiesOf(desk.ring), place)
    return { value: complaint, hash, audience: audienceOf(desk, { sealedTo: complaint.sealedTo, resealing }) }
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
  const remembered = (await desk.memory.recall())?.cases.get(name)?.answers?.at(-1)?.hash
  const open = (signing: readonly string[]) =>
    openConversation(messages, identitiesOf(desk.ring), {
      ...{ case: name, replyKey: complaint?.replyKey },
      ...{ signing, ended: circle.ended, remembered },
    })
  const { entries, missing, status, next } = await open(circle.signing)
  const isDoubtful = circle.unconfirmed.length > 0 && entries.some((entry) => 'refused' in entry)
  const doubtful = isDoubtful ? (await open(named.signing)).entries : []
  const whyNot = (entry: ConversationEntry & { refused: SealingReason }, at: number): WhyNot => {
    if (entry.speaker === 'reporter' && !complaint && entry.refused === 'signature') return 'unproved'
    const other = doubtful[at]
    return entry.refused === 'signature' && other && 'message' in other ? 'unconfirmed' : entry.refused
  }
  const own = complaint ? [complaint.replyTo] : []
  const said = entries.map((entry, at): Said => {
    const { turn, speaker, day } = entry
    if ('refused' in entry) return { turn, speaker, day, refused: whyNot(entry, at) }
    const { message, hash, resealing, key } = entry
    const before = entries[at - 1]
    // After one that is refused here, its author may well have read it.
    const sawOther = entry.sawOther && !(before && 'refused' in before)
    const audience = audienceOf(desk, { sealedTo: message.sealedTo, resealing, own })
    return { turn, speaker, day, value: message, hash, audience, sawOther, by: key }
  })
  return { messages: said, missing, status, next }
}
