import { afterAll, beforeAll, expect, test } from 'vitest'
import { complaintPaths } from '#contract/paths.ts'
import { to64 } from '#sealing/bytes.ts'
import { openConversation } from '#sealing/conversation.ts'
import { recipientsOf } from '#sealing/keys.ts'
import { sealMessage } from '#sealing/message.ts'
import { complaintDigest, messageDigest } from '#sealing/proofOfWork.ts'
import { signSending } from '#sealing/sending.ts'
import { postJson } from '#server/testing/desk.ts'
import { keysFileOf, testRoot } from '#server/testing/keys.ts'
import { doWork, newReport } from '#server/testing/reports.ts'
import { type Served, serve } from '#server/testing/served.ts'
import { openCase } from './cases/case.ts'
import { askDeletion } from './cases/deletion.ts'
import { listCases } from './cases/list.ts'
import { writeNote } from './cases/notes.ts'
import { noteReading } from './cases/reading.ts'
import { reply } from './cases/reply.ts'
import { resealCases } from './cases/reseal.ts'
import { confirmAll, type Office, openOffice } from './testing/office.ts'
import { enrol, fetchFrom } from './testing/realWebsite.ts'
import { origin } from './testing/website.ts'
import { keepTrusted } from './trusted.ts'

let served: Served
let first: Office
let second: Office
const today = Date.now()

beforeAll(async () => {
  const website = { fetch: fetchFrom(() => served) }
  first = openOffice(website)
  second = openOffice(website)
  for (const office of [first, second]) office.passed = today - Date.UTC(2026, 10, 20, 6)
  const officers = [await enrol(first), await enrol(second)]
  served = await serve({ SITE_ORIGIN: origin }, { complaints: true, keys: keysFileOf(officers, []) })
  await confirmAll(first, second)
})
afterAll(async () => {
  first.close()
  second.close()
  await served.close()
})

test('the desk and the real server: from a report to its deletion by two', async () => {
  const offered = (await served.get(complaintPaths.channels)).json().data
  const { keys, body } = await newReport(offered, { content: '多记了三车玉米' })
  expect((await postJson(served, complaintPaths.save, body)).statusCode).toBe(200)

  const desk = await first.desk()
  const colleague = await second.desk()
  const list = async () => (await listCases(desk)).cases[0]
  expect(await list()).toMatchObject({ waiting: true, seen: { state: 'open', subject: '多记了三车玉米' } })
  const found = await noteReading(desk, await openCase(desk, keys.case))
  expect(found).toMatchObject({ deletion: null, notes: { readers: [{ key: desk.signer.verifyKey }] } })
  expect(await reply(desk, keys.case, { body: 'Thank you', status: 'checking', turn: 1 })).toBe('replied')

  const { secret, channel, verifyKey: replyKey, recipient: replyTo } = keys
  const asReporter = { secret, channel, replyKey, replyTo }
  const thread = (await postJson(served, complaintPaths.query, asReporter)).json().data
  const participants = { case: keys.case, replyKey, signing: desk.named.signing, ended: [] }
  const { entries, next } = await openConversation(thread.messages, [keys.identity], participants)
  expect(entries).toMatchObject([{ message: { body: 'Thank you', status: 'checking' }, sawOther: false }])
  const message = { case: keys.case, from: 'reporter', ...next, body: 'A Monday.' } as const
  const to = recipientsOf({ ...desk.channel, ...desk.named }, null, replyTo)
  const sealed = to64(await sealMessage(message, to, keys.signingKey))
  const work = doWork(offered.work, messageDigest({ case: keys.case, turn: next.turn, sealed }))
  const sent = await postJson(served, complaintPaths.message, {
    ...asReporter,
    turn: next.turn,
    sealed,
    files: [],
    signature: signSending({ case: keys.case, turn: next.turn, sealed }, keys.signingKey),
    work,
  })
  expect(sent.statusCode).toBe(200)

  await writeNote(colleague, await openCase(colleague, keys.case), { assign: '', tags: ['scales'], body: 'Look here' })
  expect(await list()).toMatchObject({ waiting: true, seen: { handling: { tags: ['scales'] } } })
  expect((await resealCases(desk, () => {})).failed).toEqual([])
  await expect(reply(colleague, keys.case, { body: 'late', status: undefined, turn: 2 })).rejects.toMatchObject({
    reason: 'moved',
  })
  expect(await reply(colleague, keys.case, { body: 'So it was.', status: 'closed-upheld', turn: 3 })).toBe(
    'repliedClosed',
  )
  expect(await openCase(desk, keys.case)).toMatchObject({ status: 'closed-upheld', closed: true, missing: [] })

  expect(await askDeletion(desk, keys.case, false)).toBe(false)
  expect((await openCase(colleague, keys.case)).deletion).toMatchObject({ key: desk.signer.verifyKey })
  await desk.ask('keep', { case: keys.case })
  expect(await askDeletion(desk, keys.case, false)).toBe(false)
  expect(await askDeletion(colleague, keys.case, true)).toBe(true)
  expect(await listCases(desk), 'two persons signed for it').toMatchObject({ cases: [], memoryFaults: [] })

  const anew = (await served.get(complaintPaths.channels)).json().data
  const again = { ...body, work: doWork(anew.work, complaintDigest(body)) }
  const { statusCode, body: text } = await postJson(served, complaintPaths.save, again)
  expect([statusCode, JSON.parse(text).msg]).toEqual([410, expect.stringMatching(/受理人员删除|officers have deleted/)])
  expect(await listCases(desk), 'it does not come back').toMatchObject({ cases: [], memoryFaults: [] })
})

test('the server remembers the log’s last line: one that was written anew is told by the next list', async () => {
  const desk = await first.desk()
  await desk.act({ action: 'list' }, () => listCases(desk))
  await desk.act({ action: 'list' }, () => listCases(desk))
  const { n } = await desk.log.head()
  const { folder } = first
  const { rm } = await import('node:fs/promises')
  for (const file of ['log.jsonl', 'log.head']) await rm(`${folder}/${file}`)
  const why = 'A new disk in this machine.'
  await first.run('log', 'begin', why)
  await keepTrusted(await first.unlocked(), { root: testRoot.publicKey })
  const anew = await first.desk()
  for (let line = 0; line < n + 3; line++) await anew.log.add({ action: 'list' })
  expect((await listCases(anew)).headFaults).toMatchObject([{ fault: 'ownBegun', n, why }])
})
