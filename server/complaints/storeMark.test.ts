import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { findPostgres, startPostgres, type TestPostgres } from '../testing/postgres.ts'
import { backUp } from './backup/backup.ts'
import { restore } from './backup/restore.ts'
import { openComplaintService } from './service.ts'

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'store-mark-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const open = (data: string, databaseUrl: string, lang: 'en' | 'zh' = 'en') =>
  openComplaintService({
    settings: { ...readSettings({}), data, databaseUrl, lang },
    log: { info: () => undefined, error: () => undefined },
  })

test('a first start keeps reports in SQLite, and so do all that follow', async () => {
  const data = newFolder()
  for (const _ of ['first', 'second']) await (await open(data, '')).close()
  expect(existsSync(join(data, 'reports-in-postgresql'))).toBe(false)
})

describe.skipIf(!findPostgres())('with PostgreSQL', () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    const started = await startPostgres()
    if (!started) throw new Error('postgres is on this machine')
    postgres = started
  })
  afterAll(() => postgres.stop())

  test('a node that kept reports there does not start without its address, nor copies or restores', async () => {
    const data = newFolder()
    await (await open(data, postgres.url)).close()
    const sentence = /are kept in PostgreSQL.*DATABASE_URL is not set/
    await expect(open(data, '')).rejects.toThrow(sentence)
    await expect(open(data, '', 'zh')).rejects.toThrow(/PostgreSQL.*没有设置DATABASE_URL/)
    const other = newFolder()
    await (await open(other, '')).close()
    const copy = await backUp({ data: other, databaseUrl: '' }, join(other, 'copies'))
    await expect(backUp({ data, databaseUrl: '' }, join(data, 'copies'))).rejects.toThrow(sentence)
    await expect(restore({ data, databaseUrl: '' }, copy)).rejects.toThrow(sentence)
    expect(existsSync(join(data, 'complaints.sqlite'))).toBe(false)
    await (await open(data, postgres.url)).close()
  })

  test('removing what the data folder says of it lets SQLite take reports', async () => {
    const data = newFolder()
    await (await open(data, postgres.url)).close()
    const mark = join(data, 'reports-in-postgresql')
    expect(readFileSync(mark, 'utf8')).not.toContain(postgres.url)
    rmSync(mark)
    await (await open(data, '')).close()
  })

  test('reports that a file of the data folder holds are not left behind unseen', async () => {
    const data = newFolder()
    const service = await open(data, '')
    await service.close()
    await (await open(data, postgres.url)).close() // none yet
    rmSync(join(data, 'reports-in-postgresql'))
    const again = await open(data, '')
    await again.complaints.save({ case: randomBytes(32), channel: 'C', body: randomBytes(30_000), files: [] })
    await again.close()
    await expect(open(data, postgres.url)).rejects.toThrow(/complaints\.sqlite holds misconduct reports \(1\)/)
    await expect(open(data, postgres.url, 'zh')).rejects.toThrow(/complaints\.sqlite里有举报（1件）/)
  })
})
