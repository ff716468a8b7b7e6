import { ed25519 } from '@noble/curves/ed25519.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bech32 } from '@scure/base'
import { identityToRecipient } from 'age-encryption'
import { bytesOf, digestOf, from64, to64 } from './bytes.ts'
import { caseOf } from './caseName.ts'
import { channelOf } from './code.ts'

const salt = bytesOf('sealed-complaint/query-code/v2')

/** All that follows from a query code; none of it is kept anywhere. */
export interface ReporterKeys {
  /** Symbol of the channel: the first of the code. */
  channel: string
  /** Shown to the server to ask for a case: 32 bytes, 43 characters. */
  secret: string
  /** SHA-256 of the secret; travels in the sealed complaint, so that officers compute the case's name again. */
  ticket: string
  /** The case's name: commits to ticket, channel and both public keys. All that the server keeps. */
  case: string
  /** `AGE-SECRET-KEY-1…`, opens what officers answer. */
  identity: string
  /** `age1…`, travels in the sealed complaint as `replyTo`. */
  recipient: string
  /** Ed25519 secret key (RFC 8032), 32 bytes: signs the complaint and the reporter's messages. */
  signingKey: Uint8Array
  /** Its public key, 43 characters; travels in the sealed complaint as `replyKey`. */
  verifyKey: string
}

/**
 * Derives a reporter's keys from the 15 bytes of a query code with HKDF-SHA256 (RFC 5869), one `info` for each. The same
 * code gives the same keys on every device.
 */
export async function deriveKeys(code: Uint8Array): Promise<ReporterKeys> {
  const derive = (info: string) => hkdf(sha256, code, salt, bytesOf(info), 32)
  const channel = channelOf(code)
  const secret = to64(derive('lookup'))
  const ticket = ticketOf(secret)
  const identity = identityOf(derive('age-x25519'))
  const recipient = await identityToRecipient(identity)
  const signingKey = derive('reporter-ed25519')
  const verifyKey = to64(ed25519.getPublicKey(signingKey))
  return {
    channel,
    secret,
    ticket,
    case: caseOf({ ticket, channel, replyKey: verifyKey, replyTo: recipient }),
    identity,
    recipient,
    signingKey,
    verifyKey,
  }
}

/** SHA-256 of the 32 bytes of a secret, 43 characters. */
const ticketOf = (secret: string) => digestOf(from64(secret))

/** The spelling of an X25519 secret key in age (https://c2sp.org/age, section "X25519 recipient stanza"). */
const identityOf = (secret: Uint8Array) => bech32.encodeFromBytes('AGE-SECRET-KEY-', secret).toUpperCase()
