import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { complaintPaths } from '#contract/paths.ts'
import type { OfficerKeys } from '#sealing/officer.ts'
import { postJson } from '#server/testing/desk.ts'
import { expectMode } from '#server/testing/expectMode.ts'
import { keysFileOf } from '#server/testing/keys.ts'
import { findPostgres, startPostgres, type TestPostgres } from '#server/testing/postgres.ts'
import { newReport } from '#server/testing/reports.ts'
import { type Served, serve } from '#server/testing/served.ts'
import { openCase } from './cases/case.ts'
import { listCases } from './cases/list.ts'
import { type Office, openOffice } from './testing/office.ts'
import { enrol, fetchFrom } from './testing/realWebsite.ts'
import { origin } from './testing/website.ts'

/*
 * The drill of docs/reports.md: reports are backed up while the site runs, the machine is lost, they are put back on another one, and an
 * officer reads them. What the commands refuse is in server/complaints/backup/backup.test.ts.
 */
let served: Served
let office: Office
let officer: OfficerKeys
let postgres: TestPostgres | undefined
const place = mkdtempSync(join(tmpdir(), 'backup-'))

beforeAll(async () => {
  postgres = await startPostgres()
  office = openOffice({ fetch: fetchFrom(() => served) })
  office.passed = Date.now() - Date.UTC(2026, 10, 20, 6)
  officer = await enrol(office)
})
afterAll(async () => {
  office.close()
  await postgres?.stop()
  rmSync(place, { recursive: true })
})

const open = (env: Record<string, string>, before?: (data: string) => void) =>
  serve(
    { SITE_ORIGIN: origin, ...env },
    { complaints: true, keys: keysFileOf([officer], []), before: async ({ settings }) => before?.(settings.data) },
  )

/** Runs one of the two commands as an operator does. */
function command(name: 'backup' | 'restore', env: Record<string, string>, ...words: string[]) {
  const script = fileURLToPath(new URL(`../scripts/${name}.ts`, import.meta.url))
  const path = [findPostgres(), process.env.PATH].filter(Boolean).join(delimiter)
  const given = { ...process.env, DATABASE_URL: '', ...env, PATH: path }
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], { env: given, encoding: 'utf8' })
  return { status, said: stdout.trim(), complained: stderr.trim() }
}

async function file(content: string) {
  const offered = (await served.get(complaintPaths.channels)).json().data
  const { keys, body } = await newReport(offered, { content })
  expect((await postJson(served, complaintPaths.save, body)).statusCode).toBe(200)
  return keys.case
}

/** What the officer sees: the list, and the words of one case. */
async function read(name: string) {
  const desk = await office.desk()
  const { cases } = await listCases(desk)
  const { report } = await openCase(desk, name)
  return { cases: cases.map((row) => row.case), report }
}

test('SQLite: what was backed up while the site ran is read by its officer after the machine was lost', async () => {
  served = await open({})
  const name = await file('多记了三车玉米')
  const { data } = served.sample.settings
  const folder = join(place, 'sqlite')
  const made = command('backup', { DATA_DIR: data }, folder)
  expect(made).toMatchObject({ status: 0, complained: '' })
  expect(readdirSync(folder).map((file) => join(folder, file))).toEqual([made.said])
  expectMode(made.said, 0o600)
  expectMode(folder, 0o700)

  const late = await file('来晚了')
  const inUse = command('restore', { DATA_DIR: data }, made.said)
  expect(inUse).toMatchObject({
    status: 1,
    complained: expect.stringMatching(/complaints\.sqlite is in use: stop the site first\.$/),
  })
  expect((await read(late)).cases).toHaveLength(2)
  await served.close()

  served = await open({}, (fresh) => {
    expect(command('restore', { DATA_DIR: fresh }, made.said)).toMatchObject({ status: 0, complained: '' })
    expectMode(join(fresh, 'complaints.sqlite'), 0o600)
  })
  expect(await read(name)).toMatchObject({
    cases: [name],
    report: { value: { fields: { content: '多记了三车玉米' } } },
  })
  await served.close()
})

test('PostgreSQL: the same, into an empty database and into no other', async ({ skip }) => {
  if (!postgres) return skip('PostgreSQL is not on this machine')
  const first = postgres.url
  const second = first.replace('/postgres?', '/second?')
  const admin = new Client(first)
  await admin.connect()
  await admin.query('CREATE DATABASE second')
  await admin.end()
  served = await open({ DATABASE_URL: first })
  const name = await file('过磅单是假的')
  const folder = join(place, 'postgres')
  const made = command('backup', { DATABASE_URL: first }, folder)
  expect(made).toMatchObject({ status: 0, complained: '' })
  expectMode(made.said, 0o600)
  await served.close()
  expect(command('restore', { DATABASE_URL: first }, made.said)).toMatchObject({
    status: 1,
    complained: expect.stringContaining('is not empty: make a new one'),
  })
  expect(command('restore', { DATABASE_URL: second }, made.said)).toMatchObject({ status: 0, complained: '' })
  served = await open({ DATABASE_URL: second })
  expect(await read(name)).toMatchObject({ cases: [name], report: { value: { fields: { content: '过磅单是假的' } } } })
  await served.close()
})
