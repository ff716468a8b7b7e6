import { chacha20poly1305 } from '@noble/ciphers/chacha.js'
import { x25519 } from '@noble/curves/ed25519.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { base64nopad, bech32 } from '@scure/base'
import { Stanza } from 'age-encryption'
import { bytesOf } from './bytes.ts'
import { checkRecipient } from './keys.ts'
import { SealingError } from './sealingError.ts'
import { stanzaCount } from './sizes.ts'

/*
 * To whom a text goes. An age header does not tell it (https://c2sp.org/age), and not even who opens one can say whom the other stanzas
 * are for. So here all of a header follows from the file key and the recipients: whoever opens a text computes it again, and knows
 * whether the list inside the text is true. Who cannot open it learns nothing.
 */

const salt = bytesOf('complaint/recipients/v2')
const label = bytesOf('age-encryption.org/v1/X25519')

/**
 * The stanzas of a sealed text: one for each recipient, once, filled up to 8 with such as open with no key, so that a header does not
 * show how many officers there are, nor whether a recovery key or a reporter is among them. @throws Error for what is no recipient.
 */
export function stanzasFor(fileKey: Uint8Array, named: readonly string[]): Stanza[] {
  const derived = (info: string) => hkdf(sha256, fileKey, salt, bytesOf(info), 64)
  const stanzas = [...new Set(named)].map((recipient) => {
    const key = bech32.decodeToBytes(recipient).bytes
    const secret = derived(recipient).subarray(0, 32)
    const share = x25519.getPublicKey(secret)
    const wrapping = hkdf(sha256, x25519.getSharedSecret(secret, key), Uint8Array.from([...share, ...key]), label, 32)
    return stanza(share, chacha20poly1305(wrapping, new Uint8Array(12)).encrypt(fileKey))
  })
  while (stanzas.length < stanzaCount) {
    const bytes = derived(`${stanzas.length}`)
    stanzas.push(stanza(x25519.getPublicKey(bytes.subarray(0, 32)), bytes.subarray(32)))
  }
  return stanzas
}

/** @throws SealingError `keys` when there is no recipient, one is malformed or there are more than 8. */
export function checkRecipients(named: readonly string[]): void {
  for (const [at, key] of named.entries()) checkRecipient(key, `recipients.${at}`)
  const { size } = new Set(named)
  if (size === 0 || size > stanzaCount) throw new SealingError('keys', { field: 'recipients', size })
}

/** Whether two headers have the same stanzas, in whatever order. */
export function areSameStanzas(some: readonly Stanza[], others: readonly Stanza[]): boolean {
  const told = (stanzas: readonly Stanza[]) =>
    stanzas.map(({ args, body }) => [...args, base64nopad.encode(body)].join(' ')).sort()
  return told(some).join('\n') === told(others).join('\n')
}

const stanza = (share: Uint8Array, body: Uint8Array) => new Stanza(['X25519', base64nopad.encode(share)], body)

/** Fisher and Yates, with the system's generator. */
export function shuffled<T>(given: readonly T[]): T[] {
  const items = [...given]
  const out: T[] = []
  while (items.length > 0) out.push(...items.splice(randomBelow(items.length), 1))
  return out
}

/** A whole number from 0, every one as likely: values above the last full multiple are drawn again. */
function randomBelow(limit: number): number {
  const last = 256 - (256 % limit)
  for (;;) {
    const [value = 255] = crypto.getRandomValues(new Uint8Array(1))
    if (value < last) return value % limit
  }
}
