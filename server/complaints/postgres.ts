import { type ClientBase, Pool, type PoolClient, type QueryConfig, types } from 'pg'
import { type Database, StoreError, type Value } from './database.ts'
import { addressesOf } from './databaseAddress.ts'

const INT8 = 20
/**
 * Two got in each other's way all the same: could not serialise, deadlock, both made the same row or table, one deleted what the
 * other adds to. Tried again, the later sees what the earlier did.
 */
const collided = new Set(['40001', '40P01', '23505', '23503', '42P07'])
/**
 * Classes 08 connection, 53 out of resources, 57 stopped by the operator, 58 system error; a lock that was waited for too long; a server
 * that only reads.
 */
const unavailable = /^(08|53|57|58|55P03|25006)/
const attempts = 5

/**
 * PostgreSQL, for sites that run more than one process. `url` as in `postgres://user:password@host:5432/database`, or with several
 * hosts, of which the one that takes changes is used; `limit` is how many bytes it may take, 0 when nobody has told.
 */
export function openPostgres(url: string, limit = 0): Database {
  const { connect, close } = openConnections(addressesOf(url))

  const attempt = async <T>(work: (client: PoolClient) => Promise<T>): Promise<T> => {
    const client = await connect()
    let broken: Error | undefined
    // The driver says here that the connection ended; without a listener it would end the process.
    const onEnd = (error: Error) => {
      broken = error
    }
    client.on('error', onEnd)
    try {
      return await work(client)
    } catch (error) {
      if (isUnavailable(error)) broken ??= error as Error // thrown by the driver
      if (!broken) throw error
      throw new StoreError(reasonOf(broken))
    } finally {
      client.off('error', onEnd)
      client.release(broken)
    }
  }
  const rowsOf =
    (client: PoolClient): Database['query'] =>
    async <Row extends object>(sql: string, values: readonly Value[] = []) =>
      (await client.query<Row>(sql, [...values])).rows

  return {
    query: (sql, values) => attempt((client) => rowsOf(client)(sql, values)),
    async transaction(keys, work) {
      // In one order, so that none waits for another in a ring; two keys with the same lock merely wait for each other.
      const locks = [...new Set(keys.map(lockOf))].sort()
      for (let tried = 1; ; tried++) {
        try {
          return await attempt(async (client) => {
            // Not SERIALIZABLE: in a small table every two inserts share a page, and one of them would have to begin again.
            await client.query(begin)
            try {
              for (const lock of locks) await client.query('SELECT pg_advisory_xact_lock($1)', [lock])
              const result = await work(rowsOf(client))
              await client.query('COMMIT')
              return result
            } catch (error) {
              // Of a connection that is given up PostgreSQL rolls back by itself.
              if (!isUnavailable(error)) await client.query('ROLLBACK').catch(() => undefined)
              throw error
            }
          })
        } catch (error) {
          if (!collided.has(codeOf(error))) throw error
          if (tried === attempts) throw new StoreError(reasonOf(error))
        }
      }
    },
    settle: () => Promise.resolve(),
    eraseDeleted: () => attempt(async (client) => void (await client.query(vacuum))),
    diskSpace: () =>
      attempt(async (client) => {
        const [row] = await rowsOf(client)<{ used: number }>(usedBytes)
        const used = row?.used ?? 0
        return { used, free: limit > 0 ? limit - used : Number.POSITIVE_INFINITY }
      }),
    close,
  }
}

/** Milliseconds after which a database that does not answer counts as away: fewer where another may have taken its place. */
const timeout = { one: { connect: 10_000, answer: 30_000 }, several: { connect: 3_000, answer: 10_000 } }

/** Connections to the one of these addresses that takes changes. */
function openConnections(addresses: readonly string[]) {
  const { connect, answer } = addresses.length > 1 ? timeout.several : timeout.one
  const pools = addresses.map((connectionString) => {
    const pool = new Pool({
      connectionString,
      max: 10,
      connectionTimeoutMillis: connect,
      query_timeout: answer,
      // Counts fit a number; the driver gives them as text.
      types: { getTypeParser: (oid, format) => (oid === INT8 ? Number : types.getTypeParser(oid, format)) },
      onConnect: refuseStandby,
    })
    // A connection that breaks while it rests is replaced at the next query.
    pool.on('error', () => undefined)
    return pool
  })
  let order = pools
  return {
    /** The address that answered last is asked first. @throws StoreError with what each of them said. */
    async connect(): Promise<PoolClient> {
      const reasons = new Set<string>()
      for (const pool of order) {
        try {
          const client = await pool.connect()
          if (order[0] !== pool) order = [pool, ...pools.filter((other) => other !== pool)]
          return client
        } catch (error) {
          reasons.add(reasonOf(error))
        }
      }
      throw new StoreError([...reasons].join('; '))
    },
    async close() {
      await Promise.all(pools.map((pool) => pool.end()))
    },
  }
}

/** A standby answers until it is promoted, and takes no changes. */
async function refuseStandby(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ isStandby: boolean }>('SELECT pg_is_in_recovery() AS "isStandby"')
  if (rows[0]?.isStandby) throw new Error('a standby that was not promoted')
}

/**
 * The empty message lets even a transaction that changes nothing wait at its end for the standby: what it found may be what a crash kept
 * from getting there, and is acknowledged all the same.
 */
const begin = "BEGIN ISOLATION LEVEL READ COMMITTED; SELECT pg_logical_emit_message(true, 'site', '')"

/** It may take long, where much was deleted. */
const vacuum: QueryConfig & { query_timeout: number } = {
  text: 'VACUUM complaints, messages, notes, resealings, replacements, deletions, uploads, expiries, parts',
  query_timeout: 3_600_000,
}

/**
 * What the database takes without what is free again inside its tables: no file of PostgreSQL shrinks, but the next rows go there. A
 * length is read without what it measures; a twentieth and 200 bytes a row are what pages and indexes add.
 */
const usedBytes = `SELECT (pg_database_size(current_database()) - SUM(GREATEST(size - held, 0)))::bigint AS used FROM (${[
  'complaints',
  'messages',
  'notes',
  'resealings',
  'parts',
]
  .map(
    (table) => `SELECT pg_total_relation_size('${table}') AS size,
      COALESCE(SUM(LENGTH(body)::bigint), 0) * 21 / 20 + COUNT(*) * 200 AS held FROM ${table}`,
  )
  .join(' UNION ALL ')}) AS tables`

/** The number of an advisory lock, until the transaction's end, for a key: SHA-256 and random names differ in 64 bits. */
const lockOf = (key: Buffer) => String(key.readBigInt64BE())

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** What the driver says when the time is over has no code. */
const isLate = (error: unknown) => error instanceof Error && error.message === 'Query read timeout'
const isUnavailable = (error: unknown) =>
  unavailable.test(codeOf(error)) || /^E[A-Z]+$/.test(codeOf(error)) || isLate(error)

/** A name with several addresses fails with one error for each, and no words of its own. */
function reasonOf(error: unknown): string {
  const [first = error] = error instanceof AggregateError ? error.errors : []
  return first instanceof Error ? first.message : String(first)
}
