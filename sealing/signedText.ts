import { bytesOf, digestOf } from './bytes.ts'
import { assertKeys, listAt, parseObject, refuse, textAt } from './checks.ts'
import { isKey64, isRecipient } from './keys.ts'
import { seal, unseal } from './seal.ts'
import { SealingError } from './sealingError.ts'
import { isSignedBy, type SigningPurpose, sign } from './signing.ts'
import { stanzaCount } from './sizes.ts'

/** What a colleague added when they sealed a text to more officers. Whether `key` may do that is for the reader to say. */
export interface Resealing {
  /** age recipients that the text has now. */
  sealedTo: string[]
  /** Ed25519 public key of who did it; the signature has been held against it. */
  key: string
  /** Whether that officer believed who had signed the text, or only sealed it to others as it was. */
  vouches: boolean
}

/** A text that was sealed, before it is known whose signature it should carry. */
export interface SignedText {
  /** The JSON that is signed. */
  line: string
  signature: string
  /** SHA-256 of line and signature, 43 characters: what the next message names. Sealing anew does not change it. */
  hash: string
  resealing?: Resealing
}

/**
 * Signs a value and seals it: JSON on the first line, its signature on the second (`age -d -i KEY FILE | head -n 1`).
 * @throws SealingError `too-long`, `keys`.
 */
export function sealSigned(
  purpose: SigningPurpose,
  line: string,
  secretKey: Uint8Array,
  { size, recipients }: { size: number; recipients: readonly string[] },
): Promise<Uint8Array> {
  return seal(`${line}\n${sign(purpose, line, secretKey)}\n`, size, recipients)
}

/** Opens what `sealSigned` or `reseal` made. @throws SealingError `unreadable`, `padding`, `content`, `signature` of a resealing. */
export async function openSigned(
  sealed: Uint8Array,
  identities: readonly string[],
  name: { case: string },
): Promise<SignedText> {
  const lines = (await unseal(sealed, identities)).split('\n')
  if (lines.pop() !== '' || (lines.length !== 2 && lines.length !== 4)) refuse('text')
  const [line = '', signature = '', added, confirmed = ''] = lines
  const hash = digestOf(bytesOf(`${line}\n${signature}\n`))
  if (added === undefined) return { line, signature, hash }
  const resealing = readResealing(added)
  if (!isSignedBy('reseal', subjectOf(name.case, hash, added), confirmed, [resealing.key])) {
    throw new SealingError('signature')
  }
  return { line, signature, hash, resealing }
}

/**
 * Seals a text to other recipients, with the signature of the officer who does it; what was signed before stays as it is, so that a
 * conversation's chain holds. @throws SealingError as `openSigned` and `seal`.
 */
export async function reseal(
  sealed: Uint8Array,
  identities: readonly string[],
  to: {
    case: string
    size: number
    /** Officers, recovery key, and the reporter's own where the text is a message: whom it says of itself that it is sealed to. */
    recipients: readonly string[]
    key: string
    signingKey: Uint8Array
    vouches: boolean
  },
): Promise<Uint8Array> {
  const { line, signature, hash } = await openSigned(sealed, identities, to)
  const added = JSON.stringify({ sealedTo: sorted(to.recipients), key: to.key, vouches: to.vouches })
  const confirmed = sign('reseal', subjectOf(to.case, hash, added), to.signingKey)
  return seal(`${line}\n${signature}\n${added}\n${confirmed}\n`, to.size, to.recipients)
}

/** Recipients as they stand inside a text: each once, in the order of their letters, so that nothing tells who came first. */
export const sorted = (recipients: readonly string[]): string[] => [...new Set(recipients)].sort()

/** `sealedTo` of an opened text. @throws SealingError `content`. */
export const readSealedTo = (value: unknown): string[] =>
  listAt(value, 'sealedTo', stanzaCount).map((key, at) => textAt(key, `sealedTo.${at}`, isRecipient))

const subjectOf = (name: string, hash: string, added: string) => `${name}\n${hash}\n${added}`

function readResealing(text: string): Resealing {
  const found = parseObject(text)
  assertKeys(found, ['sealedTo', 'key', 'vouches'], 'resealing.')
  return {
    sealedTo: readSealedTo(found.sealedTo),
    key: textAt(found.key, 'resealing.key', isKey64),
    vouches: typeof found.vouches === 'boolean' ? found.vouches : refuse('resealing.vouches'),
  }
}
