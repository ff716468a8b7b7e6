import { begun, type Progress, resealCases } from '../cases/reseal.ts'
import type { Desk } from '../desk.ts'
import { sentenceOf } from '../deskError.ts'
import type { Session } from './session.ts'

/** Goes on by itself; the page `reseal` tells how far it is. */
export async function resealing(
  session: Session,
  desk: Desk,
  action: 'reseal' | 'confirm',
  nobodyCompares = false,
): Promise<string> {
  if (session.resealing?.running) return '/reseal'
  session.resealing = { ...begun, running: true }
  const tell = (so: Progress) => {
    session.resealing = { ...so, running: true }
    session.touch()
  }
  desk
    .act({ action }, () => resealCases(desk, tell, { sealing: action === 'reseal', nobodyCompares }))
    .catch((error) => session.complain(sentenceOf(error, session.words)))
    .finally(() => {
      session.resealing = { ...(session.resealing ?? begun), running: false }
      session.glances.clear()
    })
  return '/reseal'
}
