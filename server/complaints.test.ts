import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Channels, ComplaintBody, ComplaintCall, Thread } from '#contract/complaints.ts'
import { complaintPaths, type Lang } from '#contract/paths.ts'
import { newFileKey } from '#sealing/attachment.ts'
import { from64, newId, to64 } from '#sealing/bytes.ts'
import { newCode } from '#sealing/code.ts'
import { openComplaint } from '#sealing/complaint.ts'
import { openConversation } from '#sealing/conversation.ts'
import { deriveKeys } from '#sealing/derive.ts'
import { sealMessage } from '#sealing/message.ts'
import { offeredKeys } from '#sealing/offer.ts'
import { messageDigest } from '#sealing/proofOfWork.ts'
import { signSending } from '#sealing/sending.ts'
import type { DocumentState } from '#web/startup/documentState.ts'
import { trialOfficer } from './testing/desk.ts'
import { channelIn, doWork, framesOf, newMessage, newReport, proofOf, sealParts } from './testing/reports.ts'
import { type Served, serve } from './testing/served.ts'

let served: Served
let offered: Channels
beforeAll(async () => {
  served = await serve({}, { complaints: true })
  offered = await channels()
})
afterAll(() => served.close())

const channels = async (): Promise<Channels> => (await served.get(complaintPaths.channels)).json().data
const post = <N extends ComplaintCall>(name: N, body: ComplaintBody<N> | string, lang: Lang = 'en') =>
  served.app.inject({
    method: 'POST',
    url: complaintPaths[name],
    headers: { 'content-type': 'application/json', lang },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  })
const upload = (frame: Uint8Array = new Uint8Array()) =>
  served.app.inject({
    method: 'POST',
    url: complaintPaths.upload,
    headers: { 'content-type': 'application/octet-stream', lang: 'en' },
    payload: Buffer.from(frame),
  })
const cases = async () => (await served.complaints?.complaints.list('C', 1))?.cases.length
const someBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count))

test('a site without keys offers trial channels on this machine, and says that they are', () => {
  expect(offered.channels).toEqual([
    { id: 'compliance', name: '合规部' },
    { id: 'audit-committee', name: '审计委员会' },
  ])
  expect(offered.trial).toMatch(/^[\w-]{43}$/)
  const { channels } = offeredKeys(offered, { root: offered.trial ?? '', least: 1, day: '2026-11-28' })
  expect(channels.map(({ symbol, officers, signing }) => [symbol, officers.length, signing.length])).toEqual([
    ['C', 1, 1],
    ['A', 1, 1],
  ])
  expect(offered.work).toMatchObject({ nonce: expect.stringMatching(/^[\w-]{44}$/), bits: 16 })
})

test.each([
  ['/culture', '合规部', '审计委员会'],
  ['/en/honest/report', 'Compliance department', 'Audit committee'],
])('the document of %s says what the channels are called, in its language', async (path, ...names) => {
  const state = / id="state">([^<]*)/.exec((await served.get(path)).body)?.[1] ?? 'null'
  const { keys, trial }: DocumentState = JSON.parse(state)
  expect([keys?.root, trial]).toEqual([offered.trial, true])
  expect(keys?.channels.map(({ name }) => name)).toEqual(names)
  expect(keys?.channels.every(({ summary, printed }) => summary !== '' && printed !== '')).toBe(true)
})

test('a report travels sealed from the reporter to the officer, and the answer back', async () => {
  const { keys, body } = await newReport(offered)
  const saved = await post('save', body)
  expect(saved.json()).toEqual({ code: 200, msg: 'ok', data: { saved: 'new' } })
  expect(saved.headers['cache-control']).toBe('no-store')
  expect((await post('save', body)).json().data).toEqual({ saved: 'known' })

  const store = served.complaints?.complaints
  const name = Buffer.from(keys.case, 'base64url')
  const stored = (await store?.glance('C', name))?.body ?? Buffer.alloc(0)
  const officer = await trialOfficer(served, 'compliance')
  const { complaint } = await openComplaint(stored, [officer.identity], { case: keys.case, channel: 'C' })
  expect(complaint.fields.content).toBe('收受回扣')

  const answer = {
    case: keys.case,
    from: 'officer',
    turn: 1,
    before: keys.case,
    status: 'received',
    body: '已收到。',
  } as const
  const sealed = Buffer.from(await sealMessage(answer, [complaint.replyTo], officer.signingKey))
  await store?.addMessage('C', { case: name, turn: 1, speaker: 'officer', body: sealed, files: [] })
  const thread: Thread = (await post('query', proofOf(keys))).json().data
  expect(thread).toMatchObject({ closed: false, page: 1, pages: 1 })
  const { signing } = channelIn(offered, 'compliance')
  const participants = { case: keys.case, replyKey: keys.verifyKey, signing, ended: [] }
  const { entries, status } = await openConversation(thread.messages, [keys.identity], participants)
  expect(entries).toMatchObject([{ message: { body: '已收到。' }, sawOther: false }])
  expect(status).toBe('received')
})

test('a reporter writes back once per turn', async () => {
  const { keys, body } = await newReport(offered)
  await post('save', body)
  const said = await newMessage(offered, keys, { body: '补充一点' })
  expect((await post('message', said)).json().data).toEqual({ saved: 'new' })
  expect((await post('message', said)).json().data).toEqual({ saved: 'known' })
  const other = await post('message', await newMessage(offered, keys, { body: '别的' }))
  expect([other.statusCode, other.json().msg]).toEqual([409, expect.stringMatching(/sent in between/)])
})

test('whoever has seen a look-up, or a message on its way, writes nothing as the reporter', async () => {
  const { keys, body } = await newReport(offered)
  await post('save', body)
  const first = await newMessage(offered, keys, { body: '一' })
  const stranger = await deriveKeys(newCode('C'))
  const rubbish = async (turn: number, signature: (sent: { case: string; turn: number; sealed: string }) => string) => {
    const { sealed } = await newMessage(offered, stranger, { turn })
    const sent = { case: keys.case, turn, sealed }
    const work = doWork(offered.work, messageDigest(sent))
    return post('message', { ...proofOf(keys), turn, sealed, files: [], signature: signature(sent), work })
  }
  const refused = async (answer: ReturnType<typeof rubbish>) => {
    const { statusCode } = await answer
    expect(statusCode).toBe(403)
  }
  await refused(rubbish(1, (sent) => signSending(sent, stranger.signingKey)))
  await refused(rubbish(1, () => first.signature)) // held back by a proxy, with other bytes
  expect((await post('message', first)).json().data).toEqual({ saved: 'new' })
  await refused(rubbish(2, () => first.signature))
  const { turn: _, ...again } = first
  const work = doWork(offered.work, messageDigest({ case: keys.case, turn: 2, sealed: first.sealed }))
  await refused(post('message', { ...again, turn: 2, work }))
  expect((await post('query', proofOf(keys))).json().data.messages).toHaveLength(1)
  expect((await post('message', await newMessage(offered, keys, { turn: 2 }))).json().data).toEqual({ saved: 'new' })
})

test('a file travels in parts, is resumed, and belongs to its report', async () => {
  const fileKey = await newFileKey()
  const file = await sealParts(someBytes(60_000), fileKey)
  const { id } = file.entry
  const { keys, body } = await newReport(offered, { fileKey, files: [file] })
  const early = await post('save', body)
  expect([early.statusCode, early.json().data]).toEqual([409, { missing: [{ id, numbers: [0] }] }])
  expect((await post('uploaded', { id })).json().data).toEqual({ parts: [] })
  const [frame] = framesOf(file, offered.work)
  expect((await upload(frame)).json().data).toEqual({ saved: 'new' })
  expect((await upload(frame)).json().data).toEqual({ saved: 'known' })
  expect((await post('uploaded', { id })).json().data).toEqual({ parts: [0] })
  expect((await post('save', body)).json().data).toEqual({ saved: 'new' })
  expect((await post('query', proofOf(keys))).json().data).toMatchObject({ files: 1 })
  const other = await sealParts(someBytes(60_000), fileKey)
  const late = await upload(framesOf({ ...other, entry: file.entry }, offered.work)[0])
  expect([late.statusCode, late.json().msg]).toEqual([409, expect.stringMatching(/with other content/)])
})

test('a part that was damaged on the way is refused with a sentence', async () => {
  const [frame = new Uint8Array()] = framesOf(await sealParts(someBytes(10), await newFileKey()), offered.work)
  frame[frame.length - 1] = (frame.at(-1) ?? 0) ^ 1
  const answer = await upload(frame)
  expect([answer.statusCode, answer.json().msg]).toEqual([400, expect.stringMatching(/damaged on the way/)])
})

test('where there is no room for files, a report without any is taken, and each is told', async () => {
  const room = served.complaints?.diskSpace
  const takesFiles = room?.takesFiles
  Object.assign(room ?? {}, { takesFiles: async () => false })
  const [frame] = framesOf(await sealParts(someBytes(10), await newFileKey()), offered.work)
  const refused = await upload(frame)
  expect([refused.statusCode, refused.json().msg]).toEqual([503, expect.stringMatching(/a report without files can/)])
  expect((await post('save', (await newReport(offered)).body)).statusCode).toBe(200)
  Object.assign(room ?? {}, { takesFiles })
  expect((await upload(frame)).statusCode).toBe(200)
})

test('an unknown code, and the code of another report, open nothing', async () => {
  await post('save', (await newReport(offered)).body)
  const stranger = await deriveKeys(newCode('C'))
  for (const answer of [
    await post('query', proofOf(stranger)),
    await post('message', await newMessage(offered, stranger)),
  ]) {
    expect([answer.statusCode, answer.json().msg]).toEqual([404, expect.stringMatching(/no report under this/)])
  }
})

test('who knows only what the server keeps opens nothing', async () => {
  const { keys, body } = await newReport(offered)
  await post('save', body)
  for (const secret of [keys.case, keys.ticket]) {
    expect((await post('query', { ...proofOf(keys), secret })).statusCode).toBe(404)
  }
  expect((await post('query', { ...proofOf(keys), replyKey: to64(randomBytes(32)) })).statusCode).toBe(404)
})

const spoiled = async (more: object) => ({ ...(await newReport(offered)).body, ...more }) as unknown

test.each([
  ['an unknown channel', () => spoiled({ channel: 'Z' }), 404, /“Z” takes no reports/],
  ['plain text', () => spoiled({ report: to64(Buffer.from('plain text')) }), 400, /not a whole sealed file \(size\)/],
  [
    'a message as a report',
    async () => spoiled({ report: (await newMessage(offered, await deriveKeys(newCode('C')))).sealed }),
    400,
    /not a whole sealed file/,
  ],
  ['another version', () => spoiled({ v: 1 }), 400, /not right: v/],
  ['an unknown field', () => spoiled({ name: 'Zhang' }), 400, /not right: name/],
  ['a second spelling of the same name', () => spoiled({ case: `${'A'.repeat(42)}B` }), 400, /not right: case/],
  ['broken JSON', async (): Promise<unknown> => '{"v":2', 400, /not valid JSON/],
  ['a body of 2 MB', async () => JSON.stringify({ v: 2, report: 'A'.repeat(2_000_000) }), 413, /too large/],
] as const)('%s is refused with a sentence, and nothing is stored', async (_what, make, status, sentence) => {
  const before = await cases()
  const answer = await post('save', (await make()) as never)
  expect([answer.statusCode, answer.json().code]).toEqual([status, status])
  expect(answer.json().msg).toMatch(sentence)
  expect(await cases()).toBe(before)
})

test('who did too little work is told how much, over which nonce, and may do it then', async () => {
  const { body } = await newReport(offered)
  const refused = await post('save', { ...body, work: { ...body.work, proof: to64(new Uint8Array(8)) } })
  expect([refused.statusCode, refused.json().msg]).toEqual([428, expect.stringMatching(/more work/)])
  const { work } = refused.json().data
  expect(work).toMatchObject({ bits: 16 })
  expect(from64(work.nonce)).toHaveLength(33)
  const again = await newReport({ ...offered, work })
  expect((await post('save', again.body)).statusCode).toBe(200)
})

test('refusals speak Chinese to Chinese readers', async () => {
  const keys = await deriveKeys(newCode('C'))
  expect((await post('query', proofOf(keys), 'zh')).json().msg).toMatch(/^没有找到这个查询码/)
})

test('only POST reaches them, and nothing is said of a case in an address', async () => {
  expect((await served.get(`${complaintPaths.query}?secret=x`)).statusCode).toBe(404)
  expect((await post('uploaded', { id: newId() })).json().data).toEqual({ parts: [] })
})

test('the database holds nothing of what was written, and the site says nothing of who was here', async () => {
  const said = served.log.length
  const secret = `CANARY-${randomBytes(12).toString('hex')}`
  const { body } = await newReport(offered, { content: secret })
  await post('save', body)
  for (const name of ['complaints.sqlite', 'complaints.sqlite-wal']) {
    expect(readFileSync(join(served.sample.settings.data, name)).includes(secret)).toBe(false)
  }
  expect(served.log.slice(said)).toEqual([])
})

test('what fails in a call is told with the next sweep, not at that moment', async () => {
  const said = served.log.length
  const { uploads } = served.complaints ?? {}
  const partsOf = uploads?.partsOf
  Object.assign(uploads ?? {}, { partsOf: () => Promise.reject(new TypeError('a defect')) })
  for (let turn = 0; turn < 3; turn++) expect((await post('uploaded', { id: newId() })).statusCode).toBe(500)
  Object.assign(uploads ?? {}, { partsOf })
  expect(served.log.slice(said)).toEqual([])
  await served.complaints?.deleteExpired()
  expect(served.log.slice(said).filter((line) => /^failed 3 times .*TypeError: a defect/.test(line))).toHaveLength(1)
})

// The last test: what it does holds for an hour.
test('a sender who asks or sends very often works for it, and who sends is told in the end when to come back', async () => {
  served.pass(3_600_000) // the other tests asked as well
  const { limits } = served.complaints ?? {}
  const body = proofOf(await deriveKeys(newCode('C')))
  for (let turn = 0; turn < 399; turn++) limits?.count('query', '127.0.0.1')
  expect((await post('query', body)).statusCode).toBe(404)
  const busy = await post('query', body)
  expect([busy.statusCode, busy.json().data.work.bits]).toEqual([428, 17])
  for (let turn = 0; turn < 64 * 400; turn++) limits?.count('query', '127.0.0.1')
  for (let turn = 0; turn < 64 * 40; turn++) limits?.count('save', '127.0.0.1')
  Object.assign(limits ?? {}, { bits: () => 0 }) // 22 bits take seconds
  expect((await post('query', body)).statusCode).toBe(404)
  const report = (await newReport({ ...offered, work: { ...offered.work, bits: 1 } })).body
  const last = await post('save', report)
  expect(last.statusCode).toBe(429)
  const minutes = Number(/try again in (\d+) minutes/.exec(last.json().msg)?.[1])
  expect(minutes).toBeGreaterThan(1)
  expect(last.headers['retry-after'], 'in seconds').toBe(String(minutes * 60))
  const elsewhere = { method: 'POST', url: complaintPaths.save, payload: report, remoteAddress: '192.0.2.9' } as const
  expect((await served.app.inject(elsewhere)).statusCode).toBe(200)
})
