import { ed25519 } from '@noble/curves/ed25519.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bech32 } from '@scure/base'
import { identityToRecipient } from 'age-encryption'
import { bytesOf, to64 } from './bytes.ts'
import { lookupOf } from './lookup.ts'

const salt = bytesOf('qingsui/complaint/query-code/v1')

/** All that follows from a query code; none of it is kept anywhere. */
export interface ReporterKeys {
  /** Shown to the server to ask for a case: 32 bytes, 43 characters. */
  token: string
  /** SHA-256 of the token: the case's name, and all that the server keeps. */
  lookup: string
  /** `AGE-SECRET-KEY-1…`, opens what officers answer. */
  identity: string
  /** `age1…`, travels in the sealed complaint as `replyTo`. */
  recipient: string
  /** Ed25519 secret key (RFC 8032), 32 bytes: signs the reporter's messages. */
  signingKey: Uint8Array
  /** Its public key, 43 characters; travels in the sealed complaint as `replyKey`. */
  verifyKey: string
}

/**
 * Derives a reporter's keys from the 15 bytes of a query code with HKDF-SHA256 (RFC 5869), one `info` for each. The same
 * code gives the same keys on every device.
 */
export async function deriveKeys(code: Uint8Array): Promise<ReporterKeys> {
  const secret = (info: string) => hkdf(sha256, code, salt, bytesOf(info), 32)
  const token = to64(secret('lookup-token'))
  const identity = identityOf(secret('age-x25519'))
  const signingKey = secret('reporter-ed25519')
  return {
    token,
    lookup: lookupOf(token),
    identity,
    recipient: await identityToRecipient(identity),
    signingKey,
    verifyKey: to64(ed25519.getPublicKey(signingKey)),
  }
}

/** The spelling of an X25519 secret key in age (https://c2sp.org/age, section "X25519 recipient stanza"). */
const identityOf = (secret: Uint8Array) => bech32.encodeFromBytes('AGE-SECRET-KEY-', secret).toUpperCase()
