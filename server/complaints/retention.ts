import type { Database } from './database.ts'
import { replaceResealed } from './resealings.ts'
import { sweepUploads } from './uploads.ts'

/** What goes: files whose time (`YYYY-MM-DDTHH:MM`, UTC) has come, and cases by day. Without a day none goes for that reason. */
export interface Limits {
  now: string
  /** Cases closed before this day. */
  closedBefore?: string | undefined
  /** What one officer alone has asked for before this day happens now: closed cases are deleted, re-sealed texts take their places. */
  graceBefore?: string | undefined
}

export async function deleteExpired(
  database: Database,
  { now, closedBefore, graceBefore }: Limits,
): Promise<{ uploads: number; complaints: number }> {
  const uploads = await sweepUploads(database, now)
  await database.query('DELETE FROM used_challenges WHERE expires < $1', [now])
  const deleted = async (sql: string, day: string | undefined) =>
    day === undefined ? 0 : (await database.query<object>(sql, [day])).length
  const complaints =
    (await deleted('DELETE FROM complaints WHERE closed < $1 RETURNING day', closedBefore)) +
    (await deleted(
      `DELETE FROM complaints WHERE closed IS NOT NULL AND "case" IN
         (SELECT "case" FROM deletions WHERE day < $1) RETURNING day`,
      graceBefore,
    ))
  const resealed = graceBefore === undefined ? 0 : await replaceResealed(database, graceBefore)
  if (uploads + complaints + resealed > 0) await database.eraseDeleted()
  return { uploads, complaints }
}
