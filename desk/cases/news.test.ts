import { beforeEach, expect, test } from 'vitest'
import type { Desk } from '../desk.ts'
import { openPair, type Pair } from '../testing/office.ts'
import { report } from '../testing/reporter.ts'
import type { Website } from '../testing/website.ts'
import { openCase } from './case.ts'
import { askDeletion } from './deletion.ts'
import { listCases } from './list.ts'
import { caseName } from './name.ts'
import { markRead } from './news.ts'
import { reply } from './reply.ts'

/* An officer whom a report accuses can close it and ask for its deletion: colleagues read so on their first page, with its subject. */

let website: Website
let office: Pair['office']
let colleague: Pair['office']
let desk: Desk
let theirs: Desk
beforeEach(async () => {
  ;({ website, office, colleague, desk, theirs } = await openPair())
})

const look = (by: Desk) => by.act({ action: 'list' }, () => listCases(by))
const close = async (by: Desk, name: string) =>
  reply(by, name, { body: '', status: 'closed-not-upheld', turn: (await openCase(by, name)).next.turn })

test.each(['seen open before', 'filed and closed between two looks'])(
  'a case that a colleague closed, %s, stands on Today until it was opened',
  async (when) => {
    await look(desk)
    const { case: name } = await report(website, { subject: 'The head of compliance', content: 'x' })
    if (when === 'seen open before') await look(desk)
    await close(theirs, name)
    const said = new RegExp(`[\\w-] closed on 2026-11-20: ${caseName(name)} The head of compliance`)
    for (let at = 0; at < 2; at++) expect(await office.today()).toMatch(said)
    expect(await colleague.today(), 'their own').not.toMatch(said)
    await openCase(desk, name)
    await markRead(desk, [name])
    expect(await office.today()).not.toMatch(said)
  },
)

test('a desk that sees the channel for the first time is told of no old closings', async () => {
  const { case: name } = await report(website, { content: 'x' })
  await close(theirs, name)
  for (let at = 0; at < 2; at++) expect(await office.today()).not.toContain('closed on')
})

test('a deletion that a colleague asked for is named above the list, then that it was done, in the log as well', async () => {
  const { case: name } = await report(website, { subject: 'The head of compliance', content: 'x' })
  await close(desk, name)
  await look(desk)
  await askDeletion(theirs, name, false)
  const asked = `asked on 2026-11-20 for a deletion; it goes on 2026-12-20, or when another officer agrees: ${caseName(name)} The head`
  for (let at = 0; at < 2; at++) expect(await office.today()).toContain(asked)
  expect(await colleague.today()).not.toContain('for a deletion')
  await look(theirs)
  await askDeletion(desk, name, true)
  const done = new RegExp(`Case ${caseName(name)} was deleted on 2026-11-20: \\w`)
  for (let at = 0; at < 2; at++) expect(await colleague.today()).toMatch(done)
  const log = await theirs.log.check()
  expect(log.ok && log.entries.filter(({ action }) => action === 'gone')).toMatchObject([{ case: caseName(name) }])
  expect(await office.today(), 'who agreed knows').not.toMatch(done)
  await markRead(theirs, [name])
  expect(await colleague.today()).not.toMatch(done)
})
