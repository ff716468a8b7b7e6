import { mostWork, quietWork } from '#sealing/proofOfWork.ts'
import { createSenderNames } from './network.ts'

/** How often one connection may do each thing in an hour before it costs more work: enough for an office behind one address. */
const allowedPerHour = { save: 40, message: 120, query: 400 } as const
export type LimitedAction = keyof typeof allowedPerHour
export type Limits = ReturnType<typeof createLimits>

/** Reports a minute, from all together, from which on more work is asked for: one bit more for each doubling. */
const busy = 120
const minute = 60_000
const hour = 60 * minute
const mostBits = mostWork - quietWork

/**
 * Limits without addresses. Who does much has to do more work for it, one bit more for each doubling, before being refused: at 64
 * times what is allowed. What others do changes nothing for a sender but the work, and that in a flood alone. `now` in milliseconds.
 */
export function createLimits(now: () => number, allowed: Record<LimitedAction, number> = allowedPerHour) {
  const senders = createSenderNames()
  let since = now()
  let counts = new Map<string, number>()
  let recent: number[] = []

  const networksOf = (what: LimitedAction, address: string) => {
    if (now() - since >= hour) {
      since = now()
      counts = new Map()
      senders.renew()
    }
    return senders.networksOf(address).map(({ name, share }) => ({ name: `${what} ${name}`, share }))
  }
  /** Bits beside the usual ones, 0 for who stays within. */
  const ownBits = (what: LimitedAction, address: string) =>
    Math.max(
      ...networksOf(what, address).map(({ name, share }) =>
        doublings((counts.get(name) ?? 0) / (allowed[what] * share)),
      ),
    )
  const floodBits = () => doublings(recent.filter((at) => now() - at < minute).length / busy)

  return {
    /** Zero bits of work that this needs now from this address. Questions need none in quiet times. */
    bits(what: LimitedAction, address: string): number {
      const own = ownBits(what, address)
      if (what === 'query') return own === 0 ? 0 : quietWork + Math.min(mostBits, own)
      return quietWork + Math.min(mostBits, Math.max(own, floodBits()))
    },
    /** 0 when it is allowed, else how many minutes there are to wait. A question stores nothing: its work, spent once, is enough. */
    minutesToWait: (what: LimitedAction, address: string): number =>
      what === 'query' || ownBits(what, address) <= mostBits
        ? 0
        : Math.max(1, Math.ceil((since + hour - now()) / minute)),
    /** Tells that it was done. */
    count(what: LimitedAction, address: string) {
      // Who is beyond what is allowed does more work already, and makes none for others.
      const isFlood = what === 'save' && ownBits(what, address) === 0
      for (const { name } of networksOf(what, address)) counts.set(name, (counts.get(name) ?? 0) + 1)
      if (isFlood) recent = [...recent.filter((at) => now() - at < minute), now()]
    },
  }
}

/** 0 below the whole, then 1, and one more for each doubling. */
const doublings = (share: number) => (share < 1 ? 0 : 1 + Math.floor(Math.log2(share)))
