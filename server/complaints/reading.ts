import type { Database } from './database.ts'
import type { ComplaintSummary, Message, MessageSummary, Note } from './index.ts'
import { resealedOf } from './resealings.ts'

/** What the holder of a query code may see: a page of the conversation. */
export interface ThreadPage {
  day: string
  closed: boolean
  messages: Message[]
  /** The page that this is: the last where a later one was asked for. */
  page: number
  pages: number
}

/** What the officers of its channel may see of a case. */
export interface OpenCase {
  day: string
  closed: boolean
  /** Who asked that it be deleted, and when. */
  deletion: { key: string; day: string } | null
  body: Buffer
  resealed: Buffer | null
  messages: (Message & Resealed)[]
  notes: (Note & Resealed)[]
}
/** The text as an officer sealed it again in the days of grace, or `null`: the holder of the code reads `body`. */
export interface Resealed {
  resealed: Buffer | null
}
/** What a list shows of a case. */
export interface Glance extends Resealed {
  body: Buffer
  last: (Message & Resealed) | null
  note: (Note & Resealed) | null
}

const casesOfPage = 100

/** What is read of sealed complaints: by who holds the code, and by the officers of a channel. */
export function createComplaintReader(database: Database) {
  return {
    /** A page of what was written to and by the holder of the code; `undefined` when there is no such case in this channel. */
    async thread(channel: string, name: Buffer, asked: number, ofPage: number): Promise<ThreadPage | undefined> {
      // All is asked even when there is no complaint, so that an unknown code takes as long as a known one.
      const complaint = await complaintIn(database, channel, name)
      const [row] = await database.query<{ count: number }>(
        'SELECT COUNT(*) AS count FROM messages WHERE "case" = $1',
        [name],
      )
      const pages = Math.max(1, Math.ceil((row?.count ?? 0) / ofPage))
      const page = Math.min(asked, pages)
      const messages = await messagesOf(database, name, ofPage, (page - 1) * ofPage)
      return complaint && { day: complaint.day, closed: complaint.closed !== null, messages, page, pages }
    },

    /** A page of the complaints of a channel, oldest day first, and how many pages there are. */
    list: (channel: string, page: number) => listCases(database, channel, page),

    /** A sealed complaint, its last message and its last note, for the officers of its channel. */
    async glance(channel: string, name: Buffer): Promise<Glance | undefined> {
      const complaint = await complaintIn(database, channel, name)
      if (!complaint) return undefined
      const sql = 'SELECT turn, speaker, day, body FROM messages WHERE "case" = $1 ORDER BY turn DESC LIMIT 1'
      const [last] = await database.query<Message>(sql, [name])
      const [note] = await notesOf(database, name, 'ORDER BY turn DESC LIMIT 1')
      const resealed = await resealedOf(database, name)
      return {
        body: complaint.body,
        resealed: resealed({ kind: 'complaint', turn: 0 }),
        last: last ? { ...last, resealed: resealed({ kind: 'message', turn: last.turn }) } : null,
        note: note ? { ...note, resealed: resealed({ kind: 'note', turn: note.turn }) } : null,
      }
    },

    /** A sealed complaint with all its messages and notes, for the officers of its channel. */
    async open(channel: string, name: Buffer): Promise<OpenCase | undefined> {
      const complaint = await complaintIn(database, channel, name)
      if (!complaint) return undefined
      const { day, closed, body } = complaint
      const deletion = await deletionOf(database, name)
      const messages = await messagesOf(database, name, Number.MAX_SAFE_INTEGER, 0)
      const notes = await notesOf(database, name, 'ORDER BY turn')
      const resealed = await resealedOf(database, name)
      return {
        day,
        closed: closed !== null,
        deletion,
        body,
        resealed: resealed({ kind: 'complaint', turn: 0 }),
        messages: messages.map((text) => ({ ...text, resealed: resealed({ kind: 'message', turn: text.turn }) })),
        notes: notes.map((text) => ({ ...text, resealed: resealed({ kind: 'note', turn: text.turn }) })),
      }
    },

    /** One part of a file that a complaint of this channel has claimed. */
    async filePart(channel: string, name: Buffer, upload: Buffer, number: number): Promise<Buffer | undefined> {
      const [part] = await database.query<{ body: Buffer }>(
        `SELECT p.body FROM parts p JOIN uploads u ON u.id = p.upload JOIN complaints c ON c."case" = u."case"
         WHERE c.channel = $1 AND c."case" = $2 AND u.id = $3 AND p.number = $4`,
        [channel, name, upload, number],
      )
      return part?.body
    },
  }
}

const messagesOf = (database: Database, name: Buffer, count: number, from: number) =>
  database.query<Message>(
    'SELECT turn, speaker, day, body FROM messages WHERE "case" = $1 ORDER BY turn LIMIT $2 OFFSET $3',
    [name, count, from],
  )

async function complaintIn(database: Database, channel: string, name: Buffer) {
  const sql = 'SELECT day, closed, body FROM complaints WHERE "case" = $1 AND channel = $2'
  const [found] = await database.query<{ day: string; closed: string | null; body: Buffer }>(sql, [name, channel])
  return found
}

const notesOf = (database: Database, name: Buffer, order: 'ORDER BY turn' | 'ORDER BY turn DESC LIMIT 1') =>
  database.query<Note>(`SELECT turn, day, body FROM notes WHERE "case" = $1 ${order}`, [name])

async function deletionOf(database: Database, name: Buffer): Promise<OpenCase['deletion']> {
  const sql = 'SELECT key, day FROM deletions WHERE "case" = $1'
  const [found] = await database.query<{ key: string; day: string }>(sql, [name])
  return found ?? null
}

async function listCases(
  database: Database,
  channel: string,
  page: number,
): Promise<{ cases: ComplaintSummary[]; pages: number }> {
  const [row] = await database.query<{ count: number }>('SELECT COUNT(*) AS count FROM complaints WHERE channel = $1', [
    channel,
  ])
  const found = await database.query<{
    case: Buffer
    day: string
    closed: string | null
    key: string | null
    asked: string | null
  }>(
    `SELECT c."case", c.day, c.closed, d.key, d.day AS asked
     FROM complaints c LEFT JOIN deletions d ON d."case" = c."case"
     WHERE c.channel = $1 ORDER BY c.day, c."case" LIMIT $2 OFFSET $3`,
    [channel, casesOfPage, (page - 1) * casesOfPage],
  )
  const names = found.map((entry) => entry.case)
  const messages =
    names.length === 0
      ? []
      : await database.query<MessageSummary & { case: Buffer }>(
          `SELECT "case", turn, speaker, day FROM messages
           WHERE "case" IN (${names.map((_, at) => `$${at + 1}`).join(', ')}) ORDER BY turn`,
          names,
        )
  const of = Map.groupBy(messages, (message) => message.case.toString('hex'))
  const cases = found.map(({ case: name, day, closed, key, asked }) => ({
    case: name,
    day,
    closed,
    deletion: key !== null && asked !== null ? { key, day: asked } : null,
    messages: (of.get(name.toString('hex')) ?? []).map(({ case: _, ...message }) => message),
  }))
  return { cases, pages: Math.max(1, Math.ceil((row?.count ?? 0) / casesOfPage)) }
}
