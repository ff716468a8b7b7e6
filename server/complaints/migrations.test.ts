import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findPostgres, startPostgres, type TestPostgres } from '../testing/postgres.ts'
import { openDatabase } from '../testing/rows.ts'
import { type Known, known, migrate } from './migrations.ts'
import { openComplaintStores } from './service.ts'

/** The next version, which adds a column and a table, and the one after it, which takes a column away. */
const expanding: Known = {
  ...known,
  steps: [
    ...known.steps,
    [
      "ALTER TABLE complaints ADD COLUMN extra TEXT NOT NULL DEFAULT ''",
      'CREATE TABLE added (name TEXT PRIMARY KEY) ROWLESS',
    ],
  ],
}
const contracting: Known = {
  steps: [...expanding.steps, ['ALTER TABLE messages DROP COLUMN day']],
  needed: expanding.steps.length + 1,
}

describe.each(['sqlite', 'postgres'] as const)('on %s', (engine) => {
  if (engine === 'postgres' && !findPostgres()) return test.skip('PostgreSQL is not on this machine')
  let postgres: TestPostgres | undefined
  let place: { data: string; databaseUrl: string }
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  const closing: (() => Promise<unknown>)[] = []
  beforeAll(async () => {
    if (engine === 'postgres') postgres = await startPostgres()
    place = { data: folder, databaseUrl: postgres?.url ?? '' }
  })
  afterEach(async () => {
    for (const close of closing.splice(0)) await close()
  })
  afterAll(async () => {
    await postgres?.stop()
    rmSync(folder, { recursive: true })
  })
  const open = async () => {
    const stores = await openComplaintStores(place, () => '2026-11-27')
    closing.push(() => stores.complaints.close())
    return stores
  }
  const upgrade = async (to: Known) => {
    const database = openDatabase(place)
    await migrate(database, engine, to)
    await database.close()
  }
  const report = () => ({ case: randomBytes(32), channel: 'C', body: randomBytes(300), files: [] })

  test('a node of this version goes on beside the next one, and starts again after a way back', async () => {
    const running = await open()
    const [before, beside, after] = [report(), report(), report()]
    expect(await running.complaints.save(before)).toEqual({ outcome: 'saved' })
    await upgrade(expanding)
    expect(await running.complaints.save(beside)).toEqual({ outcome: 'saved' })
    const back = await open()
    expect(await back.complaints.save(after)).toEqual({ outcome: 'saved' })
    for (const { case: name, body } of [before, beside, after])
      expect((await back.complaints.glance('C', name))?.body).toEqual(body)
    await upgrade(expanding) // forward again
  })

  test('once something was taken away that it needs, this version says so and changes nothing', async () => {
    await upgrade(contracting)
    await expect(open()).rejects.toThrow('The database of reports belongs to another version of this program.')
  })
})
