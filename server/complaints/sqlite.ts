import { chmodSync, existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { type Database, StoreUnavailable, type Value } from './database.ts'

/**
 * SQLite in one file, readable by its owner alone. `synchronous=FULL`: what has been acknowledged survives a power cut.
 * `secure_delete`: what is deleted is overwritten. Pages of 16 KiB, in a new file: a part of 1 MiB is written in half the time.
 */
export function openSqlite(file: string): Database {
  const database = new DatabaseSync(file)
  database.exec(`
    PRAGMA page_size = 16384;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA secure_delete = ON;
    PRAGMA busy_timeout = 5000;
    PRAGMA foreign_keys = ON;
  `)
  for (const name of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(name)) chmodSync(name, 0o600)

  const run = async <Row extends object>(sql: string, values: readonly Value[] = []): Promise<Row[]> => {
    try {
      const rows = database.prepare(sql).all(byName(values)) as Record<string, unknown>[]
      return rows.map(withBuffers) as Row[]
    } catch (error) {
      throw isUnavailable(error) ? new StoreUnavailable(String(error)) : error
    }
  }

  // One connection: whoever comes while a transaction runs waits for its end.
  let last: Promise<unknown> = Promise.resolve()
  const alone = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }

  return {
    query: (sql, values) => alone(() => run(sql, values)),
    // Alone, whatever the keys.
    transaction: (_keys, work) =>
      alone(async () => {
        await run('BEGIN IMMEDIATE')
        try {
          const result = await work(run)
          await run('COMMIT')
          return result
        } catch (error) {
          // A full disk may have ended the transaction already.
          if (database.isTransaction) await run('ROLLBACK')
          throw error
        }
      }),
    eraseDeleted: () => alone(async () => void (await run('PRAGMA wal_checkpoint(TRUNCATE)'))),
    close: () => alone(async () => database.close()),
  }
}

/** `$1` is a name to SQLite. Its numbers, `?1`, are not known to every Node that runs the site: 24.0 takes none. */
const byName = (values: readonly Value[]) => Object.fromEntries(values.map((value, at) => [`$${at + 1}`, value]))

const withBuffers = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Uint8Array ? Buffer.from(value) : value]),
  )

/** SQLITE_FULL, SQLITE_IOERR, SQLITE_BUSY, SQLITE_READONLY, SQLITE_CANTOPEN: https://www.sqlite.org/rescode.html */
const unavailable = new Set([5, 8, 10, 13, 14])

const isUnavailable = (error: unknown) =>
  error instanceof Error && 'errcode' in error && unavailable.has(Number(error.errcode) & 0xff)
