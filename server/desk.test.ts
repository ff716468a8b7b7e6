import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DeskRequest } from '#contract/desk.ts'
import { complaintPaths, deskPaths } from '#contract/paths.ts'
import { newFileKey } from '#sealing/attachment.ts'
import { newCode } from '#sealing/code.ts'
import { openComplaint, sealComplaint } from '#sealing/complaint.ts'
import { deriveKeys } from '#sealing/derive.ts'
import { openMessage, sealMessage } from '#sealing/message.ts'
import { type OfficerKeys, officerKeys } from '#sealing/officer.ts'
import { sign } from '#sealing/signing.ts'
import { type Served, serve } from './testing/served.ts'

let served: Served
let officer: OfficerKeys
let auditor: OfficerKeys
beforeAll(async () => {
  served = await serve({}, { complaints: true })
  officer = await keysOf('compliance')
  auditor = await keysOf('audit-committee')
})
afterAll(() => served.close())

const keysOf = (channel: string) => {
  const file = join(served.sample.settings.data, 'officer-keys', `${channel}.age`)
  return officerKeys(readFileSync(file, 'utf8').match(/^AGE-.*$/m)?.[0] ?? '')
}
const post = (url: string, payload: object) =>
  served.app.inject({ method: 'POST', url, payload, headers: { lang: 'en' } })
const newChallenge = async (): Promise<string> => (await post(deskPaths.challenge, {})).json().data.challenge

function signed(text: string, who: OfficerKeys, channel = 'compliance'): DeskRequest {
  return { channel, key: who.verifyKey, text, signature: sign('desk-request', text, who.signingKey) }
}
async function ask(action: string, given: object = {}, who = officer, channel = 'compliance') {
  const text = JSON.stringify({ challenge: await newChallenge(), action, ...given })
  const response = await post(deskPaths.request, signed(text, who, channel))
  return { status: response.statusCode, ...response.json() }
}
async function newCase(channelId = 'compliance') {
  const keys = await deriveKeys(newCode())
  const channel = served.complaints?.keys.channels.find(({ id }) => id === channelId)
  if (!channel) throw new Error(channelId)
  const fields = { reportedName: '某人', content: '虚报运费' }
  const report = { channel, recovery: null, keys, fields, fileKey: await newFileKey(), files: [] }
  const lookup = Buffer.from(keys.lookup, 'base64url')
  const body = Buffer.from(await sealComplaint(report))
  await served.complaints?.complaints.save({ lookup, channel: channelId, body, files: [] })
  return keys
}

test('an officer lists, opens, answers, closes and deletes a case', async () => {
  const { lookup, recipient } = await newCase()
  const listed = (await ask('list')).data.cases.find((entry: { lookup: string }) => entry.lookup === lookup)
  expect(listed).toMatchObject({ closed: null, messages: [] })
  const { data } = await ask('open', { lookup })
  const sealed = Buffer.from(data.sealed, 'base64url')
  const report = await openComplaint(sealed, [officer.identity], { case: lookup, channel: 'compliance' })
  expect(report.fields.content).toBe('虚报运费')

  const words = { case: lookup, from: 'officer', turn: 1, status: 'received', body: '已收到。' } as const
  const reply = Buffer.from(await sealMessage(words, [recipient], officer.signingKey)).toString('base64url')
  expect((await ask('reply', { lookup, turn: 1, sealed: reply })).data).toEqual({ saved: 'new' })
  expect((await ask('open', { lookup })).data.messages).toMatchObject([{ speaker: 'officer', turn: 1, sealed: reply }])

  expect(await ask('delete', { lookup })).toMatchObject({ status: 409, msg: expect.stringMatching(/not closed/) })
  expect((await ask('close', { lookup, closed: true })).data).toEqual({})
  expect((await ask('delete', { lookup })).data).toEqual({})
  expect(await ask('open', { lookup })).toMatchObject({ status: 404 })
})

test('officers of another channel get nothing, even with a sound signature', async () => {
  const { lookup, recipient } = await newCase('audit-committee')
  expect(await ask('open', { lookup })).toMatchObject({ status: 404 })
  const words = { case: lookup, from: 'officer', turn: 1, body: '已收到。' } as const
  const reply = Buffer.from(await sealMessage(words, [recipient], officer.signingKey)).toString('base64url')
  const deeds = { reply: { turn: 1, sealed: reply }, close: { closed: true }, delete: {} }
  for (const [action, given] of Object.entries({ ...deeds, part: { upload: 'A'.repeat(22), number: 0 } })) {
    expect(await ask(action, { lookup, ...given }), action).toMatchObject({ status: 404 })
  }
  expect(await ask('list', {}, officer, 'audit-committee')).toMatchObject({ status: 403 })
  const { status, data } = await ask('open', { lookup }, auditor, 'audit-committee')
  expect([status, data.closed, data.messages]).toEqual([200, false, []])
})

test('a request is good once, for the text that was signed, from a key that the channel names', async () => {
  const text = JSON.stringify({ challenge: await newChallenge(), action: 'list' })
  const request = signed(text, officer)
  expect((await post(deskPaths.request, request)).statusCode).toBe(200)
  const again = await post(deskPaths.request, request)
  expect([again.statusCode, again.json().msg]).toEqual([403, expect.stringMatching(/used before/)])

  const fresh = signed(JSON.stringify({ challenge: await newChallenge(), action: 'list' }), officer)
  const altered = { ...fresh, text: fresh.text.replace('list', 'open') }
  expect((await post(deskPaths.request, altered)).statusCode).toBe(403)
  const stranger = await officerKeys(await newFileKey())
  expect(await ask('list', {}, stranger)).toMatchObject({ status: 403, msg: expect.stringMatching(/officers.yaml/) })
  const forged = signed(JSON.stringify({ challenge: 'A'.repeat(43), action: 'list' }), officer)
  expect((await post(deskPaths.request, forged)).statusCode).toBe(403)
})

test('a challenge is too old after two minutes', async () => {
  const challenge = await newChallenge()
  const text = JSON.stringify({ challenge, action: 'list' })
  served.pass(2 * 60 * 1000)
  expect((await post(deskPaths.request, signed(text, officer))).statusCode).toBe(403)
})

test.each([
  ['an unknown action', { action: 'burn' }],
  ['a missing case', { action: 'open' }],
  ['more than was asked for', { action: 'list', extra: 1 }],
])('%s is refused by name', async (_what, { action, ...given }) => {
  expect(await ask(action, given)).toMatchObject({ status: 400, msg: expect.stringMatching(/not right: \w+/) })
})

test('a text that is not JSON is refused', async () => {
  expect((await post(deskPaths.request, signed('list', officer))).statusCode).toBe(400)
})

// The last test: the channel has other keys behind it.
test('an officer who left cannot ask any more, and what they answered still proves true', async () => {
  const { lookup, recipient, identity } = await newCase()
  const words = { case: lookup, from: 'officer', turn: 1, body: '已收到。' } as const
  const reply = Buffer.from(await sealMessage(words, [recipient], officer.signingKey)).toString('base64url')
  expect((await ask('reply', { lookup, turn: 1, sealed: reply })).data).toEqual({ saved: 'new' })
  const successor = await officerKeys(await newFileKey())
  const named = `officers: [${successor.recipient}]\n    signing: [${successor.verifyKey}]\n    retired: [${officer.verifyKey}]`
  await served.sample.edit('officers.yaml', /officers: \[\]\n {4}signing: \[\]/, named)
  await served.site.reload()
  await expect.poll(() => served.complaints?.keys.channels[0]?.officers).toEqual([successor.recipient])

  for (const action of ['list', 'open', 'close', 'delete']) {
    const given = { open: { lookup }, close: { lookup, closed: true }, delete: { lookup } }[action]
    expect(await ask(action, given)).toMatchObject({ status: 403 })
  }
  expect(await ask('open', { lookup }, successor)).toMatchObject({ status: 200 })
  const { channels } = (await served.get(complaintPaths.channels)).json().data
  const place = { case: lookup, from: 'officer', turn: 1, keys: channels[0].signing } as const
  expect(await openMessage(Buffer.from(reply, 'base64url'), [identity], place)).toMatchObject({ body: '已收到。' })
})
