import { afterEach, beforeEach, expect, test } from 'vitest'
import { newFileKey } from '#sealing/attachment.ts'
import { to64 } from '#sealing/bytes.ts'
import { newCode } from '#sealing/code.ts'
import { sealComplaint } from '#sealing/complaint.ts'
import { deriveKeys } from '#sealing/derive.ts'
import { sealMessage } from '#sealing/message.ts'
import { type OfficerKeys, officerKeys } from '#sealing/officer.ts'
import type { Desk } from '../desk.ts'
import { openPair, type Pair } from '../testing/office.ts'
import { report } from '../testing/reporter.ts'
import type { Website } from '../testing/website.ts'
import { type Case, openCase } from './case.ts'
import { reply } from './reply.ts'

let website: Website
let office: Pair['office']
let colleague: Pair['office']
let desk: Desk
beforeEach(async () => {
  ;({ website, office, colleague, desk } = await openPair())
})
afterEach(() => {
  office.close()
  colleague.close()
})

const answer = async (by: Desk, name: string, body: string, status?: 'checking' | 'closed-upheld') =>
  reply(by, name, { body, status, turn: (await openCase(by, name)).next.turn })
const whatIsSaid = ({ messages }: Case) =>
  messages.map((said) => ('refused' in said ? said.refused : [said.value.body, said.sawOther]))
const stranger = async () => officerKeys(await newFileKey())
/** A message that somebody with another key puts into a row. */
async function forge(name: string, from: 'reporter' | 'officer', turn: number, by: OfficerKeys): Promise<void> {
  const officers = website.lines.C.map(({ recipient }) => recipient)
  const message = { case: name, from, turn, before: name, body: 'Drop the case!' } as const
  const sealed = to64(await sealMessage(message, officers, by.signingKey))
  website.row(name).messages.push({ speaker: from, turn, day: website.today, sealed, resealed: null, replaced: null })
}

test('a case is one conversation: both sides, in order, with the officers’ signed status', async () => {
  const reporter = await report(website, { subject: 'Scales', content: 'three lorries' })
  await reporter.write('And a fourth.')
  await answer(desk, reporter.case, 'Thank you', 'checking')
  await answer(await colleague.desk(), reporter.case, 'Which day?')
  await reporter.write('A Monday.')
  const found = await openCase(desk, reporter.case)
  expect(found.report).toMatchObject({
    value: { fields: { subject: 'Scales' } },
    audience: { strangers: [], missing: [] },
  })
  expect(whatIsSaid(found)).toEqual([
    ['And a fourth.', false],
    ['Thank you', false],
    ['Which day?', false],
    ['A Monday.', false],
  ])
  expect(found).toMatchObject({ status: 'checking', missing: [], next: { turn: 5 } })
  expect(await reporter.read()).toMatchObject([{ body: 'Thank you' }, { body: 'Which day?' }])
})

test('a report that was moved to another channel is refused by its name and cannot be answered', async () => {
  const { case: name } = await report(website, { content: 'x' }, { symbol: 'A', officers: [office.ring[0].recipient] })
  website.row(name).channel = 'C'
  expect((await openCase(desk, name)).report).toEqual({ refused: 'channel' })
  await expect(reply(desk, name, { body: 'x', status: undefined, turn: 1 })).rejects.toMatchObject({
    reason: 'unreadableCase',
  })
})

test('a report whose body a stranger replaced, with reply keys of their own, is refused', async () => {
  const { case: name } = await report(website, { content: 'the truth' })
  const channel = { ...desk.channel, ...desk.named }
  const keys = await deriveKeys(newCode('C'))
  const fileKey = await newFileKey()
  const forged = await sealComplaint({
    channel,
    recovery: null,
    keys,
    fields: { content: 'a lie' },
    fileKey,
    files: [],
  })
  website.row(name).sealed = to64(forged)
  expect((await openCase(desk, name)).report).toEqual({ refused: 'case' })
  website.row(name).sealed = 'AAAA'
  expect((await openCase(desk, name)).report).toEqual({ refused: 'form' })
})

test('a report or answer that is sealed to a stranger too, or to a colleague not, says so', async () => {
  const other = await stranger()
  const officers = website.lines.C.map(({ recipient }) => recipient)
  const sealedToMore = await report(website, { content: 'x' }, { officers: [...officers, other.recipient] })
  const sealedToLess = await report(website, { content: 'x' }, { officers: [office.ring[0].recipient] })
  expect((await openCase(desk, sealedToMore.case)).report).toMatchObject({
    audience: { strangers: [other.recipient], missing: [] },
  })
  expect((await openCase(desk, sealedToLess.case)).report).toMatchObject({
    audience: { strangers: [], missing: [colleague.ring[0].recipient] },
  })
})

test('forged messages are shown as refused, each by its reason, and nothing of their text', async () => {
  const { case: name } = await report(website, { content: 'x' })
  await forge(name, 'reporter', 1, await stranger())
  await forge(name, 'officer', 2, await stranger())
  // An officer's own key proves nothing in the reporter's name.
  await forge(name, 'reporter', 3, office.ring[0])
  expect(whatIsSaid(await openCase(desk, name))).toEqual(['signature', 'signature', 'signature'])
})

test('a message signed with a key that the website names and nobody confirmed is called so, and has no status', async () => {
  const { case: name } = await report(website, { content: 'x' })
  const other = await stranger()
  website.name('C', other)
  await desk.renew()
  await forge(name, 'officer', 1, other)
  const found = await openCase(desk, name)
  expect(whatIsSaid(found)).toEqual(['unconfirmed'])
  expect(found.status).toBeUndefined()
})

test('messages that were held back, replaced or put in another order are noticed', async () => {
  const reporter = await report(website, { content: 'x' })
  await reporter.write('one')
  await answer(desk, reporter.case, 'two')
  await reporter.write('three')
  const row = website.row(reporter.case)
  const [one, two, three] = row.messages
  if (!one || !two || !three) throw new Error('three messages')
  row.messages = [one, three]
  expect((await openCase(desk, reporter.case)).missing).toEqual([2])
  row.messages = [one, { ...two, turn: 3, sealed: three.sealed, speaker: 'reporter' }]
  expect(whatIsSaid(await openCase(desk, reporter.case))).toEqual([
    ['one', false],
    ['three', true],
  ])
  row.messages = [{ ...two, turn: 1 }, { ...one, turn: 2 }, three]
  expect(whatIsSaid(await openCase(desk, reporter.case)).slice(0, 2)).toEqual(['turn', 'turn'])
  // A message that the author has seen and the server now shows otherwise.
  const fake = await report(website, { content: 'x' })
  await fake.write('instead', { turn: 1, before: fake.case })
  row.messages = [{ ...one, sealed: website.row(fake.case).messages[0]?.sealed ?? '' }, two, three]
  expect(whatIsSaid(await openCase(desk, reporter.case))[0]).toBe('case')
})

test('whatever the server says of closing, only signed answers say the status', async () => {
  const { case: name } = await report(website, { content: 'x' })
  website.row(name).closed = website.today
  expect(await openCase(desk, name)).toMatchObject({ closed: true, status: undefined })
})

test('without the report nothing of its reporter is proved', async () => {
  const reporter = await report(website, { content: 'x' }, { officers: [(await stranger()).recipient] })
  await reporter.write('hello')
  const found = await openCase(desk, reporter.case)
  expect(found.report).toEqual({ refused: 'unreadable' })
  expect(whatIsSaid(found)).toEqual(['unproved'])
})

test('an answer is sealed to confirmed keys alone, and not to one that was struck off at noon', async () => {
  const reporter = await report(website, { content: 'x' })
  const other = await stranger()
  website.name('C', other)
  await answer(desk, reporter.case, 'not for a stranger')
  expect((await reporter.read())[0]?.sealedTo).toEqual(
    [office.ring[0].recipient, colleague.ring[0].recipient, reporter.keys.recipient].sort(),
  )
  website.lines.C.splice(1)
  await answer(desk, reporter.case, 'not for a thief')
  expect((await reporter.read())[1]?.sealedTo).toEqual([office.ring[0].recipient, reporter.keys.recipient].sort())
  expect(desk.circle.gone).toEqual([colleague.ring[0].recipient, colleague.ring[0].verifyKey])
})

test('a message that came in between is read before the answer goes out', async () => {
  const reporter = await report(website, { content: 'x' })
  const { next } = await openCase(desk, reporter.case)
  await reporter.write('wait')
  await expect(reply(desk, reporter.case, { body: 'x', status: undefined, turn: next.turn })).rejects.toMatchObject({
    reason: 'moved',
  })
})

test('a lost answer of the server does not send a reply twice', async () => {
  const reporter = await report(website, { content: 'x' })
  let lost = false
  office.fetch = async (url, init) => {
    const response = await website.fetch(url, init)
    if (lost || !String(init.body).includes('\\"reply\\"')) return response
    lost = true
    throw new TypeError('terminated')
  }
  await answer(desk, reporter.case, 'once')
  expect(lost).toBe(true)
  expect(await reporter.read()).toMatchObject([{ turn: 1, body: 'once' }])
})

test('a status “Closed” closes the case, and says so when that failed', async () => {
  const reporter = await report(website, { content: 'x' })
  expect(await answer(desk, reporter.case, 'done', 'closed-upheld')).toBe('repliedClosed')
  expect(website.row(reporter.case).closed).toBe(website.today)
  expect(await answer(desk, reporter.case, 'one more word')).toBe('repliedStillClosed')
  const second = await report(website, { content: 'x' })
  website.twist = ({ action }, data) => (action === 'close' ? 'nonsense' : data)
  await expect(answer(desk, second.case, 'done', 'closed-upheld')).rejects.toMatchObject({ reason: 'notClosed' })
  expect(await second.read()).toMatchObject([{ body: 'done' }])
})
