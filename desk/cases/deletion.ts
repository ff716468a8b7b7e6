import { actText, signAct } from '#sealing/acts.ts'
import { newId } from '#sealing/bytes.ts'
import type { Desk } from '../desk.ts'
import { DeskError } from '../deskError.ts'
import { lastProved, openCase } from './case.ts'
import { sightingOf, watch } from './remember.ts'

/**
 * Asks that a closed case be deleted, or, as the second person, signs what another has asked. Returns whether it is gone.
 * @throws DeskError `askedMeanwhile` where somebody has asked whom this officer has not seen ask, `forgedAct` where what waits is not what a
 * colleague signed, `staleAct` where it counts for nothing any more, or of the client.
 */
export async function askDeletion(desk: Desk, name: string, isSecond: boolean): Promise<boolean> {
  const { deletion, messages } = await openCase(desk, name)
  const { symbol: channel } = desk.channel
  const { signingKey } = desk.signer
  if (!deletion) {
    const turn = lastProved(messages)?.turn ?? 0
    const act = actText({ act: 'delete', channel, case: name, day: desk.today(), turn, id: newId() })
    return (await desk.ask('delete', { case: name, act, signature: signAct(act, signingKey) })).deleted
  }
  const { act, key, isSigned, isStale } = deletion
  if (desk.isOwn(key) && !isStale) return false
  if (isStale) throw new DeskError('staleAct')
  if (!isSecond) throw new DeskError('askedMeanwhile')
  if (!isSigned) throw new DeskError('forgedAct')
  return (await desk.ask('delete', { case: name, act, signature: signAct(act, signingKey) })).deleted
}

/** Takes back that a case is to be deleted. This desk remembers that, whatever the website does. @throws DeskError of the client. */
export async function keepCase(desk: Desk, name: string): Promise<void> {
  const found = await openCase(desk, name)
  await desk.ask('keep', { case: name })
  await watch(desk, [{ ...sightingOf(found), asked: null }])
}
