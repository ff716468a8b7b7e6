import type { Database } from './database.ts'

/** A text of a case; a complaint's turn is 0. */
export interface Text {
  kind: 'complaint' | 'message' | 'note'
  turn: number
}

const texts = {
  complaint: { table: 'complaints', turn: '0' },
  message: { table: 'messages', turn: 'messages.turn' },
  note: { table: 'notes', turn: 'notes.turn' },
} as const

/** Whether a case of this channel has such a text. */
export async function hasText(query: Database['query'], channel: string, name: Buffer, text: Text): Promise<boolean> {
  const { table, turn } = texts[text.kind]
  const rows = await query<object>(
    `SELECT day FROM ${table} WHERE "case" = $1 AND ${turn} = $2
       AND EXISTS (SELECT 1 FROM complaints c WHERE c."case" = $1 AND c.channel = $3)`,
    [name, text.turn, channel],
  )
  return rows.length > 0
}

/** Returns what an officer sealed again of a text of this case, or `null`. */
export async function resealedOf(database: Database, name: Buffer): Promise<(text: Text) => Buffer | null> {
  const sql = 'SELECT kind, turn, body FROM resealings WHERE "case" = $1'
  const found = await database.query<Text & { body: Buffer }>(sql, [name])
  const bodies = new Map(found.map(({ kind, turn, body }) => [`${kind} ${turn}`, body]))
  return ({ kind, turn }) => bodies.get(`${kind} ${turn}`) ?? null
}

/** Puts what was sealed again before this day in the place of the text itself. Returns how many texts. */
export async function replaceResealed(database: Database, before: string): Promise<number> {
  const [due] = await database.query<object>('SELECT day FROM resealings WHERE day < $1 LIMIT 1', [before])
  if (!due) return 0
  return database.transaction([], async (query) => {
    for (const [kind, { table, turn }] of Object.entries(texts)) {
      await query(
        `UPDATE ${table} SET body = r.body FROM resealings r
         WHERE r."case" = ${table}."case" AND r.turn = ${turn} AND r.kind = $1 AND r.day < $2`,
        [kind, before],
      )
    }
    return (await query<object>('DELETE FROM resealings WHERE day < $1 RETURNING day', [before])).length
  })
}
