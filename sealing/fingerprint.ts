import { sha256 } from '@noble/hashes/sha2.js'
import { bytesOf } from './bytes.ts'
import { alphabet, symbolsOf } from './code.ts'

/**
 * The fingerprint of a public key, as two people compare it: 80 bits of its SHA-256 in Crockford's base32,
 * `7K3M-9QXD-PT4V-2H8A`. The key's own last characters would not do: somebody who makes keys until eight of them fit is done
 * within days.
 */
export const fingerprintOf = (key: string): string =>
  symbolsOf(sha256(bytesOf(key)).subarray(0, 10))
    .map((symbol) => alphabet[symbol])
    .join('')
    .replace(/.{4}(?=.)/g, '$&-')
