import type { Database } from './database.ts'
import { replaceResealed } from './resealings.ts'
import { sweepUploads } from './uploads.ts'

/** What goes: files whose time (`YYYY-MM-DDTHH:MM`, UTC) has come, and cases by day. Without a day none goes for that reason. */
export interface Limits {
  now: string
  /** Files go that expire before this time; without it those that expire before `now`. */
  filesBefore?: string
  /** Cases closed before this day. */
  closedBefore?: string | undefined
  /** What one officer alone has asked for before this day happens now: closed cases are deleted, re-sealed texts take their places. */
  graceBefore?: string | undefined
}

export async function deleteExpired(
  database: Database,
  { now, filesBefore = now, closedBefore, graceBefore }: Limits,
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
    (await deleted('closed IS NOT NULL AND "case" IN (SELECT "case" FROM deletions WHERE day < $1)', graceBefore))
  const resealed = graceBefore === undefined ? 0 : await replaceResealed(database, graceBefore)
  if (uploads + complaints + resealed > 0) await database.eraseDeleted()
  return { uploads, complaints }
}
