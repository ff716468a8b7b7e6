import { ed25519 } from '@noble/curves/ed25519.js'
import { bytesOf, from64, to64 } from './bytes.ts'

/** What a signature is for. It stands in front of what is signed, so that none can be passed off as another kind. */
export type SigningPurpose =
  | 'complaint'
  | 'message'
  | 'send'
  | 'note'
  | 'reseal'
  | 'keys'
  | 'desk-request'
  | 'act'
  | 'memory'
  | 'trusted'
  | 'log'

/** Ed25519 (RFC 8032) over `sealed-complaint/<purpose>/v2`, a line end and the text: 64 bytes, 86 characters. */
export const sign = (purpose: SigningPurpose, text: string, secretKey: Uint8Array): string =>
  to64(ed25519.sign(signedBytes(purpose, text), secretKey))

/**
 * Whether one of the public keys (43 characters each) made this signature. As strict as RFC 8032: no second encoding of a
 * signature or key is taken. Malformed input is false.
 */
export const isSignedBy = (...signed: Parameters<typeof signerOf>): boolean => signerOf(...signed) !== undefined

/** Which of the public keys made this signature. */
export function signerOf(
  purpose: SigningPurpose,
  text: string,
  signature: string,
  keys: readonly string[],
): string | undefined {
  const bytes = signedBytes(purpose, text)
  return keys.find((key) => {
    try {
      return ed25519.verify(from64(signature), bytes, from64(key), { zip215: false })
    } catch {
      return false
    }
  })
}

const signedBytes = (purpose: SigningPurpose, text: string) => bytesOf(`sealed-complaint/${purpose}/v2\n${text}`)
