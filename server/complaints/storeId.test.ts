import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { findPostgres, startPostgres } from '../testing/postgres.ts'
import { backUp } from './backup/backup.ts'
import { restore } from './backup/restore.ts'
import { openComplaintService } from './service.ts'

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'store-id-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** What a node says of its store, with a data folder of its own. */
async function storeOf(databaseUrl: string, data = newFolder()) {
  const log = { info: () => undefined, error: () => undefined }
  const service = await openComplaintService({ settings: { ...readSettings({}), data, databaseUrl }, log })
  const id = service.storeId()
  await service.close()
  return id
}

test('a file keeps its name; another one, and one that came out of a copy, has another', async () => {
  const data = newFolder()
  const id = await storeOf('', data)
  expect(id).toMatch(/^[0-9a-f]{8}$/)
  expect(await storeOf('', data)).toBe(id)
  expect(await storeOf('')).not.toBe(id)
  const other = newFolder()
  await restore({ data: other, databaseUrl: '' }, await backUp({ data, databaseUrl: '' }, newFolder()))
  const restored = await storeOf('', other)
  expect(restored).toMatch(/^[0-9a-f]{8}$/)
  expect(restored).not.toBe(id)
})

describe.skipIf(!findPostgres())('on PostgreSQL', () => {
  test('all nodes of one database have one name, those of a restored one another', async () => {
    const postgres = await startPostgres()
    if (!postgres) throw new Error('postgres is on this machine')
    onTestFinished(() => postgres.stop())
    const id = await storeOf(postgres.url)
    expect(id).toMatch(/^[0-9a-f]{8}$/)
    expect(await storeOf(postgres.url)).toBe(id)
    const client = new Client(postgres.url)
    await client.connect()
    await client.query('CREATE DATABASE restored')
    await client.end()
    const databaseUrl = postgres.url.replace('/postgres?', '/restored?')
    const copy = await backUp({ data: newFolder(), databaseUrl: postgres.url }, newFolder())
    await restore({ data: newFolder(), databaseUrl }, copy)
    const restored = await storeOf(databaseUrl)
    expect(restored).toMatch(/^[0-9a-f]{8}$/)
    expect(restored).not.toBe(id)
    await postgres.shutDown()
    expect(await storeOf(postgres.url)).toBeUndefined()
    await postgres.startAgain()
  })
})
