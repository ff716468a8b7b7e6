import { createHmac, randomBytes } from 'node:crypto'
import { isIPv6 } from 'node:net'

/** How many times of what one connection may do everybody in an IPv6 network of /48 together may. */
const siteShare = 8

/** A network that a sender's address belongs to, under a name that tells nothing of it. */
export interface SenderNetwork {
  name: string
  /** How many times of what one connection may do it may. */
  share: number
}

/**
 * Names for senders that tell nothing about their addresses: a hash under a key that lives in memory alone until `renew`, so that
 * neither a dump nor a disk tells who was here.
 */
export function createSenderNames() {
  let key = randomBytes(32)
  const nameOf = (network: string) => createHmac('sha256', key).update(network).digest('base64url').slice(0, 16)
  return {
    /** The connection itself first; what holds for one of them holds for the sender. */
    networksOf: (address: string): SenderNetwork[] =>
      namedNetworks(address).map((network, at) => ({ name: nameOf(network), share: at === 0 ? 1 : siteShare })),
    renew() {
      key = randomBytes(32)
    },
  }
}

/**
 * With IPv6 every connection has 2 to the power of 64 addresses to itself: its first half stands for all of them. A provider gives a
 * house up to 65,536 such connections, which have the first 48 bits in common.
 */
function namedNetworks(address: string): string[] {
  if (!isIPv6(address) || address.includes('.')) return [address] // written with dots, it stands for one of IPv4
  const [before = [], after] = address.split('::').map((half) => half.split(':').filter(Boolean))
  const written = [...before, ...Array(8 - before.length - (after?.length ?? 0)).fill('0'), ...(after ?? [])]
  const groups = written.map((group) => Number.parseInt(group, 16))
  return [groups.slice(0, 4).join(':'), groups.slice(0, 3).join(':')]
}
