import type { Database } from './database.ts'

/** What officers do with a case beside writing: `absent` where their channel has none of this name. */
export type Deletion = 'absent' | 'open' | 'asked' | 'deleted'
export type Resealed = { kind: 'complaint' | 'message' | 'note'; turn: number; body: Buffer }

const tableOf = { message: 'messages', note: 'notes' } as const

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

    /** Puts the same text, sealed to others, in the place of what is there. Returns whether there was something. */
    async reseal(channel: string, name: Buffer, { kind, turn, body }: Resealed): Promise<boolean> {
      const rows = await database.transaction([name], (query) =>
        kind === 'complaint'
          ? query<object>('UPDATE complaints SET body = $3 WHERE "case" = $1 AND channel = $2 RETURNING day', [
              name,
              channel,
              body,
            ])
          : query<object>(
              `UPDATE ${tableOf[kind]} SET body = $4 WHERE "case" = $1 AND turn = $3 AND EXISTS
                 (SELECT 1 FROM complaints c WHERE c."case" = $1 AND c.channel = $2) RETURNING day`,
              [name, channel, turn, body],
            ),
      )
      if (rows.length > 0) await database.eraseDeleted() // the old sealing
      return rows.length > 0
    },
  }
}
