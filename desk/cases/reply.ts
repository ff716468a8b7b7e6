import { to64 } from '#sealing/bytes.ts'
import { bodyLimit, type Message, type Status, sealMessage, statuses } from '#sealing/message.ts'
import { cleanText } from '#sealing/plaintext.ts'
import { seal } from '#sealing/seal.ts'
import { attempt } from '#sealing/sealingError.ts'
import { isTaken } from '../client.ts'
import type { Desk } from '../desk.ts'
import { DeskError } from '../deskError.ts'
import { type Case, openCase } from './case.ts'
import { hashOfOwn } from './own.ts'
import { answerOf, sightingOf, watch } from './remember.ts'
import { endsCase } from './standing.ts'
import { assertTurns } from './turns.ts'

export interface Reply {
  body: string
  status: Status | undefined
  /** The turn that the officer saw when writing: refused when another message came since. */
  turn: number
}

/** How a case stands after an answer; each has a sentence. */
type Replied = 'replied' | 'repliedClosed' | 'repliedReopened' | 'repliedStillClosed'

export const isStatus = (text: string): text is Status => (statuses as readonly string[]).includes(text)

/**
 * Seals an answer to the reporter and to those officers and the recovery key that are confirmed, signs it and sends it; a lost answer
 * of the server is asked for once more with the same bytes. A status that closes also closes the case, another opens
 * it again.
 * @throws DeskError `emptyReply`, `longReply`, `unreadableCase`, `unanswerable` where the report names a key that nobody can seal to, `moved`, `jumped`, `notClosed`, or of the client.
 */
export async function reply(desk: Desk, name: string, { body, status, turn: seen }: Reply): Promise<Replied> {
  const text = cleanText(body).trim()
  if (text === '' && !status) throw new DeskError('emptyReply')
  if (text.length > bodyLimit) throw new DeskError('longReply', String(text.length), String(bodyLimit))
  await desk.renew() // a page may have been open since morning, and a key been struck off at noon
  const found = await openCase(desk, name)
  if ('refused' in found.report) throw new DeskError('unreadableCase')
  const { next } = found
  if (seen !== next.turn) throw new DeskError('moved')
  assertTurns(found.messages, next)
  const recipients = [...desk.circle.recipients, found.report.value.replyTo]
  const message = { case: name, from: 'officer', ...next, status, body: text } as const
  const bytes = await attempt(() => sealMessage(message, recipients, desk.signer.signingKey))
  if ('refused' in bytes) throw new DeskError('unanswerable')
  const sealed = to64(bytes)
  const send = () => desk.ask('reply', { case: name, turn: next.turn, sealed })
  await send()
    .catch((error) => {
      if (error instanceof DeskError && error.reason === 'unreachable') return send()
      throw error
    })
    .catch((error) => {
      throw isTaken(error) ? new DeskError('moved') : error
    })
  await rememberOwn(desk, found, bytes, message)
  if (!status) return found.closed ? 'repliedStillClosed' : 'replied'
  const closed = endsCase(status)
  if (closed !== found.closed) {
    await desk.ask('close', { case: name, closed }).catch(() => {
      throw new DeskError('notClosed')
    })
  }
  if (closed) return 'repliedClosed'
  return found.closed ? 'repliedReopened' : 'replied'
}

/** Whether nothing can be sealed to whoever wrote the report: it names a key that is no point of the curve. */
export const isUnanswerable = async ({ report }: Case): Promise<boolean> =>
  'refused' in report || 'refused' in (await attempt(() => seal('', 16, [report.value.replyTo])))

/** What was sent is seen at once: a website that loses it is named, also where nobody has opened the case since. */
async function rememberOwn(
  desk: Desk,
  found: Case,
  sealed: Uint8Array,
  message: Pick<Message, 'status' | 'body'>,
): Promise<void> {
  const hash = await hashOfOwn(desk, found.case, sealed)
  if (hash === undefined) return
  const before = sightingOf(found)
  const { turn } = found.next
  const own = answerOf({ turn, hash, day: desk.today() }, message)
  await watch(desk, [
    {
      ...before,
      turn,
      messages: new Map(before.messages).set(turn, hash),
      answers: [...(before.answers ?? []), own],
      ...(message.status && { closing: endsCase(message.status), closer: desk.signer.verifyKey }),
    },
  ])
}
