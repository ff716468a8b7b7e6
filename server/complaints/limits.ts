import { createHmac, randomBytes } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { mostWork, quietWork } from '#sealing/work.ts'

/** How often one connection may do each thing in an hour: enough for an office behind one address, too little to flood. */
const allowedPerHour = { save: 40, message: 120, query: 400, part: 2_000, desk: 4_000 } as const
export type LimitedAction = keyof typeof allowedPerHour
export type Limits = ReturnType<typeof createLimits>

/** Reports a minute from which on more work is asked for: one bit more for each doubling. */
const busy = 120
const minute = 60_000
const hour = 60 * minute

/**
 * Limits without addresses: a connection is known by a hash of its address under a key that lives in memory for an hour, so
 * that neither a dump nor a disk tells who was here. `now` in milliseconds.
 */
export function createLimits(now: () => number, limits: Record<LimitedAction, number> = allowedPerHour) {
  let since = now()
  let key = randomBytes(32)
  let counts = new Map<string, number>()
  let recent: number[] = []

  const renew = () => {
    if (now() - since < hour) return
    since = now()
    key = randomBytes(32)
    counts = new Map()
  }
  return {
    /** Counts one use. Returns 0 when it is allowed, else how many minutes there are to wait. */
    take(what: LimitedAction, address: string): number {
      renew()
      const name = createHmac('sha256', key)
        .update(`${what} ${networkOf(address)}`)
        .digest('base64url')
        .slice(0, 16)
      const used = (counts.get(name) ?? 0) + 1
      counts.set(name, used)
      return used <= limits[what] ? 0 : Math.max(1, Math.ceil((since + hour - now()) / minute))
    },
    /** Tells that a complaint was stored. */
    saved() {
      recent = [...recent.filter((at) => now() - at < minute), now()]
    },
    /** Zero bits of work that a complaint or a file needs now. */
    work(): number {
      const lately = recent.filter((at) => now() - at < minute).length
      const more = lately < busy ? 0 : 1 + Math.floor(Math.log2(lately / busy))
      return Math.min(mostWork, quietWork + more)
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
