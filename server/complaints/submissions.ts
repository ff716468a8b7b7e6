import { createHash } from 'node:crypto'
import { type Database, RollbackError } from './database.ts'
import { createDayCount, type DayCount } from './dayCount.ts'
import type { Added, ClaimedFile, NewComplaint, NewMessage, NewNote, Saved, Speaker } from './types.ts'
import { claim, type UnclaimedOutcome } from './uploads.ts'

/** Messages that a reporter may write before an officer answers. */
const mostUnanswered = 20
/**
 * Messages and notes that one officer may write in one case on one day: whoever has one key cannot use up the turns of a case. Each officer
 * has a count of their own, so nobody is kept from answering by what another has written.
 */
export const mostOfDay = { messages: 20, notes: 50 } as const

type Query = Database['query']

/** What reporters and officers send: each is stored whole with its files or not at all; sending it again changes nothing. */
export function createSubmissions(database: Database, today: () => string) {
  const written = createDayCount(today)
  /** Stores in one transaction; what was stored leaves no trace of its order. */
  async function submit<T extends { outcome: string }>(
    name: Buffer,
    files: readonly ClaimedFile[],
    work: (query: Query) => Promise<T>,
  ) {
    const keys = [name, ...files.map(({ id }) => id)]
    const result = await database.transaction(keys, work).catch(refused)
    if (result.outcome === 'saved') await database.settle()
    return result
  }
  return {
    /** Stores a complaint and claims its files, whole or not at all; repeating the call changes nothing. */
    save: (complaint: NewComplaint): Promise<Saved> =>
      submit(complaint.case, complaint.files, (query) => save(query, today(), complaint)),
    /** Adds the next message of a case of this channel. A reporter may write to a closed one no more; an officer may. */
    addMessage: (channel: string, message: NewMessage): Promise<Added> =>
      withinDay(written, 'messages', message, (take) =>
        submit(message.case, message.files, (query) => addMessage(query, today(), channel, message, take)),
      ),
    /** Adds the next note of a case of this channel. */
    addNote: (channel: string, note: NewNote): Promise<Added> =>
      withinDay(written, 'notes', note, (take) =>
        submit(note.case, [], (query) => addNote(query, today(), channel, note, take)),
      ),
  }
}

/** Whether an officer may write once more in a case today; a reporter is held by `mostUnanswered`. */
const withinDay = (
  written: DayCount,
  kind: keyof typeof mostOfDay,
  { case: name, by }: Pick<NewMessage, 'case' | 'by'>,
  work: (take: () => boolean) => Promise<Added>,
): Promise<Added> =>
  by === undefined ? work(() => true) : written.within(`${kind} ${by} ${name.toString('hex')}`, mostOfDay[kind], work)

async function save(query: Query, day: string, { case: name, channel, body, files }: NewComplaint): Promise<Saved> {
  const digest = digestOf(channel, body, files)
  const [before] = await query<{ digest: Buffer }>('SELECT digest FROM complaints WHERE "case" = $1', [name])
  if (before) return { outcome: before.digest.equals(digest) ? 'known' : 'differs' }
  // Else whoever has its bytes could bring back what officers have deleted, under an act that says that it is gone.
  const [removed] = await query<object>('SELECT day FROM removals WHERE "case" = $1', [name])
  if (removed) return { outcome: 'deleted' }
  await query('INSERT INTO complaints ("case", channel, day, digest, body) VALUES ($1, $2, $3, $4, $5)', [
    name,
    channel,
    day,
    digest,
    body,
  ])
  await claim(query, name, files)
  return { outcome: 'saved' }
}

async function addMessage(
  query: Query,
  day: string,
  channel: string,
  message: NewMessage,
  take: () => boolean,
): Promise<Added> {
  const { case: name, turn, speaker, body, files } = message
  const complaint = await caseIn(query, channel, name)
  if (!complaint) return { outcome: 'unknown' }
  const digest = digestOf(speaker, body, files)
  const known = await knownTurn(query, 'messages', { name, turn, digest })
  if (known) return known
  if (complaint.closed !== null && speaker === 'reporter') return { outcome: 'closed' }
  const said = await query<{ speaker: Speaker; turn: number }>(
    'SELECT speaker, turn FROM messages WHERE "case" = $1 ORDER BY turn',
    [name],
  )
  if (turn !== (said.at(-1)?.turn ?? 0) + 1) return { outcome: 'taken' }
  const unanswered = said.length - 1 - said.findLastIndex((other) => other.speaker === 'officer')
  if (speaker === 'reporter' && unanswered >= mostUnanswered) return { outcome: 'unanswered' }
  if (!take()) return { outcome: 'enoughOfDay' }
  await query('INSERT INTO messages ("case", turn, speaker, day, digest, body) VALUES ($1, $2, $3, $4, $5, $6)', [
    name,
    turn,
    speaker,
    day,
    digest,
    body,
  ])
  await query('DELETE FROM deletions WHERE "case" = $1', [name]) // whoever asked for it had not read this
  await claim(query, name, files)
  return { outcome: 'saved' }
}

async function addNote(query: Query, day: string, channel: string, note: NewNote, take: () => boolean): Promise<Added> {
  const { case: name, turn, body } = note
  if (!(await caseIn(query, channel, name))) return { outcome: 'unknown' }
  const digest = digestOf('note', body, [])
  const known = await knownTurn(query, 'notes', { name, turn, digest })
  if (known) return known
  const [last] = await query<{ turn: number | null }>('SELECT MAX(turn) AS turn FROM notes WHERE "case" = $1', [name])
  if (turn !== (last?.turn ?? 0) + 1) return { outcome: 'taken' }
  if (!take()) return { outcome: 'enoughOfDay' }
  const values = [name, turn, day, digest, body]
  await query('INSERT INTO notes ("case", turn, day, digest, body) VALUES ($1, $2, $3, $4, $5)', values)
  return { outcome: 'saved' }
}

async function caseIn(query: Query, channel: string, name: Buffer) {
  const [complaint] = await query<{ closed: string | null }>(
    'SELECT closed FROM complaints WHERE "case" = $1 AND channel = $2',
    [name, channel],
  )
  return complaint
}

/** What becomes of a turn that is there already. */
async function knownTurn(
  query: Query,
  table: 'messages' | 'notes',
  { name, turn, digest }: { name: Buffer; turn: number; digest: Buffer },
): Promise<Added | undefined> {
  const sql = `SELECT digest FROM ${table} WHERE "case" = $1 AND turn = $2`
  const [before] = await query<{ digest: Buffer }>(sql, [name, turn])
  return before && { outcome: before.digest.equals(digest) ? 'known' : 'taken' }
}

/** Tells a repetition from another request under the same key. */
function digestOf(kind: string, body: Buffer, files: readonly ClaimedFile[]): Buffer {
  const hash = createHash('sha256').update(`${kind}\n`).update(body)
  for (const { id, parts } of files) hash.update(id).update(`:${parts}\n`)
  return hash.digest()
}

/** Files that are not whole, or too large, undo the transaction; the answer says which parts to send. */
function refused(error: unknown): UnclaimedOutcome {
  if (error instanceof RollbackError) return error.outcome as UnclaimedOutcome // of `claim`, which alone takes a transaction back here
  throw error
}
