import { randomBytes } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Desk } from '../desk.ts'
import { confirmAll, openNamed, openPair, type Pair } from '../testing/office.ts'
import { type Reporter, report } from '../testing/reporter.ts'
import type { Website } from '../testing/website.ts'
import { openCase } from './case.ts'
import { makeDigest } from './digest.ts'
import { listCases } from './list.ts'
import { reply } from './reply.ts'

/* What somebody with the database writes beside sealed texts takes no case out of an officer's sight. */

let website: Website
let office: Pair['office']
let colleague: Pair['office']
let desk: Desk
let reporter: Reporter
beforeEach(async () => {
  ;({ website, office, colleague, desk } = await openPair())
  reporter = await report(website, { content: 'three lorries' }, { day: '2026-11-10' })
})

const row = () => website.row(reporter.case)
const look = async (by = desk) => {
  const { cases, open, closed, memoryFaults } = await by.act({ action: 'list' }, () => listCases(by))
  const [found] = cases
  if (!found) throw new Error('a case')
  const { acknowledge, feedback } = found.marks
  return {
    ...{ open, closed, waiting: found.waiting },
    marks: [acknowledge.state, feedback.state],
    faults: memoryFaults.map(({ fault }) => fault),
  }
}
const answer = async (status?: 'checking' | 'closed-upheld', by = desk) =>
  reply(by, reporter.case, { body: 'words', status, turn: (await openCase(by, reporter.case)).next.turn })
/** A row that the database's operator makes up: they have nobody's key. */
const insertOfficerRow = () =>
  row().messages.push({
    ...{ speaker: 'officer', turn: row().messages.length + 1, day: '2026-11-11' },
    ...{ sealed: randomBytes(17_270).toString('base64url'), resealed: null, replaced: null },
  })

test.each([
  ['that this desk has seen open', true],
  ['that it sees for the first time', false],
])(
  'an open case %s and that is closed in the database alone stays among the open ones, and is named',
  async (_, isSeen) => {
    const untouched = { open: 1, closed: 0, waiting: true, marks: ['overdue', 'due'] }
    if (isSeen) expect(await look()).toMatchObject({ ...untouched, faults: [] })
    row().closed = '2026-11-12'
    expect(await look()).toEqual({ ...untouched, faults: ['unsigned'] })
    expect(await look(await office.desk()), 'it is said again').toEqual({ ...untouched, faults: ['unsigned'] })
    expect(await look(await colleague.desk()), 'to everybody').toEqual({ ...untouched, faults: ['unsigned'] })
    expect((await openCase(desk, reporter.case)).memoryFaults).toMatchObject([{ fault: 'unsigned' }])
    await office.accept()
    expect((await look()).faults, 'an officer who accepts it has signed nothing').toEqual(['unsigned'])
    expect((await office.run('status')).out).toMatch(/closed without an officer’s signature: 1/)
    expect(await office.today()).toContain('no officer has signed')
  },
)

test('many cases that are closed in the database at once are all named within two looks', async () => {
  for (let at = 0; at < 149; at++) website.rows.push({ ...row(), case: randomBytes(32).toString('base64url') })
  await look()
  for (const found of website.rows) found.closed = website.today
  await look()
  expect(await look()).toMatchObject({ open: 150, closed: 0, faults: Array(150).fill('unsigned') })
})

test('a closed case that does not open yet accuses nobody: it stays among the open ones until it does', async () => {
  await answer('closed-upheld')
  const late = await openNamed(website)
  await confirmAll(office, colleague, late)
  expect(await look(await late.desk())).toMatchObject({ open: 1, closed: 0, faults: [] })
  late.close()
})

test('a case that an officer closed stays closed, and one that is opened and closed in the database after that too', async () => {
  await answer('closed-upheld')
  expect(await look()).toMatchObject({ open: 0, closed: 1, faults: [] })
  row().closed = null
  await look()
  row().closed = website.today
  expect(await look(), 'the officers’ word still stands').toMatchObject({ open: 0, closed: 1, faults: [] })
})

test('another day of receipt is named, and the time limits count from the day that was seen first', async () => {
  expect((await look()).marks).toEqual(['overdue', 'due'])
  row().day = website.today
  expect(await look()).toMatchObject({ marks: ['overdue', 'due'], faults: ['day'] })
  expect((await openCase(desk, reporter.case)).memoryFaults).toMatchObject([{ fault: 'day' }])
  expect((await makeDigest(desk)).acknowledge).toMatchObject({ overdue: 1, due: 0 })
  row().day = '2026-11-10'
  expect(await look(), 'until the officer knows why').toMatchObject({ marks: ['overdue', 'due'], faults: ['day'] })
  expect(await office.today()).toContain('Now it is as before again')
})

test('a row that no officer signed is no acknowledgement, no feedback and no answer', async () => {
  await look()
  insertOfficerRow()
  expect(await look()).toMatchObject({ waiting: true, marks: ['overdue', 'due'] })
  expect(await look(await colleague.desk()), 'at first sight').toMatchObject({
    waiting: true,
    marks: ['overdue', 'due'],
  })
  expect(await makeDigest(desk)).toMatchObject({ acknowledge: { overdue: 1, kept: 0 }, answer: { count: 0 } })
  await answer()
  expect(await look(), 'an officer’s own').toMatchObject({ waiting: false, marks: ['late', 'due'] })
  insertOfficerRow()
  expect(await look()).toMatchObject({ waiting: true, marks: ['late', 'due'] })
  expect(await makeDigest(desk)).toMatchObject({ acknowledge: { late: 1 }, feedback: { due: 1, kept: 0 } })
})

test('another day under an officer’s answer moves no limit that was kept or missed', async () => {
  await answer()
  expect((await look()).marks).toEqual(['late', 'due'])
  const [said] = row().messages
  if (said) said.day = '2026-11-11'
  expect((await look()).marks).toEqual(['late', 'due'])
  expect((await makeDigest(desk)).acknowledge).toMatchObject({ late: 1, kept: 0 })
})

test('a closing in the database alone explains to nobody that a case is gone', async () => {
  website.retention = 10
  await office.accept()
  row().closed = '2026-11-12'
  await look()
  const passed = 20 * 24 * 3600 * 1000
  office.passed += passed
  desk = await office.desk()
  website.today = desk.today()
  website.rows.splice(0)
  expect((await listCases(desk)).memoryFaults.map(({ fault }) => fault)).toEqual(['gone'])
})

test('statistics count what officers signed: a case that is closed in the database alone is open, and counted by itself', async () => {
  const other = await report(website, { content: 'x' })
  row().closed = '2026-11-12'
  await reply(desk, other.case, { body: 'done', status: 'closed-upheld', turn: 1 })
  expect(await makeDigest(desk)).toMatchObject({ total: 2, open: 1, closed: 1, unsigned: 1 })
})
