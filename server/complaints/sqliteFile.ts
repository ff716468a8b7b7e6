import { closeSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { StoreError, type Value } from './database.ts'

/** Opens it as `openSqlite` says; makes it where there is none. @throws StoreError */
export function openFile(file: string): DatabaseSync {
  // SQLite would make it readable for all until told otherwise; its other files follow this one.
  closeSync(openSync(file, 'a', 0o600))
  const database = new DatabaseSync(file)
  try {
    database.exec(`
      PRAGMA page_size = 16384;
      PRAGMA auto_vacuum = INCREMENTAL;
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA secure_delete = ON;
      PRAGMA busy_timeout = 5000;
      PRAGMA foreign_keys = ON;
    `)
    giveBack(database)
    return database
  } catch (error) {
    database.close()
    throw unavailableFor(error) ?? error
  }
}

/** Runs a statement; bytes come as Buffer. @throws StoreError */
export function runOn<Row extends object>(database: DatabaseSync, sql: string, values: readonly Value[] = []): Row[] {
  try {
    const rows = database.prepare(sql).all(byName(values)) as Record<string, unknown>[]
    return rows.map(withBuffers) as Row[] // as the statement names them
  } catch (error) {
    throw unavailableFor(error) ?? error
  }
}

/** `$1` is a name to SQLite. Its numbers, `?1`, are not known to every Node that runs the site: 24.0 takes none. */
const byName = (values: readonly Value[]) => Object.fromEntries(values.map((value, at) => [`$${at + 1}`, value]))

const withBuffers = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Uint8Array ? Buffer.from(value) : value]),
  )

/**
 * A file that was made before it could give pages back is written anew, once. That takes its size again on the disk: where there is no
 * room for it, its free pages are used again all the same, and the next start tries it.
 */
function giveBack(database: DatabaseSync) {
  const mode = database.prepare('PRAGMA auto_vacuum').get()?.auto_vacuum
  if (mode === incremental) return
  try {
    database.exec('PRAGMA auto_vacuum = INCREMENTAL; VACUUM')
  } catch (error) {
    if (!unavailableFor(error)) throw error
  }
}
const incremental = 2

/** SQLITE_BUSY, SQLITE_READONLY, SQLITE_CANTOPEN: https://www.sqlite.org/rescode.html */
const unavailable = new Set([5, 8, 14])
/** SQLITE_FULL; SQLITE_IOERR, which is said of a full disk where the file is opened. */
const full = new Set([13, 10])

/** What the store says of a fault of SQLite; `undefined` for a defect of ours. */
function unavailableFor(error: unknown): StoreError | undefined {
  if (!(error instanceof Error && 'errcode' in error)) return undefined
  const code = Number(error.errcode) & 0xff
  if (full.has(code)) return new StoreError(error.message, { isDiskFull: true, cause: error })
  return unavailable.has(code) ? new StoreError(error.message, { cause: error }) : undefined
}
