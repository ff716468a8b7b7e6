import { deletionAct, readAct } from '#contract/acts.ts'
import { actText, isActSignedBy, signAct } from '#sealing/acts.ts'
import { newId } from '#sealing/bytes.ts'
import type { Desk } from '../desk.ts'
import { Fault } from '../fault.ts'

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
  const said = readAct(deletionAct, act)
  const isRight = said?.case === name && said.channel === channel && desk.circle.signing.includes(key)
  if (!isRight || !isActSignedBy(act, deletion)) throw new Fault('forgedAct')
  return (await desk.ask('delete', { case: name, act, signature: signAct(act, signingKey) })).deleted
}
