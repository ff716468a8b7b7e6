import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { openPostgres } from '../complaints/postgres.ts'
import { openSqlite } from '../complaints/sqlite.ts'
import type { Settings } from '../settings.ts'

type StoreSettings = Pick<Settings, 'data' | 'databaseUrl'>

/** The database itself, as who runs the server can reach it. */
export const openDatabase = ({ data, databaseUrl }: StoreSettings) =>
  databaseUrl ? openPostgres(databaseUrl) : openSqlite(join(data, 'complaints.sqlite'))

const tables = {
  complaints: 'SELECT "case", channel, day, closed, digest, body FROM complaints ORDER BY "case"',
  messages: 'SELECT "case", turn, speaker, day, digest, body FROM messages ORDER BY "case", turn',
  notes: 'SELECT "case", turn, day, digest, body FROM notes ORDER BY "case", turn',
  uploads: 'SELECT id, "case" FROM uploads ORDER BY id',
  parts: 'SELECT upload, number, digest FROM parts ORDER BY upload, number',
  deletions: 'SELECT "case", key, day FROM deletions ORDER BY "case"',
}

/** The rows of each table, and a digest of what they hold: nothing may be added, taken away or changed unseen. */
export async function storedRows(settings: StoreSettings) {
  const database = openDatabase(settings)
  const found: Record<string, string> = {}
  for (const [name, sql] of Object.entries(tables)) {
    const rows = await database.query<object>(sql)
    const digest = createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 12)
    found[name] = `${rows.length} (${digest})`
  }
  await database.close()
  return found
}
