import { createHash } from 'node:crypto'
import type { Database } from './database.ts'
import type { Added, ClaimedFile, NewComplaint, NewMessage, Saved, Speaker } from './index.ts'
import { claim, IncompleteFiles, type MissingParts } from './uploads.ts'

/** What reporters and officers send: each is stored whole with its files or not at all; sending it again changes nothing. */
export function createSubmissions(database: Database, today: () => string) {
  return {
    /** Stores a complaint and claims its files, whole or not at all; repeating the call changes nothing. */
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

    /** Adds the next message. A reporter may write to a closed complaint no more; an officer may. */
    addMessage: ({ lookup, turn, speaker, body, files }: NewMessage): Promise<Added> =>
      database
        .transaction(keysOf(lookup, files), async (query): Promise<Added> => {
          const [complaint] = await query<{ closed: string | null }>(
            'SELECT closed FROM complaints WHERE lookup = $1',
            [lookup],
          )
          if (!complaint) return { outcome: 'unknown' }
          const digest = digestOf(speaker, body, files)
          const [before] = await query<{ digest: Buffer }>(
            'SELECT digest FROM messages WHERE lookup = $1 AND speaker = $2 AND turn = $3',
            [lookup, speaker, turn],
          )
          if (before) return { outcome: before.digest.equals(digest) ? 'known' : 'taken' }
          if (complaint.closed !== null && speaker === 'reporter') return { outcome: 'closed' }
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
  }
}

const keysOf = (lookup: Buffer, files: readonly ClaimedFile[]) => [lookup, ...files.map(({ id }) => id)]

/** Tells a repetition from another request under the same key. */
function digestOf(kind: string, body: Buffer, files: readonly ClaimedFile[]): Buffer {
  const hash = createHash('sha256').update(`${kind}\n`).update(body)
  for (const { id, parts } of files) hash.update(id).update(`:${parts}\n`)
  return hash.digest()
}

/** Files that are not whole undo the transaction; the answer says which parts to send. */
function incomplete(error: unknown): { outcome: 'incomplete'; missing: MissingParts[] } {
  if (error instanceof IncompleteFiles) return { outcome: 'incomplete', missing: error.missing }
  throw error
}
