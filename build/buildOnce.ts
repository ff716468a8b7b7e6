import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'

interface Built {
  /** The folder that it is built into. */
  dist: string
  /** Of all that it is built from. */
  hash(): Promise<string>
  build(): Promise<void>
}

/** Builds into a folder unless what it was last built from is unchanged. Waits for another process that builds there. Returns whether it was built. */
export async function buildOnce({ dist, hash, build }: Built): Promise<boolean> {
  const stamp = join(dist, 'built-from.txt')
  const sources = await hash()
  const isBuilt = async () => existsSync(stamp) && (await readFile(stamp, 'utf8')) === sources
  if (await isBuilt()) return false
  await mkdir(dirname(dist), { recursive: true })
  const held = await lock(`${dist}.lock`)
  try {
    if (await isBuilt()) return false
    await asProduction(build)
    await writeFile(stamp, sources)
    return true
  } finally {
    held.close()
  }
}

/** Whoever builds, a test as well: otherwise React is that of developers. The process has its own word back afterwards. */
async function asProduction(build: () => Promise<void>): Promise<void> {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    await build()
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}

const busy = 5 // https://www.sqlite.org/rescode.html#busy

/**
 * Waits until nobody else has locked the file; `close()` of what it returns lets it go. SQLite has locks on every system, and the system
 * lets one go whose holder was killed.
 */
export async function lock(file: string): Promise<DatabaseSync> {
  const database = new DatabaseSync(file, { timeout: 0 })
  for (;;) {
    try {
      database.exec('BEGIN EXCLUSIVE')
      return database
    } catch (error) {
      if (!(error instanceof Error && 'errcode' in error && error.errcode === busy)) throw error
      await pause(200)
    }
  }
}
