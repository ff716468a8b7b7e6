import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity } from 'age-encryption'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type OfficerKeys, officerKeys } from '#sealing/officer.ts'
import { deletionAct, replacementAct, signedBy } from '../testing/acts.ts'
import { expectMode } from '../testing/expectMode.ts'
import { findPostgres, startPostgres, type TestPostgres } from '../testing/postgres.ts'
import type { ComplaintStore } from './index.ts'
import { secondsOf } from './persons.ts'
import type { Records } from './records.ts'
import { openComplaintStores } from './service.ts'
import { openSqlite } from './sqlite.ts'
import type { UploadStore } from './uploads.ts'

const folder = mkdtempSync(join(tmpdir(), 'complaints-'))
afterAll(() => rmSync(folder, { recursive: true }))

const [channel, other] = ['C', 'A']
let one: OfficerKeys
let spare: OfficerKeys
let two: OfficerKeys
const newOfficer = async () => officerKeys(await generateX25519Identity())
beforeAll(async () => {
  one = await newOfficer()
  spare = await newOfficer()
  two = await newOfficer()
})
/** One person has two keys. */
const office = () => ({
  ...{ id: 'compliance', symbol: channel },
  officers: Object.entries({ Wang: [one, spare], Li: [two] }).flatMap(([name, keys]) =>
    keys.map(({ recipient, verifyKey: signing }) => ({ ...{ name, recipient, signing }, from: '2026-01-01' })),
  ),
})
const newName = () => randomBytes(32)
const body = (text: string) => Buffer.from(text.padEnd(64, '.'))
const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest()
const part = (upload: Buffer, number: number, bytes = body(`part ${number}`)) => ({
  upload,
  number,
  digest: digest(bytes),
  body: bytes,
})
const soon = '2026-11-22T09:00'

if (!findPostgres()) console.log('PostgreSQL is not on this machine: its half of the store tests is skipped')

describe.each([
  ['SQLite', async () => ({ databaseUrl: '', stop: async () => undefined })],
  ['PostgreSQL', async () => started(await startPostgres())],
] as const)('on %s', (engine, begin) => {
  if (engine === 'PostgreSQL' && !findPostgres()) return test.skip('PostgreSQL is not on this machine')

  let complaints: ComplaintStore
  let uploads: UploadStore
  let records: Records
  let day = '2026-11-21'
  let stop: () => Promise<unknown>
  let databaseUrl: string
  const data = join(folder, engine)

  beforeAll(async () => {
    mkdirSync(data, { recursive: true })
    ;({ databaseUrl, stop } = await begin())
    ;({ complaints, uploads, records } = await openComplaintStores({ data, databaseUrl }, () => day))
  }, 60_000)
  afterAll(async () => {
    await complaints.close()
    await stop()
  })
  beforeEach(() => {
    day = '2026-11-21'
  })

  const save = async (more: { channel?: string } = {}) => {
    const report = { case: newName(), channel, body: body('a report'), files: [], ...more }
    expect(await complaints.save(report)).toEqual({ outcome: 'saved' })
    return report
  }
  const say = (to: Buffer, turn: number, speaker: 'reporter' | 'officer', text = 'words') =>
    complaints.addMessage(channel, { case: to, turn, speaker, body: body(text), files: [] })
  const threadOf = (name: Buffer, page = 1) => complaints.thread(channel, name, page, 20)
  /** The second person is somebody else, and signs what waits. */
  const askDeletion = (name: Buffer, officer: OfficerKeys, act?: string, of = channel) =>
    complaints.askDeletion(
      of,
      name,
      { ...signedBy(officer, act ?? deletionAct(name.toString('base64url'), day)), isOfToday: true },
      secondsOf(office(), officer.verifyKey, '2026-11-21'),
    )
  const asked = async (name: Buffer) => (await complaints.open(channel, name))?.deletion?.act
  const resealed = (name: Buffer, kind: 'complaint' | 'message' | 'note', turn: number, bytes: Buffer, by = one) => ({
    ...{ kind, turn, body: bytes },
    ...signedBy(by, replacementAct({ case: name.toString('base64url'), kind, turn }, bytes)),
  })
  const expired = (now: string, more: { closedBefore?: string; graceBefore?: string } = {}) =>
    complaints.deleteExpired({ now, ...more })

  test('a report is stored once: its repetition is known, another body under its key is refused', async () => {
    const report = await save()
    expect(await complaints.save(report)).toEqual({ outcome: 'known' })
    expect(await complaints.save({ ...report, body: body('another') })).toEqual({ outcome: 'differs' })
    expect(await complaints.save({ ...report, channel: other })).toEqual({ outcome: 'differs' })
    const files = [{ id: randomBytes(16), parts: 1 }]
    expect(await complaints.save({ ...report, files }), 'with other files').toEqual({ outcome: 'differs' })
    expect((await complaints.glance(channel, report.case))?.body).toEqual(report.body)
  })

  test('ten at once that send the same report store it once', async () => {
    const report = { case: newName(), channel, body: body('at once'), files: [] }
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => complaints.save(report)))
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual([...Array(9).fill('known'), 'saved'])
  })

  test('ten at once that claim the same files, in any order, leave them to one', async () => {
    const ids = [randomBytes(16), randomBytes(16), randomBytes(16)]
    for (const id of ids) await uploads.putPart(part(id, 0), soon)
    const files = ids.map((id) => ({ id, parts: 1 }))
    const claims = Array.from({ length: 10 }, (_, at) => (at % 2 === 0 ? files : files.toReversed()))
    const saves = claims.map((files) => complaints.save({ case: newName(), channel, body: body('mine'), files }))
    const outcomes = (await Promise.all(saves)).map(({ outcome }) => outcome)
    expect(outcomes.sort()).toEqual([...Array(9).fill('incomplete'), 'saved'])
  })

  test('a crowd in which each has a file is stored, and nobody is sent away', async () => {
    const crowd = Array.from({ length: 60 }, () => ({ upload: randomBytes(16), name: newName() }))
    const bytes = randomBytes(300_000)
    const outcomes = crowd.map(async ({ upload, name }) => {
      const stored = [await uploads.putPart(part(upload, 0, bytes), soon), await uploads.putPart(part(upload, 1), soon)]
      const files = [{ id: upload, parts: 2 }]
      return [...stored, (await complaints.save({ case: name, channel, body: bytes, files })).outcome]
    })
    expect(await Promise.all(outcomes)).toEqual(Array(60).fill(['stored', 'stored', 'saved']))
  })

  test('a file that is deleted unclaimed at this moment is missed, or kept with its report', async () => {
    for (let round = 0; round < 20; round++) {
      const [upload, own] = [randomBytes(16), newName()]
      await uploads.putPart(part(upload, 0), '2026-11-20T00:00')
      const report = { case: own, channel, body: body('late'), files: [{ id: upload, parts: 1 }] }
      const [{ outcome }] = await Promise.all([complaints.save(report), expired('2026-11-20T01:00')])
      const kept = await complaints.filePart(channel, own, upload, 0)
      expect([outcome, kept]).toEqual(outcome === 'saved' ? ['saved', body('part 0')] : ['incomplete', undefined])
    }
  })

  test('a file is claimed with its report, and not by two', async () => {
    const upload = randomBytes(16)
    const unclaimed = await uploads.unclaimedBytes()
    for (const number of [0, 1]) expect(await uploads.putPart(part(upload, number), soon)).toBe('stored')
    expect((await uploads.unclaimedBytes()) - unclaimed).toBe(128)
    expect(await uploads.partsOf(upload)).toEqual([0, 1])
    const files = [{ id: upload, parts: 2 }]
    const report = { case: newName(), channel, body: body('with a file'), files }
    expect(await complaints.save(report)).toEqual({ outcome: 'saved' })
    expect(await uploads.unclaimedBytes()).toBe(unclaimed)
    expect(await complaints.filePart(channel, report.case, upload, 1)).toEqual(body('part 1'))
    expect(await complaints.filePart(other, report.case, upload, 1)).toBeUndefined()
    expect(await complaints.filePart(channel, newName(), upload, 1)).toBeUndefined()
    const thief = { ...report, case: newName() }
    expect(await complaints.save(thief)).toEqual({ outcome: 'incomplete', missing: [{ id: upload, numbers: [0, 1] }] })
    expect(await threadOf(thief.case)).toBeUndefined()
    expect(await uploads.putPart(part(upload, 2), soon)).toBe('claimed')
    expect(await complaints.save(report)).toEqual({ outcome: 'known' })
  })

  test('a report whose files are not whole is not stored, and is told which parts are missing', async () => {
    const [whole, broken] = [randomBytes(16), randomBytes(16)]
    await uploads.putPart(part(whole, 0), soon)
    await uploads.putPart(part(broken, 1), soon)
    const report = {
      case: newName(),
      channel,
      body: body('incomplete'),
      files: [
        { id: whole, parts: 1 },
        { id: broken, parts: 3 },
      ],
    }
    expect(await complaints.save(report)).toEqual({ outcome: 'incomplete', missing: [{ id: broken, numbers: [0, 2] }] })
    expect(await threadOf(report.case)).toBeUndefined()
    for (const number of [0, 2]) await uploads.putPart(part(broken, number), soon)
    expect(await complaints.save(report)).toEqual({ outcome: 'saved' })
  })

  test('a file of which more parts came than its report says, or others, is not whole', async () => {
    for (const [there, missing] of [
      [[0, 1, 2], []],
      [[0, 2], [1]],
    ] as const) {
      const id = randomBytes(16)
      for (const number of there) await uploads.putPart(part(id, number), soon)
      const report = { case: newName(), channel, body: body('other parts'), files: [{ id, parts: 2 }] }
      expect(await complaints.save(report)).toEqual({ outcome: 'incomplete', missing: [{ id, numbers: missing }] })
    }
  })

  test('a part is accepted once; another under its number, or one that does not match its hash, is refused', async () => {
    const upload = randomBytes(16)
    expect(await uploads.putPart(part(upload, 1), soon)).toBe('stored')
    expect(await uploads.putPart(part(upload, 1), soon)).toBe('known')
    expect(await uploads.putPart(part(upload, 1, body('other')), soon)).toBe('differs')
    expect(await uploads.putPart({ ...part(upload, 2), digest: digest(body('other')) }, soon)).toBe('wrongDigest')
    expect(await uploads.partsOf(upload)).toEqual([1])
  })

  test('one count of turns for both sides; a repetition is known, a turn that is not the next is told', async () => {
    const { case: name } = await save()
    expect(await say(name, 2, 'officer')).toEqual({ outcome: 'taken' })
    expect(await say(name, 1, 'officer', 'received')).toEqual({ outcome: 'saved' })
    expect(await say(name, 1, 'officer', 'received')).toEqual({ outcome: 'known' })
    expect(await say(name, 1, 'officer', 'a colleague at once')).toEqual({ outcome: 'taken' })
    expect(await say(name, 1, 'reporter', 'received'), 'in the words of the other side').toEqual({ outcome: 'taken' })
    day = '2026-11-23'
    expect(await say(name, 2, 'reporter', 'more')).toEqual({ outcome: 'saved' })
    expect(await say(name, 3, 'officer', 'checking')).toEqual({ outcome: 'saved' })
    expect(await say(randomBytes(32), 1, 'officer')).toEqual({ outcome: 'unknown' })
    const messages = [
      { turn: 1, speaker: 'officer', day: '2026-11-21', body: body('received') },
      { turn: 2, speaker: 'reporter', day: '2026-11-23', body: body('more') },
      { turn: 3, speaker: 'officer', day: '2026-11-23', body: body('checking') },
    ]
    expect(await threadOf(name)).toEqual({ day: '2026-11-21', closed: false, files: 0, messages, page: 1, pages: 1 })
    const { cases } = await complaints.list(channel, 1)
    const listed = cases.find((entry) => entry.case.equals(name))
    expect(listed?.messages).toEqual(messages.map(({ body: _, ...message }) => message))
    expect(await complaints.glance(channel, name)).toEqual({
      body: body('a report'),
      ...{ resealed: null, replaced: null },
      last: { ...messages[2], resealed: null, replaced: null },
      note: null,
    })
  })

  test('a conversation comes in pages; one beyond the last is the last', async () => {
    const { case: name } = await save()
    for (let turn = 1; turn <= 21; turn++) await say(name, turn, turn % 2 === 0 ? 'officer' : 'reporter')
    const turns = async (page: number) => {
      const thread = await threadOf(name, page)
      return [thread?.page, thread?.pages, thread?.messages.map(({ turn }) => turn)]
    }
    expect(await turns(1)).toEqual([1, 2, Array.from({ length: 20 }, (_, at) => at + 1)])
    expect(await turns(2)).toEqual([2, 2, [21]])
    expect(await turns(9)).toEqual([2, 2, [21]])
  })

  test('a reporter writes 20 messages at most before an officer answers', async () => {
    const { case: name } = await save()
    for (let turn = 1; turn <= 20; turn++) expect(await say(name, turn, 'reporter')).toEqual({ outcome: 'saved' })
    expect(await say(name, 21, 'reporter')).toEqual({ outcome: 'unanswered' })
    expect(await say(name, 20, 'reporter'), 'again').toEqual({ outcome: 'known' })
    expect(await say(name, 21, 'officer')).toEqual({ outcome: 'saved' })
    expect(await say(name, 22, 'reporter')).toEqual({ outcome: 'saved' })
  })

  test('an officer writes 20 messages and 50 notes a day in a case at most, and takes no room from anybody else', async () => {
    const { case: name } = await save()
    const { case: second } = await save()
    const write = (turn: number, by: OfficerKeys, text = 'words', of = name) => {
      const message = { case: of, turn, speaker: 'officer', by: by.verifyKey, body: body(text), files: [] } as const
      return complaints.addMessage(channel, message)
    }
    const note = (turn: number, by: OfficerKeys) =>
      complaints.addNote(channel, { case: name, turn, by: by.verifyKey, body: body('a note') })
    const saved = { outcome: 'saved' }
    const enough = { outcome: 'enoughOfDay' }
    for (let turn = 1; turn <= 20; turn++) {
      expect(await write(turn, one)).toEqual(saved)
      expect(await write(turn, one), 'a repetition, or a turn that is not the next, counts for nothing').toEqual({
        outcome: 'known',
      })
      expect(await write(turn, one, 'other')).toEqual({ outcome: 'taken' })
    }
    expect(await write(21, one)).toEqual(enough)
    expect(await write(20, one), 'again').toEqual({ outcome: 'known' })
    expect(await say(name, 21, 'reporter'), 'the reporter').toEqual(saved)
    expect(await write(22, two), 'a colleague').toEqual(saved)
    expect(await write(1, one, 'words', second), 'in another case').toEqual(saved)
    for (let turn = 1; turn <= 50; turn++) expect(await note(turn, one)).toEqual(saved)
    expect(await note(51, one)).toEqual(enough)
    expect(await note(51, two)).toEqual(saved)
    day = '2026-11-22'
    expect(await write(23, one), 'tomorrow').toEqual(saved)
    expect(await note(52, one)).toEqual(saved)
  })

  test('officers write to each other in a count of their own', async () => {
    const { case: name } = await save()
    const by = one.verifyKey
    const note = (turn: number, text: string) => complaints.addNote(channel, { case: name, turn, by, body: body(text) })
    expect(await note(2, 'too early')).toEqual({ outcome: 'taken' })
    expect(await note(1, 'first')).toEqual({ outcome: 'saved' })
    expect(await note(1, 'first')).toEqual({ outcome: 'known' })
    expect(await note(1, 'at once')).toEqual({ outcome: 'taken' })
    const opened = await complaints.open(channel, name)
    expect(opened).toMatchObject({ messages: [], notes: [{ turn: 1, day: '2026-11-21', body: body('first') }] })
    expect(await complaints.addNote(other, { case: name, turn: 2, by, body: body('x') })).toEqual({
      outcome: 'unknown',
    })
  })

  test('a list of more than 500 cases comes in pages, each case once', async () => {
    for (let number = 0; number < 501; number++) await save({ channel: 'Z' })
    const [first, second] = [await complaints.list('Z', 1), await complaints.list('Z', 2)]
    expect([first.pages, first.cases.length, second.cases.length]).toEqual([2, 500, 1])
    const names = [...first.cases, ...second.cases].map((entry) => entry.case.toString('hex'))
    expect(new Set(names).size).toBe(501)
    expect(names.slice(0, 500), 'of one day in the order of their random names').toEqual(names.slice(0, 500).sort())
  })

  test('what was sealed again is still known when it is sent again, and other words still are not', async () => {
    const report = await save()
    await say(report.case, 1, 'reporter', 'said')
    const again = resealed(report.case, 'complaint', 0, body('to a new officer too'))
    expect(await complaints.reseal(channel, report.case, again)).toBe(true)
    expect(await complaints.reseal(channel, report.case, { ...again, kind: 'message', turn: 1 })).toBe(true)
    expect(await complaints.reseal(channel, report.case, { ...again, kind: 'message', turn: 2 })).toBe(false)
    expect(await complaints.reseal(channel, report.case, { ...again, kind: 'note', turn: 1 })).toBe(false)
    expect(await complaints.reseal(other, report.case, again)).toBe(false)
    expect(await complaints.save(report)).toEqual({ outcome: 'known' })
    expect(await complaints.save({ ...report, body: again.body })).toEqual({ outcome: 'differs' })
    expect(await say(report.case, 1, 'reporter', 'said')).toEqual({ outcome: 'known' })
  })

  test('a text stays as it came beside what one officer sealed again, however long, until a second person signs the same', async () => {
    const report = await save()
    const { case: name } = report
    await say(name, 1, 'reporter', 'said')
    await complaints.addNote(channel, { case: name, turn: 1, by: one.verifyKey, body: body('noted') })
    const kinds = [
      ['complaint', 0],
      ['message', 1],
      ['note', 1],
    ] as const
    const resealAll = async (text: string) => {
      const all = kinds.map(([kind, turn]) => resealed(name, kind, turn, body(text)))
      for (const resealing of all) expect(await complaints.reseal(channel, name, resealing)).toBe(true)
      return all
    }
    const textsNow = async () => {
      const found = await complaints.open(channel, name)
      if (!found) throw new Error('no case')
      const { messages, notes, body, resealed, replaced } = found
      expect(await complaints.glance(channel, name)).toEqual({
        ...{ body, resealed, replaced },
        last: messages[0],
        note: notes[0],
      })
      return [found, ...messages, ...notes].map(({ body, resealed }) => [body, resealed?.body ?? null])
    }
    const confirm = (all: Awaited<ReturnType<typeof resealAll>>, by = two, of = channel) => {
      const texts = all.map(({ kind, turn, act }) => ({ kind, turn, signature: signedBy(by, act).signature }))
      return complaints.confirm(of, name, { key: by.verifyKey, texts }, secondsOf(office(), by.verifyKey, '2026-11-21'))
    }
    const asItCame = [report.body, body('said'), body('noted')]
    const rubbish = await resealAll('rubbish')
    expect(await textsNow()).toEqual(asItCame.map((text) => [text, body('rubbish')]))
    expect((await threadOf(name))?.messages[0]?.body, 'for the reporter').toEqual(body('said'))
    await expired('2099-01-01T00:00', { graceBefore: '2099-01-01' })
    expect(await textsNow(), 'no time replaces it').toEqual(asItCame.map((text) => [text, body('rubbish')]))
    const listed = (await complaints.list(channel, 1)).cases.find((entry) => entry.case.equals(name))
    expect(listed?.resealings).toEqual([{ key: one.verifyKey, texts: 3 }])

    const whole = await resealAll('whole')
    const stolen = await newOfficer()
    expect(await confirm(whole, one), 'by the same key').toBe(false)
    expect(await confirm(whole, spare), 'by another key of the same person').toBe(false)
    expect(await confirm(rubbish), 'what does not wait any more').toBe(false)
    expect(await confirm([...whole.slice(0, 2), ...rubbish.slice(2)]), 'in part').toBe(false)
    expect(await confirm(whole, two, other), 'in another channel').toBe(false)
    const forged = whole.map(({ act, ...rest }) => ({ ...rest, act: act.replace('replace', 'replaced') }))
    expect(await confirm(forged), 'another act').toBe(false)
    await complaints.reseal(channel, name, resealed(name, 'note', 1, body('whole'), stolen))
    expect(await confirm(whole.slice(2)), 'after one who is no officer').toBe(false)
    const swapped = { ...resealed(name, 'note', 1, body('whole')), body: body('other bytes') }
    await complaints.reseal(channel, name, swapped)
    expect(await confirm([swapped]), 'bytes of which the act does not speak').toBe(false)
    expect((await textsNow()).map(([text]) => text)).toEqual(asItCame)

    const again = await resealAll('whole')
    expect(await confirm(again)).toBe(true)
    expect(await textsNow()).toEqual(asItCame.map(() => [body('whole'), null]))
    const [act] = again
    expect((await complaints.open(channel, name))?.replaced, 'the act stays, with both signatures').toEqual({
      ...{ act: act?.act, key: one.verifyKey, signature: act?.signature },
      ...{ second: two.verifyKey, secondSignature: signedBy(two, act?.act ?? '').signature },
    })
    expect(await confirm(again), 'once').toBe(false)
    expect((await threadOf(name))?.messages[0]?.body).toEqual(body('whole'))
    expect(await complaints.save(report)).toEqual({ outcome: 'known' })
  })

  test('a message whose file is not whole is not stored', async () => {
    const { case: name } = await save()
    const upload = randomBytes(16)
    const message = {
      case: name,
      turn: 1,
      speaker: 'reporter' as const,
      body: body('see file'),
      files: [{ id: upload, parts: 1 }],
    }
    expect(await complaints.addMessage(channel, message)).toEqual({
      outcome: 'incomplete',
      missing: [{ id: upload, numbers: [0] }],
    })
    expect((await threadOf(name))?.messages).toEqual([])
    await uploads.putPart(part(upload, 0), soon)
    expect(await complaints.addMessage(channel, message)).toEqual({ outcome: 'saved' })
    expect(await complaints.filePart(channel, name, upload, 0)).toEqual(body('part 0'))
  })

  test('who has a case in one channel finds and changes nothing of it in another', async () => {
    const { case: name } = await save({ channel: other })
    expect((await complaints.list(channel, 1)).cases.some((entry) => entry.case.equals(name))).toBe(false)
    expect(await complaints.glance(channel, name)).toBeUndefined()
    expect(await complaints.open(channel, name)).toBeUndefined()
    expect(await threadOf(name)).toBeUndefined()
    expect(await say(name, 1, 'reporter')).toEqual({ outcome: 'unknown' })
    expect(await complaints.setClosed(channel, name, true)).toBe(false)
    await complaints.setClosed(other, name, true)
    expect(await askDeletion(name, one)).toBe('absent')
    expect(await complaints.keep(channel, name)).toBe(false)
    expect((await complaints.glance(other, name))?.body).toEqual(body('a report'))
  })

  test('two officers delete a closed case, with everything that belongs to it; one cannot', async () => {
    const upload = randomBytes(16)
    const words = body(`to be forgotten ${randomBytes(8).toString('hex')}`)
    await uploads.putPart(part(upload, 0, words), soon)
    const report = { case: newName(), channel, body: words, files: [{ id: upload, parts: 1 }] }
    await complaints.save(report)
    await say(report.case, 1, 'officer')
    await complaints.addNote(channel, { case: report.case, turn: 1, by: one.verifyKey, body: words })
    expect(await askDeletion(report.case, one)).toBe('open')
    expect(await complaints.setClosed(channel, report.case, true)).toBe(true)
    expect(await say(report.case, 2, 'reporter')).toEqual({ outcome: 'closed' })
    expect(await say(report.case, 2, 'officer')).toEqual({ outcome: 'saved' })
    const earlier = signedBy(one, deletionAct(report.case.toString('base64url'), '2026-11-20'))
    const late = { ...earlier, isOfToday: false }
    expect(await complaints.askDeletion(channel, report.case, late, () => true), 'of another day').toBe('differs')
    expect(await asked(report.case)).toBeUndefined()
    for (let turn = 0; turn < 2; turn++) {
      expect(await askDeletion(report.case, one)).toBe('asked')
    }
    const act = await asked(report.case)
    const listed = (await complaints.list(channel, 1)).cases.find((entry) => entry.case.equals(report.case))
    expect(listed?.deletion).toMatchObject({ act, key: one.verifyKey, day: '2026-11-21' })
    expect(await askDeletion(report.case, two), 'another act').toBe('differs')
    expect(await askDeletion(report.case, spare, act), 'another key of the same person').toBe('differs')
    expect(await askDeletion(report.case, two, act)).toBe('deleted')
    expect((await complaints.removals(channel)).find((entry) => entry.case.equals(report.case))).toEqual({
      ...{ case: report.case, day: '2026-11-21' },
      ...signedBy(one, act ?? ''),
      ...{ second: two.verifyKey, secondSignature: signedBy(two, act ?? '').signature },
    })
    expect(await complaints.removals(other)).toEqual([])
    expect(await threadOf(report.case)).toBeUndefined()
    expect(await uploads.partsOf(upload)).toEqual([])
    expect(await complaints.save({ ...report, files: [] }), 'whoever has its bytes').toEqual({ outcome: 'deleted' })
    expect(await complaints.save(report)).toEqual({ outcome: 'deleted' })
    expect(await complaints.open(channel, report.case)).toBeUndefined()
    if (engine === 'SQLite') {
      for (const name of ['complaints.sqlite', 'complaints.sqlite-wal']) {
        expect(readFileSync(join(data, name)).includes(words), name).toBe(false)
      }
    }
  })

  test('a colleague who keeps a case, or opens it again, takes back that it is to be deleted', async () => {
    for (const takeBack of [
      (name: Buffer) => complaints.keep(channel, name),
      (name: Buffer) => complaints.setClosed(channel, name, false),
    ]) {
      const { case: name } = await save()
      await complaints.setClosed(channel, name, true)
      await askDeletion(name, one)
      expect(await takeBack(name)).toBe(true)
      await complaints.setClosed(channel, name, true)
      expect(await askDeletion(name, two)).toBe('asked')
    }
  })

  test('what no report claims goes when its time has come; closed reports when theirs is over, or was asked for', async () => {
    const closed = async (on: string) => {
      day = on
      const { case: name } = await save()
      await complaints.setClosed(channel, name, true)
      return name
    }
    const [kept, old] = [await closed('2026-11-21'), await closed('2024-01-31')]
    const { case: open } = await save()
    const last = await closed('2024-02-01')
    const [unwanted, wanted] = [await closed('2026-11-21'), await closed('2026-11-21')]
    for (const [name, on] of [[unwanted, '2026-10-21'] as const, [wanted, '2026-10-22'] as const]) {
      day = on
      await askDeletion(name, one)
    }
    const [early, late] = [randomBytes(16), randomBytes(16)]
    await uploads.putPart(part(early, 0), '2026-11-21T08:45')
    await uploads.putPart(part(late, 0), '2026-11-21T08:45')
    await uploads.putPart(part(late, 1), '2026-11-21T09:15')
    const limits = { closedBefore: '2024-02-01', graceBefore: '2026-10-22' }
    expect(await expired('2026-11-21T09:00', limits)).toEqual({ uploads: 1, complaints: 2 })
    expect([await uploads.partsOf(early), await uploads.partsOf(late)]).toEqual([[], [0, 1]])
    for (const name of [old, unwanted]) expect(await threadOf(name)).toBeUndefined()
    for (const name of [kept, open, last, wanted]) expect(await threadOf(name)).toBeDefined()
    expect(await expired('2026-11-21T09:00', limits)).toEqual({ uploads: 0, complaints: 0 })
    expect((await complaints.removals(channel)).find((entry) => entry.case.equals(unwanted))).toMatchObject({
      ...{ day: '2026-10-22', key: one.verifyKey, second: null },
    })
  })

  test('files of a report hold 200 MiB together, and what is beyond is not stored', async () => {
    const bytes = Buffer.alloc(1024 * 1024)
    const sent = async (parts: number) => {
      const id = randomBytes(16)
      for (let number = 0; number < parts; number++) await uploads.putPart(part(id, number, bytes), soon)
      return { id, parts }
    }
    const files = [await sent(51), await sent(51), await sent(51), await sent(51), await sent(2)]
    const report = { case: newName(), channel, body: body('much'), files }
    expect(await complaints.save(report)).toEqual({ outcome: 'tooLarge' })
    expect(await threadOf(report.case)).toBeUndefined()
    expect(await complaints.save({ ...report, files: files.slice(0, 4) })).toEqual({ outcome: 'saved' })
  }, 60_000)

  test('nodes of one site share what they have to share', async () => {
    const again = await openComplaintStores({ data, databaseUrl }, () => day)
    expect(await again.records.secret('nonces')).toEqual(await records.secret('nonces'))
    const challenge = randomBytes(33)
    expect(await records.spendChallenge(challenge, soon)).toBe(true)
    expect(await again.records.spendChallenge(challenge, soon)).toBe(false)
    await expired('2026-11-22T09:15')
    expect(await records.spendChallenge(challenge, soon), 'too old by then for other reasons').toBe(true)
    await again.complaints.close()
  })

  test('the room that is left is known', async () => {
    const { used, free } = await complaints.diskSpace()
    expect(used).toBeGreaterThan(100_000)
    expect(free).toBeGreaterThan(0)
    if (engine === 'SQLite') return
    const small = await openComplaintStores({ data, databaseUrl, databaseRoom: 1 }, () => day)
    expect((await small.complaints.diskSpace()).free).toBeLessThan(1024 * 1024)
    await small.complaints.close()
  })

  test('a day’s notice is one node’s to send, and another’s after it failed', async () => {
    const again = await openComplaintStores({ data, databaseUrl }, () => day)
    expect(await records.claimNotice('compliance', '2026-11-21')).toBe(true)
    expect(await again.records.claimNotice('compliance', '2026-11-21')).toBe(false)
    expect(await again.records.claimNotice('audit-committee', '2026-11-21')).toBe(true)
    await records.releaseNotice('compliance', '2026-11-21')
    expect(await again.records.claimNotice('compliance', '2026-11-21')).toBe(true)
    expect(await records.claimNotice('compliance', '2026-11-22')).toBe(true)
    await again.complaints.close()
  })

  test('the last line of a log never goes back', async () => {
    const [first, later] = [
      { n: 3, print: 'a'.repeat(64) },
      { n: 7, print: 'b'.repeat(64) },
    ]
    for (const head of [first, later, first, { ...later, print: 'c'.repeat(64) }]) await records.keepHead('one', head)
    await records.keepHead('two', first)
    expect(await records.heads(['one', 'three'])).toEqual([{ key: 'one', ...later }])
  })

  test('what was stored is there after the store is opened again', async () => {
    const report = await save()
    const again = await openComplaintStores({ data, databaseUrl }, () => day)
    expect((await again.complaints.glance(channel, report.case))?.body).toEqual(report.body)
    await again.complaints.close()
  })
})

test('folder and file are for their owner alone', async () => {
  const data = join(folder, 'new')
  expect(process.umask() & 0o077, 'else whatever is made here is').not.toBe(0o077)
  const { complaints } = await openComplaintStores({ data, databaseUrl: '' }, () => '2026-11-21')
  expectMode(data, 0o700)
  for (const name of ['complaints.sqlite', 'complaints.sqlite-wal']) expectMode(join(data, name), 0o600)
  await complaints.close()
})

test('a database of another version is not touched', async () => {
  const data = join(folder, 'other')
  mkdirSync(data)
  const database = openSqlite(join(data, 'complaints.sqlite'))
  await database.query('CREATE TABLE migrations (step INTEGER PRIMARY KEY)')
  for (let step = 0; step < 6; step++) await database.query('INSERT INTO migrations (step) VALUES ($1)', [step])
  await database.close()
  await expect(openComplaintStores({ data, databaseUrl: '' }, () => '2026-11-21')).rejects.toThrow(/another version/)
})

test('what was acknowledged survives a power cut, and what was deleted is overwritten', async () => {
  const database = openSqlite(join(folder, 'pragmas.sqlite'))
  const pragma = async (name: string) => (await database.query<Record<string, unknown>>(`PRAGMA ${name}`))[0]?.[name]
  // FULL, as SQLite numbers it: no test can cut the power, so the connection is asked.
  expect(await pragma('synchronous')).toBe(2)
  expect([await pragma('journal_mode'), await pragma('secure_delete'), await pragma('foreign_keys')]).toEqual([
    'wal',
    1,
    1,
  ])
  await database.close()
})

function started(postgres: TestPostgres | undefined) {
  if (!postgres) throw new Error('PostgreSQL did not start')
  return { databaseUrl: postgres.url, stop: postgres.stop }
}
