import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** When people last signed out. A session is in the cookie alone, so this is what ends one that somebody has copied. */
interface SignedOut {
  /** Whether a session that began at `since`, in milliseconds, is over. */
  isOver(mail: string, since: number): boolean
  /** Ends all sessions of a person. Where it cannot be written it holds until the next start, and that is told. */
  add(mail: string): void
}

/** Kept in `file`, so that it holds after a new start; for no longer than a session lasts. @throws Error for a file that is not ours. */
export function openSignedOut(file: string, seconds: number, log: { error(line: string): void }): SignedOut {
  const times = new Map(Object.entries(read(file)))
  return {
    isOver: (mail, since) => since <= (times.get(mail) ?? 0),
    add(mail) {
      const now = Date.now()
      for (const [other, at] of times) if (at < now - seconds * 1_000) times.delete(other)
      times.set(mail, now)
      try {
        write(file, JSON.stringify(Object.fromEntries(times)))
      } catch (error) {
        log.error(`edit: signing out: ${(error as Error).message}`) // the disk throws errors
      }
    },
  }
}

function read(file: string): Record<string, number> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, number> // we wrote it
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

/** Whole or not at all. */
function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(`${file}.tmp`, text, { mode: 0o600 })
  renameSync(`${file}.tmp`, file)
}
