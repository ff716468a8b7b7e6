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
  if (!asked) return null
  const said = readAct(deletionAct, asked.act)
  const isOfThis = said?.case === name && said.channel === desk.channel.symbol
  return { ...asked, isSigned: isOfThis && isActSignedBy(asked.act, asked) && desk.circle.signing.includes(asked.key) }
}

/**
 * Asks that a closed case be deleted, or, as the second person, signs what another has asked. Returns whether it is gone.
 * @throws Fault `askedMeanwhile` where somebody has asked whom this officer has not seen ask, `forgedAct` where what waits is not what a
 * colleague signed, or of the client.
 */
export async function askDeletion(desk: Desk, name: string, isSecond: boolean): Promise<boolean> {
  const deletion = askedDeletion(desk, name, (await desk.ask('open', { case: name })).deletion)
  const { symbol: channel } = desk.channel
  const { signingKey } = desk.signer
  if (!deletion) {
    const act = actText({ act: 'delete', channel, case: name, day: desk.today(), id: newId() })
    return (await desk.ask('delete', { case: name, act, signature: signAct(act, signingKey) })).deleted
  }
  const { act, key, isSigned } = deletion
  if (desk.isOwn(key)) return false
  if (!isSecond) throw new Fault('askedMeanwhile')
  if (!isSigned) throw new Fault('forgedAct')
  return (await desk.ask('delete', { case: name, act, signature: signAct(act, signingKey) })).deleted
}
