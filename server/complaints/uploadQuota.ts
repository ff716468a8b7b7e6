import { mostWork, quietWork } from '#sealing/proofOfWork.ts'
import { createSenderNames, type SenderNetwork } from './network.ts'

const MiB = 1024 * 1024
/** What a sender may have sent of files lately: two reports as large as they may be. */
const allowedBytes = 400 * MiB
/** Bytes beyond for which one bit of work more is asked. */
const bytesPerBit = 64 * MiB
const minute = 60_000
/** For how long a part that no report claims is kept, counted from the last one of its file; so long what was sent counts. */
export const partLifetime = 2 * 60 * minute
const slot = 10 * minute

export type UploadQuota = ReturnType<typeof createUploadQuota>

/**
 * Bytes of files that came from each sender in the last two hours, claimed by a report or not; of IPv6 also from its /48 together. Who sends much has to do more work for
 * each part and is refused in the end, alone. Kept in memory, without addresses. `now` in milliseconds.
 */
export function createUploadQuota(now: () => number, allowed = allowedBytes) {
  const senders = createSenderNames()
  /** By sender, then by the ten minutes in which they came. */
  const sent = new Map<string, Map<number, number>>()

  const forgetOld = () => {
    const oldest = now() - partLifetime
    for (const [sender, slots] of sent) {
      for (const at of slots.keys()) if ((at + 1) * slot <= oldest) slots.delete(at)
      if (slots.size === 0) sent.delete(sender)
    }
    if (sent.size === 0) senders.renew()
  }
  const networksOf = (address: string) => {
    forgetOld()
    return senders.networksOf(address)
  }
  const bitsBeyond = ({ name, share }: SenderNetwork) => {
    const bytes = [...(sent.get(name)?.values() ?? [])].reduce((sum, count) => sum + count, 0)
    return Math.max(0, Math.ceil((bytes - allowed * share) / bytesPerBit))
  }

  return {
    /** Zero bits of work that the next part from this address needs. */
    bits: (address: string): number => Math.min(mostWork, quietWork + Math.max(...networksOf(address).map(bitsBeyond))),
    /** 0 when it may send, else minutes after which it is worth trying again. */
    minutesToWait(address: string): number {
      const full = networksOf(address).find((network) => quietWork + bitsBeyond(network) > mostWork)
      if (!full) return 0
      const [oldest = 0] = sent.get(full.name)?.keys() ?? []
      return Math.max(1, Math.ceil(((oldest + 1) * slot + partLifetime - now()) / minute))
    },
    /** Tells that bytes of this sender were stored. */
    add(address: string, bytes: number) {
      const at = Math.floor(now() / slot)
      for (const { name } of networksOf(address)) {
        const slots = sent.get(name) ?? new Map<number, number>()
        slots.set(at, (slots.get(at) ?? 0) + bytes)
        sent.set(name, slots)
      }
    },
  }
}
