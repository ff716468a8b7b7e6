import { bytesOf, digestOf, from64 } from './bytes.ts'

/** What the name of a case commits to. */
interface Commitment {
  /** SHA-256 of the reporter's secret, 43 characters. */
  ticket: string
  /** Symbol of the channel. */
  channel: string
  /** The reporter's Ed25519 public key, 43 characters. */
  replyKey: string
  /** The reporter's age recipient. */
  replyTo: string
}

/**
 * The name of a case, 43 characters: SHA-256 over ticket, channel and both keys, each behind its length (two bytes). Whoever
 * changes one of them has another case.
 */
export const caseOf = ({ ticket, channel, replyKey, replyTo }: Commitment): string =>
  digestOf(withLengths(ticket, channel, replyKey, replyTo))

/**
 * The same by the server, which is shown the secret itself. @throws Error for a secret that is not 32 bytes.
 */
export function caseOfSecret({ secret, ...rest }: { secret: string } & Omit<Commitment, 'ticket'>): string {
  const bytes = from64(secret)
  if (bytes.length !== 32) throw new Error('a secret has 32 bytes')
  return caseOf({ ticket: digestOf(bytes), ...rest })
}

/** Texts one behind the other, each after its length in bytes, so that no two lists of texts give the same bytes. */
export function withLengths(...texts: readonly string[]): Uint8Array {
  const parts = texts.map(bytesOf)
  const all = new Uint8Array(parts.reduce((sum, part) => sum + 2 + part.length, 0))
  const view = new DataView(all.buffer)
  let at = 0
  for (const part of parts) {
    view.setUint16(at, part.length)
    all.set(part, at + 2)
    at += 2 + part.length
  }
  return all
}
