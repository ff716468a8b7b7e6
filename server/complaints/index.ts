import { createHash } from 'node:crypto'
import type { Database } from './database.ts'
import { claim, Incomplete, type Missing, sweepUploads } from './uploads.ts'

/** A file that a report or message claims: the upload's id (16 bytes) and how many parts it has. */
export interface Claimed {
  id: Buffer
  parts: number
}
export type Speaker = 'reporter' | 'officer'

export interface NewComplaint {
  /** SHA-256 of the reporter's token, 32 bytes. */
  lookup: Buffer
  channel: string
  /** The sealed report. */
  body: Buffer
  files: Claimed[]
}
export interface NewMessage {
  lookup: Buffer
  /** From 1; the next of this speaker. */
  turn: number
  speaker: Speaker
  body: Buffer
  files: Claimed[]
}
/** `known`: the same was stored before. `differs`: something else was. `taken`: this turn is not the speaker's next. */
export type Saved = { outcome: 'saved' | 'known' | 'differs' } | { outcome: 'incomplete'; missing: Missing[] }
export type Added = Saved | { outcome: 'taken' | 'unknown' | 'closed' }

export interface Message {
  turn: number
  speaker: Speaker
  day: string
  body: Buffer
}
/** What an officer's list shows of a report; everything else is sealed. Days are YYYY-MM-DD. */
export interface Listed {
  lookup: Buffer
  channel: string
  day: string
  closed: string | null
  messages: { turn: number; speaker: Speaker; day: string }[]
}

/**
 * Sealed reports, their messages and files, in one database. It sees ciphertext and days alone. Every function may throw
 * StoreUnavailable; then nothing was stored and the same call may be repeated.
 */
export function createComplaintStore(database: Database, today: () => string) {
  return {
    /** Stores a report and claims its files, whole or not at all; repeating the call changes nothing. */
    save: ({ lookup, channel, body, files }: NewComplaint): Promise<Saved> =>
      database
        .transaction(keysOf(lookup, files), async (query): Promise<Saved> => {
          const digest = digestOf(channel, body, files)
          const [before] = await query<{ digest: Buffer }>('SELECT digest FROM complaints WHERE lookup = $1', [lookup])
          if (before) return { outcome: before.digest.equals(digest) ? 'known' : 'differs' }
          await query('INSERT INTO complaints (lookup, channel, day, digest, body) VALUES ($1, $2, $3, $4, $5)', [
            lookup,
            channel,
            today(),
            digest,
            body,
          ])
          await claim(query, lookup, files)
          return { outcome: 'saved' }
        })
        .catch(incomplete),

    /** Adds the next message. A reporter may write to a closed report no more; an officer may. */
    addMessage: ({ lookup, turn, speaker, body, files }: NewMessage): Promise<Added> =>
      database
        .transaction(keysOf(lookup, files), async (query): Promise<Added> => {
          const [report] = await query<{ closed: string | null }>('SELECT closed FROM complaints WHERE lookup = $1', [
            lookup,
          ])
          if (!report) return { outcome: 'unknown' }
          const digest = digestOf(speaker, body, files)
          const [before] = await query<{ digest: Buffer }>(
            'SELECT digest FROM messages WHERE lookup = $1 AND speaker = $2 AND turn = $3',
            [lookup, speaker, turn],
          )
          if (before) return { outcome: before.digest.equals(digest) ? 'known' : 'taken' }
          if (report.closed !== null && speaker === 'reporter') return { outcome: 'closed' }
          const said = await query<{ speaker: Speaker }>('SELECT speaker FROM messages WHERE lookup = $1', [lookup])
          if (turn !== said.filter((other) => other.speaker === speaker).length + 1) return { outcome: 'taken' }
          await query(
            `INSERT INTO messages (lookup, place, speaker, turn, day, digest, body)
             VALUES ($1, $2, $3, $4, $5, $6, $7)`,
            [lookup, said.length + 1, speaker, turn, today(), digest, body],
          )
          await claim(query, lookup, files)
          return { outcome: 'saved' }
        })
        .catch(incomplete),

    /** What the holder of the token may see; `undefined` when there is no such report. */
    async thread(
      lookup: Buffer,
    ): Promise<{ channel: string; day: string; closed: boolean; messages: Message[] } | undefined> {
      const [report] = await database.query<{ channel: string; day: string; closed: string | null }>(
        'SELECT channel, day, closed FROM complaints WHERE lookup = $1',
        [lookup],
      )
      // Asked even when there is no report, so that an unknown token takes as long as a known one.
      const messages = await database.query<Message>(
        'SELECT turn, speaker, day, body FROM messages WHERE lookup = $1 ORDER BY place',
        [lookup],
      )
      return report && { channel: report.channel, day: report.day, closed: report.closed !== null, messages }
    },

    /** The reports of a channel, oldest day first. */
    async list(channel: string): Promise<Listed[]> {
      const reports = await database.query<Omit<Listed, 'messages'>>(
        'SELECT lookup, channel, day, closed FROM complaints WHERE channel = $1 ORDER BY day, lookup',
        [channel],
      )
      const messages = await database.query<{ lookup: Buffer; turn: number; speaker: Speaker; day: string }>(
        `SELECT m.lookup, m.turn, m.speaker, m.day FROM messages m JOIN complaints c ON c.lookup = m.lookup
         WHERE c.channel = $1 ORDER BY m.place`,
        [channel],
      )
      const of = Map.groupBy(messages, ({ lookup }) => lookup.toString('hex'))
      return reports.map((report) => ({
        ...report,
        messages: (of.get(report.lookup.toString('hex')) ?? []).map(({ lookup: _, ...message }) => message),
      }))
    },

    /** The sealed report itself, for the officers of its channel. */
    async sealed(channel: string, lookup: Buffer): Promise<Buffer | undefined> {
      const [report] = await database.query<{ body: Buffer }>(
        'SELECT body FROM complaints WHERE lookup = $1 AND channel = $2',
        [lookup, channel],
      )
      return report?.body
    },

    /** One part of a file that a report of this channel has claimed. */
    async filePart(channel: string, lookup: Buffer, upload: Buffer, number: number): Promise<Buffer | undefined> {
      const [part] = await database.query<{ body: Buffer }>(
        `SELECT p.body FROM parts p JOIN uploads u ON u.id = p.upload JOIN complaints c ON c.lookup = u.lookup
         WHERE c.channel = $1 AND c.lookup = $2 AND u.id = $3 AND p.number = $4`,
        [channel, lookup, upload, number],
      )
      return part?.body
    },

    /** Closes a report today, or opens it again. Returns whether there is one. */
    async setClosed(channel: string, lookup: Buffer, closed: boolean): Promise<boolean> {
      const rows = await database.query<object>(
        'UPDATE complaints SET closed = $3 WHERE lookup = $1 AND channel = $2 RETURNING day',
        [lookup, channel, closed ? today() : null],
      )
      return rows.length > 0
    },

    /** Deletes a closed report with its messages and files. Returns whether there was one. */
    async remove(channel: string, lookup: Buffer): Promise<boolean> {
      const rows = await database.query<object>(
        'DELETE FROM complaints WHERE lookup = $1 AND channel = $2 AND closed IS NOT NULL RETURNING day',
        [lookup, channel],
      )
      if (rows.length > 0) await database.forget()
      return rows.length > 0
    },

    /**
     * Deletes files that no report has claimed in time and reports closed before `closedBefore` (a day; none when left
     * out). Returns how many of each.
     */
    async sweep(hour: string, closedBefore?: string): Promise<{ uploads: number; complaints: number }> {
      const uploads = await sweepUploads(database, hour)
      const complaints =
        closedBefore === undefined
          ? []
          : await database.query<object>('DELETE FROM complaints WHERE closed < $1 RETURNING day', [closedBefore])
      if (uploads + complaints.length > 0) await database.forget()
      return { uploads, complaints: complaints.length }
    },

    close: () => database.close(),
  }
}
export type ComplaintStore = ReturnType<typeof createComplaintStore>

const keysOf = (lookup: Buffer, files: readonly Claimed[]) => [lookup, ...files.map(({ id }) => id)]

/** Tells a repetition from another request under the same key. */
function digestOf(kind: string, body: Buffer, files: readonly Claimed[]): Buffer {
  const hash = createHash('sha256').update(`${kind}\n`).update(body)
  for (const { id, parts } of files) hash.update(id).update(`:${parts}\n`)
  return hash.digest()
}

/** Files that are not whole undo the transaction; the answer says which parts to send. */
function incomplete(error: unknown): { outcome: 'incomplete'; missing: Missing[] } {
  if (error instanceof Incomplete) return { outcome: 'incomplete', missing: error.missing }
  throw error
}
