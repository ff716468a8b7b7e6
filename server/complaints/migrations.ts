import type { Database } from './database.ts'

/**
 * The tables, one step after the other; a step that has been released is never changed. Keys are random, days are days
 * in China: nothing tells the order within a day. `BYTES` is the engine's own type.
 *
 * complaints  a sealed complaint: `lookup` is SHA-256 of the reporter's token, `digest` tells a repetition from another body
 * messages    what officers and reporter wrote after it: each speaker counts turns from 1, `place` orders them all
 * uploads     a file underway or claimed; `expires` (an hour, UTC) is there only while no complaint has claimed it
 * parts       the pieces of a file, numbered from 0
 */
const steps = [
  `CREATE TABLE complaints (
     lookup BYTES PRIMARY KEY, channel TEXT NOT NULL, day TEXT NOT NULL, closed TEXT,
     digest BYTES NOT NULL, body BYTES NOT NULL)`,
  `CREATE TABLE messages (
     lookup BYTES NOT NULL REFERENCES complaints ON DELETE CASCADE, place INTEGER NOT NULL,
     speaker TEXT NOT NULL, turn INTEGER NOT NULL, day TEXT NOT NULL, digest BYTES NOT NULL, body BYTES NOT NULL,
     PRIMARY KEY (lookup, place), UNIQUE (lookup, speaker, turn))`,
  `CREATE TABLE uploads (
     id BYTES PRIMARY KEY, lookup BYTES REFERENCES complaints ON DELETE CASCADE, expires TEXT)`,
  `CREATE TABLE parts (
     upload BYTES NOT NULL REFERENCES uploads ON DELETE CASCADE, number INTEGER NOT NULL,
     digest BYTES NOT NULL, body BYTES NOT NULL,
     PRIMARY KEY (upload, number))`,
  'CREATE INDEX uploads_of_complaint ON uploads (lookup)',
  'CREATE INDEX uploads_unclaimed ON uploads (expires)',
]

/** Brings the tables to the newest step; two processes that start together do it once. */
export async function migrate(database: Database, bytes: 'BLOB' | 'BYTEA'): Promise<void> {
  await database.transaction([Buffer.from('migrations')], async (query) => {
    await query('CREATE TABLE IF NOT EXISTS migrations (step INTEGER PRIMARY KEY)')
    const [row] = await query<{ done: number }>('SELECT COUNT(*) AS done FROM migrations')
    for (const [at, sql] of steps.entries()) {
      if (at < (row?.done ?? 0)) continue
      await query(sql.replaceAll('BYTES', bytes))
      await query('INSERT INTO migrations (step) VALUES ($1)', [at])
    }
  })
}
