import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { Desk } from '../desk.ts'
import { confirmAll, openNamed, openPair, type Pair } from '../testing/office.ts'
import { type Reporter, report } from '../testing/reporter.ts'
import type { Website } from '../testing/website.ts'
import { digestRows } from '../views/digest.ts'
import { wordsOf } from '../words/index.ts'
import { openCase } from './case.ts'
import { askDeletion } from './deletion.ts'
import { makeDigest } from './digest.ts'
import { listCases } from './list.ts'
import { reply } from './reply.ts'

/* The numbers of a year are those of all that came in it, also of what was lawfully deleted since. */

let website: Website
let office: Pair['office']
let colleague: Pair['colleague']
let desk: Desk
let theirs: Desk
beforeEach(async () => {
  ;({ website, office, colleague, desk, theirs } = await openPair())
})

const look = (by: Desk) => by.act({ action: 'list' }, () => listCases(by))
async function closeAndDelete({ case: name }: Reporter) {
  await reply(desk, name, { body: 'It was so.', status: 'closed-upheld', turn: (await openCase(desk, name)).next.turn })
  await look(theirs)
  await askDeletion(theirs, name, false)
  await askDeletion(desk, name, true)
}

test('a case that two persons deleted still counts, as the desk saw it last', async () => {
  const gone = await report(website, { content: 'x' }, { day: '2026-11-16' })
  await report(website, { content: 'y' })
  for (const by of [desk, theirs]) await look(by)
  await closeAndDelete(gone)
  for (const by of [desk, theirs]) {
    const digest = await makeDigest(by, '2026')
    expect(digest).toMatchObject({
      ...{ total: 2, open: 1, closed: 1, deleted: 1, unknown: 0, months: { '2026-11': 2 } },
      ...{ statuses: { 'closed-upheld': 1, none: 1 }, acknowledge: { kept: 1, due: 1 }, feedback: { kept: 1, due: 1 } },
      ...{ answer: { count: 1, longest: 4 }, closing: { count: 1, longest: 4 } },
    })
    const rows = digestRows(digest, wordsOf('en')).flatMap(({ rows }) => rows)
    expect(rows).toContainEqual(['Of all, deleted since', 1])
  }
  expect(await makeDigest(desk, '2025')).toMatchObject({ total: 0, deleted: 0 })
})

test('of a case that went before this desk opened it, status and limits are called unknown', async () => {
  const { case: name } = await report(website, { content: 'x' })
  website.row(name).closed = website.today
  await listCases(desk, { limits: { one: 100, all: 0 } }) // seen in the list alone
  const third = await openNamed(website)
  onTestFinished(third.close)
  await confirmAll(office, colleague, third)
  await askDeletion(theirs, name, false)
  await askDeletion(await third.desk(), name, true)
  desk = await office.desk()
  const { acknowledge, feedback, ...rest } = await makeDigest(desk)
  expect(rest).toMatchObject({ total: 1, closed: 1, deleted: 1, unknown: 1, statuses: { unknown: 1 } })
  expect([acknowledge, feedback].flatMap((of) => Object.values(of)).every((count) => count === 0)).toBe(true)
})

test('a case that vanished goes on counting when its officer has accepted that', async () => {
  const { case: name } = await report(website, { content: 'x' })
  await look(desk)
  website.rows.splice(0)
  expect((await look(desk)).memoryFaults).toMatchObject([{ case: name, fault: 'gone' }])
  await office.accept()
  expect((await look(desk)).memoryFaults).toEqual([])
  expect(await makeDigest(desk)).toMatchObject({ total: 1, deleted: 1 })
})
