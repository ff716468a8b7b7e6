import { existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { assertSameStore, type Place } from '../storeMark.ts'
import { noteBackup } from './backupState.ts'
import { checkPostgresDump, dumpPostgres } from './postgresPrograms.ts'
import { checkSqliteCopy } from './sqliteCopy.ts'

/** Where SQLite keeps the reports. */
export const sqliteFile = ({ data }: Place) => join(data, 'complaints.sqlite')

/** A moment as names of files tell it: `2026-11-27T080000Z`. */
export const timeInName = (moment: Date) => `${moment.toISOString().slice(0, 19).replaceAll(':', '')}Z`

const endings = { sqlite: '.sqlite', postgres: '.dump' } as const
const day = 24 * 60 * 60_000

/**
 * Copies the misconduct reports into a folder while the site runs, checks the copy, and then removes copies older than `keepDays`.
 * Answers the copy's path. The data folder notes how it went, for the site's metrics.
 * @throws Error saying what is wrong; the copies that are there stay.
 */
export async function backUp(place: Place, folder: string, { keepDays = 0, now = new Date() } = {}): Promise<string> {
  const engine = place.databaseUrl === '' ? 'sqlite' : 'postgres'
  const file = join(folder, `complaints-${timeInName(now)}${endings[engine]}`)
  const unfinished = `${file}.part`
  try {
    assertSameStore(place)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await (await open(unfinished, 'wx', 0o600)).close()
    if (engine === 'sqlite') await copySqlite(sqliteFile(place), unfinished)
    else await dumpPostgres(place.databaseUrl, unfinished)
    await (engine === 'sqlite' ? checkSqliteCopy(unfinished) : checkPostgresDump(unfinished))
    await toDisk(unfinished)
    await rename(unfinished, file)
    await toDisk(folder)
  } catch (error) {
    await noteBackup(place.data, undefined)
    for (const ending of ['', '-wal', '-shm', '-journal']) await rm(`${unfinished}${ending}`, { force: true })
    throw error
  }
  await noteBackup(place.data, now.getTime())
  if (keepDays > 0) await removeOld(folder, now.getTime() - keepDays * day)
  return file
}

async function copySqlite(source: string, target: string) {
  if (!existsSync(source)) throw new Error(`There is no ${source}: DATA_DIR names the site's data folder.`)
  const database = new DatabaseSync(source, { readOnly: true })
  try {
    await backup(database, target)
  } finally {
    database.close()
  }
  // Out of the mode of a running site: one file holds all.
  const copy = new DatabaseSync(target)
  copy.exec('PRAGMA journal_mode = DELETE')
  copy.close()
}

/** A copy counts once it survives a power cut. */
export async function toDisk(path: string) {
  const handle = await open(path, 'r')
  await handle.sync()
  await handle.close()
}

/** By the time in their names: what copies a folder elsewhere may change those of the files. */
async function removeOld(folder: string, before: number) {
  for (const name of await readdir(folder)) {
    const [, date, hour, minute, second] =
      /^complaints-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.(?:sqlite|dump)$/.exec(name) ?? []
    if (date && Date.parse(`${date}T${hour}:${minute}:${second}Z`) < before) await rm(join(folder, name))
  }
}
