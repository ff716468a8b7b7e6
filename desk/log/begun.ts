import { isSignedBy, sign } from '#sealing/signing.ts'
import type { Ring } from '../keys/ring.ts'
import type { Entry, Head } from './chain.ts'

/* Lines of the log are hashes alone, which whoever writes to the disk can make. The line behind which a memory may begin anew is signed. */

/** The detail of a line that begins the log anew behind `last`: why, and the officer's signature under it and its place. */
export function begunDetail(why: string, last: Head, [{ verifyKey, signingKey }]: Ring): string {
  return `${why}\n${verifyKey} ${sign('log', signedText(why, last), signingKey)}`
}

/** Why the log was begun anew. */
export const whyOf = (detail = ''): string => detail.split('\n', 1)[0] ?? ''

/** Whether a line begins the log anew by the word of its officer. */
export function isBegun({ action, n, before, detail = '' }: Entry, ring: Ring): boolean {
  if (action !== 'log-begin') return false
  const [why = '', signed = ''] = detail.split('\n')
  const [key, signature = ''] = signed.split(' ')
  const own = ring.map(({ verifyKey }) => verifyKey).filter((other) => other === key)
  return isSignedBy('log', signedText(why, { n: n - 1, print: before }), signature, own)
}

/** The lines behind the one by which the officer began the log anew last, or all. */
export const sinceBegun = (entries: readonly Entry[], ring: Ring): Entry[] =>
  entries.slice(entries.findLastIndex((entry) => isBegun(entry, ring)) + 1)

const signedText = (why: string, { n, print }: Head) => `${n}\n${print}\n${why}`
