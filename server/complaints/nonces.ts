import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { nonceBytes } from '#sealing/sizes.ts'

const [timeBytes, markBytes] = [5, 16]
const markAt = nonceBytes - markBytes
/** Milliseconds by which the clocks of two nodes may differ. */
const tolerance = 60_000

interface NonceOptions {
  /** The key of what was made at a time in milliseconds. All nodes of a site share it: each takes what another has made. */
  keyAt: (time: number) => Buffer
  /** Stands under the mark, so that a nonce for one thing is none for another. */
  purpose: 'work' | 'desk'
  /** Milliseconds for which one is good. */
  lifetime: number
  now: () => number
}
export type Nonces = ReturnType<typeof createNonces>

/** Nonces of 33 bytes that nobody has to remember: time in seconds (5), random bytes (12), and an HMAC over both (16). */
export function createNonces({ keyAt, purpose, lifetime, now }: NonceOptions) {
  const timeOf = (bytes: Buffer) => bytes.readUIntBE(0, timeBytes) * 1000
  const markOf = (bytes: Buffer) =>
    createHmac('sha256', keyAt(timeOf(bytes)))
      .update(`${purpose}\n`)
      .update(bytes)
      .digest()
      .subarray(0, markBytes)
  return {
    make(): Buffer {
      const bytes = Buffer.alloc(markAt)
      bytes.writeUIntBE(Math.floor(now() / 1000), 0, timeBytes)
      randomBytes(markAt - timeBytes).copy(bytes, timeBytes)
      return Buffer.concat([bytes, markOf(bytes)])
    },
    /** Whether it is one of the site's that is not too old. */
    isFresh(nonce: Uint8Array): boolean {
      if (nonce.length !== nonceBytes) return false
      const bytes = Buffer.from(nonce)
      if (!timingSafeEqual(markOf(bytes.subarray(0, markAt)), bytes.subarray(markAt))) return false
      const age = now() - timeOf(bytes)
      return age > -tolerance && age < lifetime
    },
  }
}
