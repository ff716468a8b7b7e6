import type { Database } from './database.ts'
import { mixRows } from './mixedRows.ts'

/**
 * Rows of a finished day, each table with what writes one of them anew and the order in which that is done: that of random names. Parts
 * follow their case's day.
 */
const rewritten = {
  complaints: {
    days: 'SELECT day, xmin FROM complaints',
    rows: 'SELECT "case" AS a, 0 AS b FROM complaints WHERE day = $1 ORDER BY "case"',
    write: `UPDATE complaints SET body = body || ''::bytea WHERE "case" = $1 AND $2::integer = 0`,
  },
  messages: {
    days: 'SELECT day, xmin FROM messages',
    rows: 'SELECT "case" AS a, turn AS b FROM messages WHERE day = $1 ORDER BY "case", turn',
    write: `UPDATE messages SET body = body || ''::bytea WHERE "case" = $1 AND turn = $2`,
  },
  notes: {
    days: 'SELECT day, xmin FROM notes',
    rows: 'SELECT "case" AS a, turn AS b FROM notes WHERE day = $1 ORDER BY "case", turn',
    write: `UPDATE notes SET body = body || ''::bytea WHERE "case" = $1 AND turn = $2`,
  },
  uploads: {
    days: 'SELECT c.day, u.xmin FROM uploads u JOIN complaints c ON c."case" = u."case"',
    rows: 'SELECT u.id AS a, 0 AS b FROM uploads u JOIN complaints c ON c."case" = u."case" WHERE c.day = $1 ORDER BY u.id',
    write: 'UPDATE uploads SET "case" = "case" WHERE id = $1 AND $2::integer = 0',
  },
  parts: {
    days: 'SELECT c.day, p.xmin FROM parts p JOIN uploads u ON u.id = p.upload JOIN complaints c ON c."case" = u."case"',
    rows: `SELECT p.upload AS a, p.number AS b FROM parts p JOIN uploads u ON u.id = p.upload JOIN complaints c ON c."case" = u."case"
           WHERE c.day = $1 ORDER BY p.upload, p.number`,
    write: `UPDATE parts SET body = body || ''::bytea WHERE upload = $1 AND number = $2`,
  },
} as const

/** Leaves of the days before today, on either engine, no order in which their reports came. */
export async function forgetOrder(database: Database, today: string): Promise<void> {
  const changed = hasRewrite(database) ? await mixRows(database, today) : await rewriteRows(database, today)
  if (changed > 0) await database.eraseDeleted() // where the rows were
}

const hasRewrite = (database: Database): database is Required<Database> => database.rewrite !== undefined

/**
 * PostgreSQL keeps for each row where it lies and which transaction wrote it (`ctid`, `xmin`), which is the order in which reports came.
 * So the rows of each day that is over are written anew in one transaction, in the order of their random names. Returns how many.
 */
function rewriteRows(database: Database, today: string): Promise<number> {
  return database.transaction([Buffer.from('row order')], async (query) => {
    let count = 0
    for (const { days, rows, write } of Object.values(rewritten)) {
      const mixed = await query<{ day: string }>(
        `SELECT day FROM (${days}) AS of WHERE day < $1 GROUP BY day HAVING COUNT(DISTINCT xmin::text) > 1`,
        [today],
      )
      for (const { day } of mixed) {
        for (const { a, b } of await query<{ a: Buffer; b: number }>(rows, [day])) {
          await query(write, [a, b])
          count++
        }
      }
    }
    return count
  })
}
