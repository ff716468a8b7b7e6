import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { openPostgres } from '../complaints/postgres.ts'
import { openSqlite } from '../complaints/sqlite.ts'
import type { Settings } from '../settings.ts'

const tables = {
  complaints: 'SELECT lookup, channel, day, closed, digest FROM complaints ORDER BY lookup',
  messages: 'SELECT lookup, place, speaker, turn, day, digest FROM messages ORDER BY lookup, place',
  uploads: 'SELECT id, lookup, expires FROM uploads ORDER BY id',
  parts: 'SELECT upload, number, digest FROM parts ORDER BY upload, number',
}

/** The rows of each table, and a digest of what they hold: nothing may be added, taken away or changed unseen. */
export async function storedRows({ data, databaseUrl }: Pick<Settings, 'data' | 'databaseUrl'>) {
  const database = databaseUrl ? openPostgres(databaseUrl) : openSqlite(join(data, 'complaints.sqlite'))
  const found: Record<string, string> = {}
  for (const [name, sql] of Object.entries(tables)) {
    const rows = await database.query<object>(sql)
    const digest = createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 12)
    found[name] = `${rows.length} (${digest})`
  }
  await database.close()
  return found
}
