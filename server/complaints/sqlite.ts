import { chmodSync, closeSync, existsSync, openSync, utimesSync } from 'node:fs'
import { stat, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beginOfDay, dayInChina } from '#contract/day.ts'
import { type Database, DiskFull, StoreUnavailable, type Value } from './database.ts'

/**
 * SQLite in one file, readable by its owner alone. `synchronous=FULL`: what has been acknowledged survives a power cut.
 * `secure_delete`: what is deleted is overwritten. Pages of 16 KiB, in a new file: a part of 1 MiB is written in half the time.
 * The times of its files are those of the day's beginning.
 * @throws StoreUnavailable where the file cannot be used now.
 */
export function openSqlite(file: string, today = () => dayInChina(Date.now())): Database {
  const database = opened(file)
  const files = [file, `${file}-wal`, `${file}-shm`]
  for (const name of files) if (existsSync(name)) chmodSync(name, 0o600)

  /** Linux notes the next reading unless the last is later than the last writing (`relatime`): so it is, by a second. */
  const hideTimes = () => {
    const begin = beginOfDay(today()) / 1000
    for (const name of files) if (existsSync(name)) utimesSync(name, begin + 1, begin)
  }
  const run = async <Row extends object>(sql: string, values: readonly Value[] = []): Promise<Row[]> => {
    try {
      const rows = database.prepare(sql).all(byName(values)) as Record<string, unknown>[]
      return rows.map(withBuffers) as Row[]
    } catch (error) {
      throw unavailableFor(error) ?? error
    }
  }

  // One connection: whoever comes while a transaction runs waits for its end.
  let last: Promise<unknown> = Promise.resolve()
  const alone = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }
  // The log of writing would keep the hour of each and their order until it is full. In a crowd those who wait share one truncation.
  let settling: Promise<void> | undefined
  const settle = () => {
    settling ??= alone(async () => {
      settling = undefined
      await run('PRAGMA wal_checkpoint(TRUNCATE)')
      hideTimes()
    })
    return settling
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
          hideTimes()
          return result
        } catch (error) {
          // A full disk may have ended the transaction already.
          if (database.isTransaction) await run('ROLLBACK')
          throw error
        }
      }),
    keepsOrder: false,
    settle,
    eraseDeleted: settle,
    async room() {
      const [{ bavail, bsize }, { size }] = await Promise.all([statfs(dirname(file)), stat(file)])
      return { used: size, free: bavail * bsize }
    },
    close: () =>
      alone(async () => {
        database.close()
        hideTimes()
      }),
  }
}

/** `$1` is a name to SQLite. Its numbers, `?1`, are not known to every Node that runs the site: 24.0 takes none. */
const byName = (values: readonly Value[]) => Object.fromEntries(values.map((value, at) => [`$${at + 1}`, value]))

const withBuffers = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Uint8Array ? Buffer.from(value) : value]),
  )

function opened(file: string): DatabaseSync {
  // SQLite would make it readable for all until told otherwise; its other files follow this one.
  closeSync(openSync(file, 'a', 0o600))
  const database = new DatabaseSync(file)
  try {
    database.exec(`
      PRAGMA page_size = 16384;
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA secure_delete = ON;
      PRAGMA busy_timeout = 5000;
      PRAGMA foreign_keys = ON;
    `)
    return database
  } catch (error) {
    database.close()
    throw unavailableFor(error) ?? error
  }
}

/** SQLITE_BUSY, SQLITE_READONLY, SQLITE_CANTOPEN: https://www.sqlite.org/rescode.html */
const unavailable = new Set([5, 8, 14])
/** SQLITE_FULL; SQLITE_IOERR, which is said of a full disk where the file is opened. */
const full = new Set([13, 10])

function unavailableFor(error: unknown): StoreUnavailable | undefined {
  if (!(error instanceof Error && 'errcode' in error)) return undefined
  const code = Number(error.errcode) & 0xff
  if (full.has(code)) return new DiskFull(error.message, { cause: error })
  return unavailable.has(code) ? new StoreUnavailable(error.message, { cause: error }) : undefined
}
