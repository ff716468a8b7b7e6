import type { Database } from './database.ts'
import { sweepUploads } from './uploads.ts'

/** What goes: files whose time (`YYYY-MM-DDTHH:MM`, UTC) has come, and cases by day. Without a day none goes for that reason. */
export interface Limits {
  now: string
  /** Files go that expire before this time; without it those that expire before `now`. */
  filesBefore?: string
  /** Cases closed before this day. */
  closedBefore?: string | undefined
  /** Closed cases whose deletion one officer alone has asked for before this day. */
  graceBefore?: string | undefined
}

export async function deleteExpired(
  database: Database,
  { now, filesBefore = now, closedBefore, graceBefore }: Limits,
  today: string,
): Promise<{ uploads: number; complaints: number }> {
  const uploads = await sweepUploads(database, filesBefore)
  await database.query('DELETE FROM used_challenges WHERE expires < $1', [now])
  /** One after the other, as files are. */
  const deleted = async (due: string, day: string | undefined) => {
    if (day === undefined) return 0
    let count = 0
    for (const found of await database.query<{ case: Buffer }>(`SELECT "case" FROM complaints WHERE ${due}`, [day])) {
      const sql = `DELETE FROM complaints WHERE "case" = $2 AND ${due} RETURNING day`
      count += (await database.query<object>(sql, [day, found.case])).length
    }
    return count
  }
  const complaints =
    (await deleted('closed < $1', closedBefore)) +
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
       SELECT d."case", c.channel, $2, d.act, d.key, d.signature ${due}
       ON CONFLICT ("case") DO UPDATE SET day = excluded.day, act = excluded.act, key = excluded.key,
         signature = excluded.signature, second = NULL, second_signature = NULL`,
      [graceBefore, today],
    )
    const gone = await query<object>(`DELETE FROM complaints WHERE "case" IN (SELECT d."case" ${due}) RETURNING day`, [
      graceBefore,
    ])
    return gone.length
  })
