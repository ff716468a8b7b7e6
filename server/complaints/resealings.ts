import { createHash } from 'node:crypto'
import type { Database } from './database.ts'

/** A text of a case; a complaint's turn is 0. */
export interface Text {
  kind: 'complaint' | 'message' | 'note'
  turn: number
}
/** What an officer signed, and with which key. */
export interface SignedAct {
  act: string
  key: string
  signature: string
}
/** The same with the signature of a second person. */
interface SecondedAct extends SignedAct {
  second: string
  secondSignature: string
}
/** A text as an officer sealed it again, with the act that they signed. */
export type Resealing = SignedAct & { body: Buffer }

/** What is known of the sealings of a text beside the bytes in its own place. */
export interface Sealings {
  /** What waits for a second person, or `null`: the holder of the code reads `body`. */
  resealed: Resealing | null
  /** By which act the bytes took the place of those that came, or `null` where they are as they came. */
  replaced: SecondedAct | null
}
/** What a second person makes of a resealing: whether they signed the act, and are another person than who sealed. */
export type Seconds = (found: SignedAct, signature: string) => boolean

const texts = {
  complaint: { table: 'complaints', turn: '0' },
  message: { table: 'messages', turn: 'messages.turn' },
  note: { table: 'notes', turn: 'notes.turn' },
} as const

type Query = Database['query']

/** Whether a case of this channel has such a text. */
export async function hasText(query: Query, channel: string, name: Buffer, text: Text): Promise<boolean> {
  const { table, turn } = texts[text.kind]
  const rows = await query<object>(
    `SELECT day FROM ${table} WHERE "case" = $1 AND ${turn} = $2
       AND EXISTS (SELECT 1 FROM complaints c WHERE c."case" = $1 AND c.channel = $3)`,
    [name, text.turn, channel],
  )
  return rows.length > 0
}

/** Returns what is known of each text of this case. What was sealed again before acts were signed counts for nothing. */
export async function sealingsOf(database: Database, name: Buffer): Promise<(text: Text) => Sealings> {
  const waiting = await database.query<Text & Resealing>(
    'SELECT kind, turn, body, act, key, signature FROM resealings WHERE "case" = $1 AND act IS NOT NULL',
    [name],
  )
  const done = await database.query<Text & SecondedAct>(
    `SELECT kind, turn, act, key, signature, second, second_signature AS "secondSignature"
     FROM replacements WHERE "case" = $1 ORDER BY n`,
    [name],
  )
  const place = ({ kind, turn }: Text) => `${kind} ${turn}`
  const resealed = new Map(waiting.map(({ kind, turn, ...rest }) => [place({ kind, turn }), rest]))
  const replaced = new Map(done.map(({ kind, turn, ...rest }) => [place({ kind, turn }), rest])) // the last counts
  return (text) => ({ resealed: resealed.get(place(text)) ?? null, replaced: replaced.get(place(text)) ?? null })
}

/** Keeps the same text, sealed to others, beside what is there. It takes the place of another that waited. */
export async function keepResealing(
  query: Query,
  name: Buffer,
  { kind, turn, body, act, key, signature }: Text & Resealing,
  today: string,
): Promise<void> {
  await query(
    `INSERT INTO resealings ("case", kind, turn, day, body, act, key, signature) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT ("case", kind, turn) DO UPDATE SET
       day = excluded.day, body = excluded.body, act = excluded.act, key = excluded.key, signature = excluded.signature`,
    [name, kind, turn, today, body, act, key, signature],
  )
}

/**
 * Puts a text that waits in the place of the text as it came and keeps the act with both signatures. Returns whether it did: what the
 * second person signed must be what is there.
 */
export async function replaceText(
  query: Query,
  name: Buffer,
  { kind, turn, key: second, signature }: Text & { key: string; signature: string },
  seconds: Seconds,
): Promise<boolean> {
  const { table, turn: column } = texts[kind]
  const of = [name, kind, turn]
  const [found] = await query<Resealing>(
    'SELECT body, act, key, signature FROM resealings WHERE "case" = $1 AND kind = $2 AND turn = $3 AND act IS NOT NULL',
    of,
  )
  if (!found || !seconds(found, signature) || digestIn(found.act) !== digestOf(found.body)) return false
  await query(`UPDATE ${table} SET body = $3 WHERE "case" = $1 AND ${column} = $2`, [name, turn, found.body])
  await query(
    `INSERT INTO replacements ("case", kind, turn, n, act, key, signature, second, second_signature)
     SELECT $1, $2, $3, COUNT(*), $4, $5, $6, $7, $8 FROM replacements WHERE "case" = $1 AND kind = $2 AND turn = $3`,
    [...of, found.act, found.key, found.signature, second, signature],
  )
  await query('DELETE FROM resealings WHERE "case" = $1 AND kind = $2 AND turn = $3', of)
  return true
}

export const digestOf = (body: Buffer): string => createHash('sha256').update(body).digest('base64url')

/** The bytes that an act speaks of. */
const digestIn = (act: string): unknown => JSON.parse(act).sealed
