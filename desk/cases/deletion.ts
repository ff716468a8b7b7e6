import { deletionAct, readAct } from '#contract/acts.ts'
import type { DeskOutput } from '#contract/desk.ts'
import { actText, isActSignedBy, signAct } from '#sealing/acts.ts'
import { newId } from '#sealing/bytes.ts'
import type { Desk } from '../desk.ts'
import { Fault } from '../fault.ts'

type Asked = NonNullable<DeskOutput<'open'>['deletion']>
/** A deletion that waits, and whether an officer in force has signed it: who asked is the database's word otherwise. */
export type AskedDeletion = Asked & { isSigned: boolean }

export function askedDeletion(desk: Desk, name: string, asked: Asked | null): AskedDeletion | null {
  return asked && { ...asked, isSigned: isDeletion(desk, name, asked) && desk.circle.signing.includes(asked.key) }
}

/** Whether what was signed is that this case be deleted. */
function isDeletion(desk: Desk, name: string, asked: Asked): boolean {
  const said = readAct(deletionAct, asked.act)
  return said?.case === name && said.channel === desk.channel.symbol && isActSignedBy(asked.act, asked)
}

/**
 * Asks that a closed case be deleted, or, as the second person, signs what another has asked. Returns whether it is gone.
 * @throws Fault `askedMeanwhile` where somebody has asked whom this officer has not seen ask, `forgedAct` where what waits is not what a
 * colleague signed, or of the client.
 */
export async function askDeletion(desk: Desk, name: string, isSecond: boolean): Promise<boolean> {
  const { deletion } = await desk.ask('open', { case: name })
  const { symbol: channel } = desk.channel
  const { signingKey } = desk.signer
  if (!deletion) {
    const act = actText({ act: 'delete', channel, case: name, day: desk.today(), id: newId() })
    return (await desk.ask('delete', { case: name, act, signature: signAct(act, signingKey) })).deleted
  }
  const { act, key } = deletion
  if (desk.isOwn(key)) return false
  if (!isSecond) throw new Fault('askedMeanwhile')
  if (!desk.circle.signing.includes(key) || !isDeletion(desk, name, deletion)) throw new Fault('forgedAct')
  return (await desk.ask('delete', { case: name, act, signature: signAct(act, signingKey) })).deleted
}
