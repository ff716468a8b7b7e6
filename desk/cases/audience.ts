import { compareRecipients } from '#sealing/keys.ts'
import type { Resealing } from '#sealing/signedText.ts'
import type { Desk } from '../desk.ts'

/** Who can read a text, held against the keys that this officer has confirmed. */
export interface Audience {
  /** age recipients that it has now, by its own word. */
  sealedTo: readonly string[]
  /** Keys that nobody has confirmed: whoever holds them can read it. */
  strangers: string[]
  /** Confirmed keys that cannot read it. */
  missing: string[]
  /** Signing key of the officer who sealed it to more colleagues. */
  resealedBy?: string
  /** The key that sealed it again is not a confirmed one. */
  resealedByStranger?: true
}

/** `own`: recipients that a text has by its nature, such as the reporter of a message. */
export function audienceOf(
  { circle }: Pick<Desk, 'circle'>,
  { sealedTo, resealing, own = [] }: { sealedTo: readonly string[]; resealing?: Resealing | undefined; own?: string[] },
): Audience {
  const known = [...circle.known, ...own]
  const believed = resealing !== undefined && circle.signing.includes(resealing.key)
  const now = resealing?.sealedTo ?? sealedTo
  const strangers = compareRecipients([...new Set([...sealedTo, ...now])], known).strangers
  return {
    sealedTo: now,
    strangers,
    missing: compareRecipients(now, circle.expected).missing,
    ...(resealing && { resealedBy: resealing.key }),
    ...(resealing && !believed && { resealedByStranger: true as const }),
  }
}
