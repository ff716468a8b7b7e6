import type { Resealing } from './signedText.ts'

/** A signed text of a chain, as far as it opens. */
interface ChainLink {
  hash: string
  /** Hash of the text before it, as its author saw the chain. */
  before: string
  /** Public key whose signature it carries. */
  key: string
  resealing?: Resealing | undefined
}

interface Keys {
  /** Officers' keys in force. */
  signing: readonly string[]
  /** Officers' keys whose time is over. */
  ended: readonly string[]
  /** Others whose texts vouch for what they name: on the reporter's own page their own, since it was shown there when it counted. */
  vouching?: readonly string[]
  /** Hash of a text that the reader has seen while its key was in force: what it names is vouched for as well. */
  remembered?: string | undefined
}

/**
 * Which texts of a chain (by their places) carry an ended key's signature and nothing that proves that they stood before its end. What
 * proves it is a later text of a key in force that names them, directly or through others, a colleague's signature under a resealing
 * that vouches for it, or that the reader remembers it from the key's time: a thief of an old key can make none of them. No day is asked
 * for, as the server could write any.
 */
export function unprovenLinks(
  chain: readonly (ChainLink | undefined)[],
  { signing, ended, vouching = [], remembered }: Keys,
): Set<number> {
  const vouchedFor = new Set(remembered === undefined ? [] : [remembered])
  const unproven = new Set<number>()
  for (let at = chain.length - 1; at >= 0; at--) {
    const link = chain[at]
    if (!link) continue
    const { hash, before, key, resealing } = link
    const isVouchedFor = vouchedFor.has(hash) || (resealing?.vouches && signing.includes(resealing.key))
    if (ended.includes(key) && !signing.includes(key) && !isVouchedFor) unproven.add(at)
    else if (isVouchedFor || signing.includes(key) || vouching.includes(key)) vouchedFor.add(before)
  }
  return unproven
}
