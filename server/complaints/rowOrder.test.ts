import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { cellsOf } from '../testing/sqlitePages.ts'
import { openComplaintStores } from './service.ts'

const soon = '2026-11-30T09:00'

/** A day of reports in a file of its own: their names, and those of their files, in the order in which they came. */
async function finishedDay(count: number) {
  const data = mkdtempSync(join(tmpdir(), 'order-'))
  let day = '2026-11-26'
  const { complaints, uploads } = await openComplaintStores({ data, databaseUrl: '' }, () => day)
  onTestFinished(async () => {
    await complaints.close().catch(() => undefined) // the test may have
    rmSync(data, { recursive: true })
  })
  const names: Buffer[] = []
  const files: Buffer[] = []
  const arrive = async () => {
    const [name, upload] = [randomBytes(32), randomBytes(16)]
    for (const number of [0, 1]) {
      const body = randomBytes(40_000)
      const digest = createHash('sha256').update(body).digest()
      await uploads.putPart({ upload, number, digest, body }, soon)
    }
    const claimed = [{ id: upload, parts: 2 }]
    await complaints.save({ case: name, channel: 'C', body: randomBytes(20_000), files: claimed })
    const message = { case: name, turn: 1, speaker: 'reporter', body: randomBytes(20_000), files: [] } as const
    await complaints.addMessage('C', message)
    names.push(name)
    files.push(upload)
  }
  for (let at = 0; at < count; at++) await arrive()
  day = '2026-11-27'
  const file = join(data, 'complaints.sqlite')
  const setDay = (to: string) => {
    day = to
  }
  return { complaints, arrive, names, files, file, setDay }
}

/** From -1 to 1: how far one order follows another. */
function rankCorrelation(values: number[]): number {
  const n = values.length
  const rankOf = new Map([...values].sort((a, b) => a - b).map((value, rank) => [value, rank]))
  const squares = values.reduce((sum, value, at) => sum + ((rankOf.get(value) ?? 0) - at) ** 2, 0)
  return 1 - (6 * squares) / (n * (n * n - 1))
}

/** The share of two that lie on one page of which the later one lies before the earlier. */
function shareBefore(cells: { page: number; offset: number }[]): number {
  let [before, all] = [0, 0]
  for (const [at, one] of cells.entries()) {
    for (const other of cells.slice(at + 1).filter(({ page }) => page === one.page)) {
      all++
      if (other.offset < one.offset) before++
    }
  }
  return before / all
}

/** How the places in the file follow the order of arrival: of what lies beside the tree, and of what lies on one page. */
function traces(file: string, table: string, arrived: Buffer[], number = 0) {
  const cells = cellsOf(file, table)
  const found = arrived.map((name) => {
    const own = cells.filter(({ local }) => local.includes(name))
    const cell = own[number]
    if (!cell) throw new Error(`no row of ${table} for ${name.toString('hex')}`)
    return cell
  })
  const first = found.flatMap(({ overflow }) => overflow.slice(0, 1))
  return {
    overflow: first.length === found.length ? rankCorrelation(first) : 0,
    onPage: shareBefore(found),
  }
}

// With 300 of them chance gives a correlation beyond 0.3 in one of several million tries.
const places = [
  ['complaints', 0],
  ['complaints_of_channel', 0],
  ['messages', 0],
  ['uploads', 0],
  ['parts', 0],
  ['parts', 1],
] as const

test('neither the pages of a finished day nor the places on them tell in which order its reports came', async () => {
  const { complaints, file, names, files, arrive } = await finishedDay(300)
  for (let at = 0; at < 3; at++) await arrive() // of the next day already
  await complaints.forgetOrder()
  for (const [table, number] of places) {
    const arrived = table === 'uploads' || table === 'parts' ? files : names
    const { overflow, onPage } = traces(file, table, arrived.slice(0, 300), number)
    expect(Math.abs(overflow), `overflow pages of ${table}`).toBeLessThan(0.3)
    expect(Math.abs(onPage - 0.5), `places of ${table}`).toBeLessThan(0.15)
  }
}, 120_000)

test('what is mixed loses nothing, and is not mixed again', async () => {
  const { complaints, file, setDay, arrive } = await finishedDay(20)
  const read = () => {
    const database = new DatabaseSync(file)
    const rows = ['complaints', 'messages', 'uploads', 'parts'].map((table) =>
      database.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`).all(),
    )
    const faults = [
      ...database.prepare('PRAGMA foreign_key_check').all(),
      database.prepare('PRAGMA integrity_check').get(),
    ]
    database.close()
    return { rows, faults }
  }
  const before = read()
  await complaints.forgetOrder()
  expect(read()).toEqual({ rows: before.rows, faults: [{ integrity_check: 'ok' }] })
  const placed = cellsOf(file, 'complaints')
  await complaints.forgetOrder()
  expect(cellsOf(file, 'complaints')).toEqual(placed)
  await arrive()
  setDay('2026-11-28')
  await complaints.forgetOrder()
  expect(read().rows[0]).toHaveLength(21)
}, 60_000)

test('a process that is killed while it mixes leaves every row where it can be read, and the next start finishes', async () => {
  const { complaints, file, names } = await finishedDay(60)
  await complaints.close()
  // Each row that is moved gives the loop of events a turn: the process ends itself at one of them, in the middle of a heap.
  const killedAt = (turn: number) => `
    import { openComplaintStores } from ${JSON.stringify(join(import.meta.dirname, 'service.ts'))}
    const data = ${JSON.stringify(dirname(file))}
    const { complaints } = await openComplaintStores({ data, databaseUrl: '' }, () => '2026-11-27')
    let turns = 0
    const look = () => ++turns === ${turn} ? process.kill(process.pid, 'SIGKILL') : setImmediate(look)
    setImmediate(look)
    await complaints.forgetOrder()`
  for (const turn of [5, 40, 70, 100, 130, 190, 250, 310, 400, 500]) {
    const words = ['--input-type=module', '-e', killedAt(turn)]
    expect(spawnSync(process.execPath, words, { stdio: 'inherit' }).signal, `turn ${turn}`).toBe('SIGKILL')
    const database = new DatabaseSync(file)
    const count = (table: string) => Number(database.prepare(`SELECT COUNT(*) AS n FROM ${table}`).get()?.n)
    expect(['complaints', 'messages', 'uploads', 'parts'].map(count)).toEqual([60, 60, 60, 120])
    expect(database.prepare('PRAGMA foreign_key_check').all()).toEqual([])
    database.close()
  }
  const again = await openComplaintStores({ data: dirname(file), databaseUrl: '' }, () => '2026-11-27')
  await again.complaints.forgetOrder()
  await again.complaints.close()
  expect(Math.abs(traces(file, 'complaints', names).overflow)).toBeLessThan(0.6)
}, 180_000)
