import { casesOfPage } from '#contract/desk.ts'
import type { Database } from './database.ts'
import { type Sealings, type SignedAct, sealingsOf } from './resealings.ts'
import type { AskedDeletion, ComplaintSummary, Message, MessageSummary, Note } from './types.ts'

/** What the holder of a query code may see: a page of the conversation. */
interface ThreadPage {
  day: string
  closed: boolean
  /** Files that belong to the case. */
  files: number
  messages: Message[]
  /** The page that this is: the last where a later one was asked for. */
  page: number
  pages: number
}

/** What the officers of its channel may see of a case. */
interface OpenCase extends Sealings {
  body: Buffer
  day: string
  closed: boolean
  deletion: AskedDeletion | null
  messages: (Message & Sealings)[]
  notes: (Note & Sealings)[]
}

/** How a case went: by two persons, or by one when the days of grace were over. */
type Removal = SignedAct & {
  case: Buffer
  day: string
  second: string | null
  secondSignature: string | null
}
/** What a list shows of a case. */
interface Glance extends Sealings {
  body: Buffer
  last: (Message & Sealings) | null
  note: (Note & Sealings) | null
}

/** What is read of sealed complaints: by who holds the code, and by the officers of a channel. */
export function createComplaintReader(database: Database) {
  return {
    /** A page of what was written to and by the holder of the code; `undefined` when there is no such case in this channel. */
    async thread(channel: string, name: Buffer, asked: number, ofPage: number): Promise<ThreadPage | undefined> {
      // All is asked even when there is no complaint, so that an unknown code takes as long as a known one.
      const complaint = await complaintIn(database, channel, name)
      const pages = Math.max(1, Math.ceil((await countOf(database, 'messages', name)) / ofPage))
      const page = Math.min(asked, pages)
      const messages = await messagesOf(database, name, ofPage, (page - 1) * ofPage)
      const files = await countOf(database, 'uploads', name)
      return complaint && { day: complaint.day, closed: complaint.closed !== null, files, messages, page, pages }
    },

    /** A page of the complaints of a channel, oldest day first, and how many pages there are. */
    list: (channel: string, page: number) => listCases(database, channel, page),

    /** Cases of a channel that are gone, with the acts by which they went. */
    removals: (channel: string) => removalsOf(database, channel),

    /** A sealed complaint, its last message and its last note, for the officers of its channel. */
    async glance(channel: string, name: Buffer): Promise<Glance | undefined> {
      const complaint = await complaintIn(database, channel, name)
      if (!complaint) return undefined
      const sql = 'SELECT turn, speaker, day, body FROM messages WHERE "case" = $1 ORDER BY turn DESC LIMIT 1'
      const [last] = await database.query<Message>(sql, [name])
      const [note] = await notesOf(database, name, 'ORDER BY turn DESC LIMIT 1')
      const sealings = await sealingsOf(database, name)
      return {
        body: complaint.body,
        ...sealings({ kind: 'complaint', turn: 0 }),
        last: last ? { ...last, ...sealings({ kind: 'message', turn: last.turn }) } : null,
        note: note ? { ...note, ...sealings({ kind: 'note', turn: note.turn }) } : null,
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
      const sealings = await sealingsOf(database, name)
      return {
        day,
        closed: closed !== null,
        deletion,
        body,
        ...sealings({ kind: 'complaint', turn: 0 }),
        messages: messages.map((text) => ({ ...text, ...sealings({ kind: 'message', turn: text.turn }) })),
        notes: notes.map((text) => ({ ...text, ...sealings({ kind: 'note', turn: text.turn }) })),
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

async function countOf(database: Database, table: 'messages' | 'uploads', name: Buffer): Promise<number> {
  const sql = `SELECT COUNT(*) AS count FROM ${table} WHERE "case" = $1`
  const [row] = await database.query<{ count: number }>(sql, [name])
  return row?.count ?? 0
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
  const sql = 'SELECT key, day, act, signature FROM deletions WHERE "case" = $1 AND act IS NOT NULL'
  const [found] = await database.query<AskedDeletion>(sql, [name])
  return found ?? null
}

/** Cases of a channel that are gone, with the acts by which they went. */
const removalsOf = (database: Database, channel: string) =>
  database.query<Removal>(
    `SELECT "case", day, act, key, signature, second, second_signature AS "secondSignature"
     FROM removals WHERE channel = $1 ORDER BY day, "case"`,
    [channel],
  )

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
    asked: string | null
    key: string
    act: string | null
    signature: string
  }>(
    `SELECT c."case", c.day, c.closed, d.day AS asked, d.key, d.act, d.signature
     FROM complaints c LEFT JOIN deletions d ON d."case" = c."case"
     WHERE c.channel = $1 ORDER BY c.day, c."case" LIMIT $2 OFFSET $3`,
    [channel, casesOfPage, (page - 1) * casesOfPage],
  )
  const names = found.map((entry) => entry.case)
  const ofThese = async <Row extends object>(sql: string, order: string) => {
    if (names.length === 0) return new Map<string, (Row & { case: Buffer })[]>()
    const places = names.map((_, at) => `$${at + 1}`).join(', ')
    const rows = await database.query<Row & { case: Buffer }>(`${sql} "case" IN (${places}) ${order}`, names)
    return Map.groupBy(rows, (row) => row.case.toString('hex'))
  }
  const messages = await ofThese<MessageSummary>(
    'SELECT "case", turn, speaker, day FROM messages WHERE',
    'ORDER BY turn',
  )
  const notes = await ofThese<{ count: number }>('SELECT "case", COUNT(*) AS count FROM notes WHERE', 'GROUP BY "case"')
  const resealings = await ofThese<{ key: string; texts: number }>(
    'SELECT "case", key, COUNT(*) AS texts FROM resealings WHERE act IS NOT NULL AND',
    'GROUP BY "case", key ORDER BY key',
  )
  const cases = found.map(({ case: name, day, closed, asked, key, act, signature }) => ({
    case: name,
    day,
    closed,
    deletion: asked !== null && act !== null ? { key, day: asked, act, signature } : null,
    messages: (messages.get(name.toString('hex')) ?? []).map(({ case: _, ...message }) => message),
    notes: notes.get(name.toString('hex'))?.[0]?.count ?? 0,
    resealings: (resealings.get(name.toString('hex')) ?? []).map(({ case: _, ...rest }) => rest),
  }))
  return { cases, pages: Math.max(1, Math.ceil((row?.count ?? 0) / casesOfPage)) }
}
