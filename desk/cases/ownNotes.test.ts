import { beforeEach, expect, test } from 'vitest'
import type { Desk } from '../desk.ts'
import { openPair } from '../testing/office.ts'
import { type Reporter, report } from '../testing/reporter.ts'
import type { Website } from '../testing/website.ts'
import { openCase } from './case.ts'
import { setClosed } from './closing.ts'
import { listCases } from './list.ts'
import { unhandled, writeNote } from './notes.ts'
import { noteReading } from './reading.ts'
import { reply } from './reply.ts'

/* What an officer has just written, and the numbers under which it stands. */

let website: Website
let desk: Desk
let reporter: Reporter
beforeEach(async () => {
  ;({ website, desk } = await openPair())
  reporter = await report(website, { content: 'three lorries' })
})

const row = () => website.row(reporter.case)
const write = async (by: Desk, body: string) =>
  writeNote(by, await openCase(by, reporter.case), { ...unhandled, tags: ['scales'], body })
const look = async (by: Desk) => by.act({ action: 'list' }, () => listCases(by))
const faults = async () => (await look(desk)).memoryFaults.map(({ fault, turn }) => [fault, turn])

test('a note that this desk has just written and the website lost is named', async () => {
  await write(desk, 'He admitted it on the telephone')
  row().notes.pop()
  expect(await faults()).toEqual([['noteBack', 1]])
  expect((await openCase(desk, reporter.case)).memoryFaults).toMatchObject([{ fault: 'noteBack', turn: 1 }])
})

test('of closing, opening again and a note of reading nothing is named while all are there', async () => {
  await setClosed(desk, reporter.case, true)
  expect(await faults()).toEqual([])
  await setClosed(desk, reporter.case, false)
  await noteReading(desk, await openCase(desk, reporter.case))
  expect(await faults()).toEqual([])
  expect((await openCase(desk, reporter.case)).memoryFaults).toEqual([])
})

test.each(['missing', 'made up'])('behind thousands of notes that are %s this desk writes none', async (how) => {
  const junk = (turn: number) => ({ turn, day: website.today, sealed: 'AAAA', resealed: null, replaced: null })
  row().notes = how === 'missing' ? [junk(2001)] : Array.from({ length: 2001 }, (_, at) => junk(at + 1))
  website.asked = []
  await noteReading(desk, await openCase(desk, reporter.case))
  await expect(setClosed(desk, reporter.case, true)).rejects.toMatchObject({ reason: 'jumped' })
  expect(website.asked).not.toContain('note')
  row().notes = []
  await setClosed(desk, reporter.case, true)
  expect(row().notes).toHaveLength(1)
})

test('behind a message with a made-up number this desk answers none', async () => {
  await reporter.write('A Monday.')
  const { sealed = '' } = row().messages[0] ?? {}
  row().messages.push({ turn: 9998, speaker: 'officer', day: website.today, sealed, resealed: null, replaced: null })
  const answer = reply(desk, reporter.case, { body: 'Which?', status: undefined, turn: 9999 })
  await expect(answer).rejects.toMatchObject({ reason: 'jumped' })
})

test('a stolen key that has filled a case with rubbish for days keeps no colleague from writing', async () => {
  row().notes = Array.from({ length: 150 }, (_, at) => ({
    ...{ turn: at + 1, day: website.today, sealed: 'AAAA', resealed: null, replaced: null },
  }))
  await setClosed(desk, reporter.case, true)
  expect(row().notes).toHaveLength(151)
})
