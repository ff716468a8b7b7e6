import { statfs } from 'node:fs/promises'
import type { DiskSpace } from './database.ts'

const MiB = 1024 * 1024
/** Bytes at the end that take reports without files alone. */
const reserved = 256 * MiB
/** The share of the room that files may take which no report has claimed: a flood of them leaves the rest. */
const unclaimedShare = 1 / 4
/** That share where nobody has told how much room there is. */
const unclaimedWithoutLimit = 4 * 1024 * MiB
/** Milliseconds for which a look at the disk is good; what is stored meanwhile is counted. */
const lookLasts = 2_000

/** Bytes that a disk has to have left: a report and what SQLite writes beside it, several times over. */
const leastFree = 4 * MiB

/** Whether the disk of a folder has room for a report without files. @throws Error where the folder cannot be asked. */
export async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize >= leastFree
}

interface DiskSpaceSources {
  diskSpace: () => Promise<DiskSpace>
  /** Bytes of files that no report has claimed. */
  unclaimed: () => Promise<number>
}

/** Whether there is room for files. `now` in milliseconds. */
export function createDiskSpaceGuard({ diskSpace, unclaimed }: DiskSpaceSources, now: () => number) {
  let seen: { free: number; unclaimed: number; ceiling: number; until: number } | undefined
  const look = async () => {
    const [{ used, free }, waiting] = await Promise.all([diskSpace(), unclaimed()])
    const ceiling = Number.isFinite(free) ? (used + free) * unclaimedShare : unclaimedWithoutLimit
    seen = { free, unclaimed: waiting, ceiling, until: now() + lookLasts }
    return seen
  }
  const known = async () => (seen && now() < seen.until ? seen : look())
  const keepsOut = ({ free, unclaimed, ceiling }: NonNullable<typeof seen>) =>
    free <= reserved ? 'full' : unclaimed >= ceiling ? 'flooded' : undefined

  return {
    takesFiles: async (): Promise<boolean> => keepsOut(await known()) === undefined,
    /** Whether files were taken when that was looked at last. */
    tookFiles: (): boolean | undefined => seen && keepsOut(seen) === undefined,
    /** Tells that bytes were stored. */
    took(bytes: number) {
      if (!seen) return
      seen.free -= bytes
      seen.unclaimed += bytes
    },
    /** Whether files that no report claims have to make room for others before their time. */
    async isCrowded(): Promise<boolean> {
      const { free, unclaimed, ceiling } = await look()
      return free <= reserved || unclaimed > ceiling / 2
    },
    /** A sentence for the operator while no files are taken. */
    async refusal(): Promise<string | undefined> {
      const found = await look()
      const reason = keepsOut(found)
      if (!reason) return undefined
      const why = {
        full: `${inMiB(found.free)} are left, and the last ${inMiB(reserved)} are for reports without files`,
        flooded: `files that no report has claimed take ${inMiB(found.unclaimed)} of ${inMiB(found.ceiling)}`,
      }
      return `reports are taken without files: ${why[reason]}`
    },
    /** A sentence for the operator once half of the room is gone. */
    async warning(): Promise<string | undefined> {
      const { used, free } = await diskSpace()
      if (used <= free) return undefined
      return `half of the room for reports is gone: they take ${inMiB(used)}, ${inMiB(free)} are left; the last ${inMiB(reserved)} take reports without files only`
    },
  }
}
export type DiskSpaceGuard = ReturnType<typeof createDiskSpaceGuard>

const inMiB = (bytes: number) => `${Math.max(0, Math.floor(bytes / MiB))} MiB`
