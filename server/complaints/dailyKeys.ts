import { randomBytes } from 'node:crypto'
import { dayInChina } from '#contract/day.ts'
import type { Records } from './records.ts'

const hour = 3_600_000
const nameOf = (day: string) => `nonces ${day}`

/** Keys of nonces, by the time at which one was made. */
export type DailyKeys = ReturnType<typeof createDailyKeys>

/**
 * A key for each day, which all nodes share through the database: whoever reads it there can make nonces of that day, and of no later one.
 * Until the database was reached it is one of the node's own: what was made with it is refused later, and who sent it does its work again.
 */
export function createDailyKeys(records: Pick<Records, 'secret' | 'keepSecrets'>, now: () => number) {
  const own = randomBytes(32)
  let keys = new Map<string, Buffer>()
  return {
    /** Gets what is needed within an hour and forgets what was needed an hour ago, here and in the database. @throws StoreError */
    async renew(): Promise<void> {
      const days = new Set([now() - hour, now(), now() + hour].map(dayInChina))
      if (days.size === keys.size && [...days].every((day) => keys.has(day))) return
      const renewed = new Map<string, Buffer>()
      for (const day of days) renewed.set(day, keys.get(day) ?? (await records.secret(nameOf(day))))
      await records.keepSecrets('nonces', [...days].map(nameOf))
      keys = renewed
    },
    keyAt: (time: number): Buffer => keys.get(dayInChina(time)) ?? own,
  }
}
