import type { DeskInput, DeskOutput } from '#contract/desk.ts'
import { to64 } from '#sealing/bytes.ts'
import { bytesOfSealed } from '#sealing/conversation.ts'
import { reseal, sorted } from '#sealing/signedText.ts'
import { paddedComplaint, paddedMessage } from '#sealing/sizes.ts'
import type { Desk } from '../desk.ts'
import { Fault } from '../fault.ts'
import { identitiesOf } from '../keys/ring.ts'
import { type Case, readCase } from './case.ts'
import { allCases } from './list.ts'
import { chooseSealings } from './resealings.ts'

/** How far a re-sealing is: cases that were looked at, texts that were sealed anew, names of cases that could not be. */
export interface Progress {
  cases: number
  total: number
  texts: number
  failed: string[]
}

type Kind = DeskInput<'reseal'>['kind']
interface Text {
  kind: Kind
  turn: number
  sealedTo: readonly string[]
}

/**
 * Seals report, messages and notes of every open case to the officers that the channel has now, signed by this officer. What is
 * sealed to just these is left alone, so an interrupted run goes on where it was. What is refused is left alone as well.
 * @throws Fault of the client for the list; a case that fails is counted.
 */
export async function resealCases(desk: Desk, tell: (progress: Progress) => void): Promise<Progress> {
  await desk.renew()
  const open = (await allCases(desk)).cases.filter(({ closed }) => closed === null)
  const progress: Progress = { cases: 0, total: open.length, texts: 0, failed: [] }
  tell({ ...progress })
  for (const { case: name } of open) {
    const done = await resealCase(desk, name).catch(() => undefined)
    progress.cases++
    if (done === undefined) progress.failed.push(name)
    else progress.texts += done
    tell({ ...progress })
  }
  return progress
}

/** Returns how many texts were sealed anew. @throws Fault `unreadableCase`, or of the client. */
async function resealCase(desk: Desk, name: string): Promise<number> {
  const { given } = await chooseSealings(desk, name, await desk.ask('open', { case: name }))
  const found = await readCase(desk, name, given)
  const { report } = found
  if ('refused' in report) throw new Fault('unreadableCase')
  const { replyTo } = report.value
  const present = sorted(desk.circle.staying)
  let count = 0
  for (const text of textsOf(found)) {
    const to = text.kind === 'message' ? sorted([...present, replyTo]) : present
    if (text.sealedTo.join() === to.join()) continue
    const sealed = await reseal(bytesOfSealed(bytesIn(given, text)), identitiesOf(desk.ring), {
      case: name,
      size: text.kind === 'complaint' ? paddedComplaint : paddedMessage,
      recipients: to,
      key: desk.signer.verifyKey,
      signingKey: desk.signer.signingKey,
    })
    await desk.ask('reseal', { case: name, kind: text.kind, turn: text.turn, sealed: to64(sealed) })
    count++
  }
  return count
}

const textsOf = ({ report, messages, notes }: Case): Text[] => [
  ...('value' in report ? [{ kind: 'complaint' as const, turn: 0, sealedTo: report.audience.sealedTo }] : []),
  ...messages.flatMap((entry) => textOf('message', entry)),
  ...notes.entries.flatMap((entry) => textOf('note', entry)),
]

const textOf = (
  kind: Kind,
  entry: { turn: number } & (object | { audience: { sealedTo: readonly string[] } }),
): Text[] => ('audience' in entry ? [{ kind, turn: entry.turn, sealedTo: entry.audience.sealedTo }] : [])

function bytesIn({ sealed, messages, notes }: DeskOutput<'open'>, { kind, turn }: Text): string {
  if (kind === 'complaint') return sealed
  return (kind === 'message' ? messages : notes).find((found) => found.turn === turn)?.sealed ?? ''
}
