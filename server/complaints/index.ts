import type { Database } from './database.ts'
import { createComplaintReader } from './reading.ts'
import { createSubmissions } from './submissions.ts'
import { type MissingParts, sweepUploads } from './uploads.ts'

/** A file that a complaint or message claims: the upload's id (16 bytes) and how many parts it has. */
export interface ClaimedFile {
  id: Buffer
  parts: number
}
export type Speaker = 'reporter' | 'officer'

export interface NewComplaint {
  /** SHA-256 of the reporter's token, 32 bytes. */
  lookup: Buffer
  channel: string
  /** The sealed complaint. */
  body: Buffer
  files: ClaimedFile[]
}
export interface NewMessage {
  lookup: Buffer
  /** From 1; the next of this speaker. */
  turn: number
  speaker: Speaker
  body: Buffer
  files: ClaimedFile[]
}
/** `known`: the same was stored before. `differs`: something else was. `taken`: this turn is not the speaker's next. */
export type Saved = { outcome: 'saved' | 'known' | 'differs' } | { outcome: 'incomplete'; missing: MissingParts[] }
export type Added = Saved | { outcome: 'taken' | 'unknown' | 'closed' }

export interface Message {
  turn: number
  speaker: Speaker
  day: string
  body: Buffer
}
/** What an officer's list shows of a complaint; everything else is sealed. Days are YYYY-MM-DD. */
export interface ComplaintSummary {
  lookup: Buffer
  channel: string
  day: string
  closed: string | null
  messages: { turn: number; speaker: Speaker; day: string }[]
}

/**
 * Sealed complaints, their messages and files, in one database. It sees ciphertext and days alone. Every function may throw
 * StoreUnavailable; then nothing was stored and the same call may be repeated.
 */
export function createComplaintStore(database: Database, today: () => string) {
  return {
    ...createSubmissions(database, today),
    ...createComplaintReader(database),

    /** Closes a complaint today, or opens it again. Returns whether there is one. */
    async setClosed(channel: string, lookup: Buffer, closed: boolean): Promise<boolean> {
      const rows = await database.query<object>(
        'UPDATE complaints SET closed = $3 WHERE lookup = $1 AND channel = $2 RETURNING day',
        [lookup, channel, closed ? today() : null],
      )
      return rows.length > 0
    },

    /** Deletes a closed complaint with its messages and files. Returns whether there was one. */
    async remove(channel: string, lookup: Buffer): Promise<boolean> {
      const rows = await database.query<object>(
        'DELETE FROM complaints WHERE lookup = $1 AND channel = $2 AND closed IS NOT NULL RETURNING day',
        [lookup, channel],
      )
      if (rows.length > 0) await database.eraseDeleted()
      return rows.length > 0
    },

    /**
     * Deletes files that no complaint has claimed in time and complaints closed before `closedBefore` (a day; none when left
     * out). Returns how many of each.
     */
    async deleteExpired(hour: string, closedBefore?: string): Promise<{ uploads: number; complaints: number }> {
      const uploads = await sweepUploads(database, hour)
      const complaints =
        closedBefore === undefined
          ? []
          : await database.query<object>('DELETE FROM complaints WHERE closed < $1 RETURNING day', [closedBefore])
      if (uploads + complaints.length > 0) await database.eraseDeleted()
      return { uploads, complaints: complaints.length }
    },

    close: () => database.close(),
  }
}
export type ComplaintStore = ReturnType<typeof createComplaintStore>
