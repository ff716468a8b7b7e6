import { createHash } from 'node:crypto'
import { fileStep, mostFiles, mostFilesBytes } from '#sealing/sizes.ts'
import { type Database, RollbackError } from './database.ts'
import type { ClaimedFile, MissingParts } from './types.ts'

type Query = Database['query']

/** Sealed bytes that a report or message may hold: 200 MiB, and what sealing and rounding add to each of ten files. */
const mostSealedBytes = mostFilesBytes + mostFiles * 2 * fileStep

/** Why files are not claimed. */
export type UnclaimedOutcome = { outcome: 'tooLarge' } | { outcome: 'incomplete'; missing: MissingParts[] }

export type Stored = 'stored' | 'known' | 'differs' | 'claimed' | 'wrongDigest'

/** Parts of files on their way in. Times are `YYYY-MM-DDTHH:MM` in UTC. */
export function createUploadStore(database: Database) {
  return {
    /** Stores a part once. What no complaint has claimed by `expires` is deleted; each part that comes puts that off for its file. */
    putPart: (
      part: { upload: Buffer; number: number; digest: Buffer; body: Buffer },
      expires: string,
    ): Promise<Stored> => {
      const { upload, number, digest, body } = part
      if (!createHash('sha256').update(body).digest().equals(digest)) return Promise.resolve('wrongDigest')
      return database.transaction([upload], async (query): Promise<Stored> => {
        const [before] = await query<{ digest: Buffer }>('SELECT digest FROM parts WHERE upload = $1 AND number = $2', [
          upload,
          number,
        ])
        if (before) return before.digest.equals(digest) ? 'known' : 'differs'
        const [owner] = await query<{ case: Buffer | null }>('SELECT "case" FROM uploads WHERE id = $1', [upload])
        if (owner?.case) return 'claimed'
        if (!owner) await query('INSERT INTO uploads (id) VALUES ($1)', [upload])
        await query(
          `INSERT INTO expiries (upload, expires) VALUES ($1, $2)
           ON CONFLICT (upload) DO UPDATE SET expires = excluded.expires`,
          [upload, expires],
        )
        await query('INSERT INTO parts (upload, number, digest, body) VALUES ($1, $2, $3, $4)', [
          upload,
          number,
          digest,
          body,
        ])
        return 'stored'
      })
    },

    /** Bytes of the parts that no report has claimed. */
    async unclaimedBytes(): Promise<number> {
      const [row] = await database.query<{ bytes: number | null }>(
        'SELECT SUM(LENGTH(p.body)) AS bytes FROM expiries e JOIN parts p ON p.upload = e.upload',
      )
      return row?.bytes ?? 0
    },

    /** Numbers of the parts that have arrived. */
    async partsOf(upload: Buffer): Promise<number[]> {
      const rows = await database.query<{ number: number }>(
        'SELECT number FROM parts WHERE upload = $1 ORDER BY number',
        [upload],
      )
      return rows.map(({ number }) => number)
    },
  }
}
export type UploadStore = ReturnType<typeof createUploadStore>

/**
 * Makes files a case's own.
 * @throws RollbackError when parts are missing, or are another case's, or the files are too large together
 */
export async function claim(query: Query, name: Buffer, files: readonly ClaimedFile[]): Promise<void> {
  const missing: MissingParts[] = []
  let bytes = 0
  for (const { id, parts } of files) {
    // Written before it is looked at: what is deleted unclaimed cannot go in between.
    const [own] = await query<object>('UPDATE uploads SET "case" = $2 WHERE id = $1 AND "case" IS NULL RETURNING id', [
      id,
      name,
    ])
    await query('DELETE FROM expiries WHERE upload = $1', [id])
    const rows = own
      ? await query<{ number: number; size: number }>(
          'SELECT number, LENGTH(body) AS size FROM parts WHERE upload = $1',
          [id],
        )
      : []
    bytes += rows.reduce((sum, { size }) => sum + size, 0)
    const there = new Set(rows.map(({ number }) => number))
    const numbers = Array.from({ length: parts }, (_, at) => at).filter((number) => !there.has(number))
    if (numbers.length > 0 || there.size !== parts) missing.push({ id, numbers })
  }
  if (missing.length > 0) throw new RollbackError<UnclaimedOutcome>({ outcome: 'incomplete', missing })
  if (bytes > mostSealedBytes) throw new RollbackError<UnclaimedOutcome>({ outcome: 'tooLarge' })
}

/**
 * Deletes uploads that expire before a time, if no complaint has claimed them. Returns how many. One after the other: overwriting all at
 * once would need as much room again.
 */
export async function sweepUploads(database: Database, before: string): Promise<number> {
  const due = await database.query<{ id: Buffer }>('SELECT upload AS id FROM expiries WHERE expires < $1', [before])
  let count = 0
  for (const { id } of due) {
    const rows = await database.query<object>(
      `DELETE FROM uploads WHERE id = $1 AND "case" IS NULL
         AND EXISTS (SELECT 1 FROM expiries WHERE upload = $1 AND expires < $2) RETURNING id`,
      [id, before],
    )
    count += rows.length
  }
  return count
}
