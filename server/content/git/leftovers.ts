import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds after which nobody holds a lock any more: Git holds one only while it writes a small file. */
const stale = 1_000
/** The same for a file that is being received: another program over the same repository may be at it. */
const abandoned = 30_000

/** Removes what a killed Git has left in a repository: locks, and files that never got their names. */
export async function removeLeftovers(repository: string): Promise<void> {
  const files = await readdir(repository, { recursive: true }).catch(() => [])
  for (const file of files) {
    if (/\.lock$|(^|[\\/])gc\.pid$/.test(file)) await removeWhenStale(join(repository, file))
    else if (/(^|[\\/])(tmp_\w+|fast_import_crash_\d+)$/.test(file)) await removeWhenAbandoned(join(repository, file))
  }
}

async function removeWhenAbandoned(file: string) {
  const age = await ageOf(file)
  if (age !== undefined && Math.abs(age) > abandoned) await rm(file, { force: true })
}

/** Removes a lock; a Git that outlived its program may be about to finish. */
export async function removeWhenStale(file: string): Promise<void> {
  for (;;) {
    const age = await ageOf(file)
    if (age === undefined) return
    if (Math.abs(age) > stale) return rm(file, { force: true })
    await pause(50)
  }
}

/** Milliseconds since a file was written; undefined when it is not there. */
const ageOf = (file: string) =>
  stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => undefined,
  )
