import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectMode } from '../testing/expectMode.ts'
import { findPostgres, startPostgres, type TestPostgres } from '../testing/postgres.ts'
import type { ComplaintStore } from './index.ts'
import { openComplaintStores } from './service.ts'
import { openSqlite } from './sqlite.ts'
import type { UploadStore } from './uploads.ts'

const folder = mkdtempSync(join(tmpdir(), 'complaints-'))
afterAll(() => rmSync(folder, { recursive: true }))

const channel = 'compliance'
const lookup = () => randomBytes(32)
const body = (text: string) => Buffer.from(text.padEnd(64, '.'))
const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest()
const part = (upload: Buffer, number: number, bytes = body(`part ${number}`)) => ({
  upload,
  number,
  digest: digest(bytes),
  body: bytes,
})
const soon = '2026-11-22T09'

if (!findPostgres()) console.log('PostgreSQL is not on this machine: its half of the store tests is skipped')

describe.each([
  ['SQLite', async () => ({ databaseUrl: '', stop: async () => undefined })],
  ['PostgreSQL', async () => started(await startPostgres())],
] as const)('on %s', (engine, begin) => {
  if (engine === 'PostgreSQL' && !findPostgres()) return test.skip('PostgreSQL is not on this machine')

  let complaints: ComplaintStore
  let uploads: UploadStore
  let day = '2026-11-21'
  let stop: () => Promise<unknown>
  let databaseUrl: string
  const data = join(folder, engine)

  beforeAll(async () => {
    mkdirSync(data, { recursive: true })
    ;({ databaseUrl, stop } = await begin())
    ;({ complaints, uploads } = await openComplaintStores({ data, databaseUrl }, () => day))
  }, 60_000)
  afterAll(async () => {
    await complaints.close()
    await stop()
  })
  beforeEach(() => {
    day = '2026-11-21'
  })

  const save = async (more: { channel?: string } = {}) => {
    const report = { lookup: lookup(), channel, body: body('a report'), files: [], ...more }
    expect(await complaints.save(report)).toEqual({ outcome: 'saved' })
    return report
  }
  const say = (to: Buffer, turn: number, speaker: 'reporter' | 'officer', text = 'words') =>
    complaints.addMessage({ lookup: to, turn, speaker, body: body(text), files: [] })

  test('a report is stored once: its repetition is known, another body under its key is refused', async () => {
    const report = await save()
    expect(await complaints.save(report)).toEqual({ outcome: 'known' })
    expect(await complaints.save({ ...report, body: body('another') })).toEqual({ outcome: 'differs' })
    expect(await complaints.save({ ...report, channel: 'audit' })).toEqual({ outcome: 'differs' })
    expect(await complaints.sealedBody(channel, report.lookup)).toEqual(report.body)
  })

  test('ten at once that send the same report store it once', async () => {
    const report = { lookup: lookup(), channel, body: body('at once'), files: [] }
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => complaints.save(report)))
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual([...Array(9).fill('known'), 'saved'])
  })

  test('ten at once that claim the same files, in any order, leave them to one', async () => {
    const ids = [randomBytes(16), randomBytes(16), randomBytes(16)]
    for (const id of ids) await uploads.putPart(part(id, 0), soon)
    const files = ids.map((id) => ({ id, parts: 1 }))
    const claims = Array.from({ length: 10 }, (_, at) => (at % 2 === 0 ? files : files.toReversed()))
    const saves = claims.map((files) => complaints.save({ lookup: lookup(), channel, body: body('mine'), files }))
    const outcomes = (await Promise.all(saves)).map(({ outcome }) => outcome)
    expect(outcomes.sort()).toEqual([...Array(9).fill('incomplete'), 'saved'])
  })

  test('a crowd in which each has a file is stored, and nobody is sent away', async () => {
    const crowd = Array.from({ length: 60 }, () => ({ upload: randomBytes(16), lookup: lookup() }))
    const bytes = randomBytes(300_000)
    const outcomes = crowd.map(async ({ upload, lookup }) => {
      const stored = [await uploads.putPart(part(upload, 0, bytes), soon), await uploads.putPart(part(upload, 1), soon)]
      const files = [{ id: upload, parts: 2 }]
      return [...stored, (await complaints.save({ lookup, channel, body: bytes, files })).outcome]
    })
    expect(await Promise.all(outcomes)).toEqual(Array(60).fill(['stored', 'stored', 'saved']))
  })

  test('a file that is deleted unclaimed at this moment is missed, or kept with its report', async () => {
    for (let round = 0; round < 20; round++) {
      const [upload, own] = [randomBytes(16), lookup()]
      await uploads.putPart(part(upload, 0), '2026-11-20T00')
      const report = { lookup: own, channel, body: body('late'), files: [{ id: upload, parts: 1 }] }
      const [{ outcome }] = await Promise.all([complaints.save(report), complaints.deleteExpired('2026-11-20T01')])
      const kept = await complaints.filePart(channel, own, upload, 0)
      expect([outcome, kept]).toEqual(outcome === 'saved' ? ['saved', body('part 0')] : ['incomplete', undefined])
    }
  })

  test('a file is claimed with its report, and not by two', async () => {
    const upload = randomBytes(16)
    for (const number of [0, 1]) expect(await uploads.putPart(part(upload, number), soon)).toBe('stored')
    expect(await uploads.partsOf(upload)).toEqual([0, 1])
    const files = [{ id: upload, parts: 2 }]
    const report = { lookup: lookup(), channel, body: body('with a file'), files }
    expect(await complaints.save(report)).toEqual({ outcome: 'saved' })
    expect(await complaints.filePart(channel, report.lookup, upload, 1)).toEqual(body('part 1'))
    expect(await complaints.filePart('audit', report.lookup, upload, 1)).toBeUndefined()
    expect(await complaints.filePart(channel, lookup(), upload, 1)).toBeUndefined()
    const thief = { ...report, lookup: lookup() }
    expect(await complaints.save(thief)).toEqual({ outcome: 'incomplete', missing: [{ id: upload, numbers: [0, 1] }] })
    expect(await complaints.thread(thief.lookup)).toBeUndefined()
    expect(await uploads.putPart(part(upload, 2), soon)).toBe('claimed')
    expect(await complaints.save(report)).toEqual({ outcome: 'known' })
  })

  test('a report whose files are not whole is not stored, and is told which parts are missing', async () => {
    const [whole, broken] = [randomBytes(16), randomBytes(16)]
    await uploads.putPart(part(whole, 0), soon)
    await uploads.putPart(part(broken, 1), soon)
    const report = {
      lookup: lookup(),
      channel,
      body: body('incomplete'),
      files: [
        { id: whole, parts: 1 },
        { id: broken, parts: 3 },
      ],
    }
    expect(await complaints.save(report)).toEqual({ outcome: 'incomplete', missing: [{ id: broken, numbers: [0, 2] }] })
    expect(await complaints.thread(report.lookup)).toBeUndefined()
    for (const number of [0, 2]) await uploads.putPart(part(broken, number), soon)
    expect(await complaints.save(report)).toEqual({ outcome: 'saved' })
  })

  test('a part is accepted once; another under its number, or one that does not match its hash, is refused', async () => {
    const upload = randomBytes(16)
    expect(await uploads.putPart(part(upload, 1), soon)).toBe('stored')
    expect(await uploads.putPart(part(upload, 1), soon)).toBe('known')
    expect(await uploads.putPart(part(upload, 1, body('other')), soon)).toBe('differs')
    expect(await uploads.putPart({ ...part(upload, 2), digest: digest(body('other')) }, soon)).toBe('wrongDigest')
    expect(await uploads.partsOf(upload)).toEqual([1])
  })

  test('each side counts its own turns; a repetition is known, a turn that is not the next is told', async () => {
    const { lookup } = await save()
    expect(await say(lookup, 2, 'officer')).toEqual({ outcome: 'taken' })
    expect(await say(lookup, 1, 'officer', 'received')).toEqual({ outcome: 'saved' })
    expect(await say(lookup, 1, 'officer', 'received')).toEqual({ outcome: 'known' })
    expect(await say(lookup, 1, 'officer', 'a colleague at once')).toEqual({ outcome: 'taken' })
    day = '2026-11-23'
    expect(await say(lookup, 1, 'reporter', 'more')).toEqual({ outcome: 'saved' })
    expect(await say(lookup, 2, 'officer', 'checking')).toEqual({ outcome: 'saved' })
    expect(await say(randomBytes(32), 1, 'officer')).toEqual({ outcome: 'unknown' })
    expect(await complaints.thread(lookup)).toEqual({
      channel,
      day: '2026-11-21',
      closed: false,
      messages: [
        { turn: 1, speaker: 'officer', day: '2026-11-21', body: body('received') },
        { turn: 1, speaker: 'reporter', day: '2026-11-23', body: body('more') },
        { turn: 2, speaker: 'officer', day: '2026-11-23', body: body('checking') },
      ],
    })
    const listed = (await complaints.list(channel)).find((entry) => entry.lookup.equals(lookup))
    expect(listed?.messages).toEqual([
      { turn: 1, speaker: 'officer', day: '2026-11-21' },
      { turn: 1, speaker: 'reporter', day: '2026-11-23' },
      { turn: 2, speaker: 'officer', day: '2026-11-23' },
    ])
  })

  test('a message whose file is not whole is not stored', async () => {
    const { lookup } = await save()
    const upload = randomBytes(16)
    const message = {
      lookup,
      turn: 1,
      speaker: 'reporter' as const,
      body: body('see file'),
      files: [{ id: upload, parts: 1 }],
    }
    expect(await complaints.addMessage(message)).toEqual({
      outcome: 'incomplete',
      missing: [{ id: upload, numbers: [0] }],
    })
    expect((await complaints.thread(lookup))?.messages).toEqual([])
    await uploads.putPart(part(upload, 0), soon)
    expect(await complaints.addMessage(message)).toEqual({ outcome: 'saved' })
    expect(await complaints.filePart(channel, lookup, upload, 0)).toEqual(body('part 0'))
  })

  test('officers of one channel see nothing of another', async () => {
    const { lookup } = await save({ channel: 'audit' })
    expect((await complaints.list(channel)).some((entry) => entry.lookup.equals(lookup))).toBe(false)
    expect(await complaints.sealedBody(channel, lookup)).toBeUndefined()
    expect(await complaints.setClosed(channel, lookup, true)).toBe(false)
    expect(await complaints.remove(channel, lookup)).toBe(false)
    expect(await complaints.sealedBody('audit', lookup)).toEqual(body('a report'))
  })

  test('a report is deleted only once it is closed, with everything that belongs to it', async () => {
    const upload = randomBytes(16)
    const words = body(`to be forgotten ${randomBytes(8).toString('hex')}`)
    await uploads.putPart(part(upload, 0, words), soon)
    const report = { lookup: lookup(), channel, body: words, files: [{ id: upload, parts: 1 }] }
    await complaints.save(report)
    await say(report.lookup, 1, 'officer')
    expect(await complaints.remove(channel, report.lookup)).toBe(false)
    expect(await complaints.setClosed(channel, report.lookup, true)).toBe(true)
    expect(await say(report.lookup, 1, 'reporter')).toEqual({ outcome: 'closed' })
    expect(await say(report.lookup, 2, 'officer')).toEqual({ outcome: 'saved' })
    expect(await complaints.remove(channel, report.lookup)).toBe(true)
    expect(await complaints.thread(report.lookup)).toBeUndefined()
    expect(await uploads.partsOf(upload)).toEqual([])
    if (engine === 'SQLite') {
      for (const name of ['complaints.sqlite', 'complaints.sqlite-wal']) {
        expect(readFileSync(join(data, name)).includes(words), name).toBe(false)
      }
    }
  })

  test('what no report claims goes when its hour has passed, and closed reports when their time is over', async () => {
    const { lookup: kept } = await save()
    await complaints.setClosed(channel, kept, true)
    day = '2024-01-31'
    const { lookup: old } = await save()
    await complaints.setClosed(channel, old, true)
    const { lookup: open } = await save()
    day = '2024-02-01'
    const { lookup: last } = await save()
    await complaints.setClosed(channel, last, true)
    const [early, late] = [randomBytes(16), randomBytes(16)]
    await uploads.putPart(part(early, 0), '2026-11-21T08')
    await uploads.putPart(part(late, 0), '2026-11-21T10')
    expect(await complaints.deleteExpired('2026-11-21T09', '2024-02-01')).toEqual({ uploads: 1, complaints: 1 })
    expect([await uploads.partsOf(early), await uploads.partsOf(late)]).toEqual([[], [0]])
    expect(await complaints.thread(old)).toBeUndefined()
    expect(await complaints.thread(open)).toBeDefined()
    expect(await complaints.thread(last), 'closed on the day itself').toBeDefined()
    expect(await complaints.thread(kept)).toBeDefined()
  })

  test('what was stored is there after the store is opened again', async () => {
    const report = await save()
    const again = await openComplaintStores({ data, databaseUrl }, () => day)
    expect(await again.complaints.sealedBody(channel, report.lookup)).toEqual(report.body)
    await again.complaints.close()
  })
})

test('the file is for its owner alone', async () => {
  const { complaints } = await openComplaintStores({ data: folder, databaseUrl: '' }, () => '2026-11-21')
  expectMode(join(folder, 'complaints.sqlite'), 0o600)
  await complaints.close()
})

test('what was acknowledged survives a power cut, and what was deleted is overwritten', async () => {
  const database = openSqlite(join(folder, 'pragmas.sqlite'))
  const pragma = async (name: string) => (await database.query<Record<string, unknown>>(`PRAGMA ${name}`))[0]?.[name]
  // FULL, as SQLite numbers it: no test can cut the power, so the connection is asked.
  expect(await pragma('synchronous')).toBe(2)
  expect([await pragma('journal_mode'), await pragma('secure_delete'), await pragma('foreign_keys')]).toEqual([
    'wal',
    1,
    1,
  ])
  await database.close()
})

function started(postgres: TestPostgres | undefined) {
  if (!postgres) throw new Error('PostgreSQL did not start')
  return { databaseUrl: postgres.url, stop: postgres.stop }
}
