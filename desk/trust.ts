import { fingerprintOf } from '#sealing/fingerprint.ts'
import type { Ring } from './keys/ring.ts'

/** The public keys that the website names for a channel. */
export interface Named {
  recovery: string | null
  officers: readonly string[]
  signing: readonly string[]
  /** Signing keys whose time is over. */
  ended: readonly string[]
  /** Recipients of officers whose end is known: answers still go to them, what is sealed again does not. */
  leaving: readonly string[]
}
/** What an officer has said of other people's keys: confirmed ones, and confirmed ones that were struck off since. */
export interface Trust {
  confirmed: readonly string[]
  struck: readonly string[]
}
export interface Unconfirmed {
  kind: 'officer' | 'signing' | 'recovery'
  key: string
}

/** Whose keys count for what. */
export interface Circle {
  /** Named by the website, and neither one's own nor confirmed. */
  unconfirmed: readonly Unconfirmed[]
  /** Confirmed, and no longer named by the website. */
  gone: readonly string[]
  /** To whom the desk seals: what the website names, as far as it is one's own or confirmed. */
  recipients: readonly string[]
  /** To whom it seals again: without those who are leaving. */
  staying: readonly string[]
  /** Whose signatures it believes. */
  signing: readonly string[]
  /** Whose signatures it believes where a key of `signing` vouches for what they stand under. */
  ended: readonly string[]
  /** age recipients that are no strangers, those that were struck off since too. */
  known: readonly string[]
  /** Colleagues' and the recovery key's recipients that should be able to read everything. */
  expected: readonly string[]
}

const isRecipient = (key: string) => key.startsWith('age1')

/**
 * A website that was broken into could name a stranger's key, or leave a colleague's out. So an officer compares each key with its
 * owner once; from then on the desk knows it, whatever the website says.
 */
export function circleOf(named: Named, ring: Ring, { confirmed, struck }: Trust): Circle {
  const own = ring.flatMap(({ recipient, verifyKey }) => [recipient, verifyKey])
  const trusted = new Set([...own, ...confirmed])
  const { recovery, officers, signing, ended, leaving } = named
  const all: Unconfirmed[] = [
    ...officers.map((key) => ({ kind: 'officer', key }) as const),
    ...signing.map((key) => ({ kind: 'signing', key }) as const),
    ...(recovery === null ? [] : [{ kind: 'recovery', key: recovery } as const]),
  ]
  const names = new Set(all.map(({ key }) => key))
  const recipients = all.filter(({ kind, key }) => kind !== 'signing' && trusted.has(key)).map(({ key }) => key)
  return {
    unconfirmed: all.filter(({ key }) => !trusted.has(key)),
    gone: confirmed.filter((key) => !names.has(key)),
    recipients,
    staying: recipients.filter((key) => !leaving.includes(key)),
    signing: signing.filter((key) => trusted.has(key)),
    ended,
    known: [...trusted, ...struck].filter(isRecipient),
    expected: confirmed.filter((key) => isRecipient(key) && !leaving.includes(key)),
  }
}

/** What the log says of keys. */
export const printsOf = (keys: readonly string[]): string => keys.map(fingerprintOf).join(' ')
