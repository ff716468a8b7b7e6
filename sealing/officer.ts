import { ed25519 } from '@noble/curves/ed25519.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bech32 } from '@scure/base'
import { identityToRecipient } from 'age-encryption'
import { bytesOf, to64 } from './bytes.ts'
import { isIdentity } from './keys.ts'
import { SealingError } from './sealingError.ts'

const salt = bytesOf('sealed-complaint/officer/v2')

/** All that follows from an officer's age identity. */
export interface OfficerKeys {
  /** `AGE-SECRET-KEY-1…`: opens complaints and messages. */
  identity: string
  /** `age1…`: goes into `keys/channels.yaml`, under `officers`. */
  recipient: string
  /** Ed25519 secret key (RFC 8032), 32 bytes: signs replies and requests to the server. */
  signingKey: Uint8Array
  /** Its public key, 43 characters: goes into `keys/channels.yaml`, under `signing`. */
  verifyKey: string
}

/**
 * An officer keeps one secret, the age identity that `age-keygen` makes as well; the signing key follows from it with
 * HKDF-SHA256 (RFC 5869). @throws SealingError `keys` for anything else than an X25519 identity.
 */
export async function officerKeys(identity: string): Promise<OfficerKeys> {
  if (!isIdentity(identity)) throw new SealingError('keys', { field: 'identity' })
  const { bytes } = bech32.decodeToBytes(identity)
  const signingKey = hkdf(sha256, bytes, salt, bytesOf('officer-ed25519'), 32)
  return {
    identity,
    recipient: await identityToRecipient(identity),
    signingKey,
    verifyKey: to64(ed25519.getPublicKey(signingKey)),
  }
}
