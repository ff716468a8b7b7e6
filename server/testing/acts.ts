import { actText, type Replacement, signAct } from '#sealing/acts.ts'
import { digestOf, newId, randomBytes, to64 } from '#sealing/bytes.ts'
import type { OfficerKeys } from '#sealing/officer.ts'

type Signer = Pick<OfficerKeys, 'signingKey' | 'verifyKey'>

/** An act that somebody signed. */
export const signedBy = ({ signingKey, verifyKey: key }: Signer, act: string) => ({
  act,
  key,
  signature: signAct(act, signingKey),
})

/** The act that a case be deleted, as the first person signs it. */
export const deletionAct = (name: string, day: string, { channel = 'C', turn = 0 } = {}) =>
  actText({ act: 'delete', channel, case: name, day, turn, id: newId() })

/** The act that sealed bytes take the place of a text. */
export const replacementAct = (
  place: Pick<Replacement, 'case' | 'kind' | 'turn'>,
  sealed: Uint8Array,
  { channel = 'C', inner = to64(randomBytes(32)) }: { channel?: string; inner?: string } = {},
) => actText({ act: 'replace', channel, ...place, inner, sealed: digestOf(sealed) })
