import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Channels, ComplaintBody, ComplaintCall, Thread } from '#contract/complaints.ts'
import { complaintPaths, type Lang } from '#contract/paths.ts'
import { writeFrame } from '#contract/upload.ts'
import { newFileKey, sealFile } from '#sealing/attachment.ts'
import { from64, newId, to64 } from '#sealing/bytes.ts'
import { newCode } from '#sealing/code.ts'
import { openComplaint, sealComplaint } from '#sealing/complaint.ts'
import { deriveKeys, type ReporterKeys } from '#sealing/derive.ts'
import { openMessage, sealMessage } from '#sealing/message.ts'
import { officerKeys } from '#sealing/officer.ts'
import { findWork } from '#sealing/work.ts'
import { expectMode } from './testing/expectMode.ts'
import { type Served, serve } from './testing/served.ts'

let served: Served
let offered: Channels
beforeAll(async () => {
  served = await serve({}, { complaints: true })
  offered = (await served.get(complaintPaths.channels)).json().data
})
afterAll(() => served.close())

async function post<N extends ComplaintCall>(name: N, body: ComplaintBody<N> | string, lang: Lang = 'en') {
  const payload = typeof body === 'string' ? body : JSON.stringify(body)
  const headers = { 'content-type': 'application/json', lang }
  return served.app.inject({ method: 'POST', url: complaintPaths[name], headers, payload })
}
const upload = (frame: Uint8Array) =>
  served.app.inject({
    method: 'POST',
    url: complaintPaths.upload,
    headers: { 'content-type': 'application/octet-stream', lang: 'en' },
    payload: Buffer.from(frame),
  })
const channelOf = (id: string) => {
  const found = offered.channels.find((channel) => channel.id === id)
  if (!found) throw new Error(`no channel ${id}`)
  return found
}

async function newReport(
  more: { channel?: string; content?: string; files?: Parameters<typeof sealComplaint>[0]['files'] } = {},
) {
  const channel = channelOf(more.channel ?? 'compliance')
  const keys = await deriveKeys(newCode())
  const fields = { reportedName: '某人', department: '采购中心', content: more.content ?? '收受回扣' }
  const fileKey = await newFileKey()
  const sealed = await sealComplaint({ channel, recovery: null, keys, fields, fileKey, files: more.files ?? [] })
  const body: ComplaintBody<'save'> = {
    v: 1,
    lookup: keys.lookup,
    channel: channel.id,
    report: to64(sealed),
    files: [],
    work: to64(findWork(keys.lookup, offered.work)),
  }
  return { keys, body }
}

const identity = (channel: string) =>
  readFileSync(join(served.sample.settings.data, 'officer-keys', `${channel}.age`), 'utf8').match(/^AGE-.*$/m)?.[0] ??
  ''

async function framesOf(bytes: Uint8Array<ArrayBuffer>, fileKey: string, id = newId()) {
  const file = await sealFile(new Blob([bytes]).stream(), bytes.length, fileKey)
  const work = findWork(id, offered.work)
  const frames: Uint8Array[] = []
  for await (const { number, bytes, sha256 } of file) {
    frames.push(writeFrame({ id: from64(id), work, number, digest: from64(sha256), bytes }))
  }
  return { id, frames, parts: file.parts }
}

test('a site without keys makes them at its first start, for its owner alone, and says so', () => {
  expect(offered.channels.map(({ id }) => id)).toEqual(['compliance', 'audit-committee'])
  for (const { id, officers, signing } of offered.channels) {
    expect([officers.length, signing.length]).toEqual([1, 1])
    const file = join(served.sample.settings.data, 'officer-keys', `${id}.age`)
    expectMode(file, 0o600)
    expect(served.log.some((line) => line.includes(file))).toBe(true)
  }
})

test('a report travels sealed from the reporter to the officer, and the answer back', async () => {
  const { keys, body } = await newReport()
  const saved = await post('save', body)
  expect(saved.json()).toEqual({ code: 200, msg: 'ok', data: { saved: 'new' } })
  expect(saved.headers['cache-control']).toBe('no-store')
  expect((await post('save', body)).json().data).toEqual({ saved: 'known' })

  const stored = await served.complaints?.complaints.sealedBody('compliance', Buffer.from(keys.lookup, 'base64url'))
  const officer = await officerKeys(identity('compliance'))
  const report = await openComplaint(stored ?? Buffer.alloc(0), [officer.identity], {
    case: keys.lookup,
    channel: 'compliance',
  })
  expect(report.fields.content).toBe('收受回扣')

  const answer = { case: keys.lookup, from: 'officer', turn: 1, status: 'received', body: '已收到。' } as const
  await served.complaints?.complaints.addMessage({
    lookup: Buffer.from(keys.lookup, 'base64url'),
    turn: 1,
    speaker: 'officer',
    body: Buffer.from(await sealMessage(answer, [report.replyTo], officer.signingKey)),
    files: [],
  })
  const thread: Thread = (await post('query', { token: keys.token })).json().data
  expect(thread).toMatchObject({ channel: 'compliance', closed: false })
  const sealed = Buffer.from(thread.messages[0]?.sealed ?? '', 'base64url')
  const signing = channelOf('compliance').signing
  const opened = await openMessage(sealed, [keys.identity], {
    case: keys.lookup,
    from: 'officer',
    turn: 1,
    keys: signing,
  })
  expect(opened).toMatchObject({ status: 'received', body: '已收到。' })
})

test('a reporter writes back once per turn', async () => {
  const { keys, body } = await newReport()
  await post('save', body)
  const sealed = to64(await message(keys, 1, '补充一点'))
  const said = { token: keys.token, turn: 1, sealed, files: [] }
  expect((await post('message', said)).json().data).toEqual({ saved: 'new' })
  expect((await post('message', said)).json().data).toEqual({ saved: 'known' })
  const other = await post('message', { ...said, sealed: to64(await message(keys, 1, '别的')) })
  expect([other.statusCode, other.json().msg]).toEqual([409, expect.stringMatching(/sent in between/)])
})

test('a file travels in parts, is resumed, and belongs to its report', async () => {
  const id = newId()
  const { keys, body } = await newReport()
  const bytes = crypto.getRandomValues(new Uint8Array(60_000))
  const { frames, parts } = await framesOf(bytes, await newFileKey(), id)
  expect(parts).toBe(1)
  const withFile = { ...body, files: [{ id, parts }] }
  const early = await post('save', withFile)
  expect([early.statusCode, early.json().data]).toEqual([409, { missing: [{ id, numbers: [0] }] }])
  expect((await post('uploaded', { id })).json().data).toEqual({ parts: [] })
  expect((await upload(frames[0] ?? new Uint8Array())).json().data).toEqual({ saved: 'new' })
  expect((await upload(frames[0] ?? new Uint8Array())).json().data).toEqual({ saved: 'known' })
  expect((await post('uploaded', { id })).json().data).toEqual({ parts: [0] })
  expect((await post('save', withFile)).json().data).toEqual({ saved: 'new' })
  const late = await upload((await framesOf(bytes, await newFileKey(), id)).frames[0] ?? new Uint8Array())
  expect([late.statusCode, late.json().msg]).toEqual([409, expect.stringMatching(/with other content/)])
  expect(keys.lookup).toHaveLength(43)
})

test('a part that was damaged on the way is refused with a sentence', async () => {
  const { frames } = await framesOf(crypto.getRandomValues(new Uint8Array(10)), await newFileKey())
  const [frame = new Uint8Array()] = frames
  frame[frame.length - 1] = (frame.at(-1) ?? 0) ^ 1
  const answer = await upload(frame)
  expect([answer.statusCode, answer.json().msg]).toEqual([400, expect.stringMatching(/damaged on the way/)])
})

test('while too many parts wait for their reports no more are taken, and the sender may try again', async () => {
  const { frames } = await framesOf(crypto.getRandomValues(new Uint8Array(10)), await newFileKey())
  const [frame = new Uint8Array()] = frames
  const database = new DatabaseSync(join(served.sample.settings.data, 'complaints.sqlite'))
  database.exec(`
    INSERT INTO uploads (id, expires) VALUES (x'00', '2099-01-01T00');
    WITH RECURSIVE numbers (number) AS (SELECT 0 UNION ALL SELECT number + 1 FROM numbers WHERE number < 4095)
    INSERT INTO parts (upload, number, digest, body) SELECT x'00', number, x'00', x'00' FROM numbers
  `)
  expect((await upload(frame)).statusCode).toBe(503)
  database.exec(`PRAGMA foreign_keys = ON; DELETE FROM uploads WHERE id = x'00'`)
  database.close()
  expect((await upload(frame)).statusCode).toBe(200)
})

test('an unknown code, and the code of another report, open nothing', async () => {
  const { body } = await newReport()
  await post('save', body)
  const stranger = await deriveKeys(newCode())
  for (const name of ['query', 'message'] as const) {
    const sealed = to64(await message(stranger, 1, '?'))
    const answer = await post(name, {
      token: stranger.token,
      ...(name === 'message' && { turn: 1, sealed, files: [] }),
    } as never)
    expect([answer.statusCode, answer.json().msg]).toEqual([
      404,
      expect.stringMatching(/no report under this query code/),
    ])
  }
})

test.each([
  [
    'too little work',
    async (): Promise<unknown> => ({ ...(await newReport()).body, work: to64(new Uint8Array(8)) }),
    428,
    /more work/,
  ],
  [
    'an unknown channel',
    async () => ({ ...(await newReport()).body, channel: 'nobody' }),
    404,
    /no channel called “nobody”/,
  ],
  [
    'plain text',
    async () => ({ ...(await newReport()).body, report: to64(Buffer.from('plain text')) }),
    400,
    /not a whole sealed file \(size\)/,
  ],
  [
    'a message as a report',
    async () => {
      const { keys, body } = await newReport()
      return { ...body, report: to64(await message(keys, 1, '?')) }
    },
    400,
    /not a whole sealed file/,
  ],
  ['another version', async () => ({ ...(await newReport()).body, v: 2 }), 400, /not right: v/],
  ['an unknown field', async () => ({ ...(await newReport()).body, name: 'Zhang' }), 400, /not right: name/],
  [
    'a second spelling of the same key',
    async () => {
      const { body } = await newReport()
      return { ...body, lookup: `${body.lookup.slice(0, -1)}B` }
    },
    400,
    /not right: lookup/,
  ],
  ['broken JSON', async (): Promise<unknown> => '{"v":1', 400, /not valid JSON/],
  ['a body of 2 MB', async () => JSON.stringify({ v: 1, report: 'A'.repeat(2_000_000) }), 413, /too large/],
] as const)('%s is refused with a sentence, and nothing is stored', async (_what, make, status, sentence) => {
  const before = (await served.complaints?.complaints.list('compliance'))?.length
  const answer = await post('save', (await make()) as never)
  expect([answer.statusCode, answer.json().code]).toEqual([status, status])
  expect(answer.json().msg).toMatch(sentence)
  expect((await served.complaints?.complaints.list('compliance'))?.length).toBe(before)
})

test('reports that come in a flood make the next ones cost more work, for a minute', async () => {
  const work = async () => (await served.get(complaintPaths.channels)).json().data.work
  const minute = 60_000
  served.pass(minute)
  for (let flood = 0; flood < 119; flood++) served.complaints?.limits.saved()
  const [quiet, { body }] = [await work(), await newReport()]
  await post('save', body)
  expect(await work()).toBe(quiet + 1)
  await post('save', body)
  expect(await work(), 'what is known already is no new report').toBe(quiet + 1)
  served.pass(minute)
  expect(await work()).toBe(quiet)
})

test('refusals speak Chinese to Chinese readers', async () => {
  const { keys } = await newReport()
  expect((await post('query', { token: keys.token }, 'zh')).json().msg).toMatch(/^没有找到这个查询码/)
})

test('a connection that asks too often is told when to come back', async () => {
  const { token } = await deriveKeys(newCode())
  const answers: number[] = []
  for (let turn = 0; turn < 401; turn++) answers.push((await post('query', { token })).statusCode)
  expect(answers.at(-1)).toBe(429)
  const last = await post('query', { token })
  const minutes = Number(/try again in (\d+) minutes/.exec(last.json().msg)?.[1])
  expect(minutes).toBeGreaterThan(1)
  expect(last.headers['retry-after'], 'in seconds').toBe(String(minutes * 60))
})

test('only POST reaches them, and nothing is said of a case in an address', async () => {
  expect((await served.get(`${complaintPaths.query}?token=x`)).statusCode).toBe(404)
})

const message = (keys: ReporterKeys, turn: number, body: string): Promise<Uint8Array> =>
  sealMessage({ case: keys.lookup, from: 'reporter', turn, body }, [keys.recipient], keys.signingKey)

test('the database holds nothing of what was written', async () => {
  const secret = `CANARY-${randomBytes(12).toString('hex')}`
  const { body } = await newReport({ content: secret })
  await post('save', body)
  for (const name of ['complaints.sqlite', 'complaints.sqlite-wal']) {
    expect(readFileSync(join(served.sample.settings.data, name)).includes(secret)).toBe(false)
  }
})
