import { type Database, RollbackError } from './database.ts'
import { hasText, keepResealing, type Resealing, replaceText, type Seconds, type Text } from './resealings.ts'

/** A second person's signatures under what was sealed again. */
type Confirmation = Text & { signature: string }

/** What officers do with a case beside writing and deleting. */
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

    /** Keeps the same text, sealed to others, beside what is there. Returns whether there is such a text. */
    reseal: (channel: string, name: Buffer, resealing: Text & Resealing): Promise<boolean> =>
      database.transaction([name], async (query) => {
        if (!(await hasText(query, channel, name, resealing))) return false
        await keepResealing(query, name, resealing, today())
        return true
      }),

    /**
     * Puts what another person sealed again in the place of the texts as they came: no single officer can spoil a report. All of them or
     * none. Returns whether what was signed is what waits.
     */
    confirm: (
      channel: string,
      name: Buffer,
      { key, texts }: { key: string; texts: readonly Confirmation[] },
      seconds: Seconds,
    ): Promise<boolean> =>
      database
        .transaction([name], async (query) => {
          for (const text of texts) {
            const isThere = await hasText(query, channel, name, text)
            if (!isThere || !(await replaceText(query, name, { ...text, key }, seconds))) throw new RollbackError(false)
          }
          return true
        })
        .catch((error) => {
          if (error instanceof RollbackError) return false
          throw error
        }),
  }
}
