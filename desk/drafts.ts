import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const living = new Set<string>()
const day = 24 * 60 * 60 * 1000
/** The name says which process writes it. */
const nameOf = (place: string) => `${place}.${process.pid}-${randomBytes(6).toString('hex')}.part`
const named = /\.(\d+)-[0-9a-f]{12}\.part$/
/** In a desk's folder: what lies elsewhere on this machine. */
const note = 'elsewhere'

/**
 * Gives work a draft, a file or folder beside `place`, which is gone afterwards unless the work has given it another name: also when this process is
 * ended by a signal. What a process leaves that was killed, the next start of a desk sweeps. Where `place` is not in a desk's folder, `noted` names the one
 * whose desk is to find it.
 */
export async function withDraft<T>(place: string, work: (draft: string) => Promise<T>, noted?: string): Promise<T> {
  const draft = nameOf(place)
  if (noted !== undefined) {
    return withDraft(join(noted, note), async (record) => {
      await writeFile(record, draft, { mode: 0o600 })
      return hold(draft, work)
    })
  }
  return hold(draft, work)
}

async function hold<T>(draft: string, work: (draft: string) => Promise<T>): Promise<T> {
  if (living.size === 0) process.on('exit', removeLiving)
  living.add(draft)
  try {
    return await work(draft)
  } finally {
    await rm(draft, { recursive: true, force: true, maxRetries: 5 })
    living.delete(draft)
    if (living.size === 0) process.off('exit', removeLiving)
  }
}

function removeLiving(): void {
  for (const draft of living) rmSync(draft, { recursive: true, force: true, maxRetries: 5 })
}

/** Removes from a desk's folder, and from where it says, what processes left that were killed. */
export async function sweepDrafts(folder: string): Promise<void> {
  const found = await readdir(folder, { recursive: true }).catch(() => [])
  for (const name of found.filter((name) => name.endsWith('.part'))) {
    const draft = join(folder, name)
    if (await isWritten(draft)) continue
    if (name.startsWith(`${note}.`)) {
      const other = await readFile(draft, 'utf8').catch(() => '')
      if (named.test(other)) await rm(other, { recursive: true, force: true })
    }
    await rm(draft, { recursive: true, force: true })
  }
}

/** Whether its process is still there. After a day its number belongs to another: nothing takes as long. */
async function isWritten(draft: string): Promise<boolean> {
  const [, pid] = draft.match(named) ?? []
  const { mtimeMs } = await stat(draft).catch(() => ({ mtimeMs: 0 }))
  if (pid === undefined || Date.now() - mtimeMs > day) return false
  try {
    return process.kill(Number(pid), 0)
  } catch {
    return false
  }
}
