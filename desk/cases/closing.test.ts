import { randomBytes } from 'node:crypto'
import { bech32 } from '@scure/base'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { newFileKey } from '#sealing/attachment.ts'
import { to64 } from '#sealing/bytes.ts'
import { caseOf } from '#sealing/caseName.ts'
import { bytesOfSealed } from '#sealing/conversation.ts'
import { sealMessage } from '#sealing/message.ts'
import { officerKeys } from '#sealing/officer.ts'
import { openSigned, sealSigned } from '#sealing/signedText.ts'
import { paddedComplaint } from '#sealing/sizes.ts'
import { prepare } from '../commands/call.ts'
import type { Desk } from '../desk.ts'
import { deskActions } from '../page/actions.ts'
import { createSession } from '../page/session.ts'
import { confirmAll, openNamed, openPair, type Pair } from '../testing/office.ts'
import { type Reporter, report } from '../testing/reporter.ts'
import type { Website } from '../testing/website.ts'
import { openCase } from './case.ts'
import { closeAgain, setClosed } from './closing.ts'
import { makeDigest } from './digest.ts'
import type { Glances } from './glance.ts'
import { listCases } from './list.ts'
import { writeNote } from './notes.ts'
import { noteReading } from './reading.ts'
import { isUnanswerable, reply } from './reply.ts'

let website: Website
let office: Pair['office']
let colleague: Pair['office']
let desk: Desk
let theirs: Desk
let reporter: Reporter
beforeEach(async () => {
  ;({ website, office, colleague, desk, theirs } = await openPair())
  reporter = await report(website, { content: 'three lorries' })
})

const row = () => website.row(reporter.case)
const look = async (by: Desk) => {
  const { open, closed, memoryFaults } = await by.act({ action: 'list' }, () => listCases(by))
  return [open, closed, ...memoryFaults.map(({ fault }) => fault)]
}
const answer = async (by: Desk, status?: 'checking' | 'closed-upheld', body = 'words') =>
  reply(by, reporter.case, { body, status, turn: (await openCase(by, reporter.case)).next.turn })

test('a case that an officer closes without a message has their note, and every desk takes it as closed', async () => {
  await look(theirs)
  await setClosed(desk, reporter.case, true)
  expect(row()).toMatchObject({ closed: website.today, messages: [], notes: [{ turn: 1 }] })
  for (const by of [desk, theirs]) expect(await look(by)).toEqual([0, 1])
  expect(await openCase(theirs, reporter.case)).toMatchObject({
    closing: { closed: true, day: website.today },
    marks: null,
    memoryFaults: [],
  })
  expect(await makeDigest(theirs)).toMatchObject({ open: 0, closed: 1, unsigned: 0, closing: { count: 1 } })
  website.asked = []
  await look(theirs)
  expect(website.asked, 'what is proved is not opened again').not.toContain('open')
})

test('a closing outlasts later notes, and is written once', async () => {
  await setClosed(desk, reporter.case, true)
  await writeNote(theirs, await openCase(theirs, reporter.case), { assign: '', tags: ['feed'], body: 'The scales.' })
  await setClosed(desk, reporter.case, true)
  expect(row().notes).toHaveLength(2)
  expect(await look(theirs)).toEqual([0, 1])
})

test('the status “Closed” is as good as a note, also when other messages follow it', async () => {
  await answer(desk, 'closed-upheld')
  await answer(theirs)
  expect(row().notes).toEqual([])
  expect(await look(await colleague.desk())).toEqual([0, 1])
})

test('an answer with another status opens a closed case again: for the reporter, and on every desk', async () => {
  expect(await answer(desk, 'closed-upheld', '')).toBe('repliedClosed')
  for (const by of [desk, theirs]) expect(await look(by)).toEqual([0, 1])
  expect((await openCase(theirs, reporter.case)).closing).toEqual({
    ...{ closed: true, day: website.today, by: desk.signer.verifyKey },
  })
  expect(await answer(theirs)).toBe('repliedStillClosed')
  expect(row().closed).toBe(website.today)
  expect(await answer(theirs, 'checking')).toBe('repliedReopened')
  expect(row().closed).toBeNull()
  row().closed = website.today
  for (const by of [desk, theirs]) expect(await look(by), 'the database closes nothing').toEqual([1, 0, 'unsigned'])
  expect((await openCase(desk, reporter.case)).closing).toMatchObject({ closed: false })
  expect(row().notes, 'no note is needed').toEqual([])
})

test('an answer that closes signs what the database closed, and one with another status opens it', async () => {
  row().closed = website.today
  expect(await answer(desk, 'checking')).toBe('repliedReopened')
  expect(row().closed).toBeNull()
  row().closed = website.today
  expect(await answer(desk, 'closed-upheld')).toBe('repliedClosed')
  for (const by of [desk, theirs]) expect(await look(by)).toEqual([0, 1])
})

test('a case that an officer has opened again is not closed by the database, whoever closed it before', async () => {
  await answer(desk, 'closed-upheld')
  for (const by of [desk, theirs]) expect(await look(by)).toEqual([0, 1])
  await setClosed(theirs, reporter.case, false)
  expect(row().closed).toBeNull()
  row().closed = website.today
  expect(await look(theirs), 'by who opened it').toEqual([1, 0, 'unsigned'])
  expect((await openCase(desk, reporter.case)).memoryFaults, 'by others').toMatchObject([{ fault: 'unsigned' }])
  expect(await look(desk)).toEqual([1, 0, 'unsigned'])
  await answer(desk, 'closed-upheld')
  for (const by of [desk, theirs]) expect(await look(by), 'a later word counts').toEqual([0, 1])
})

test('an officer’s signature under what the database closed mends it for every desk', async () => {
  row().closed = website.today
  for (const by of [desk, theirs]) expect(await look(by)).toEqual([1, 0, 'unsigned'])
  await setClosed(desk, reporter.case, true)
  for (const by of [desk, theirs]) expect(await look(by)).toEqual([0, 1])
})

test('a page that stays open all day sees what was closed in the database, and what a colleague signed after that', async () => {
  const glances: Glances = new Map()
  const inPage = async () => {
    const { open, closed, memoryFaults } = await listCases(desk, { glances })
    return [open, closed, memoryFaults.length]
  }
  expect(await inPage()).toEqual([1, 0, 0])
  row().closed = website.today
  expect(await inPage()).toEqual([1, 0, 1])
  await setClosed(theirs, reporter.case, true)
  expect(await inPage()).toEqual([0, 1, 0])
})

test('the day of a closing is that of the last one', async () => {
  await setClosed(desk, reporter.case, true)
  await setClosed(desk, reporter.case, false)
  website.today = '2026-11-25'
  office.passed = 5 * 24 * 3600 * 1000
  await setClosed(desk, reporter.case, true)
  expect((await openCase(theirs, reporter.case)).closing).toEqual({
    ...{ closed: true, day: '2026-11-25', by: desk.signer.verifyKey },
  })
})

test('a turn that the website made up keeps no later closing from counting', async () => {
  const [junk] = ['A'.repeat(200)]
  row().messages.push({
    speaker: 'officer',
    turn: 9_000,
    day: website.today,
    sealed: junk,
    resealed: null,
    replaced: null,
  })
  await setClosed(desk, reporter.case, true)
  await setClosed(desk, reporter.case, false)
  row().messages = []
  await answer(theirs, 'closed-upheld')
  expect((await openCase(theirs, reporter.case)).closing).toMatchObject({ closed: true })
})

test('what a colleague closed stays closed when their time is over and this desk had proved it', async () => {
  await setClosed(theirs, reporter.case, true)
  expect(await look(desk)).toEqual([0, 1])
  const line = website.lines.C[1]
  if (line) line.until = '2026-11-19'
  desk = await office.desk()
  expect(await openCase(desk, reporter.case)).toMatchObject({ closing: { closed: true }, memoryFaults: [] })
  expect(await look(desk)).toEqual([0, 1])
})

test('a closing note that names no message that is there outlasts nothing', async () => {
  for (const closed of [true, false]) {
    await writeNote(theirs, await openCase(theirs, reporter.case), {
      ...{ assign: '', tags: [], body: '' },
      closing: { closed, after: 'A'.repeat(43) },
    })
    await answer(desk, closed ? 'checking' : 'closed-upheld')
    row().closed = closed ? website.today : row().closed // the database’s word
    expect((await openCase(desk, reporter.case)).closing?.closed, String(closed)).toBe(!closed)
  }
})

test('a colleague’s refused note, or one beside the chain, does not keep a case open for ever: it is closed by a note behind it', async () => {
  await writeNote(theirs, await openCase(theirs, reporter.case), { assign: '', tags: [], body: 'first' })
  row().notes.push({ ...row().notes[0], turn: 2 } as (typeof row extends () => infer R ? R : never)['notes'][number]) // of another turn
  await answer(desk, 'closed-upheld')
  row().closed = website.today
  expect(await look(desk)).toEqual([1, 0, 'unsigned'])
  await setClosed(desk, reporter.case, true)
  for (const by of [desk, theirs]) expect(await look(by)).toEqual([0, 1])
})

test('where the report does not open, nothing that calls itself the reporter’s stands in the place of the answer that opened the case again', async () => {
  const newcomer = await openNamed(website)
  onTestFinished(newcomer.close)
  await confirmAll(office, colleague, newcomer)
  ;[desk, theirs] = [await office.desk(), await colleague.desk()]
  await answer(desk, 'closed-upheld')
  const by = await newcomer.desk()
  await look(by)
  await answer(theirs, 'checking')
  const stranger = await officerKeys(await newFileKey())
  const { recipient } = newcomer.ring[0]
  const message = { case: reporter.case, from: 'reporter', turn: 2, before: reporter.case, body: 'x' } as const
  const sealed = to64(await sealMessage(message, [recipient], stranger.signingKey))
  Object.assign(row().messages[1] ?? {}, { speaker: 'reporter', sealed })
  row().closed = website.today
  expect((await look(by)).slice(0, 2)).toEqual([1, 0])
})

test('a note that its author could not read before theirs was written is no other', async () => {
  const newcomer = await openNamed(website)
  onTestFinished(newcomer.close)
  await confirmAll(newcomer) // and nobody has confirmed the newcomer yet
  const by = await newcomer.desk()
  await noteReading(desk, await openCase(desk, reporter.case))
  await noteReading(by, await openCase(by, reporter.case))
  await confirmAll(office, colleague)
  ;[desk, theirs] = [await office.desk(), await colleague.desk()]
  await answer(desk, 'closed-upheld')
  for (const one of [desk, theirs]) expect(await look(one)).toEqual([0, 1])
})

test('a leaver’s last note keeps no closing by a colleague who never believed it from counting, at the first look either', async () => {
  const leaver = await openNamed(website)
  onTestFinished(leaver.close)
  await confirmAll(office, colleague, leaver)
  const by = await leaver.desk()
  await writeNote(by, await openCase(by, reporter.case), { assign: '', tags: [], body: 'Mine' })
  desk = await office.desk()
  await look(desk) // this desk has believed it while its key was in force
  const line = website.lines.C.find(({ signing }) => signing === by.signer.verifyKey)
  if (line) line.until = '2026-11-19'
  ;[desk, theirs] = [await office.desk(), await colleague.desk()]
  await noteReading(theirs, await openCase(theirs, reporter.case))
  await answer(theirs, 'closed-upheld')
  for (const one of [desk, theirs]) expect(await look(one)).toEqual([0, 1])
})

test('a report with a reply key that is no point is closed without an answer', async () => {
  const { line } = await openSigned(bytesOfSealed(row().sealed), [office.ring[0].identity], { case: reporter.case })
  const complaint = { ...JSON.parse(line), replyTo: bech32.encodeFromBytes('age', new Uint8Array(32)) }
  const own = row()
  own.case = caseOf(complaint)
  const size = { size: paddedComplaint, recipients: complaint.sealedTo }
  own.sealed = to64(await sealSigned('complaint', JSON.stringify(complaint), reporter.keys.signingKey, size))
  await expect(reply(desk, own.case, { body: 'x', status: 'checking', turn: 1 })).rejects.toMatchObject({
    reason: 'unanswerable',
  })
  expect(await isUnanswerable(await openCase(desk, own.case))).toBe(true)
  await setClosed(desk, own.case, true)
  expect(await look(desk)).toEqual([0, 1])
})

describe('rubbish of a stolen key behind closings that this desk had proved', () => {
  const rubbish = () => randomBytes(17_270).toString('base64url')
  const names = () => website.rows.map(({ case: name }) => name)
  beforeEach(async () => {
    for (const content of ['second', 'third']) await report(website, { content })
    for (const name of names()) await reply(desk, name, { body: 'Done', status: 'closed-upheld', turn: 1 })
    expect(await look(desk)).toEqual([0, 3])
    expect(await look(theirs)).toEqual([0, 3])
    for (const name of names()) await desk.ask('note', { case: name, turn: 1, sealed: rubbish() })
  })
  const offered = async (by: Desk) =>
    (await listCases(by)).memoryFaults.flatMap((found) => ('wasClosed' in found ? [found.case] : []))

  test('one button closes all of them again, for every desk', async () => {
    for (const by of [desk, theirs]) expect(await look(by)).toEqual([3, 0, 'unsigned', 'unsigned', 'unsigned'])
    expect((await offered(desk)).toSorted()).toEqual(names().toSorted())
    expect(await office.today()).toContain('close these 3 again')
    const session = createSession(await prepare(office.surroundings(), {}, []))
    const call = await prepare(office.surroundings(), {}, [])
    const form = new URLSearchParams({ keys: names().join(' ') })
    expect(await deskActions.again?.(session, desk, form, '', call)).toBe('/')
    for (const by of [desk, theirs]) expect(await look(by)).toEqual([0, 3])
    expect(await office.today()).not.toContain('Nobody opened')
    expect(await closeAgain(desk, reporter.case), 'once').toBe(false)
  })

  test('it closes none that an officer opened again, that differs in another way, or that the database alone closed', async () => {
    const [, second = '', third = ''] = names()
    const fourth = await report(website, { content: 'closed in the database' })
    website.row(fourth.case).closed = website.today
    await setClosed(theirs, reporter.case, false)
    row().closed = website.today
    await look(desk)
    Object.assign(row().notes[1] ?? {}, { sealed: rubbish() }) // the note that opened it again
    website.row(second).day = '2026-11-01'
    await look(desk)
    expect(await offered(desk)).toEqual([third])
    for (const name of [reporter.case, second, fourth.case]) {
      const { notes } = structuredClone(website.row(name))
      expect(await closeAgain(desk, name), name).toBe(false)
      expect(website.row(name).notes).toEqual(notes)
    }
    website.row(third).closed = null
    expect(await closeAgain(desk, third), 'that the website calls open').toBe(false)
    expect(website.row(third).closed).toBeNull()
  })

  test('it closes none behind which a message does not pass', async () => {
    row().messages.push({ ...row().messages[0], turn: 2 } as (typeof website.rows)[number]['messages'][number])
    await look(desk)
    expect(await closeAgain(desk, reporter.case)).toBe(false)
  })
})
