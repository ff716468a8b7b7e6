import type { DeskOutput } from '#contract/desk.ts'
import { from64 } from '#sealing/bytes.ts'
import { type Complaint, openComplaint } from '#sealing/complaint.ts'
import { type Message, openMessage, type Speaker, type Status, speakers } from '#sealing/message.ts'
import { Refusal, type RefusalReason } from '#sealing/refusal.ts'
import type { Desk } from '../desk.ts'
import { caseName } from './name.ts'

/**
 * Why something is not shown. `unproved`: signatures cannot be held, since the report does not open. `unconfirmed`: signed with
 * a key that the website names and the officer has not confirmed.
 */
export type WhyNot = RefusalReason | 'unproved' | 'unconfirmed'
/** What was sealed, or why it is not shown. */
export type Opened<T> = { ok: true; value: T } | { ok: false; reason: WhyNot }
export interface ThreadMessage {
  speaker: Speaker
  turn: number
  day: string
  content: Opened<Message>
}
export interface Case {
  lookup: string
  name: string
  day: string
  closed: boolean
  report: Opened<Complaint>
  messages: ThreadMessage[]
  /** Messages that must have been there: a later one of the same speaker is. */
  missing: { speaker: Speaker; turn: number }[]
  /** What the officers said last. */
  status: Status | undefined
}

/** Fetches a case and opens it. Nothing is left out: what is not what it should be stands there as refused. */
export async function openCase(desk: Desk, lookup: string): Promise<Case> {
  return readCase(desk, lookup, await desk.ask('open', { lookup }))
}

async function readCase(desk: Desk, lookup: string, given: DeskOutput<'open'>): Promise<Case> {
  const identities = desk.ring.map(({ identity }) => identity)
  const report = await opened(() =>
    openComplaint(sealedOf(given.sealed), identities, { case: lookup, channel: desk.channel.id }),
  )
  const strangers = desk.unconfirmed.map(({ key }) => key)
  const keysOf: Record<Speaker, readonly string[] | undefined> = {
    reporter: report.ok ? [report.value.replyKey] : undefined,
    officer: desk.named.signing.filter((key) => !strangers.includes(key)),
  }
  const messages = await Promise.all(
    given.messages.map(async ({ speaker, turn, day, sealed }): Promise<ThreadMessage> => {
      const place = { case: lookup, from: speaker, turn }
      const held = (keys: readonly string[]) =>
        opened(() => openMessage(sealedOf(sealed), identities, { ...place, keys }))
      const keys = keysOf[speaker]
      const content: Opened<Message> = keys ? await held(keys) : { ok: false, reason: 'unproved' }
      const byStranger = speaker === 'officer' && !content.ok && content.reason === 'signature' && strangers.length > 0
      if (byStranger && (await held(strangers)).ok) {
        return { speaker, turn, day, content: { ok: false, reason: 'unconfirmed' } }
      }
      return { speaker, turn, day, content }
    }),
  )
  return {
    lookup,
    name: caseName(lookup),
    day: given.day,
    closed: given.closed,
    report,
    messages,
    missing: missingOf(given.messages),
    status: messages.flatMap(({ content }) => (content.ok && content.value.status) || []).at(-1),
  }
}

/** Gaps in each speaker's count. */
export function missingOf(messages: readonly { speaker: Speaker; turn: number }[]) {
  return speakers.flatMap((speaker) => {
    const turns = new Set(messages.filter((message) => message.speaker === speaker).map(({ turn }) => turn))
    const numbers = Array.from({ length: Math.max(0, ...turns) }, (_, at) => at + 1)
    return numbers.filter((turn) => !turns.has(turn)).map((turn) => ({ speaker, turn }))
  })
}

async function opened<T>(open: () => Promise<T>): Promise<Opened<T>> {
  try {
    return { ok: true, value: await open() }
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, reason: error.reason }
    throw error
  }
}

/** Bytes that no shape fits when the server's text is no base64: refused as `form`. */
function sealedOf(text: string): Uint8Array {
  try {
    return from64(text)
  } catch {
    return new Uint8Array()
  }
}
