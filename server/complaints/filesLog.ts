import type { Log } from '../log.ts'
import type { DiskSpaceGuard } from './diskSpace.ts'

/** An hour, less what a sweep may come early. */
const betweenLines = 59 * 60_000

/** Says with the sweeps that no files are taken, at once and then hourly, and when they are again. `now` in milliseconds. */
export function createFilesLog(diskSpace: Pick<DiskSpaceGuard, 'refusal'>, log: Log, now: () => number) {
  let told: number | undefined
  return async () => {
    const refusal = await diskSpace.refusal()
    if (refusal === undefined) {
      if (told !== undefined) log.info('reports are taken with files again')
      told = undefined
    } else if (told === undefined || now() - told >= betweenLines) {
      log.error(refusal)
      told = now()
    }
  }
}
