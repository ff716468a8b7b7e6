import { readFileSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { signAct } from '#sealing/acts.ts'
import { deletionAct, signedBy } from '#server/testing/acts.ts'
import { acceptFaults } from '../cases/accept.ts'
import { openCase } from '../cases/case.ts'
import { setClosed } from '../cases/closing.ts'
import { askDeletion, keepCase } from '../cases/deletion.ts'
import { listCases } from '../cases/list.ts'
import { caseName } from '../cases/name.ts'
import { unhandled, writeNote } from '../cases/notes.ts'
import { mostRemembered } from '../cases/remember.ts'
import { reply } from '../cases/reply.ts'
import type { Desk } from '../desk.ts'
import { openPair, type Pair } from '../testing/office.ts'
import { type Reporter, report } from '../testing/reporter.ts'
import type { Website } from '../testing/website.ts'
import { nextEntry } from './chain.ts'
import type { Change } from './memory.ts'

let website: Website
let office: Pair['office']
let colleague: Pair['office']
let desk: Desk
let reporter: Reporter
beforeEach(async () => {
  ;({ website, office, colleague, desk } = await openPair())
  reporter = await report(website, { content: 'three lorries' })
  await reporter.write('A Monday.')
  await reply(desk, reporter.case, { body: 'Thank you', status: 'checking', turn: 2 })
  await faults()
})

const see = async () => desk.act({ action: 'list' }, () => listCases(desk))
/** What a desk that was opened anew says. */
async function faults() {
  desk = await office.desk()
  return (await see()).memoryFaults.map(({ case: name, fault, turn }) => [name === reporter.case, fault, turn])
}
/** The officer knows why. */
const accept = async () => acceptFaults(desk, (await see()).memoryFaults)
const row = () => website.row(reporter.case)
const daysLater = (days: number) => {
  for (const { passed } of [office]) office.passed = passed + days * 24 * 3600 * 1000
  website.today = desk.today()
}

test('a case that nobody signed away is named as gone, in the list and by status, until the officer says why', async () => {
  expect(await faults()).toEqual([])
  website.rows.splice(0)
  expect(await faults()).toEqual([[true, 'gone', 2]])
  expect(await faults(), 'it is said again').toHaveLength(1)
  const name = caseName(reporter.case)
  expect(await office.today()).toContain(`Case ${name} is gone, and nobody signed that it be deleted.`)
  const status = await office.run('status')
  expect(status.out).toMatch(
    /Missing {2}Cases that vanished, went back, changed, are withheld or are closed without an officer’s signature: 1/,
  )
  await office.accept()
  expect(await faults()).toEqual([])
})

test('fewer messages, another report, message or note in the same place, and what is withheld are named', async () => {
  const other = await report(website, { content: 'another' })
  await other.write('Of another case')
  const { messages, sealed, notes } = structuredClone(row())
  const restored = () => {
    Object.assign(row(), structuredClone({ messages, sealed, notes }))
    return accept()
  }
  row().messages.pop()
  expect(await faults()).toEqual([[true, 'back', 2]])
  expect((await openCase(desk, reporter.case)).memoryFaults).toMatchObject([{ fault: 'back', turn: 2 }])
  await restored()
  row().sealed = website.row(other.case).sealed
  expect(await faults()).toEqual([[true, 'changed', 0]])
  await restored()
  // The operator knows no text: a message that an officer signed before the chain was cut would be another one.
  Object.assign(row().messages[1] ?? {}, { sealed: website.row(other.case).messages[0]?.sealed })
  expect(await faults()).toEqual([[true, 'changed', 2]])
  await restored()
  website.twist = (asked, data) =>
    'case' in asked && asked.action === 'glance' && asked.case === reporter.case
      ? { ...Object(data), last: messages[0] }
      : data
  expect(await faults()).toEqual([[true, 'withheld', 2]])
  website.twist = undefined
  await restored()
  row().messages.shift()
  expect(await faults()).toEqual([[true, 'withheld', 1]])
  await restored()
  expect(await faults(), 'what came back is right').toEqual([])
})

test('notes that are not there any more are named, the only one as well', async () => {
  await writeNote(desk, await openCase(desk, reporter.case), { assign: '', tags: ['scales'], body: 'Mine' })
  expect(await faults()).toEqual([])
  const { turn } = row().notes.pop() ?? { turn: 0 }
  while (row().notes.length > 0) {
    expect(await faults()).toEqual([[true, 'noteBack', turn]])
    row().notes.pop()
  }
  expect(await faults()).toEqual([[true, 'noteBack', turn]])
  expect((await openCase(desk, reporter.case)).memoryFaults).toMatchObject([{ fault: 'noteBack', turn }])
})

test('an officer who wrote twice and shows only one of both to colleagues is seen by whoever saw the other', async () => {
  const theirs = await colleague.desk()
  const before = structuredClone(row().messages)
  await reply(theirs, reporter.case, { body: 'Which day?', status: undefined, turn: 3 })
  expect(await faults()).toEqual([])
  row().messages = before
  await reply(theirs, reporter.case, { body: 'No need to write again.', status: undefined, turn: 3 })
  expect(await faults()).toEqual([[true, 'changed', 3]])
  await accept()
  expect(await faults()).toEqual([])
})

test('a note that is given and not believed has not vanished; notes that are all held back have', async () => {
  const theirs = await colleague.desk()
  await writeNote(theirs, await openCase(theirs, reporter.case), { ...unhandled, body: 'Ask the gatekeeper' })
  expect(await faults()).toEqual([])
  const lines = website.lines.C
  website.lines.C = lines.slice(0, 1) // the list names the colleague no more: whose note it is cannot be proved
  expect(await faults()).toEqual([])
  expect((await openCase(desk, reporter.case)).notes.entries).toMatchObject([{ refused: 'signature' }])
  const { notes } = row()
  row().notes = []
  expect(await faults(), 'as by a desk that has not opened the case since').toEqual([[true, 'noteBack', 1]])
  expect((await openCase(desk, reporter.case)).memoryFaults).toMatchObject([{ fault: 'noteBack', turn: 1 }])
  row().notes = notes
  await see()
  await accept() // as it is again
  row().notes = notes.map((note) => ({ ...note, sealed: row().messages[0]?.sealed ?? '' }))
  expect(await faults()).toEqual([[true, 'noteChanged', 1]])
  row().notes = notes
  website.lines.C = lines
  await faults()
  await accept()
  expect(await faults()).toEqual([])
})

test('an answer that this desk sent and the website lost is named', async () => {
  const before = structuredClone(row().messages)
  await reply(desk, reporter.case, { body: 'Which day?', status: undefined, turn: 3 })
  row().messages = before
  expect(await faults()).toEqual([[true, 'back', 3]])
})

test('a deletion that two persons signed is explained to every desk; any other is not, and one that comes back is named', async () => {
  const whole = structuredClone(row())
  const theirs = await colleague.desk()
  row().closed = website.today
  await faults()
  expect(await askDeletion(theirs, reporter.case, false)).toBe(false)
  expect(await askDeletion(desk, reporter.case, true)).toBe(true)
  const [removal] = website.removals
  if (!removal) throw new Error('a removal')
  const [one, two] = [office.ring[0], colleague.ring[0]]
  const wrong = [
    { second: removal.key, secondSignature: removal.signature },
    { second: one.verifyKey, secondSignature: removal.signature },
    { signature: removal.secondSignature ?? '' },
    signedBy(two, deletionAct('A'.repeat(43), website.today)),
    signedBy(two, deletionAct(reporter.case, website.today, { channel: 'A' })),
    { second: null, secondSignature: null },
    { ...signedBy(two, deletionAct(reporter.case, '2020-01-01')), second: null, secondSignature: null },
  ]
  for (const other of wrong) {
    website.removals = [{ ...removal, ...other }]
    expect(await faults(), JSON.stringify(other)).toEqual([[true, 'gone', 2]])
  }
  website.removals = [removal]
  expect(await faults()).toEqual([])
  website.removals = []
  expect(await faults(), 'it is remembered').toEqual([])
  website.rows.push(whole)
  expect(await faults()).toEqual([[true, 'returned', 0]])
})

test('one person’s deletion is explained when it was seen waiting and the days of grace are over', async () => {
  row().closed = website.today
  await faults()
  const theirs = await colleague.desk()
  await askDeletion(theirs, reporter.case, false)
  const { deletion } = row()
  if (!deletion) throw new Error('asked')
  await faults()
  website.rows.splice(0)
  const { day, act, key, signature } = deletion
  website.removals = [{ case: reporter.case, day, act, key, signature, second: null, secondSignature: null }]
  daysLater(30)
  expect(await faults(), 'on the last day of grace').toHaveLength(1)
  daysLater(1)
  expect(await faults()).toEqual([])
})

test('a deletion that was taken back explains nothing, however long it waits again', async () => {
  row().closed = website.today
  await faults()
  await askDeletion(await colleague.desk(), reporter.case, false)
  const { deletion } = row()
  if (!deletion) throw new Error('asked')
  await faults()
  row().deletion = null // taken back
  await faults()
  daysLater(32)
  row().deletion = deletion // whoever has the database puts it back
  await faults()
  const { day, act, key, signature } = deletion
  const rows = website.rows.splice(0)
  website.removals = [{ case: reporter.case, day, act, key, signature, second: null, secondSignature: null }]
  expect(await faults()).toEqual([[true, 'gone', 2]])
  website.rows.push(...rows)
  expect((await openCase(desk, reporter.case)).deletion).toMatchObject({ isStale: true })
  await faults()
  daysLater(31)
  website.rows.splice(0)
  expect(await faults(), 'after all its days').toEqual([[true, 'gone', 2]])
})

test('two persons’ deletion counts for nothing where a message came after it, or it speaks of one that is still to come', async () => {
  const theirs = await colleague.desk()
  row().closed = website.today
  await askDeletion(theirs, reporter.case, false)
  const { deletion } = row()
  if (!deletion) throw new Error('asked')
  const { next } = await openCase(desk, reporter.case)
  await reply(desk, reporter.case, { body: 'There is more to it.', status: 'checking', turn: next.turn })
  expect(row().deletion, 'an honest website forgets it').toBeNull()
  await faults()
  const { act, key, signature } = deletion
  const second = office.ring[0]
  const twice = { second: second.verifyKey, secondSignature: signAct(act, second.signingKey) }
  const rows = website.rows.splice(0)
  website.removals = [{ case: reporter.case, day: website.today, act, key, signature, ...twice }]
  expect(await faults()).toEqual([[true, 'gone', 3]])

  website.rows.push(...rows)
  website.removals = []
  const early = signedBy(colleague.ring[0], deletionAct(reporter.case, website.today, { turn: 9 }))
  Object.assign(row(), { closed: website.today, deletion: { ...early, day: website.today } })
  await expect(askDeletion(desk, reporter.case, true)).rejects.toMatchObject({ reason: 'staleAct' })
})

test('what two officers signed before a message came deletes nothing after it, though no desk saw that it was asked', async () => {
  await reporter.write('There is more.')
  await openCase(desk, reporter.case)
  const rows = website.rows.splice(0)
  for (const [turn, expected] of [
    [2, [[true, 'gone', 3]]],
    [3, []],
  ] as const) {
    const { act, ...first } = signedBy(colleague.ring[0], deletionAct(reporter.case, website.today, { turn }))
    const second = office.ring[0]
    const twice = { second: second.verifyKey, secondSignature: signAct(act, second.signingKey) }
    website.removals = [{ case: reporter.case, day: website.today, act, ...first, ...twice }]
    expect(await faults(), `at turn ${turn}`).toEqual(expected)
  }
  website.rows.push(...rows)
})

test('one officer alone explains nothing with an earlier day: this desk looked since, and nobody asked', async () => {
  const begun = website.today
  daysLater(20)
  await faults()
  daysLater(20)
  const signed = signedBy(colleague.ring[0], deletionAct(reporter.case, begun, { turn: 2 }))
  website.removals = [{ case: reporter.case, day: website.today, ...signed, second: null, secondSignature: null }]
  website.rows.splice(0)
  expect(await faults()).toEqual([[true, 'gone', 2]])
})

test('what this officer keeps is kept, whatever the website does', async () => {
  row().closed = website.today
  await askDeletion(await colleague.desk(), reporter.case, false)
  await faults()
  const { deletion } = row()
  await keepCase(desk, reporter.case)
  row().deletion = deletion
  expect((await openCase(desk, reporter.case)).deletion).toMatchObject({ isStale: true })
  await expect(askDeletion(desk, reporter.case, true)).rejects.toMatchObject({ reason: 'staleAct' })
})

test('one person and the operator cannot write an earlier day under a deletion', async () => {
  row().closed = website.today
  daysLater(40)
  await faults()
  const { verifyKey } = colleague.ring[0]
  const act = signedBy(colleague.ring[0], deletionAct(reporter.case, '2026-11-25'))
  website.rows.splice(0)
  website.removals = [{ case: reporter.case, day: website.today, ...act, second: null, secondSignature: null }]
  expect(act.key).toBe(verifyKey)
  expect(await faults()).toEqual([[true, 'gone', 2]])
})

test('what goes by the site’s retention is explained as far as the officer knows it', async () => {
  website.retention = 90
  expect((await see()).retention, 'it was told that nothing goes').toEqual({ days: 90, before: 0 })
  await office.accept()
  await setClosed(desk, reporter.case, true)
  await faults()
  const rows = website.rows.splice(0)
  expect(await faults(), 'too early').toHaveLength(1)
  daysLater(91)
  expect(await faults()).toEqual([])
  website.rows.push(...rows)
  website.retention = 1
  expect((await see()).retention).toEqual({ days: 1, before: 90 })
})

test('a retention that is told at first contact explains nothing until the officer has accepted it', async () => {
  website.retention = 1
  desk = await colleague.desk()
  expect((await see()).retention).toEqual({ days: 1, before: undefined })
  const today = await colleague.today()
  expect(today).toContain('The site deletes closed cases after 1 day. Is that your company’s rule?')
  expect(today).not.toContain('now deletes')
  row().closed = website.today
  await see()
  website.rows.splice(0)
  colleague.passed += 3 * 24 * 3600 * 1000
  desk = await colleague.desk()
  website.today = desk.today()
  expect((await see()).memoryFaults).toMatchObject([{ case: reporter.case, fault: 'gone' }])
})

const seen = ['seen-C.jsonl', 'seen-C.head']
const path = (name: string) => join(office.folder, name)

test.each<[string, () => unknown]>([
  ['removed with its head', () => seen.forEach((name) => void rmSync(path(name)))],
  ['cut at its end', () => writeFileSync(path('seen-C.jsonl'), '')],
  [
    'rewritten with a head that fits',
    () => {
      const [first = ''] = readFileSync(path('seen-C.jsonl'), 'utf8').split('\n')
      writeFileSync(path('seen-C.jsonl'), `${first}\n`)
      const { n, print } = JSON.parse(first)
      writeFileSync(
        path('seen-C.head'),
        JSON.stringify({ ...JSON.parse(readFileSync(path('seen-C.head'), 'utf8')), n, print }),
      )
    },
  ],
  [
    'lengthened by somebody without the key',
    () => {
      const lines = readFileSync(path('seen-C.jsonl'), 'utf8')
      const last = JSON.parse(lines.trim().split('\n').at(-1) ?? '')
      const detail = JSON.stringify({ looked: website.today, cases: [[reporter.case, null]] })
      const entry = nextEntry(last, { at: last.at, action: 'seen', detail })
      writeFileSync(path('seen-C.jsonl'), `${lines}${JSON.stringify(entry)}\n`)
      const head = JSON.parse(readFileSync(path('seen-C.head'), 'utf8'))
      writeFileSync(path('seen-C.head'), JSON.stringify({ ...head, n: entry.n, print: entry.print }))
    },
  ],
  ['of another machine', () => void renameSync(path('seen-C.head'), path('other'))],
  [
    'lengthened by a line that no head names yet, as a power cut leaves it',
    () => {
      const lines = readFileSync(path('seen-C.jsonl'), 'utf8')
      const last = JSON.parse(lines.trim().split('\n').at(-1) ?? '')
      const detail = `${JSON.stringify({ looked: website.today, cases: [[reporter.case, null]] })}\n${'A'.repeat(86)}`
      const entry = nextEntry(last, { at: last.at, action: 'seen', detail })
      writeFileSync(path('seen-C.jsonl'), `${lines}${JSON.stringify(entry)}\n`)
    },
  ],
  [
    'cut at its beginning',
    () => {
      const lines = readFileSync(path('seen-C.jsonl'), 'utf8').trim().split('\n')
      writeFileSync(path('seen-C.jsonl'), `${lines.at(-1)}\n`)
    },
  ],
  ['made larger than a program can read', () => truncateSync(path('seen-C.jsonl'), 540 * 1024 * 1024)],
])('a memory that was %s is a fault until it is begun anew with a reason', async (_how, spoil) => {
  spoil()
  expect(await faults()).toEqual([[false, 'broken', 0]])
  expect(await office.today()).toContain('memory of cases was altered or removed on this machine, or cannot be read')
  expect((await office.run('log', 'begin', 'short')).err).toContain('at least ten characters')
  expect((await office.run('log', 'begin', 'The disk was full last Monday.')).code).toBe(0)
  expect(await faults()).toEqual([])
  website.rows.splice(0)
  expect(await faults(), 'and it remembers again').toHaveLength(1)
})

test('an older copy of memory and head is told by the log', async () => {
  const old = seen.map((name) => readFileSync(path(name)))
  await report(website, { content: 'x' })
  await faults()
  for (const [at, name] of seen.entries()) writeFileSync(path(name), old[at] ?? '')
  expect(await faults()).toEqual([[false, 'broken', 0]])
})

test('a log that is removed with its head is a fault, and begins anew with a sentence', async () => {
  for (const name of ['log.jsonl', 'log.head']) rmSync(path(name))
  expect(await office.run('log', 'verify')).toMatchObject({ code: 1, err: expect.stringContaining('removed together') })
  expect((await office.run('digest')).err).toContain('This machine has a key and no log')
  writeFileSync(path('log.head'), JSON.stringify({ n: 0, print: '0'.repeat(64) }))
  expect((await office.run('digest')).err, 'with a head of nothing').toContain('This machine has a key and no log')
  expect((await office.run('log', 'begin', 'New computer, the old one was burnt.')).code).toBe(0)
  expect(await office.run('log', 'verify')).toMatchObject({ code: 0 })
  expect(String(office.read('log.jsonl'))).toContain('New computer, the old one was burnt.')
})

/** The database names cases that are not there, or moves their days, as often as it likes. */
const made = (count: number) => Array.from({ length: count }, (_, at) => `${`${at}`.padStart(42, 'A')}A`)
const known = async () => (await desk.memory.recall())?.cases

test('what is remembered of many changes takes the room of the last ones, and nothing of it is forgotten', async () => {
  const spent = new Map([[reporter.case, { turn: 2, day: website.today, closed: null, removed: 'an act' }]])
  await desk.memory.keep([...spent], website.today)
  const before = await known()
  await desk.memory.keep([[reporter.case, before?.get(reporter.case) ?? null]], website.today)
  for (let turn = 1; turn <= 30; turn++) {
    const changes = made(1000).map((name) => [name, { turn, day: website.today, closed: null }] satisfies Change)
    await desk.memory.keep(changes, website.today)
  }
  expect(statSync(path('seen-C.jsonl')).size).toBeLessThan(2_500_000)
  desk = await office.desk()
  const memory = await desk.memory.recall()
  expect(memory?.cases.size).toBe(1001)
  expect(memory?.cases.get(made(1)[0] ?? '')).toEqual({ turn: 30, day: website.today, closed: null })
  expect(memory?.spent).toEqual(new Set(['an act']))
  expect(memory?.looked).toBe(website.today)
})

test('lines that were folded into one are whole after a power cut, and no older copy takes their place', async () => {
  const names = [...seen, 'log.jsonl', 'log.head']
  const read = () => names.map((name) => readFileSync(path(name)))
  const put = (files: readonly (Buffer | string | undefined)[]) =>
    files.forEach((bytes, at) => void (bytes && writeFileSync(path(names[at] ?? ''), bytes)))
  const firstLine = () => readFileSync(path('seen-C.jsonl'), 'utf8').split('\n', 1)[0] ?? ''
  let before = read()
  for (let turn = 1; JSON.parse(firstLine()).n === 1; turn++) {
    if (turn > 20) throw new Error('never folded')
    before = read()
    const changes = made(4000).map((name) => [name, { turn, day: website.today, closed: null }] satisfies Change)
    await desk.memory.keep(changes, website.today)
  }
  const remembered = async () => (await (await office.desk()).memory.recall())?.cases.size
  const after = read()
  expect(await remembered()).toBe(4001)
  put([`${firstLine()}\n`, ...before.slice(1)])
  expect(await remembered(), 'neither head nor log knows of the new line').toBe(4001)
  put([...before.slice(0, 2), ...after.slice(2)])
  expect(await remembered(), 'an older copy').toBeUndefined()
})

test('of more cases than any channel has, new ones are named and not remembered, until those that were invented are accepted as gone', async () => {
  const invented = made(mostRemembered - 1).map((name) => [name, { turn: 0, day: website.today, closed: null }])
  await desk.memory.keep(invented as Change[], website.today)
  const another = await report(website, { content: 'another' })
  expect(await faults()).toContainEqual([false, 'full', 0])
  expect((await known())?.has(another.case)).toBe(false)
  const today = await office.today()
  expect(today).toContain('more than 50,000 cases')
  expect(today).toMatch(/49,?800 more are named/)
  await office.accept()
  expect(await faults()).toEqual([])
  expect([...((await known())?.keys() ?? [])]).toEqual([reporter.case, another.case])
})

test('one message that is withheld after the other is named twenty times, and all else is remembered', async () => {
  const [message] = row().messages
  if (!message) throw new Error('written')
  for (let given = 1; given <= 30; given++) {
    row().messages = [...Array.from({ length: given }, (_, at) => at + 1), 50 + given].map((turn) => ({
      ...message,
      turn,
    }))
    await see()
  }
  expect((await known())?.get(reporter.case)?.faults).toHaveLength(20)
  expect((await known())?.get(reporter.case)?.turn).toBe(80)
})
