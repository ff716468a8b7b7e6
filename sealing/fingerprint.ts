import { sha256 } from '@noble/hashes/sha2.js'
import { bytesOf } from './bytes.ts'
import { alphabet, symbolsOf } from './code.ts'
import { type ListedChannel, writeKeyList } from './keyList.ts'

/**
 * The fingerprint of a public key, as two people compare it: 80 bits of its SHA-256 in Crockford's base32,
 * `7K3M-9QXD-PT4V-2H8A`. The key's own last characters would not do: somebody who makes keys until eight of them fit is done
 * within days.
 */
export const fingerprintOf = (key: string): string => groupsOf(bytesOf(key), 10)

/**
 * The fingerprint of all keys of a channel, as it hangs on a wall: 160 bits over its officers' lines and the recovery key, eight groups
 * of four. Whoever adds, takes away or ends one key changes it.
 */
export const channelPrint = (channel: ListedChannel, recovery: string | null): string =>
  groupsOf(bytesOf(writeKeyList({ version: 1, recovery, channels: [channel] })), 20)

const groupsOf = (bytes: Uint8Array, count: number): string =>
  symbolsOf(sha256(bytes).subarray(0, count))
    .map((symbol) => alphabet[symbol])
    .join('')
    .replace(/.{4}(?=.)/g, '$&-')
