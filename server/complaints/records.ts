import { createHash, randomBytes } from 'node:crypto'
import type { Database } from './database.ts'

/** The last line of an officer's log, as their desk told it. */
export interface LogHead {
  n: number
  print: string
}

/** The secret that names the store. A restored copy begins without it: the store that it was made of may go on. */
export const forgetStore = "DELETE FROM secrets WHERE name = 'store'"

/** What the nodes of a site have to know together beside the cases. */
export function createRecords(database: Database) {
  const records = {
    /** The name of this store: eight hex digits, the same on all nodes that share it. */
    storeId: async () =>
      createHash('sha256')
        .update(await records.secret('store'))
        .digest('hex')
        .slice(0, 8),
    /** 32 random bytes under a name: the first who asks makes them, all get the same. */
    async secret(name: string): Promise<Buffer> {
      await database.query('INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', [
        name,
        randomBytes(32),
      ])
      const [row] = await database.query<{ value: Buffer }>('SELECT value FROM secrets WHERE name = $1', [name])
      if (!row) throw new Error(`the secret "${name}" went away`)
      return row.value
    },
    /** Forgets all secrets whose names begin with a word, but these. */
    async keepSecrets(word: string, names: readonly string[]): Promise<void> {
      const rows = await database.query<{ name: string }>('SELECT name FROM secrets')
      for (const { name } of rows) {
        if (name.startsWith(word) && !names.includes(name)) {
          await database.query('DELETE FROM secrets WHERE name = $1', [name])
        }
      }
    },

    /** Whether nobody has used this challenge yet; it is used then. What is remembered of it goes after `expires`. */
    async spendChallenge(challenge: Buffer, expires: string): Promise<boolean> {
      const rows = await database.query<object>(
        'INSERT INTO used_challenges (challenge, expires) VALUES ($1, $2) ON CONFLICT (challenge) DO NOTHING RETURNING expires',
        [challenge, expires],
      )
      return rows.length > 0
    },

    /** Keeps the last line of an officer's log. It never goes back: a log that was cut short shows against what is kept. */
    async keepHead(key: string, { n, print }: LogHead): Promise<void> {
      await database.query(
        `INSERT INTO log_heads (key, n, print) VALUES ($1, $2, $3)
         ON CONFLICT (key) DO UPDATE SET n = excluded.n, print = excluded.print WHERE log_heads.n < excluded.n`,
        [key, n, print],
      )
    },
    /** The last lines of these officers' logs. */
    async heads(keys: readonly string[]): Promise<(LogHead & { key: string })[]> {
      const rows = await database.query<LogHead & { key: string }>('SELECT key, n, print FROM log_heads ORDER BY key')
      return rows.filter(({ key }) => keys.includes(key))
    },

    /** Whether nobody has sent this day's notice of a channel yet; it is the asker's to send then. Older days are forgotten. */
    async claimNotice(channel: string, day: string): Promise<boolean> {
      await database.query('DELETE FROM notices WHERE channel = $1 AND day < $2', [channel, day])
      const rows = await database.query<object>(
        'INSERT INTO notices (channel, day) VALUES ($1, $2) ON CONFLICT (channel, day) DO NOTHING RETURNING day',
        [channel, day],
      )
      return rows.length > 0
    },
    /** Gives it back: it could not be sent. */
    async releaseNotice(channel: string, day: string): Promise<void> {
      await database.query('DELETE FROM notices WHERE channel = $1 AND day = $2', [channel, day])
    },

    /** Remembers for ever that a channel has had keys of officers. */
    async nameChannel(symbol: string): Promise<void> {
      await database.query('INSERT INTO named_channels (symbol) VALUES ($1) ON CONFLICT (symbol) DO NOTHING', [symbol])
    },
    async namedChannels(): Promise<Set<string>> {
      const rows = await database.query<{ symbol: string }>('SELECT symbol FROM named_channels')
      return new Set(rows.map(({ symbol }) => symbol))
    },
  }
  return records
}
export type Records = ReturnType<typeof createRecords>
