import { Decrypter, Encrypter } from 'age-encryption'
import { bytesOf, textOf } from './bytes.ts'
import { pad, unpad } from './padding.ts'
import { fillUp } from './recipients.ts'
import { Refusal } from './refusal.ts'

/**
 * Seals a text: UTF-8, padded to `size` bytes, as a binary age file (https://c2sp.org/age) of `sealedSize(size, 8)` bytes.
 * Two calls never give the same bytes. @throws Refusal `too-long` or `keys`.
 */
export async function seal(text: string, size: number, recipients: readonly string[]): Promise<Uint8Array> {
  const padded = pad(bytesOf(text), size)
  const encrypter = new Encrypter()
  for (const recipient of await fillUp(recipients)) encrypter.addRecipient(recipient)
  return encrypter.encrypt(padded).catch(() => {
    throw new Refusal('keys', { field: 'recipients' }) // a well-formed key that is no point to multiply with
  })
}

/**
 * Opens an age file with any of the identities (`AGE-SECRET-KEY-1…`) and takes the padding off. Hold it against `shape.ts`
 * first: each stanza costs a multiplication before anything can be checked.
 * @throws Refusal `unreadable`, `padding`, or `content` for what is not UTF-8.
 */
export async function unseal(sealed: Uint8Array, identities: readonly string[]): Promise<string> {
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  const padded = await decrypter.decrypt(sealed).catch(() => {
    throw new Refusal('unreadable')
  })
  const bytes = unpad(padded)
  try {
    return textOf(bytes)
  } catch {
    throw new Refusal('content', { field: 'text' })
  }
}
