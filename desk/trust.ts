import type { OfficerKeys } from '#sealing/officer.ts'
import { fingerprintOf } from './keys/print.ts'
import type { Note } from './log/file.ts'

/** The public keys that the website names for a channel. */
export interface Named {
  recovery: string | null
  officers: readonly string[]
  signing: readonly string[]
}
export interface Unconfirmed {
  kind: 'officer' | 'signing' | 'recovery'
  key: string
}

/**
 * The keys that are neither one's own nor confirmed. A website that was broken into could name a stranger's, and every
 * answer would be sealed to the stranger as well: so an officer compares each new key with its owner once.
 */
export function unconfirmedOf(named: Named, own: readonly OfficerKeys[], confirmed: readonly string[]): Unconfirmed[] {
  const known = new Set([...own.flatMap(({ recipient, verifyKey }) => [recipient, verifyKey]), ...confirmed])
  const all: Unconfirmed[] = [
    ...named.officers.map((key) => ({ kind: 'officer', key }) as const),
    ...named.signing.map((key) => ({ kind: 'signing', key }) as const),
    ...(named.recovery === null ? [] : [{ kind: 'recovery', key: named.recovery } as const]),
  ]
  return all.filter(({ key }) => !known.has(key))
}

/** What the log says of a confirmation: which keys it was. */
export const trustNote = ({ unconfirmed }: { unconfirmed: readonly Unconfirmed[] }): Note => ({
  action: 'trust',
  detail: unconfirmed.map(({ key }) => fingerprintOf(key)).join(' '),
})
