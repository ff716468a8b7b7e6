import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { deletionAct, signedBy } from '#server/testing/acts.ts'
import type { Desk } from '../desk.ts'
import { confirmAll, openNamed, openPair, type Pair } from '../testing/office.ts'
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

test('a closing that a colleague signs after this officer has looked is news, and so is another word over one’s own', async () => {
  const { case: name } = await report(website, { content: 'x' })
  const isTold = async () => (await look(desk)).news.closed.length
  const read = async () => {
    await openCase(desk, name)
    await markRead(desk, [name])
  }
  await look(desk)
  await theirs.ask('close', { case: name, closed: true }) // without a signature
  await look(desk)
  await read()
  await close(theirs, name)
  expect(await isTold()).toBe(1)
  await read()
  expect(await isTold()).toBe(0)
  await reply(desk, name, { body: 'It was so.', status: 'closed-upheld', turn: 2 })
  await close(theirs, name)
  expect(await isTold()).toBe(1)
})

test('a deletion that nobody signed is called that, also above the list', async () => {
  const { case: name } = await report(website, { content: 'x' })
  await close(desk, name)
  await look(desk)
  const forged = {
    ...signedBy(desk.signer, deletionAct(name, website.today, { turn: 1 })),
    key: theirs.signer.verifyKey,
  }
  website.row(name).deletion = { ...forged, day: '2027-01-01' }
  const said = await office.today()
  expect(said).toContain('no officer has signed that')
  expect(said).not.toContain('for a deletion; it goes on')
})

test('who deleted a case is told as it was proved, whatever stands beside it or in its place later', async () => {
  const third = await openNamed(website)
  onTestFinished(third.close)
  await confirmAll(office, colleague, third)
  ;[desk, theirs] = [await office.desk(), await colleague.desk()]
  const { case: name } = await report(website, { content: 'x' })
  await close(theirs, name)
  await look(desk)
  await askDeletion(theirs, name, false)
  await askDeletion(await third.desk(), name, true)
  const [proved] = website.removals
  if (!proved) throw new Error('a removal')
  const own = desk.signer.verifyKey
  website.removals = [{ ...proved, key: own, second: own }, proved]
  const who = [theirs.signer.verifyKey, third.ring[0].verifyKey].map(desk.nameOf)
  expect((await look(desk)).news.deleted).toMatchObject([{ who }])
  website.removals = [{ ...proved, key: own, second: own }]
  expect((await look(desk)).news.deleted).toMatchObject([{ who }])
  website.removals = []
  expect((await look(desk)).news.deleted).toMatchObject([{ who }])
  const log = await desk.log.check()
  expect(log.ok && log.entries.filter(({ action }) => action === 'gone')).toMatchObject([{ detail: who.join(', ') }])
})

test('a second person without a signature is none', async () => {
  const { case: name } = await report(website, { content: 'x' })
  await close(theirs, name)
  await look(desk)
  await askDeletion(theirs, name, false)
  const { deletion } = website.row(name)
  if (!deletion) throw new Error('asked')
  await look(desk)
  website.rows.splice(0)
  const { day, ...act } = deletion
  website.removals = [{ ...act, case: name, day, second: desk.signer.verifyKey, secondSignature: null }]
  office.passed += 40 * 24 * 3600 * 1000
  const later = await look(await office.desk())
  expect([later.news.deleted, later.memoryFaults.map(({ fault }) => fault)]).toEqual([[], ['gone']])
})
