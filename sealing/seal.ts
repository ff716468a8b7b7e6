import { Decrypter, Encrypter, type Identity, type Stanza } from 'age-encryption'
import { bytesOf, textOf } from './bytes.ts'
import { pad, unpad } from './padding.ts'
import { areSameStanzas, checkRecipients, shuffled, stanzasFor } from './recipients.ts'
import { SealingError } from './sealingError.ts'

/**
 * Seals a text: UTF-8, padded to `size` bytes, as a binary age file (https://c2sp.org/age) of `sealedSize(size, 8)` bytes.
 * Two calls never give the same bytes. @throws SealingError `too-long` or `keys`.
 */
export async function seal(text: string, size: number, recipients: readonly string[]): Promise<Uint8Array> {
  const padded = pad(bytesOf(text), size)
  checkRecipients(recipients)
  const encrypter = new Encrypter()
  encrypter.addRecipient({ wrapFileKey: (fileKey) => shuffled(stanzasFor(fileKey, recipients)) })
  return encrypter.encrypt(padded).catch(() => {
    throw new SealingError('keys', { field: 'recipients' }) // a well-formed key that is no point to multiply with
  })
}

/**
 * Opens an age file with any of the identities (`AGE-SECRET-KEY-1…`) and takes the padding off. Hold it against `shape.ts`
 * first: each stanza costs a multiplication before anything can be checked.
 * @throws SealingError `unreadable`, `padding`, or `content` for what is not UTF-8.
 */
export async function unseal(sealed: Uint8Array, identities: readonly string[]): Promise<string> {
  const padded = await decrypterOf(identities).decrypt(sealed).catch(unreadable)
  const bytes = unpad(padded)
  try {
    return textOf(bytes)
  } catch {
    throw new SealingError('content', { field: 'text' })
  }
}

/**
 * Whether a sealed text that one can open goes to exactly these recipients: nobody is shut out, nobody reads along. About as much
 * arithmetic as sealing it. @throws SealingError `unreadable`.
 */
export async function goesTo(
  sealed: Uint8Array,
  identities: readonly string[],
  recipients: readonly string[],
): Promise<boolean> {
  let found: Stanza[] = []
  const look = (stanzas: Stanza[]) => {
    found = stanzas
    return null
  }
  const fileKey = await decrypterOf([{ unwrapFileKey: look }, ...identities])
    .decryptHeader(sealed)
    .catch(unreadable)
  try {
    return areSameStanzas(found, stanzasFor(fileKey, recipients))
  } catch {
    return false // a list that names nobody whom one can seal to
  }
}

function decrypterOf(identities: readonly (string | Identity)[]): Decrypter {
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  return decrypter
}

function unreadable(): never {
  throw new SealingError('unreadable')
}
