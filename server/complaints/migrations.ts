import type { Database } from './database.ts'

/**
 * The tables, one step after the other; a step that has been released is never changed. A step adds (expands), so that the version before
 * goes on working beside it and after a way back; what it takes away (contracts) goes a version later, and then `needed` names that step. Keys are random, days are days
 * in China: nothing tells the order within a day, so no table has numbers of its own (`ROWLESS`). `BYTES` is the engine's own type.
 *
 * complaints       a sealed complaint: `case` is its name, `digest` tells a repetition from another request, also after a re-sealing
 * messages         what officers and reporter wrote after it, in one count of turns
 * notes            what officers wrote for each other
 * uploads          a file underway or claimed
 * expiries         when a file goes that no complaint has claimed (a quarter of an hour, UTC); nothing stays of it afterwards
 * parts            the pieces of a file, numbered from 0
 * deletions        cases that an officer asked to delete, with the act that was signed
 * resealings       texts that an officer sealed again for other officers, beside the text itself until a second person has signed the same
 * replacements     by which acts of two persons such texts took the place of those that came, in their order
 * removals         by which acts cases went: it stays when they are gone, for the desks
 * used_challenges  challenges of the desk that count no more, until they are too old anyway
 * log_heads        the last line of each officer's log that the server has heard of
 * notices          notices that one of the nodes has sent, by their day or Monday
 * named_channels   channels that once had officers' keys: they never fall back to a key of the server's
 * secrets          what all nodes of a site share
 * mixed_days       the day before which SQLite's rows have lost their order
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
  [
    ...['deletions', 'resealings'].flatMap((table) =>
      ['act', 'signature'].map((column) => `ALTER TABLE ${table} ADD COLUMN ${column} TEXT`),
    ),
    'ALTER TABLE resealings ADD COLUMN key TEXT',
    `CREATE TABLE replacements (
       "case" BYTES NOT NULL REFERENCES complaints ON DELETE CASCADE, kind TEXT NOT NULL, turn INTEGER NOT NULL,
       n INTEGER NOT NULL, act TEXT NOT NULL, key TEXT NOT NULL, signature TEXT NOT NULL,
       second TEXT NOT NULL, second_signature TEXT NOT NULL, PRIMARY KEY ("case", kind, turn, n)) ROWLESS`,
    `CREATE TABLE removals (
       "case" BYTES PRIMARY KEY, channel TEXT NOT NULL, day TEXT NOT NULL, act TEXT NOT NULL, key TEXT NOT NULL,
       signature TEXT NOT NULL, second TEXT, second_signature TEXT) ROWLESS`,
  ],
  ['CREATE TABLE mixed_days (day TEXT PRIMARY KEY) ROWLESS'],
]

/** How many steps a program has to know to work with these tables: those up to the last one that takes something away. */
const needed = 0

const engines = {
  sqlite: { BYTES: 'BLOB', ROWLESS: 'WITHOUT ROWID' },
  postgres: { BYTES: 'BYTEA', ROWLESS: '' },
} as const
type Engine = keyof typeof engines

/** What a version of this program knows of the tables. */
export interface Known {
  steps: readonly (readonly string[])[]
  needed: number
}
export const known: Known = { steps, needed }

/**
 * Brings the tables to the newest step; two processes that start together do it once. Tables of a newer version are left as they are.
 * @throws Error for tables that this version cannot work with.
 */
export async function migrate(database: Database, engine: Engine, { steps, needed }: Known = known): Promise<void> {
  await database.transaction([Buffer.from('migrations')], async (query) => {
    const run = (sql: string) => query(writtenFor(engine, sql))
    await run('CREATE TABLE IF NOT EXISTS migrations (step INTEGER PRIMARY KEY)')
    await run('CREATE TABLE IF NOT EXISTS needed_steps (steps INTEGER PRIMARY KEY) ROWLESS')
    const [row] = await query<Done>(doneSteps)
    if (row && isForeign(row, steps.length)) {
      throw new Error(
        'The database of reports belongs to another version of this program. Start that one, or move it away.',
      )
    }
    for (const [at, statements] of steps.entries()) {
      if (at < (row?.done ?? 0)) continue
      for (const sql of statements) await run(sql)
      await query('INSERT INTO migrations (step) VALUES ($1)', [at])
    }
    await query('INSERT INTO needed_steps (steps) VALUES ($1) ON CONFLICT DO NOTHING', [needed])
  })
}

const writtenFor = (engine: Engine, sql: string) =>
  sql.replaceAll('BYTES', engines[engine].BYTES).replaceAll('ROWLESS', engines[engine].ROWLESS)

/** How many steps a database has taken, and how many its newest program says that one has to know. */
export interface Done {
  done: number
  needed: number | null
}
export const doneSteps =
  'SELECT (SELECT COUNT(*) FROM migrations) AS done, (SELECT MAX(steps) FROM needed_steps) AS needed'

/** Whether a program that knows so many steps cannot work with the tables. */
export const isForeign = ({ done, needed }: Done, knownSteps = steps.length) =>
  done > knownSteps && (needed === null || needed > knownSteps)
