import { fingerprintOf } from '#sealing/fingerprint.ts'
import { isRecipient } from '#sealing/keys.ts'
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

/** Whose keys count for what. */
export interface Circle {
  /** Named by the website, and neither one's own nor confirmed nor struck off. */
  unconfirmed: readonly string[]
  /** Named by the website, and confirmed. */
  confirmed: readonly string[]
  /** Named by the website although this officer has struck them off: a stolen key is not offered as a new one. */
  struck: readonly string[]
  /** Confirmed, and no longer named by the website. */
  gone: readonly string[]
  /** To whom the desk seals: what the website names, as far as it is one's own or confirmed. */
  recipients: readonly string[]
  /** To whom it seals again: without those who are leaving. */
  staying: readonly string[]
  /** Whose signatures it believes. */
  signing: readonly string[]
  /** Whose signatures it believes where a key of `signing` vouches for what they stand under: those that have ended or were struck off. */
  ended: readonly string[]
  /** age recipients that are no strangers, those that were struck off since too. */
  known: readonly string[]
  /** Colleagues' and the recovery key's recipients that should be able to read everything. */
  expected: readonly string[]
}

/**
 * A website that was broken into could name a stranger's key, or leave a colleague's out. So an officer compares each key with its
 * owner once; from then on the desk knows it, whatever the website says.
 */
export function circleOf(named: Named, ring: Ring, { confirmed, struck }: Trust): Circle {
  const own = ring.flatMap(({ recipient, verifyKey }) => [recipient, verifyKey])
  const trusted = new Set([...own, ...confirmed])
  const { recovery, officers, signing, ended, leaving } = named
  const all = [...officers, ...signing, ...(recovery === null ? [] : [recovery])]
  const recipients = all.filter((key) => isRecipient(key) && trusted.has(key))
  const untrusted = all.filter((key) => !trusted.has(key))
  return {
    unconfirmed: untrusted.filter((key) => !struck.includes(key)),
    confirmed: all.filter((key) => confirmed.includes(key)),
    struck: untrusted.filter((key) => struck.includes(key)),
    gone: confirmed.filter((key) => !all.includes(key)),
    recipients,
    staying: recipients.filter((key) => !leaving.includes(key)),
    signing: signing.filter((key) => trusted.has(key)),
    ended: [...ended, ...struck.filter((key) => !isRecipient(key) && !ended.includes(key))],
    known: [...trusted, ...struck].filter(isRecipient),
    expected: confirmed.filter((key) => isRecipient(key) && !leaving.includes(key)),
  }
}

/** What the log says of keys. */
export const printsOf = (keys: readonly string[]): string => keys.map(fingerprintOf).join(' ')
