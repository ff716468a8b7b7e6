import { createHash } from 'node:crypto'
import type { Database } from './database.ts'
import type { ClaimedFile } from './index.ts'

type Query = Database['query']

/** Parts of a file that have not arrived, numbered from 0. */
export interface MissingParts {
  id: Buffer
  numbers: number[]
}

/** Thrown inside a transaction when files that it claims are not whole. */
export class IncompleteFiles extends Error {
  readonly missing: MissingParts[]

  constructor(missing: MissingParts[]) {
    super('files are incomplete')
    this.missing = missing
  }
}

export type Stored = 'stored' | 'known' | 'differs' | 'claimed' | 'wrongDigest'

/** Parts of files on their way in. `hour` is YYYY-MM-DDTHH in UTC. */
export function createUploadStore(database: Database) {
  return {
    /** Stores a part once. An upload that no complaint claims is deleted after `expires`. */
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
        const [owner] = await query<{ lookup: Buffer | null }>('SELECT lookup FROM uploads WHERE id = $1', [upload])
        if (owner?.lookup) return 'claimed'
        if (!owner) await query('INSERT INTO uploads (id, expires) VALUES ($1, $2)', [upload, expires])
        await query('INSERT INTO parts (upload, number, digest, body) VALUES ($1, $2, $3, $4)', [
          upload,
          number,
          digest,
          body,
        ])
        return 'stored'
      })
    },

    /** Numbers of the parts that have arrived. */
    async partsOf(upload: Buffer): Promise<number[]> {
      const rows = await database.query<{ number: number }>(
        'SELECT number FROM parts WHERE upload = $1 ORDER BY number',
        [upload],
      )
      return rows.map(({ number }) => number)
    },

    /** How many parts wait for a complaint. */
    async waiting(): Promise<number> {
      const [row] = await database.query<{ parts: number }>(
        'SELECT COUNT(*) AS parts FROM parts p JOIN uploads u ON u.id = p.upload WHERE u.expires IS NOT NULL',
      )
      return row?.parts ?? 0
    },
  }
}
export type UploadStore = ReturnType<typeof createUploadStore>

/** Makes files a report's own. @throws IncompleteFiles when parts are missing, or are another report's. */
export async function claim(query: Query, lookup: Buffer, files: readonly ClaimedFile[]): Promise<void> {
  const missing: MissingParts[] = []
  for (const { id, parts } of files) {
    // Written before it is looked at: what is deleted unclaimed cannot go in between.
    const [own] = await query<object>(
      'UPDATE uploads SET lookup = $2, expires = NULL WHERE id = $1 AND lookup IS NULL RETURNING id',
      [id, lookup],
    )
    const rows = own ? await query<{ number: number }>('SELECT number FROM parts WHERE upload = $1', [id]) : []
    const there = new Set(rows.map(({ number }) => number))
    const numbers = Array.from({ length: parts }, (_, at) => at).filter((number) => !there.has(number))
    if (numbers.length > 0 || there.size !== parts) missing.push({ id, numbers })
  }
  if (missing.length > 0) throw new IncompleteFiles(missing)
}

/** Deletes uploads whose hour has passed without a complaint. Returns how many. */
export async function sweepUploads(database: Database, hour: string): Promise<number> {
  const rows = await database.query<object>('DELETE FROM uploads WHERE expires < $1 RETURNING expires', [hour])
  return rows.length
}
