import type { Database } from './database.ts'

/**
 * The tables, one step after the other; a step that has been released is never changed. Keys are random, days are days
 * in China: nothing tells the order within a day, so no table has numbers of its own (`ROWLESS`). `BYTES` is the engine's own type.
 *
 * complaints       a sealed complaint: `case` is its name, `digest` tells a repetition from another request, also after a re-sealing
 * messages         what officers and reporter wrote after it, in one count of turns
 * notes            what officers wrote for each other
 * uploads          a file underway or claimed
 * expiries         when a file goes that no complaint has claimed (a quarter of an hour, UTC); nothing stays of it afterwards
 * parts            the pieces of a file, numbered from 0
 * deletions        cases that an officer asked to delete
 * resealings       texts that an officer sealed again for other officers, beside the text itself until the days of grace are over
 * used_challenges  challenges of the desk that count no more, until they are too old anyway
 * log_heads        the last line of each officer's log that the server has heard of
 * notices          daily notices that one of the nodes has sent
 * named_channels   channels that once had officers' keys: they never fall back to a key of the server's
 * secrets          what all nodes of a site share
 */
const steps = [
  [
    `CREATE TABLE complaints (
       "case" BYTES PRIMARY KEY, channel TEXT NOT NULL, day TEXT NOT NULL, closed TEXT,
       digest BYTES NOT NULL, body BYTES NOT NULL) ROWLESS`,
    'CREATE INDEX complaints_of_channel ON complaints (channel, day, "case")',
    `CREATE TABLE messages (
       "case" BYTES NOT NULL REFERENCES complaints ON DELETE CASCADE, turn INTEGER NOT NULL,
       speaker TEXT NOT NULL, day TEXT NOT NULL, digest BYTES NOT NULL, body BYTES NOT NULL,
       PRIMARY KEY ("case", turn)) ROWLESS`,
    `CREATE TABLE notes (
       "case" BYTES NOT NULL REFERENCES complaints ON DELETE CASCADE, turn INTEGER NOT NULL,
       day TEXT NOT NULL, digest BYTES NOT NULL, body BYTES NOT NULL,
       PRIMARY KEY ("case", turn)) ROWLESS`,
    'CREATE TABLE uploads (id BYTES PRIMARY KEY, "case" BYTES REFERENCES complaints ON DELETE CASCADE) ROWLESS',
    'CREATE INDEX uploads_of_case ON uploads ("case")',
    `CREATE TABLE expiries (
       upload BYTES PRIMARY KEY REFERENCES uploads ON DELETE CASCADE, expires TEXT NOT NULL) ROWLESS`,
    `CREATE TABLE parts (
       upload BYTES NOT NULL REFERENCES uploads ON DELETE CASCADE, number INTEGER NOT NULL,
       digest BYTES NOT NULL, body BYTES NOT NULL,
       PRIMARY KEY (upload, number)) ROWLESS`,
    `CREATE TABLE deletions (
       "case" BYTES PRIMARY KEY REFERENCES complaints ON DELETE CASCADE, key TEXT NOT NULL, day TEXT NOT NULL) ROWLESS`,
    'CREATE TABLE used_challenges (challenge BYTES PRIMARY KEY, expires TEXT NOT NULL) ROWLESS',
    'CREATE TABLE log_heads (key TEXT PRIMARY KEY, n BIGINT NOT NULL, print TEXT NOT NULL) ROWLESS',
    'CREATE TABLE notices (channel TEXT NOT NULL, day TEXT NOT NULL, PRIMARY KEY (channel, day)) ROWLESS',
    'CREATE TABLE named_channels (symbol TEXT PRIMARY KEY) ROWLESS',
    'CREATE TABLE secrets (name TEXT PRIMARY KEY, value BYTES NOT NULL) ROWLESS',
  ],
  [
    `CREATE TABLE resealings (
       "case" BYTES NOT NULL REFERENCES complaints ON DELETE CASCADE, kind TEXT NOT NULL, turn INTEGER NOT NULL,
       day TEXT NOT NULL, body BYTES NOT NULL,
       PRIMARY KEY ("case", kind, turn)) ROWLESS`,
  ],
]

/** How many steps this version knows: a copy with more of them is of a newer one. */
export const knownSteps = steps.length

const engines = {
  sqlite: { BYTES: 'BLOB', ROWLESS: 'WITHOUT ROWID' },
  postgres: { BYTES: 'BYTEA', ROWLESS: '' },
} as const

/**
 * Brings the tables to the newest step; two processes that start together do it once.
 * @throws Error for a database that another version of this program made.
 */
export async function migrate(database: Database, engine: keyof typeof engines): Promise<void> {
  const { BYTES, ROWLESS } = engines[engine]
  await database.transaction([Buffer.from('migrations')], async (query) => {
    await query('CREATE TABLE IF NOT EXISTS migrations (step INTEGER PRIMARY KEY)')
    const [row] = await query<{ done: number }>('SELECT COUNT(*) AS done FROM migrations')
    const done = row?.done ?? 0
    if (done > steps.length) {
      throw new Error(
        'The database of reports belongs to another version of this program. Start that one, or move it away.',
      )
    }
    for (const [at, statements] of steps.entries()) {
      if (at < done) continue
      for (const sql of statements) await query(sql.replaceAll('BYTES', BYTES).replaceAll('ROWLESS', ROWLESS))
      await query('INSERT INTO migrations (step) VALUES ($1)', [at])
    }
  })
}
