import { randomInt } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import type { Database, Value } from './database.ts'

type Query = Database['query']
type Row = Record<string, Value>

/** Cases to which something came on the days from `$1` on and before `$2`. */
const touched = `SELECT "case" FROM complaints WHERE day >= $1 AND day < $2
  UNION SELECT "case" FROM messages WHERE day >= $1 AND day < $2`

/** Each table whose rows come with reports: what names a row, and those of these days with their bytes. Parts go with their cases. */
const tables = {
  complaints: {
    key: ['case'],
    rows: 'SELECT "case", LENGTH(body) AS size FROM complaints WHERE day >= $1 AND day < $2',
  },
  messages: {
    key: ['case', 'turn'],
    rows: 'SELECT "case", turn, LENGTH(body) AS size FROM messages WHERE day >= $1 AND day < $2',
  },
  notes: {
    key: ['case', 'turn'],
    rows: 'SELECT "case", turn, LENGTH(body) AS size FROM notes WHERE day >= $1 AND day < $2',
  },
  uploads: { key: ['id'], rows: `SELECT id, 0 AS size FROM uploads WHERE "case" IN (${touched})` },
  parts: {
    key: ['upload', 'number'],
    rows: `SELECT upload, number, LENGTH(body) AS size FROM parts
           WHERE upload IN (SELECT id FROM uploads WHERE "case" IN (${touched}))`,
  },
} as const satisfies Record<string, { key: readonly string[]; rows: string }>

/** Bytes that are held in memory, and changed in one transaction. */
const heapBytes = 32 * 1024 * 1024

/**
 * SQLite gives each row the next free place: the numbers of pages, and the places on a page, tell in which order reports came. So all
 * rows of the days that are over are taken out, and put back in a random order: where one lies then depends on nothing but chance. It is
 * done in heaps, each whole or not at all. Where a day takes several, they are drawn twice, as a heap keeps the places of its rows.
 * @returns how many rows were moved.
 */
export async function mixRows(database: Required<Database>, today: string): Promise<number> {
  const [mark] = await database.query<{ day: string | null }>('SELECT MAX(day) AS day FROM mixed_days')
  const since = mark?.day ?? ''
  if (since >= today) return 0
  let moved = 0
  for (const [table, { key, rows }] of Object.entries(tables)) {
    const found = await database.query<Row & { size: number }>(rows, [since, today])
    const rounds = heapsOf(found).length > 1 ? 2 : 1
    for (let round = 0; round < rounds; round++) {
      for (const heap of heapsOf(shuffled(found))) moved += await mixHeap(database, { table, key, heap })
    }
  }
  await database.transaction([], async (query) => {
    await query('DELETE FROM mixed_days')
    await query('INSERT INTO mixed_days (day) VALUES ($1)', [today])
  })
  return moved
}

/** One that is gone meanwhile stays away. */
function mixHeap(
  database: Required<Database>,
  { table, key, heap }: { table: string; key: readonly string[]; heap: Row[] },
): Promise<number> {
  const named = key.map((name, at) => `"${name}" = $${at + 1}`).join(' AND ')
  return database.rewrite(async (query) => {
    const taken: Row[] = []
    for (const row of heap) {
      const values = key.map((name) => row[name] ?? null)
      taken.push(...(await query<Row>(`SELECT * FROM ${table} WHERE ${named}`, values)))
      await query(`DELETE FROM ${table} WHERE ${named}`, values)
      await turn() // pages are served meanwhile
    }
    for (const row of shuffled(taken)) {
      await insert(query, table, row)
      await turn()
    }
    return taken.length
  })
}

function insert(query: Query, table: string, row: Row) {
  const names = Object.keys(row).map((name) => `"${name}"`)
  const places = names.map((_, at) => `$${at + 1}`)
  return query(`INSERT INTO ${table} (${names}) VALUES (${places})`, Object.values(row))
}

function shuffled<T>(items: readonly T[]): T[] {
  const mixed = [...items]
  for (let last = mixed.length - 1; last > 0; last--) {
    const at = randomInt(last + 1)
    ;[mixed[last], mixed[at]] = [mixed[at] as T, mixed[last] as T] // both are within
  }
  return mixed
}

function heapsOf<T extends { size: number }>(rows: readonly T[]): T[][] {
  const heaps: T[][] = []
  let bytes = Number.POSITIVE_INFINITY
  for (const row of rows) {
    if (bytes + row.size > heapBytes) {
      heaps.push([])
      bytes = 0
    }
    heaps.at(-1)?.push(row)
    bytes += row.size
  }
  return heaps
}
