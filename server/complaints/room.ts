import type { Room } from './database.ts'

/** Bytes at the end that take reports without files alone. */
const reserved = 256 * 1024 * 1024
/** Milliseconds for which a look at the disk is good; what is stored meanwhile is counted. */
const lookLasts = 2_000

/** Whether there is room for files. `now` in milliseconds. */
export function createRoomGuard(look: () => Promise<Room>, now: () => number) {
  let seen: { free: number; until: number } | undefined
  return {
    async takesFiles(): Promise<boolean> {
      if (!seen || now() >= seen.until) seen = { free: (await look()).free, until: now() + lookLasts }
      return seen.free > reserved
    },
    /** Tells that bytes were stored. */
    took(bytes: number) {
      if (seen) seen.free -= bytes
    },
    /** A sentence for the operator once half of the room is gone. */
    async warning(): Promise<string | undefined> {
      const { used, free } = await look()
      if (used <= free) return undefined
      const inMiB = (bytes: number) => `${Math.max(0, Math.floor(bytes / 1024 / 1024))} MiB`
      return `half of the room for reports is gone: they take ${inMiB(used)}, ${inMiB(free)} are left; the last ${inMiB(reserved)} take reports without files only`
    },
  }
}
export type RoomGuard = ReturnType<typeof createRoomGuard>
