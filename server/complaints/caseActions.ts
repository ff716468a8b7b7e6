import type { Database } from './database.ts'
import { hasText, type Text } from './resealings.ts'

/** What officers do with a case beside writing: `absent` where their channel has none of this name. */
export type Deletion = 'absent' | 'open' | 'asked' | 'deleted'
export type Resealing = Text & { body: Buffer }

export function createCaseActions(database: Database, today: () => string) {
  return {
    /** Closes a case today, or opens it again, which takes back that it is to be deleted. Returns whether there is one. */
    setClosed: (channel: string, name: Buffer, closed: boolean): Promise<boolean> =>
      database.transaction([name], async (query) => {
        const rows = await query<object>(
          'UPDATE complaints SET closed = $3 WHERE "case" = $1 AND channel = $2 RETURNING day',
          [name, channel, closed ? today() : null],
        )
        if (rows.length > 0 && !closed) await query('DELETE FROM deletions WHERE "case" = $1', [name])
        return rows.length > 0
      }),

    /** Asks that a closed case be deleted; it is, with everything that belongs to it, when the holder of another key asks too. */
    async askDeletion(channel: string, name: Buffer, key: string): Promise<Deletion> {
      const outcome = await database.transaction([name], async (query): Promise<Deletion> => {
        const [found] = await query<{ closed: string | null }>(
          'SELECT closed FROM complaints WHERE "case" = $1 AND channel = $2',
          [name, channel],
        )
        if (!found) return 'absent'
        if (found.closed === null) return 'open'
        const [asked] = await query<{ key: string }>('SELECT key FROM deletions WHERE "case" = $1', [name])
        if (!asked) {
          await query('INSERT INTO deletions ("case", key, day) VALUES ($1, $2, $3)', [name, key, today()])
          return 'asked'
        }
        if (asked.key === key) return 'asked'
        await query('DELETE FROM complaints WHERE "case" = $1', [name])
        return 'deleted'
      })
      if (outcome === 'deleted') await database.eraseDeleted()
      return outcome
    },

    /** Takes back that a case is to be deleted. Returns whether there is one. */
    keep: (channel: string, name: Buffer): Promise<boolean> =>
      database.transaction([name], async (query) => {
        const [found] = await query<object>('SELECT day FROM complaints WHERE "case" = $1 AND channel = $2', [
          name,
          channel,
        ])
        if (found) await query('DELETE FROM deletions WHERE "case" = $1', [name])
        return found !== undefined
      }),

    /**
     * Keeps the same text, sealed to others, beside what is there: it takes its place when the days of grace are over, so that no
     * single officer can spoil a report. Returns whether there is such a text.
     */
    reseal: (channel: string, name: Buffer, { kind, turn, body }: Resealing): Promise<boolean> =>
      database.transaction([name], async (query) => {
        if (!(await hasText(query, channel, name, { kind, turn }))) return false
        await query(
          `INSERT INTO resealings ("case", kind, turn, day, body) VALUES ($1, $2, $3, $4, $5)
           ON CONFLICT ("case", kind, turn) DO UPDATE SET day = excluded.day, body = excluded.body`,
          [name, kind, turn, today(), body],
        )
        return true
      }),
  }
}
