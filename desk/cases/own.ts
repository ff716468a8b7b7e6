import { attempt } from '#sealing/sealingError.ts'
import { openSigned } from '#sealing/signedText.ts'
import type { Desk } from '../desk.ts'
import { identitiesOf } from '../keys/ring.ts'

/** The hash of a text that this desk has just sealed; `undefined` where its own key is not named any more, so that it does not open. */
export async function hashOfOwn(desk: Desk, name: string, sealed: Uint8Array): Promise<string | undefined> {
  const opened = await attempt(() => openSigned(sealed, identitiesOf(desk.ring), { case: name }))
  return 'refused' in opened ? undefined : opened.hash
}
