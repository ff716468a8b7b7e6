import { to64 } from '#sealing/bytes.ts'
import { recipientsOf } from '#sealing/keys.ts'
import { bodyLimit, type Status, sealMessage, statuses } from '#sealing/message.ts'
import { cleanText } from '#sealing/plaintext.ts'
import type { Desk } from '../desk.ts'
import { Fault } from '../fault.ts'
import { fingerprintOf } from '../keys/print.ts'
import { type Case, openCase } from './thread.ts'

export interface Reply {
  body: string
  status?: Status | undefined
  /** The turn that the officer saw when writing: refused when another answer went out since. */
  turn?: number | undefined
}

/** How a case stands after an answer; each has a sentence. */
export type Replied = 'replied' | 'repliedClosed' | 'repliedStillClosed'

export const isStatus = (text: string): text is Status => (statuses as readonly string[]).includes(text)
export const endsCase = (status: Status | undefined) => status?.startsWith('closed-') ?? false
/** The officers' next turn. */
export const nextTurn = ({ messages }: Pick<Case, 'messages'>) =>
  messages.filter(({ speaker }) => speaker === 'officer').length + 1

/**
 * Seals an answer to the reporter, the channel's officers and the recovery key, signs it and sends it; a lost answer of the
 * server is asked for once more with the same bytes. A status that closes also closes the case.
 * @throws Fault `emptyReply`, `longReply`, `unconfirmed`, `unreadableCase`, `moved`, `notClosed`, or of the client.
 */
export async function reply(desk: Desk, lookup: string, { body, status, turn: seen }: Reply): Promise<Replied> {
  const text = cleanText(body).trim()
  if (text === '' && !status) throw new Fault('emptyReply')
  if (text.length > bodyLimit) throw new Fault('longReply', String(text.length), String(bodyLimit))
  await desk.renew() // a page may have been open since morning, and a key been struck off at noon
  if (desk.unconfirmed.length > 0) {
    throw new Fault('unconfirmed', desk.unconfirmed.map(({ key }) => fingerprintOf(key)).join(', '))
  }
  const found = await openCase(desk, lookup)
  if (!found.report.ok) throw new Fault('unreadableCase')
  const turn = nextTurn(found)
  if (seen !== undefined && seen !== turn) throw new Fault('moved')
  const recipients = recipientsOf(
    { ...desk.named, id: desk.channel.id },
    desk.named.recovery,
    found.report.value.replyTo,
  )
  const message = { case: lookup, from: 'officer', turn, status, body: text } as const
  const sealed = to64(await sealMessage(message, recipients, desk.signer.signingKey))
  const send = () => desk.ask('reply', { lookup, turn, sealed })
  await send().catch((error) => {
    if (error instanceof Fault && error.reason === 'unreachable') return send()
    throw error
  })
  if (found.closed) return 'repliedStillClosed'
  if (!endsCase(status)) return 'replied'
  await desk.ask('close', { lookup, closed: true }).catch(() => {
    throw new Fault('notClosed')
  })
  return 'repliedClosed'
}
