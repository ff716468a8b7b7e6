import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DeskOutput } from '#contract/desk.ts'
import { newFileKey } from '#sealing/attachment.ts'
import type { Status } from '#sealing/message.ts'
import { officerKeys } from '#sealing/officer.ts'
import type { Desk } from '../desk.ts'
import { openPair, type Pair } from '../testing/office.ts'
import { report } from '../testing/reporter.ts'
import type { Website } from '../testing/website.ts'
import { alarmsText, handlingText, seenText } from '../views/list.ts'
import { wordsOf } from '../words/index.ts'
import { openCase } from './case.ts'
import { setClosed } from './closing.ts'
import { askDeletion } from './deletion.ts'
import { type ListedCase, listCases } from './list.ts'
import { writeNote } from './notes.ts'
import { noteReading } from './reading.ts'
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

const inList = async (name: string): Promise<ListedCase> => {
  const { cases } = await listCases(desk)
  const found = cases.find((listed) => listed.case === name)
  if (!found) throw new Error(name)
  return found
}
const answer = async (name: string, body: string, status: Status | undefined) =>
  reply(desk, name, { body, status, turn: (await openCase(desk, name)).next.turn })

test('a case waits for the officers until they have answered, and again when its reporter writes', async () => {
  const reporter = await report(website, { content: 'x' })
  expect(await inList(reporter.case)).toMatchObject({ waiting: true, seen: { state: 'open', subject: 'x' } })
  await answer(reporter.case, 'We look into it.', 'checking')
  expect(await inList(reporter.case)).toMatchObject({ waiting: false, status: 'checking' })
  await reporter.write('More.')
  expect((await inList(reporter.case)).waiting).toBe(true)
  await setClosed(desk, reporter.case, true)
  expect(await inList(reporter.case), 'its note is proved').toMatchObject({ waiting: false, isOpen: false })
  expect(await inList(reporter.case), 'once').toMatchObject({ waiting: false, seen: undefined })
})

test('a last message or note that did not pass the checks is named in the list', async () => {
  const reporter = await report(website, { content: 'x' })
  const other = await report(website, { content: 'y' })
  for (const { case: name } of [reporter, other]) await answer(name, 'We look into it.', 'checking')
  await writeNote(desk, await openCase(desk, reporter.case), { assign: '', tags: ['scales'], body: 'Mine' })
  const alarms = async () => alarmsText(await inList(reporter.case), wordsOf('en'))
  expect(await alarms()).toEqual([])
  const { sealed = '' } = website.row(other.case).messages[0] ?? {}
  const { messages, notes } = website.row(reporter.case)
  for (const changed of [...messages.slice(-1), ...notes.slice(-1)]) {
    const before = changed.sealed
    changed.sealed = sealed
    expect(await alarms()).toEqual(['Did not pass the checks: 1 text. Open the case'])
    changed.sealed = before
  }
})

test('who asked for a deletion is named where that officer signed it, else that nobody did', async () => {
  const { case: name } = await report(website, { content: 'x' })
  const row = website.row(name)
  row.closed = website.today
  await askDeletion(await colleague.desk(), name, false)
  const told = async () => {
    const found = await inList(name)
    expect((await openCase(desk, name)).deletion).toEqual(found.deletion)
    return handlingText(found, desk, wordsOf('en'))
  }
  const key = colleague.ring[0].verifyKey
  expect(await told()).toContain(`${desk.who(key)} asked on`)
  const { deletion } = row
  if (!deletion) throw new Error('it waits')
  for (const forged of [
    { key: desk.signer.verifyKey },
    { act: deletion.act.replace(name, 'A'.repeat(43)) },
    { signature: 'A'.repeat(86) },
  ]) {
    row.deletion = { ...deletion, ...forged }
    expect(await told()).toMatch(/^The website says that somebody asked/)
    if ('key' in forged) expect(await askDeletion(desk, name, true), 'one’s own needs another').toBe(false)
    else await expect(askDeletion(desk, name, true)).rejects.toMatchObject({ reason: 'forgedAct' })
  }
  row.deletion = deletion
  const meanwhile = askDeletion(desk, name, false)
  await expect(meanwhile, 'who asks as the first deletes nothing').rejects.toMatchObject({ reason: 'askedMeanwhile' })
  expect(await askDeletion(await colleague.desk(), name, true), 'who asked is not the second').toBe(false)
  expect(row.deletion).toEqual(deletion)
  expect(await askDeletion(desk, name, true)).toBe(true)
})

test('a case that the website lists twice stands there once, and pages without end come to one', async () => {
  await report(website, { content: 'x' })
  await report(website, { content: 'y' })
  website.twist = (asked, data) => {
    if (asked.action !== 'list') return data
    const { cases, ...rest } = data as DeskOutput<'list'>
    return { ...rest, cases: [...cases, ...cases], pages: 9_000 }
  }
  expect(await listCases(desk)).toMatchObject({ open: 2, cases: [{}, {}] })
  expect(website.asked.filter((action) => action === 'list').length).toBeLessThan(5)
})

test('answers in the middle of a conversation count on a desk that sees the case for the first time, and are opened once', async () => {
  const reporter = await report(website, { content: 'x' })
  await answer(reporter.case, 'We look into it.', 'checking')
  await answer(reporter.case, 'The scales are sealed.', 'checking')
  await answer(reporter.case, 'Which Monday?', undefined)
  await reporter.write('The first.')
  desk = await colleague.desk()
  const { marks, waiting, status } = await inList(reporter.case)
  expect([marks.acknowledge.state, marks.feedback.state, waiting, status]).toEqual(['kept', 'kept', true, 'checking'])
  website.asked = []
  await inList(reporter.case)
  expect(website.asked).toEqual(['list', 'glance'])
})

test('an answer without a status leaves the list’s status as it was, on every desk', async () => {
  const reporter = await report(website, { content: 'x' })
  await answer(reporter.case, 'Which gate?', 'more-information')
  expect((await inList(reporter.case)).status).toBe('more-information')
  await answer(reporter.case, 'And which day?', undefined)
  expect((await inList(reporter.case)).status).toBe('more-information')
  desk = await colleague.desk()
  const found = await inList(reporter.case)
  expect(found.status).toBe('more-information')
  expect(seenText(found, wordsOf('en')).status).toBe('More information needed')
})

test.each([
  ['a second message says that two colleagues look at it', ['received', undefined], 'due'],
  ['the second asks for more', ['received', 'more-information'], 'due'],
  ['the first says what is being done, as the acknowledgement', ['checking'], 'due'],
  ['a status comes after the first answer, with words', ['received', 'checking'], 'kept'],
  ['the case is referred', ['received', 'referred'], 'kept'],
  ['the only answer closes', ['closed-upheld'], 'kept'],
] as [string, (Status | undefined)[], string][])('feedback, when %s', async (_, given, state) => {
  const reporter = await report(website, { content: 'x' })
  for (const status of given) await answer(reporter.case, 'words', status)
  for (const by of [desk, await colleague.desk()]) {
    desk = by
    expect((await inList(reporter.case)).marks).toMatchObject({
      acknowledge: { state: 'kept' },
      feedback: { state },
    })
  }
})

test('what came since a case was opened for the list is opened as well', async () => {
  const { case: name } = await report(website, { content: 'x' })
  const theirs = await colleague.desk()
  const glances = new Map()
  for (const status of ['checking', 'more-information'] as const) {
    await reply(theirs, name, { body: 'words', status, turn: (await openCase(theirs, name)).next.turn })
    expect((await listCases(desk, { glances })).cases).toMatchObject([{ status }])
  }
})

test('a status alone, without words, is no feedback', async () => {
  const reporter = await report(website, { content: 'x' })
  await answer(reporter.case, 'Thank you.', 'received')
  await answer(reporter.case, '', 'checking')
  expect((await inList(reporter.case)).marks.feedback.state).toBe('due')
})

test('open cases stand before closed ones, the most urgent first', async () => {
  const late = await report(website, { content: 'x' }, { day: '2026-11-01' })
  const closed = await report(website, { content: 'x' }, { day: '2026-10-01' })
  const fresh = await report(website, { content: 'x' })
  await setClosed(desk, closed.case, true)
  const { cases } = await listCases(desk)
  expect(cases.map((found) => found.case)).toEqual([late.case, fresh.case, closed.case])
})

test('one bad case holds nothing up: it is shown as slow, forged or sealed to a stranger', async () => {
  const slow = await report(website, { content: 'slow' })
  const wrong = await report(website, { content: 'wrong' })
  const stranger = await officerKeys(await newFileKey())
  const sealed = [...website.lines.C.map(({ recipient }) => recipient), stranger.recipient]
  const shared = await report(website, { content: 'shared' }, { officers: sealed })
  const good = await report(website, { content: 'good' })
  website.row(wrong.case).sealed = website.row(good.case).sealed
  const right = office.fetch
  office.fetch = (url, init) =>
    String(init.body).includes(slow.case)
      ? new Promise((_, fail) => init.signal?.addEventListener('abort', () => fail(new Error('too late'))))
      : right(url, init)
  const { cases } = await listCases(desk, { limits: { one: 300, all: 5_000 } })
  const seen = Object.fromEntries(cases.map((found) => [found.case, found.seen]))
  expect(seen).toMatchObject({
    [slow.case]: { state: 'slow' },
    [wrong.case]: { state: 'refused', reason: 'case' },
    [shared.case]: { state: 'open', hasStrangers: true },
    [good.case]: { state: 'open', hasStrangers: false },
  })
  expect(website.asked).not.toContain('open')
})

test('after too many slow ones the rest is not opened, and the list is there', async () => {
  for (let at = 0; at < 6; at++) await report(website, { content: 'x' })
  const { cases } = await listCases(desk, { limits: { one: 100, all: 0 } })
  expect(cases.map(({ seen }) => seen)).toEqual(Array(6).fill(undefined))
})

test('a long list comes in pages of fifty, whatever the website’s pages are', async () => {
  const { case: name } = await report(website, { content: 'x' })
  const row = website.row(name)
  const copy = (at: number) => ({ ...row, case: `${String(at).padStart(4, 'x')}${name.slice(4)}` })
  website.rows.push(...Array.from({ length: 120 }, (_, at) => copy(at)))
  const first = await listCases(desk)
  expect([first.cases.length, first.pages, first.open, first.closed]).toEqual([50, 3, 121, 0])
  expect((await listCases(desk, { page: 3 })).cases).toHaveLength(21)
  expect((await listCases(desk, { page: 9 })).page).toBe(3)
})

test('who opened a case first, who looks after it and its tags are sealed notes, in the list too', async () => {
  const reporter = await report(website, { content: 'x' })
  const theirs = await colleague.desk()
  await noteReading(theirs, await openCase(theirs, reporter.case))
  const found = await noteReading(desk, await openCase(desk, reporter.case))
  expect(found.notes.readers.map(({ key }) => key)).toEqual([colleague.ring[0].verifyKey, office.ring[0].verifyKey])
  await noteReading(desk, found)
  expect(website.row(reporter.case).notes, 'once for each officer').toHaveLength(2)
  const handling = { assign: colleague.ring[0].verifyKey, tags: ['feed', '过磅'] }
  await writeNote(desk, found, { ...handling, body: 'Please look at the scales.' })
  expect((await openCase(theirs, reporter.case)).notes).toMatchObject({ handling, missing: [] })
  expect(await inList(reporter.case)).toMatchObject({ seen: { handling } })
  // A note is sealed to colleagues, never to the reporter.
  expect(JSON.stringify(found.notes)).not.toContain(reporter.keys.recipient)
})

test('two officers who write a note at once: the second is told; a note that is missing or forged is seen', async () => {
  const reporter = await report(website, { content: 'x' })
  const before = await openCase(desk, reporter.case)
  const note = { assign: '', tags: [], body: 'one' }
  await writeNote(await colleague.desk(), before, note)
  await expect(writeNote(desk, before, note)).rejects.toMatchObject({ reason: 'moved' })
  await writeNote(desk, await openCase(desk, reporter.case), { ...note, body: 'two' })
  const [one, two] = website.row(reporter.case).notes
  if (!one || !two) throw new Error('two notes')
  website.row(reporter.case).notes = [two]
  expect((await openCase(desk, reporter.case)).notes).toMatchObject({ missing: [1], entries: [{ sawOther: true }] })
  website.row(reporter.case).notes = [one, { ...two, sealed: one.sealed }]
  expect((await openCase(desk, reporter.case)).notes.entries).toMatchObject([{ sawOther: false }, { refused: 'turn' }])
  const tags = Array.from({ length: 11 }, (_, at) => String(at))
  await expect(writeNote(desk, before, { ...note, tags })).rejects.toMatchObject({ reason: 'badTags' })
})

test('an answer with more cases than a page holds is refused', async () => {
  await report(website, { content: 'x' })
  website.twist = (asked, data) => {
    const { cases } = Object(data) as DeskOutput<'list'>
    return asked.action === 'list' ? { ...Object(data), cases: Array.from({ length: 501 }, () => cases[0]) } : data
  }
  await expect(listCases(desk)).rejects.toMatchObject({ reason: 'notOurs' })
})
