import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Channels } from '#contract/complaints.ts'
import { dayInChina } from '#contract/day.ts'
import { complaintPaths, deskPaths } from '#contract/paths.ts'
import { newFileKey } from '#sealing/attachment.ts'
import { from64, to64 } from '#sealing/bytes.ts'
import { openComplaint } from '#sealing/complaint.ts'
import type { ReporterKeys } from '#sealing/derive.ts'
import { sealMessage } from '#sealing/message.ts'
import { sealNote } from '#sealing/note.ts'
import { type OfficerKeys, officerKeys } from '#sealing/officer.ts'
import { reseal } from '#sealing/signedText.ts'
import { paddedComplaint } from '#sealing/sizes.ts'
import { deletionAct, replacementAct, signedBy } from './testing/acts.ts'
import { askDesk, frame, newChallenge, postJson, signedRequest } from './testing/desk.ts'
import { keysFileOf } from './testing/keys.ts'
import { newMessage, newReport } from './testing/reports.ts'
import { type Served, serve } from './testing/served.ts'

const newOfficer = async () => officerKeys(await newFileKey())
const [officer, colleague, auditor] = [await newOfficer(), await newOfficer(), await newOfficer()]
let served: Served
let offered: Channels
beforeAll(async () => {
  served = await serve({}, { complaints: true, keys: keysFileOf([officer, colleague], [auditor]) })
  // The work for each report would take longer than everything else here.
  Object.assign(served.complaints?.limits ?? {}, { bits: () => 4 })
  offered = (await served.get(complaintPaths.channels)).json().data
})
afterAll(() => served.close())

const ask = (action: string, given: object = {}, who: OfficerKeys = officer, more: object = {}) =>
  askDesk(served, who, { action, ...more, ...given })
const list = (who?: OfficerKeys, more?: object) => ask('list', { page: 1 }, who, more)

async function newCase(channel = 'compliance'): Promise<ReporterKeys> {
  const { keys, body } = await newReport(offered, { channel, content: '虚报运费' })
  expect((await postJson(served, complaintPaths.save, body)).statusCode).toBe(200)
  return keys
}
const replyTo = async ({ case: name, recipient }: ReporterKeys, turn = 1, body = '已收到。') =>
  to64(
    await sealMessage(
      { case: name, from: 'officer', turn, before: name, status: 'received', body },
      [recipient, officer.recipient],
      officer.signingKey,
    ),
  )

test('an officer lists, glances at, opens and answers a case', async () => {
  const keys = await newCase()
  const { case: name } = keys
  const listed = (await list()).data.cases.find((entry: { case: string }) => entry.case === name)
  expect(listed).toMatchObject({ closed: null, deletion: null, messages: [] })
  const { data } = await ask('open', { case: name })
  const { complaint } = await openComplaint(from64(data.sealed), [officer.identity], { case: name, channel: 'C' })
  expect(complaint.fields.content).toBe('虚报运费')
  expect((await ask('glance', { case: name })).data).toEqual({
    ...{ resealed: null, replaced: null },
    sealed: data.sealed,
    last: null,
    note: null,
  })

  const sealed = await replyTo(keys)
  expect((await ask('reply', { case: name, turn: 1, sealed })).data).toEqual({ saved: 'new' })
  expect((await ask('reply', { case: name, turn: 1, sealed })).data).toEqual({ saved: 'known' })
  expect((await ask('reply', { case: name, turn: 3, sealed })).status).toBe(409)
  const last = { speaker: 'officer', turn: 1, sealed }
  expect((await ask('open', { case: name })).data).toMatchObject({ messages: [last], notes: [] })
  expect((await ask('glance', { case: name })).data).toMatchObject({ last })
})

test('officers write to each other in notes that the reporter does not get', async () => {
  const { case: name } = await newCase()
  const note = { case: name, turn: 1, before: name, by: officer.verifyKey, body: '请核对过磅单。' }
  const recipients = [officer.recipient, colleague.recipient]
  const sealed = to64(await sealNote(note, recipients, officer.signingKey))
  expect((await ask('note', { case: name, turn: 1, sealed })).data).toEqual({ saved: 'new' })
  expect((await ask('note', { case: name, turn: 1, sealed })).data).toEqual({ saved: 'known' })
  expect((await ask('open', { case: name }, colleague)).data).toMatchObject({
    notes: [{ turn: 1, sealed }],
    messages: [],
  })
  const listed = (await list()).data.cases.find((entry: { case: string }) => entry.case === name)
  expect(listed, 'a colleague’s list learns that there is another').toMatchObject({ messages: [], notes: 1 })
})

test('a report that a colleague sealed to one officer more opens for them, and is the same to who sends it again', async () => {
  const { keys, body } = await newReport(offered)
  await postJson(served, complaintPaths.save, body)
  const successor = await newOfficer()
  const to = [officer.recipient, colleague.recipient, successor.recipient]
  const again = await reseal(from64(body.report), [officer.identity], {
    case: keys.case,
    size: paddedComplaint,
    recipients: to,
    key: officer.verifyKey,
    signingKey: officer.signingKey,
    vouches: true,
  })
  const place = { case: keys.case, kind: 'complaint', turn: 0 } as const
  const act = signedBy(officer, replacementAct(place, again))
  const given = { ...place, sealed: to64(again), act: act.act, signature: act.signature }
  for (const wrong of [
    { signature: signedBy(colleague, act.act).signature },
    { act: act.act.replace('"turn":0', '"turn":1') },
    signedBy(officer, replacementAct({ ...place, case: successor.verifyKey }, again)),
    signedBy(officer, replacementAct(place, again, { channel: 'A' })),
    signedBy(officer, replacementAct(place, from64(body.report))),
    { act: '[]' },
  ]) {
    const { act, signature } = { ...given, ...wrong }
    expect(await ask('reseal', { ...given, act, signature }), act).toMatchObject({ status: 400 })
  }
  expect((await ask('reseal', given)).data).toEqual({})
  expect((await ask('reseal', { ...given, kind: 'message', turn: 1, sealed: to64(again) })).status).toBe(400)
  const { data } = await ask('open', { case: keys.case })
  const opened = await openComplaint(from64(data.resealed.sealed), [successor.identity], {
    case: keys.case,
    channel: 'C',
  })
  expect(opened.resealing).toMatchObject({ key: officer.verifyKey, sealedTo: to.sort() })
  expect(data.sealed, 'the report as it came').toBe(body.report)
  const seal = (who: OfficerKeys) => [{ kind: 'complaint', turn: 0, signature: signedBy(who, act.act).signature }]
  expect((await ask('confirm', { case: keys.case, texts: seal(officer) })).status, 'by the same person').toBe(409)
  expect((await ask('confirm', { case: keys.case, texts: seal(officer) }, colleague)).status).toBe(409)
  expect((await ask('confirm', { case: keys.case, texts: seal(colleague) }, colleague)).data).toEqual({ replaced: 1 })
  expect((await ask('open', { case: keys.case })).data).toMatchObject({
    sealed: to64(again),
    resealed: null,
    replaced: { ...act, second: colleague.verifyKey },
  })
  expect((await postJson(served, complaintPaths.save, body)).json().data).toEqual({ saved: 'known' })
})

test('one key cannot fill a case with turns: it is told so, and reporter and colleagues go on', async () => {
  const keys = await newCase()
  const { case: name } = keys
  for (let turn = 1; turn <= 20; turn++) {
    expect((await ask('reply', { case: name, turn, sealed: await replyTo(keys, turn) })).status).toBe(200)
  }
  const next = { case: name, turn: 21, sealed: await replyTo(keys, 21) }
  expect(await ask('reply', next)).toMatchObject({ status: 429, msg: expect.stringContaining('20 messages') })
  expect((await ask('reply', next, colleague)).data).toEqual({ saved: 'new' })
  for (let turn = 1; turn <= 50; turn++) {
    expect((await ask('note', { case: name, turn, sealed: next.sealed })).status).toBe(200)
  }
  expect(await ask('note', { case: name, turn: 51, sealed: next.sealed })).toMatchObject({ status: 429 })
  expect((await ask('note', { case: name, turn: 51, sealed: next.sealed }, colleague)).data).toEqual({ saved: 'new' })
})

test('one officer closes a case; deleting it takes two, and a colleague may keep it', async () => {
  const { case: name } = await newCase()
  const today = dayInChina(Date.now())
  const sign = (act: string, who = officer) => {
    const { signature } = signedBy(who, act)
    return ask('delete', { case: name, act, signature }, who)
  }
  const first = deletionAct(name, today)
  expect(await sign(first)).toMatchObject({ status: 409, msg: expect.stringMatching(/not closed/) })
  expect((await ask('close', { case: name, closed: true })).data).toEqual({})
  expect((await sign(deletionAct(name, '2020-01-01'))).status, 'a day long gone').toBe(409)
  expect((await sign(deletionAct(name, today, { channel: 'A' }))).status, 'in another channel').toBe(400)
  expect((await ask('delete', { case: name, act: first, signature: signedBy(auditor, first).signature })).status).toBe(
    400,
  )
  for (let turn = 0; turn < 2; turn++) expect((await sign(first)).data).toEqual({ deleted: false })
  const listed = (await list(colleague)).data.cases.find((entry: { case: string }) => entry.case === name)
  expect(listed.deletion).toMatchObject({ key: officer.verifyKey })
  expect((await ask('keep', { case: name }, colleague)).data).toEqual({})
  const again = deletionAct(name, today)
  expect((await sign(again, colleague)).data).toEqual({ deleted: false })
  expect((await sign(first)).status, 'what was taken back').toBe(409)
  expect((await sign(again)).data).toEqual({ deleted: true })
  expect(await ask('open', { case: name })).toMatchObject({ status: 404 })
  const { removals } = (await list()).data
  expect(removals.find((entry: { case: string }) => entry.case === name)).toMatchObject({
    ...signedBy(colleague, again),
    second: officer.verifyKey,
    secondSignature: signedBy(officer, again).signature,
  })
})

test('officers of another channel get nothing, even with a sound signature', async () => {
  const keys = await newCase('audit-committee')
  const { case: name } = keys
  const sealed = await replyTo(keys)
  const deeds = {
    glance: {},
    open: {},
    part: { upload: 'A'.repeat(22), number: 0 },
    reply: { turn: 1, sealed },
    note: { turn: 1, sealed },
    close: { closed: true },
    delete: signedBy(officer, deletionAct(name, dayInChina(Date.now()))),
    keep: {},
    reseal: {
      ...{ kind: 'message', turn: 1, sealed },
      ...signedBy(officer, replacementAct({ case: name, kind: 'message', turn: 1 }, from64(sealed))),
    },
  }
  for (const [action, given] of Object.entries(deeds)) {
    const { key: _, ...rest } = { key: '', ...given }
    expect(await ask(action, { case: name, ...rest }), action).toMatchObject({ status: 404 })
    expect(await ask(action, { case: name, ...rest, channel: 'A' }), action).toMatchObject({ status: 403 })
  }
  const { status, data } = await ask('open', { case: name }, auditor, { channel: 'A' })
  expect([status, data.closed, data.messages]).toEqual([200, false, []])
})

test('a request is good once, for the text that was signed, from a key that the channel names', async () => {
  const newText = async (more: object = {}) =>
    JSON.stringify({ challenge: await newChallenge(served), ...frame, action: 'list', page: 1, ...more })
  const send = (request: object) => postJson(served, deskPaths.request, request)
  const request = signedRequest(await newText(), officer)
  expect((await send(request)).statusCode).toBe(200)
  const again = await send(request)
  expect([again.statusCode, again.json().msg]).toEqual([403, expect.stringMatching(/used before/)])

  const fresh = signedRequest(await newText(), officer)
  expect((await send({ ...fresh, text: fresh.text.replace('"page":1', '"page":2') })).statusCode).toBe(403)
  expect((await send({ ...fresh, key: colleague.verifyKey })).statusCode).toBe(403)
  expect(await list(await newOfficer())).toMatchObject({ status: 403, msg: expect.stringMatching(/channels.yaml/) })
  const forged = signedRequest(await newText({ challenge: 'A'.repeat(44) }), officer)
  expect((await send(forged)).statusCode).toBe(403)
  const nonce = signedRequest(await newText({ challenge: offered.work.nonce }), officer)
  expect((await send(nonce)).statusCode, 'a nonce for work is no challenge').toBe(403)
})

test('a challenge is too old after two minutes', async () => {
  const text = JSON.stringify({ challenge: await newChallenge(served), ...frame, action: 'list', page: 1 })
  served.pass(2 * 60 * 1000)
  expect((await postJson(served, deskPaths.request, signedRequest(text, officer))).statusCode).toBe(403)
})

test('a desk that speaks to another site under our name gets nothing', async () => {
  for (const origin of ['https://evil.example', 'http://localhost.evil.example', 'localhost', '']) {
    expect(await list(officer, { origin }), origin).toMatchObject({
      status: 403,
      msg: expect.stringMatching(/another website/),
    })
  }
})

test('a last line far ahead of the one before is refused: one request cannot freeze what is kept of a log', async () => {
  const head = (n: number) => ({ head: { n, print: 'f'.repeat(64) } })
  await list(officer, head(1))
  for (const n of [Number.MAX_SAFE_INTEGER, 10_005]) {
    expect(await list(officer, head(n)), String(n)).toMatchObject({ status: 409, msg: expect.stringMatching(/log/) })
  }
  const before = (await list(officer, head(2))).data.heads
  expect(before.find(({ key }: { key: string }) => key === officer.verifyKey).n).toBeLessThan(10_000)
})

test('colleagues hear of the last line of each other’s logs, which never goes back', async () => {
  const head = (n: number, letter: string) => ({ head: { n, print: letter.repeat(64) } })
  await list(officer, head(5, 'a'))
  await list(officer, head(3, 'b'))
  const { data } = await list(colleague, head(1, 'c'))
  expect(data.heads).toContainEqual({ key: officer.verifyKey, ...head(5, 'a').head })
  // One's own is told as it was before the request, so that a desk can hold its log against it.
  const { heads } = (await list(colleague, head(8, 'e'))).data
  expect(heads).toContainEqual({ key: colleague.verifyKey, ...head(1, 'c').head })
  const others = (await list(auditor, { channel: 'A', ...head(9, 'd') })).data.heads
  expect(others.map(({ key }: { key: string }) => key)).not.toContain(officer.verifyKey)
})

test.each([
  ['an unknown action', { action: 'burn' }],
  ['a missing case', { action: 'open' }],
  ['more than was asked for', { action: 'list', page: 1, extra: 1 }],
  ['no page', { action: 'list' }],
])('%s is refused by name', async (_what, given) => {
  expect(await askDesk(served, officer, given)).toMatchObject({
    status: 400,
    msg: expect.stringMatching(/not right: \w+/),
  })
})

test('a text that is not JSON is refused', async () => {
  expect((await postJson(served, deskPaths.request, signedRequest('list', officer))).statusCode).toBe(400)
})

test('a reporter’s message is not stored in the place of an officer’s', async () => {
  const keys = await newCase()
  const { turn, sealed, ...rest } = await newMessage(offered, keys)
  expect((await postJson(served, complaintPaths.message, { turn, sealed, ...rest })).statusCode).toBe(200)
  expect((await ask('reply', { case: keys.case, turn, sealed })).status).toBe(409)
})
