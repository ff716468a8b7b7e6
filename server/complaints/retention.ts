import type { Database } from './database.ts'
import { sweepUploads } from './uploads.ts'

/** What goes: files whose time (`YYYY-MM-DDTHH:MM`, UTC) has come, and cases by day. Without a day none goes for that reason. */
export interface Limits {
  now: string
  /** Cases closed before this day. */
  closedBefore?: string | undefined
  /** Closed cases whose deletion one officer alone has asked for before this day. */
  graceBefore?: string | undefined
}

export async function deleteExpired(
  database: Database,
  { now, closedBefore, graceBefore }: Limits,
  today: string,
): Promise<{ uploads: number; complaints: number }> {
  const uploads = await sweepUploads(database, now)
  await database.query('DELETE FROM used_challenges WHERE expires < $1', [now])
  const deleted = async (sql: string, day: string | undefined) =>
    day === undefined ? 0 : (await database.query<object>(sql, [day])).length
  const complaints =
    (await deleted('DELETE FROM complaints WHERE closed < $1 RETURNING day', closedBefore)) +
    (graceBefore === undefined ? 0 : await deleteAsked(database, graceBefore, today))
  if (uploads + complaints > 0) await database.eraseDeleted()
  return { uploads, complaints }
}

/** The act that was signed stays, so that every desk can see by whose word a case went. */
const deleteAsked = (database: Database, graceBefore: string, today: string): Promise<number> =>
  database.transaction([], async (query) => {
    const due = `FROM deletions d JOIN complaints c ON c."case" = d."case"
       WHERE d.day < $1 AND d.act IS NOT NULL AND c.closed IS NOT NULL`
    const [found] = await query<object>(`SELECT d.day ${due} LIMIT 1`, [graceBefore])
    if (!found) return 0
    await query(
      `INSERT INTO removals ("case", channel, day, act, key, signature)
       SELECT d."case", c.channel, $2, d.act, d.key, d.signature ${due} ON CONFLICT ("case") DO NOTHING`,
      [graceBefore, today],
    )
    const gone = await query<object>(`DELETE FROM complaints WHERE "case" IN (SELECT d."case" ${due}) RETURNING day`, [
      graceBefore,
    ])
    return gone.length
  })
