import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { addressesOf } from '../databaseAddress.ts'
import { forgetStore } from '../records.ts'
import { assertSameStore, type Place } from '../storeMark.ts'
import { sqliteFile, timeInName, toDisk } from './backup.ts'
import { checkPostgresDump, restorePostgres } from './postgresPrograms.ts'
import { checkSqliteCopy } from './sqliteCopy.ts'

/** Where the reports are now and, with SQLite, the file that holds those that were there before. */
interface Restored {
  to: string
  replaced?: string | undefined
}

/**
 * Puts a copy of the misconduct reports where the site looks for them. With SQLite the site has to be stopped; with PostgreSQL the
 * database has to be empty. Nothing is deleted.
 * @throws Error saying what is wrong; nothing has changed then.
 */
export async function restore(place: Place, copy: string, now = new Date()): Promise<Restored> {
  const engine = await engineOf(copy)
  if (engine === 'postgres' && place.databaseUrl === '') {
    throw new Error(`${copy} comes from PostgreSQL: DATABASE_URL names the empty database that it goes into.`)
  }
  if (engine === 'sqlite' && place.databaseUrl !== '') {
    throw new Error(`${copy} comes from SQLite, and DATABASE_URL is set.`)
  }
  if (engine === 'sqlite') assertSameStore(place)
  return engine === 'sqlite' ? restoreSqlite(place, copy, now) : restoreDump(place, copy)
}

async function engineOf(copy: string): Promise<'sqlite' | 'postgres'> {
  if (!existsSync(copy)) throw new Error(`There is no file ${copy}.`)
  const handle = await open(copy, 'r')
  const { buffer } = await handle.read(Buffer.alloc(16), 0, 16, 0)
  await handle.close()
  const text = buffer.toString('latin1')
  if (text.startsWith('SQLite format 3')) return 'sqlite'
  if (text.startsWith('PGDMP')) return 'postgres'
  throw new Error(`${copy} is no copy of the reports: bin/backup makes them.`)
}

async function restoreSqlite(place: Place, copy: string, now: Date): Promise<Restored> {
  checkSqliteCopy(copy)
  const to = sqliteFile(place)
  await mkdir(dirname(to), { recursive: true })
  const coming = `${to}.coming`
  try {
    await copyFile(copy, coming)
    await chmod(coming, 0o600)
    renameStore(coming)
    await toDisk(coming)
    let replaced: string | undefined
    if (existsSync(to)) {
      closeForGood(to)
      replaced = `${to}.replaced-${timeInName(now)}`
      await rename(to, replaced)
    }
    await rename(coming, to)
    return { to, replaced }
  } finally {
    await rm(coming, { force: true }) // a refusal leaves no copy of what may have been deleted since
  }
}

function renameStore(file: string) {
  const database = new DatabaseSync(file)
  database.exec(`PRAGMA secure_delete = ON; ${forgetStore}`)
  database.close()
}

/** Takes the file out of the mode of a running site, which SQLite refuses while one is: its log of writing must not meet another file. */
function closeForGood(file: string) {
  const database = new DatabaseSync(file)
  try {
    database.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = DELETE')
  } catch {
    throw new Error(`${file} is in use: stop the site first.`)
  } finally {
    database.close()
  }
}

async function restoreDump({ databaseUrl }: Place, copy: string): Promise<Restored> {
  await checkPostgresDump(copy)
  // One that is restored into has no standby yet.
  const [url = '', ...others] = addressesOf(databaseUrl)
  if (others.length > 0) throw new Error('DATABASE_URL names several hosts: name the one that the reports go to.')
  const { host, pathname } = new URL(url)
  const to = `${host}${pathname}`
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query("SELECT FROM pg_tables WHERE schemaname = 'public' LIMIT 1")
    if (rows.length > 0)
      throw new Error(`The database ${to} is not empty: make a new one, and name it in DATABASE_URL.`)
    await restorePostgres(url, copy)
    await client.query(forgetStore)
  } finally {
    await client.end()
  }
  return { to }
}
