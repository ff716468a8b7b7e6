import type { Database } from './database.ts'
import { sweepUploads } from './uploads.ts'

/** What goes: files whose time (`YYYY-MM-DDTHH:MM`, UTC) has come, and cases by day. Without a day none goes for that reason. */
export interface Limits {
  now: string
  /** Cases closed before this day. */
  closedBefore?: string | undefined
  /** Closed cases whose deletion was asked for before this day. */
  askedBefore?: string | undefined
}

export async function deleteExpired(
  database: Database,
  { now, closedBefore, askedBefore }: Limits,
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
      askedBefore,
    ))
  if (uploads + complaints > 0) await database.eraseDeleted()
  return { uploads, complaints }
}
