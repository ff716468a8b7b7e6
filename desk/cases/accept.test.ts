import { beforeEach, expect, test } from 'vitest'
import type { Desk } from '../desk.ts'
import { openPair, type Pair } from '../testing/office.ts'
import { type Reporter, report } from '../testing/reporter.ts'
import type { Website } from '../testing/website.ts'
import { acceptFaults, readFaults, writeFaults } from './accept.ts'
import { openCase } from './case.ts'
import { setClosed } from './closing.ts'
import type { Glances } from './glance.ts'
import { listCases } from './list.ts'
import { unhandled, writeNote } from './notes.ts'
import { noteReading } from './reading.ts'
import { reply } from './reply.ts'

/* What differs stays named until the officer accepts it, and hides nothing else. */

let website: Website
let office: Pair['office']
let desk: Desk
let theirs: Desk
let reporter: Reporter
beforeEach(async () => {
  ;({ website, office, desk, theirs } = await openPair())
  reporter = await report(website, { content: 'three lorries' })
  await look(desk)
})

const row = () => website.row(reporter.case)
const look = async (by: Desk) => by.act({ action: 'list' }, () => listCases(by))
const faults = async (by = desk) => (await look(by)).memoryFaults.map(({ fault }) => fault)
const answer = async (body: string) =>
  reply(desk, reporter.case, { body, status: 'checking', turn: (await openCase(desk, reporter.case)).next.turn })

test('accepting a moved day takes over that day alone: what the database cuts off meanwhile is named', async () => {
  await answer('first')
  await reporter.write('The name of the culprit is Zhang')
  await openCase(desk, reporter.case)
  row().day = '2026-11-19'
  const { memoryFaults } = await look(desk)
  expect(memoryFaults).toMatchObject([{ fault: 'day', now: '2026-11-19' }])
  row().messages.pop()
  await acceptFaults(desk, readFaults(writeFaults(memoryFaults)))
  expect(await faults()).toEqual(['back'])
  expect(row().messages).toHaveLength(1)
})

test('another day than the one that was shown is not accepted with it', async () => {
  row().day = '2026-11-19'
  const { memoryFaults } = await look(desk)
  row().day = '2026-11-01'
  await look(desk)
  await acceptFaults(desk, memoryFaults)
  expect((await look(desk)).memoryFaults).toMatchObject([{ fault: 'day', now: '2026-11-01' }])
})

test('while one thing differs what comes is remembered all the same, and what differs stays named when it is as before', async () => {
  row().day = '2026-11-19'
  expect(await faults()).toEqual(['day'])
  await answer('Please say who')
  await reporter.write('It was Zhang')
  await openCase(desk, reporter.case)
  row().messages.splice(0)
  row().day = '2026-11-20'
  expect(await faults()).toEqual(['day', 'back'])
  desk = await office.desk()
  const { memoryFaults } = await look(desk)
  expect(memoryFaults).toMatchObject([{ fault: 'day' }, { fault: 'back', turn: 2, now: '0' }])
  await acceptFaults(desk, memoryFaults)
  expect(await faults()).toEqual([])
  const remembered = (await desk.memory.recall())?.cases.get(reporter.case)
  expect(remembered, 'what is known to be gone proves nothing').not.toHaveProperty('message')
  expect(remembered).toMatchObject({ turn: 0, day: '2026-11-20' })
  await answer('Once more')
  expect(await faults(), 'written where messages were that are known to be gone').toEqual([])
})

test('a list that looked at a case before this desk wrote a note in it names nothing', async () => {
  const glances: Glances = new Map()
  const cached = async () => (await desk.act({ action: 'list' }, () => listCases(desk, { glances }))).memoryFaults
  await cached()
  await noteReading(desk, await openCase(desk, reporter.case))
  expect(await cached()).toEqual([])
  row().notes.pop()
  expect(await cached(), 'as it was looked at first').toMatchObject([{ fault: 'noteBack', turn: 1 }])
})

test('what this desk writes while a list is on its way is not missing from it', async () => {
  const { fetch } = office
  website.asked = []
  office.fetch = async (address, init) => {
    const given = await fetch(address, init)
    if (website.asked.at(-1) !== 'glance' || row().notes.length > 0) return given
    office.fetch = fetch
    await noteReading(desk, await openCase(desk, reporter.case))
    return given
  }
  desk = await office.desk()
  expect(await faults()).toEqual([])
  expect(row().notes).toHaveLength(1)
})

test('a case that was away and is back stays named', async () => {
  const rows = website.rows.splice(0)
  expect(await faults()).toEqual(['gone'])
  website.rows.push(...rows)
  const { memoryFaults } = await look(desk)
  expect(memoryFaults).toMatchObject([{ fault: 'gone' }])
  expect(memoryFaults[0]).not.toHaveProperty('now')
  await acceptFaults(desk, memoryFaults)
  expect(await faults()).toEqual([])
})

test('a closing is proved only where no note after it is left out', async () => {
  const write = async (body: string) =>
    writeNote(desk, await openCase(desk, reporter.case), { ...unhandled, tags: ['urgent'], body })
  await setClosed(desk, reporter.case, true)
  for (const by of [desk, theirs]) expect(await look(by)).toMatchObject({ open: 0, closed: 1, memoryFaults: [] })
  await setClosed(desk, reporter.case, false)
  await write('New evidence')
  row().notes.splice(1, 1) // that which opened it again
  row().closed = website.today
  for (const by of [desk, theirs]) {
    expect(await look(by)).toMatchObject({ open: 1, closed: 0 })
    expect(await faults(by)).toEqual(['noteWithheld', 'unsigned'])
  }
  expect((await openCase(theirs, reporter.case)).closing).toBeNull()
})

test('a note that does not pass may be the one that opened a closed case again', async () => {
  await setClosed(desk, reporter.case, true)
  await setClosed(desk, reporter.case, false)
  Object.assign(row().notes[1] ?? {}, { sealed: row().notes[0]?.sealed })
  row().closed = website.today
  expect(await look(theirs)).toMatchObject({ open: 1, closed: 0, memoryFaults: [{ fault: 'unsigned' }] })
})

test('a case that this desk opened again stays open where the database takes that away', async () => {
  await setClosed(desk, reporter.case, true)
  await look(desk)
  await setClosed(desk, reporter.case, false)
  row().notes.pop()
  row().closed = website.today
  expect(await look(desk)).toMatchObject({ open: 1, closed: 0 })
  expect(await faults()).toEqual(['noteBack', 'unsigned'])
  expect((await openCase(desk, reporter.case)).closing, 'on the page of the case as well').toBeNull()
})

test('a note in the middle that is missing is named until the officer knows why, and then no more', async () => {
  for (const body of ['one', 'two', 'three'])
    await writeNote(desk, await openCase(desk, reporter.case), { ...unhandled, body })
  row().notes.splice(1, 1)
  await openCase(desk, reporter.case)
  const { memoryFaults } = await look(desk)
  expect(memoryFaults).toMatchObject([{ fault: 'noteWithheld', turn: 2 }])
  await acceptFaults(desk, memoryFaults)
  expect((await openCase(desk, reporter.case)).memoryFaults).toEqual([])
})

test('at first contact a day that is still to come counts as today, and is named', async () => {
  const { case: name } = await report(website, { content: 'x' }, { day: '2027-01-20' })
  const { cases, memoryFaults } = await look(desk)
  expect(memoryFaults).toMatchObject([{ case: name, fault: 'dayAhead', now: '2027-01-20' }])
  expect(cases.find((found) => found.case === name)?.marks.acknowledge.due).toBe('2026-11-27')
  await acceptFaults(desk, memoryFaults)
  expect((await look(desk)).memoryFaults).toEqual([])
  expect((await desk.memory.recall())?.cases.get(name)?.day, 'as the officer knows it now').toBe('2027-01-20')
})

test('of a case that is gone and whose report never opened nothing is kept: names may be the website’s invention', async () => {
  const { case: name } = await report(website, { content: 'x' })
  website.row(name).sealed = row().sealed
  await look(desk)
  website.rows.splice(0)
  const { memoryFaults } = await look(desk)
  expect(memoryFaults.map(({ fault }) => fault)).toEqual(['gone', 'gone'])
  await acceptFaults(desk, memoryFaults)
  expect([...((await desk.memory.recall())?.cases.keys() ?? [])]).toEqual([reporter.case])
})

test('at first contact a case was not closed before it came, nor before an officer closed it', async () => {
  await setClosed(desk, reporter.case, true)
  const { case: name } = await report(website, { content: 'x' })
  for (const each of website.rows) each.closed = '2020-01-01'
  await look(theirs)
  const memory = await theirs.memory.recall()
  expect([reporter.case, name].map((each) => memory?.cases.get(each)?.closed)).toEqual([website.today, website.today])
})
