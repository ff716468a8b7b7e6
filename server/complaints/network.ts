import { createHmac, randomBytes } from 'node:crypto'
import { isIPv6 } from 'node:net'

/**
 * Names for senders that tell nothing about their addresses: a hash under a key that lives in memory alone until `renew`, so that
 * neither a dump nor a disk tells who was here.
 */
export function createSenderNames() {
  let key = randomBytes(32)
  return {
    nameOf: (address: string) => createHmac('sha256', key).update(networkOf(address)).digest('base64url').slice(0, 16),
    renew() {
      key = randomBytes(32)
    },
  }
}

/** With IPv6 every connection has 2 to the power of 64 addresses to itself: its first half stands for all of them. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address // written with dots, it stands for one of IPv4
  const [before = [], after] = address.split('::').map((half) => half.split(':').filter(Boolean))
  const groups = [...before, ...Array(8 - before.length - (after?.length ?? 0)).fill('0'), ...(after ?? [])]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16))
    .join(':')
}
