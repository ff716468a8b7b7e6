import type { Database, Value } from '#server/complaints/database.ts'

/*
 * What whoever has the database, or stands on the way, may do with rows and answers. All of it follows from numbers that can be repeated.
 */

export type Rows = Record<string, Record<string, Value>[]>
export type Random = (limit: number) => number
const tables = ['complaints', 'messages', 'notes', 'deletions', 'removals']
const sealed = ['complaints', 'messages', 'notes'] as const

/** What there is to put in the place of something. */
export interface Material {
  /** The rows as they are, and as they were before the last messages and notes. */
  rows: Rows
  older: Rows
  /** What a stranger sealed, each for its place. */
  forged: readonly Forged[]
}
export interface Forged {
  table: 'complaints' | 'messages' | 'notes'
  case: string
  /** 0 for a report. */
  turn: number
  speaker?: 'reporter' | 'officer'
  body: Buffer
}

/** The rows of all tables that hold what officers and reporters said. */
export async function rowsOf({ query }: Database): Promise<Rows> {
  const all = tables.map(async (table) => [
    table,
    await query<Record<string, Value>>(`SELECT * FROM ${table} ORDER BY 1, 2`),
  ])
  return Object.fromEntries(await Promise.all(all))
}

/** Puts rows of some cases in place of those that are there. */
export const put = (database: Database, rows: Rows, cases: ReadonlySet<string>) =>
  database.transaction([], async (query) => {
    for (const table of tables.toReversed())
      for (const name of cases) await query(`DELETE FROM ${table} WHERE "case" = $1`, [Buffer.from(name, 'base64url')])
    for (const table of tables)
      for (const row of (rows[table] ?? []).filter((own) => cases.has(nameIn(own)))) {
        const names = Object.keys(row)
        const places = names.map((_, at) => `$${at + 1}`)
        await query(`INSERT INTO ${table} (${names.map((name) => `"${name}"`)}) VALUES (${places})`, Object.values(row))
      }
  })

/** One of a list. */
export const pick = <T>(list: readonly T[] | undefined, random: Random): T =>
  (list ?? [])[random(list?.length || 1)] as T
const flipped = (body: Buffer, random: Random) => {
  const at = random(body.length)
  return Buffer.concat([body.subarray(0, at), Buffer.of((body[at] ?? 0) ^ (1 << random(8))), body.subarray(at + 1)])
}
const nameIn = (row: Rows[string][number] | undefined) => (row?.case as Buffer | undefined)?.toString('base64url') ?? ''

/** What may be done to the rows. A row that cannot be is refused by the database, and another change takes its place. */
const changes: Record<string, (rows: Rows, random: Random, material: Material) => void> = {
  flip: (rows, random) => {
    const row = pick(rows[pick(sealed, random)], random)
    row.body = flipped(row.body as Buffer, random)
  },
  swap: (rows, random) => {
    const [one, other] = [pick(rows[pick(sealed, random)], random), pick(rows[pick(sealed, random)], random)]
    ;[one.body, other.body] = [other.body as Value, one.body as Value]
  },
  replace: (rows, random, { older }) => {
    const table = pick(sealed, random)
    pick(rows[table], random).body = pick((random(2) ? older : rows)[pick(sealed, random)], random).body as Value
  },
  forge: (rows, random, { forged }) => {
    const { table, turn, speaker, body, case: name } = pick(forged, random)
    const place = rows[table]?.find((row) => nameIn(row) === name && (row.turn ?? 0) === turn)
    Object.assign(place ?? pick(rows[table], random), { body, ...(speaker && random(2) && { speaker }) })
  },
  remove: (rows, random) => {
    const table = pick(tables, random)
    const row = pick(rows[table], random)
    for (const of of table === 'complaints' ? tables : [table]) {
      rows[of] = rows[of]?.filter((own) => (of === table ? own !== row : nameIn(own) !== nameIn(row))) ?? []
    }
  },
  copy: (rows, random) => {
    const table = pick(['messages', 'notes'], random)
    const copy = {
      ...pick(rows[table], random),
      case: pick(rows.complaints, random).case as Value,
      turn: 1 + random(5),
    }
    const isThere = (row: Rows[string][number]) => row.turn === copy.turn && nameIn(row) === nameIn(copy)
    rows[table] = [...(rows[table] ?? []).filter((row) => !isThere(row)), copy]
  },
  column: (rows, random) => {
    const [table, name, value] = pick(columns, random)
    pick(rows[table], random)[name] = value
  },
  act: (rows, random) => {
    const [row, name] = [
      pick(rows[pick(['deletions', 'removals'], random)], random),
      pick(['act', 'key', 'signature'], random),
    ]
    const other = pick([...(rows.deletions ?? []), ...(rows.removals ?? [])], random)[name]
    const own = String(row[name])
    const at = random(own.length)
    row[name] =
      random(2) && other !== own
        ? (other as Value)
        : own.slice(0, at) + (own[at] === 'A' ? 'B' : 'A') + own.slice(at + 1)
  },
  older: (rows, random, { older }) => {
    const name = nameIn(pick(older.complaints, random))
    const from = pick([1, 2, 3], random) // messages alone, notes as well, or all
    for (const table of ['messages', 'notes', 'complaints'].slice(0, from)) {
      rows[table] = [
        ...(rows[table] ?? []).filter((row) => nameIn(row) !== name),
        ...(older[table] ?? []).filter((row) => nameIn(row) === name),
      ]
    }
  },
}
const columns: [string, string, Value][] = [
  ...(['C', 'A'].map((symbol) => ['complaints', 'channel', symbol]) as [string, string, Value][]),
  ...(['reporter', 'officer'].map((who) => ['messages', 'speaker', who]) as [string, string, Value][]),
  ...([1, 2, 3, 4, 9].flatMap((turn) => [
    ['messages', 'turn', turn],
    ['notes', 'turn', turn],
  ]) as [string, string, Value][]),
  ['complaints', 'closed', '2026-01-01'],
  ...(sealed.map((table) => [table, 'day', '2026-01-01']) as [string, string, Value][]),
]

/** Changes a row in the database. What its rules refuse is no change. Returns the kind, and the names of the cases that it touches. */
export async function changeRows(
  database: Database,
  material: Material,
  random: Random,
): Promise<{ kind: string; touched: ReadonlySet<string> }> {
  const before = Object.entries(material.rows)
  const rows = Object.fromEntries(before.map(([table, all]) => [table, all.map((row) => ({ ...row }))]))
  const kind = pick(Object.keys(changes), random)
  changes[kind]?.(rows, random, material)
  const touched = new Set(tables.flatMap((table) => differing(material.rows[table] ?? [], rows[table] ?? [])))
  const isDone =
    touched.size > 0 &&
    (await put(database, rows, touched).then(
      () => true,
      () => false,
    ))
  return isDone ? { kind, touched } : changeRows(database, material, random)
}

/** Names of the cases whose rows are not the same in both. */
function differing(before: Rows[string], now: Rows[string]): string[] {
  const printOf = (row: Rows[string][number]) =>
    Object.values(row)
      .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : value))
      .join(' ')
  const [was, is] = [before, now].map((rows) => new Map(rows.map((row) => [printOf(row), nameIn(row)])))
  const only = (one: typeof was, other: typeof is) =>
    [...(one ?? [])].flatMap(([print, name]) => (other?.has(print) ? [] : [name]))
  return [...only(was, is), ...only(is, was)]
}

/** Changes what is at one place of an answer: other text, another number, or what stands there in another answer. */
export function tamperAnswer(answer: object, others: readonly object[], random: Random): object {
  const copy = structuredClone(answer)
  const places: [Record<string, unknown>, string, unknown][] = []
  const walk = (one: unknown, other: unknown) => {
    if (typeof one !== 'object' || one === null) return
    for (const [name, value] of Object.entries(one).filter(([name]) => !words.includes(name))) {
      const there = (other as Record<string, unknown> | undefined)?.[name]
      places.push([one as Record<string, unknown>, name, there])
      walk(value, there)
    }
  }
  walk(copy, structuredClone(pick(others, random)))
  const [holder, name, there] = pick(places, random)
  const value = holder[name]
  if (there !== undefined && random(2)) holder[name] = there
  else if (Array.isArray(holder)) holder.splice(Number(name), 1, ...(random(2) ? [] : [value, value]))
  else if (Array.isArray(value)) holder[name] = random(2) ? value.toReversed() : []
  else if (typeof value === 'number') holder[name] = value + pick([-1, 1, 2], random)
  else if (typeof value === 'boolean') holder[name] = !value
  else if (typeof value === 'string' && value !== '') {
    const at = random(value.length)
    holder[name] = value.slice(0, at) + pick(['A', 'Q', '', '0'], random) + value.slice(at + 1)
  } else holder[name] = random(2) ? null : {}
  return JSON.stringify(copy) === JSON.stringify(answer) ? tamperAnswer(answer, others, random) : copy
}
/** What an operator's word is taken for, and what was sealed again. */
const words = ['day', 'closed', 'resealed', 'replaced', 'resealings', 'work', 'trial', 'pad', 'name']
