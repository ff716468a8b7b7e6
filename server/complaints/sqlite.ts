import { chmodSync, existsSync, utimesSync } from 'node:fs'
import { stat, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { beginOfDay, dayInChina } from '#contract/day.ts'
import type { Database, Value } from './database.ts'
import { openFile, runOn } from './sqliteFile.ts'

/**
 * SQLite in one file, readable by its owner alone. `synchronous=FULL`: what has been acknowledged survives a power cut.
 * `secure_delete`: what is deleted is overwritten. Pages of 16 KiB, in a new file: a part of 1 MiB is written in half the time.
 * `auto_vacuum`: pages that are free again can be given back. The times of its files are those of the day's beginning.
 * @throws StoreError where the file cannot be used now.
 */
export function openSqlite(file: string, today = () => dayInChina(Date.now())): Required<Database> {
  const database = openFile(file)
  const files = [file, `${file}-wal`, `${file}-shm`]
  for (const name of files) if (existsSync(name)) chmodSync(name, 0o600)

  /** Linux notes the next reading unless the last is later than the last writing (`relatime`): so it is, by a second. */
  const hideTimes = () => {
    const begin = beginOfDay(today()) / 1000
    for (const name of files) if (existsSync(name)) utimesSync(name, begin + 1, begin)
  }
  const run = async <Row extends object>(sql: string, values?: readonly Value[]) => runOn<Row>(database, sql, values)

  // One connection: whoever comes while a transaction runs waits for its end.
  let last: Promise<unknown> = Promise.resolve()
  const alone: Alone = (work) => {
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

  const whole = async <T>(work: (query: Database['query']) => Promise<T>): Promise<T> => {
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
  }
  return {
    query: (sql, values) => alone(() => run(sql, values)),
    // Alone, whatever the keys.
    transaction: (_keys, work) => alone(() => whole(work)),
    rewrite: (work) =>
      alone(async () => {
        await run('PRAGMA foreign_keys = OFF') // it changes nothing within a transaction
        try {
          return await whole(work)
        } finally {
          await run('PRAGMA foreign_keys = ON')
        }
      }),
    settle,
    async eraseDeleted() {
      await shrink(database, alone)
      await settle()
    },
    diskSpace: () =>
      alone(async () => {
        const unused = unusedPages(database) * numberOf(database, 'page_size')
        const bytes = numberOf(database, 'page_count') * numberOf(database, 'page_size')
        const { bavail, bsize } = await statfs(dirname(file))
        const { size: log } = await stat(`${file}-wal`).catch(() => ({ size: 0 })) // emptied with the next report
        return { used: bytes - unused, free: bavail * bsize + unused + log }
      }),
    close: () =>
      alone(async () => {
        database.close()
        hideTimes()
      }),
  }
}

type Alone = <T>(work: () => Promise<T>) => Promise<T>

/** Gives free pages back to the disk, a few at a time: what is asked meanwhile comes in between. */
async function shrink(database: DatabaseSync, alone: Alone) {
  for (let [left, before] = [unusedPages(database), Number.POSITIVE_INFINITY]; left > 0 && left < before; ) {
    before = left
    left = await alone(async () => {
      runOn(database, `PRAGMA incremental_vacuum(${pagesAtATime})`)
      return unusedPages(database)
    })
  }
}
const pagesAtATime = 512

const numberOf = (database: DatabaseSync, name: 'freelist_count' | 'page_count' | 'page_size') =>
  Number(runOn<Record<string, unknown>>(database, `PRAGMA ${name}`)[0]?.[name])
/** Pages of the file that hold nothing. */
const unusedPages = (database: DatabaseSync) => numberOf(database, 'freelist_count')
