import type { Database } from './database.ts'
import type { Seconds, SignedAct } from './resealings.ts'

/**
 * How a deletion stands: `absent` where the channel has no case of this name, `differs` where another act waits than the one that was
 * signed, or a first one is not of today.
 */
export type Deletion = 'absent' | 'open' | 'asked' | 'differs' | 'deleted'

export function createDeletions(database: Database, today: () => string) {
  return {
    /**
     * Asks today that a closed case be deleted; it is, with everything that belongs to it, when a second person signs the same act, on that
     * day or later. The act stays.
     */
    async askDeletion(
      channel: string,
      name: Buffer,
      asked: SignedAct & { isOfToday: boolean },
      seconds: Seconds,
    ): Promise<Deletion> {
      const outcome = await database.transaction([name], async (query): Promise<Deletion> => {
        const [found] = await query<{ closed: string | null }>(
          'SELECT closed FROM complaints WHERE "case" = $1 AND channel = $2',
          [name, channel],
        )
        if (!found) return 'absent'
        if (found.closed === null) return 'open'
        const { act, key, signature, isOfToday } = asked
        const [first] = await query<SignedAct>(
          'SELECT act, key, signature FROM deletions WHERE "case" = $1 AND act IS NOT NULL',
          [name],
        )
        if (!first && !isOfToday) return 'differs'
        if (!first) {
          await query(
            `INSERT INTO deletions ("case", day, act, key, signature) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT ("case") DO UPDATE SET
               day = excluded.day, act = excluded.act, key = excluded.key, signature = excluded.signature`,
            [name, today(), act, key, signature],
          )
          return 'asked'
        }
        if (first.key === key) return 'asked'
        if (!seconds(first, signature)) return 'differs'
        await query(
          `INSERT INTO removals ("case", channel, day, act, key, signature, second, second_signature)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
           ON CONFLICT ("case") DO UPDATE SET day = excluded.day, act = excluded.act, key = excluded.key,
             signature = excluded.signature, second = excluded.second, second_signature = excluded.second_signature`,
          [name, channel, today(), first.act, first.key, first.signature, key, signature],
        )
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
  }
}
