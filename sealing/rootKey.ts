import { ed25519 } from '@noble/curves/ed25519.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bech32 } from '@scure/base'
import { bytesOf, to64 } from './bytes.ts'
import { isIdentity } from './keys.ts'
import { SealingError } from './sealingError.ts'

/** The key that signs the list of all others. */
export interface RootKey {
  signingKey: Uint8Array
  /** Ed25519, 43 characters: what stands in `keys/root.pub`. */
  publicKey: string
}

/**
 * The root key of a secret that is kept as an age identity, so that it lies in the same locked file as an officer's and on the same
 * sheet of paper. It never opens anything. @throws SealingError `keys`.
 */
export function rootKey(identity: string): RootKey {
  if (!isIdentity(identity)) throw new SealingError('keys', { field: 'identity' })
  const { bytes } = bech32.decodeToBytes(identity)
  const signingKey = hkdf(sha256, bytes, bytesOf('sealed-complaint/root/v2'), bytesOf('root-ed25519'), 32)
  return { signingKey, publicKey: to64(ed25519.getPublicKey(signingKey)) }
}
