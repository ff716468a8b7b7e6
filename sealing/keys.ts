import { bech32 } from '@scure/base'
import { from64 } from './bytes.ts'
import { SealingError } from './sealingError.ts'

/** A channel's public keys as they count on one day (`channelOn` of `keyList.ts`; names for readers are content). */
export interface Channel {
  /** For people and files: lower-case letters, digits, hyphens: `compliance`, `audit-committee`. */
  id: string
  /** What it is called in query codes, cases and calls, where no length may tell it: one symbol of `code.ts`. Never changed. */
  symbol: string
  /** age recipients (`age1…`) of the 1 to 6 officers who open the complaints of this channel. */
  officers: readonly string[]
  /** Ed25519 public keys (43 characters) with which these officers sign. */
  signing: readonly string[]
  /** Signing keys of officers whose time is over: they prove what stands before its end alone, see `conversation.ts`. */
  ended: readonly string[]
}

/** Whom a complaint, or a message with the reporter's own key, is sealed to. */
export const recipientsOf = (channel: Channel, recovery: string | null, reporter?: string): string[] =>
  [...channel.officers, recovery, reporter].filter((key) => typeof key === 'string')

/**
 * Holds the keys to which a text was sealed against those that an officer has confirmed: `strangers` are keys that nobody
 * confirmed, `missing` are confirmed ones that cannot read it.
 */
export function compareRecipients(sealedTo: readonly string[], confirmed: readonly string[]) {
  return {
    strangers: sealedTo.filter((key) => !confirmed.includes(key)),
    missing: confirmed.filter((key) => !sealedTo.includes(key)),
  }
}

export const isChannelId = (value: string) => /^[a-z0-9][a-z0-9-]{0,39}$/.test(value)

/** Whether a text is 32 bytes in base64 for addresses: a case, an Ed25519 public key, a SHA-256. */
export const isKey64 = (value: string): boolean => value.length === 43 && isBytes64(value)

export function isBytes64(value: string): boolean {
  try {
    return from64(value).length > 0
  } catch {
    return false
  }
}

/** Whether a text is an X25519 recipient of age (`age1…`, 62 characters); other kinds would show among the stanzas. */
export const isRecipient = (value: string): boolean =>
  value.length === 62 && value.startsWith('age1') && isBech32(value, 'age')

/** Whether a text is an X25519 identity of age (`AGE-SECRET-KEY-1…`, 74 characters). */
export const isIdentity = (value: string): boolean =>
  value.length === 74 && value.startsWith('AGE-SECRET-KEY-1') && isBech32(value, 'age-secret-key-')

/** @throws SealingError `keys` with `field` for anything else than `age1…`. */
export function checkRecipient(value: string, field: string): void {
  if (!isRecipient(value)) throw new SealingError('keys', { field })
}

function isBech32(value: string, prefix: string): boolean {
  const read = bech32.decodeUnsafe(value)
  return read?.prefix === prefix && bech32.fromWordsUnsafe(read.words)?.length === 32
}
