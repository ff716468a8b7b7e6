import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { newFileKey } from '#sealing/attachment.ts'
import { bytesOfSealed } from '#sealing/conversation.ts'
import { type OfficerKeys, officerKeys } from '#sealing/officer.ts'
import { rootKey } from '#sealing/rootKey.ts'
import { openSigned } from '#sealing/signedText.ts'
import { deletionAct, replacementAct, signedBy } from '#server/testing/acts.ts'
import { keepSettings } from '../settings.ts'
import { confirmAll, openNamed, openPair, type Pair } from '../testing/office.ts'
import { type Reporter, report } from '../testing/reporter.ts'
import type { Website } from '../testing/website.ts'
import { keepTrusted } from '../trusted.ts'
import { openCase } from './case.ts'
import { setClosed } from './closing.ts'
import { askDeletion } from './deletion.ts'
import { listCases } from './list.ts'
import { resealCases } from './reseal.ts'

/*
 * Whoever has the database, and keys that count no more or never counted for this channel, takes cases away with two signatures.
 */

type Office = Pair['office']
let website: Website
let li: Office
let wang: Office
let reporter: Reporter
let [one, other]: OfficerKeys[] = []
beforeEach(async () => {
  ;({ website, office: li, colleague: wang } = await openPair())
  reporter = await report(website, { content: 'three lorries' })
  ;[one, other] = [await officerKeys(await newFileKey()), await officerKeys(await newFileKey())]
})

const faults = async (office = li) =>
  (await listCases(await office.desk())).memoryFaults.map(({ case: name, fault }) => [name === reporter.case, fault])
const made = () => {
  if (!one || !other) throw new Error('two were made')
  return [one, other] as const
}
/** The case goes by the act that these have signed. */
function remove(first: OfficerKeys, second?: OfficerKeys, act = deletionAct(reporter.case, website.today)) {
  website.removals = [
    {
      ...{ case: reporter.case, day: website.today, ...signedBy(first, act) },
      second: second?.verifyKey ?? null,
      secondSignature: second ? signedBy(second, act).signature : null,
    },
  ]
  website.rows.splice(0)
}
const ends = (keys: OfficerKeys, until: string) => {
  const line = website.lines.C.find(({ signing }) => signing === keys.verifyKey)
  if (line) line.until = until
}
const daysLater = (days: number) => {
  for (const office of [li, wang]) office.passed += days * 24 * 3600 * 1000
  website.today = new Date(Date.UTC(2026, 10, 20, 6) + li.passed).toISOString().slice(0, 10)
}

test.each<[string, (first: OfficerKeys, second: OfficerKeys) => [OfficerKeys, OfficerKeys]]>([
  [
    'two keys that ended long ago',
    (first, second) => {
      for (const keys of [first, second]) website.name('C', keys, { until: '2021-01-01' })
      return [first, second]
    },
  ],
  [
    'two officers of another channel',
    (first, second) => {
      for (const keys of [first, second]) website.name('A', keys)
      return [first, second]
    },
  ],
  [
    'an officer and a key that ended long ago',
    (first) => {
      website.name('C', first, { until: '2021-01-01' })
      return [wang.ring[0], first]
    },
  ],
  [
    'a key that ended long ago, and an officer',
    (first) => {
      website.name('C', first, { until: '2021-01-01' })
      return [first, wang.ring[0]]
    },
  ],
  [
    'a key that was struck off',
    (first) => {
      website.name('C', first)
      return [first, wang.ring[0]]
    },
  ],
])('%s do not explain that a case is gone', async (what, name) => {
  const signers = name(...made())
  const desk = await li.desk()
  await desk.confirm(desk.circle.unconfirmed, {})
  if (what.includes('struck')) await desk.strike([signers[0].verifyKey])
  expect(await faults()).toEqual([])
  remove(...signers)
  expect(await faults()).toEqual([[true, 'gone']])
  remove(wang.ring[0], li.ring[0])
  expect(await faults(), 'two officers do').toEqual([])
})

test('names that a desk has kept make nobody an officer', async () => {
  const [first, second] = made()
  expect(await faults()).toEqual([])
  const desk = await li.desk()
  const { persons } = desk.trusted
  await desk.keep({ persons: { ...persons, [first.verifyKey]: 'P', [second.verifyKey]: 'Q' } })
  remove(first, second)
  expect(await faults()).toEqual([[true, 'gone']])
})

test('keys of a trial count for nothing once the root key was named', async () => {
  const [first, second] = made()
  const { root, approvers, lines } = website
  const real = lines.C
  const desk = await li.desk()
  await desk.keep({ root: undefined, keyList: undefined, persons: {} })
  await keepSettings(li.folder, { root: undefined })
  website.root = rootKey(await newFileKey())
  website.isTrial = true
  website.lines.C = [...real]
  for (const keys of [first, second]) website.name('C', keys, { name: keys === first ? 'Li Wei' : 'Wang Fang' })
  expect((await li.desk()).trusted.persons).toEqual({})

  Object.assign(website, { root, approvers, isTrial: false })
  website.lines.C = real
  await keepTrusted(await li.unlocked(), { root: root.publicKey })
  expect(await faults()).toEqual([])
  const act = deletionAct(reporter.case, website.today)
  website.row(reporter.case).deletion = { ...signedBy(first, act), day: website.today }
  expect((await openCase(await li.desk(), reporter.case)).deletion).toMatchObject({ isSigned: false })
  remove(first, second)
  expect(await faults()).toEqual([[true, 'gone']])
})

test('another root key takes its own persons alone', async () => {
  expect(Object.keys((await li.desk()).trusted.persons)).toContain(wang.ring[0].verifyKey)
  website.root = rootKey(await newFileKey())
  website.lines.C = website.lines.C.filter(({ signing }) => signing !== wang.ring[0].verifyKey)
  await keepTrusted(await li.unlocked(), { root: website.root.publicKey })
  expect(Object.keys((await li.desk()).trusted.persons)).not.toContain(wang.ring[0].verifyKey)
})

test('a key that ended long ago asks for no deletion, and takes no case from a desk that was away for the days of grace', async () => {
  const [first] = made()
  website.name('C', first, { until: '2021-01-01' })
  const act = deletionAct(reporter.case, '2026-11-21')
  expect(await faults()).toEqual([])
  website.row(reporter.case).deletion = { ...signedBy(first, act), day: '2026-11-21' }
  expect((await openCase(await li.desk(), reporter.case)).deletion).toMatchObject({ isSigned: false })
  website.row(reporter.case).deletion = null
  daysLater(32)
  remove(first, undefined, act)
  expect(await faults()).toEqual([[true, 'gone']])
})

test.each([
  ['another signs it then', 5],
  ['the days of grace are over', 31],
])(
  'what was seen waiting while its key counted is explained after the end of the key, when %s',
  async (_what, days) => {
    const thief = made()[0]
    website.name('C', thief)
    await confirmAll(li)
    ends(thief, '2026-11-19')
    await setClosed(await wang.desk(), reporter.case, true)
    await askDeletion(await wang.desk(), reporter.case, false)
    const { act } = website.row(reporter.case).deletion ?? { act: '' }
    expect(await faults()).toEqual([])
    ends(wang.ring[0], '2026-11-23')
    daysLater(4)
    expect(await faults()).toEqual([])
    daysLater(days - 4)
    const second = days < 30 ? li.ring[0] : undefined
    remove(thief, second, act)
    expect(await faults(), 'the same words, signed by another').toEqual([[true, 'gone']])
    remove(wang.ring[0], second, act)
    expect(await faults()).toEqual([])
  },
)

test('what a key had asked for that was struck off since explains nothing', async () => {
  await setClosed(await wang.desk(), reporter.case, true)
  await askDeletion(await wang.desk(), reporter.case, false)
  const { act } = website.row(reporter.case).deletion ?? { act: '' }
  expect(await faults()).toEqual([])
  ends(wang.ring[0], '2026-11-19')
  expect(await faults()).toEqual([])
  const desk = await li.desk()
  await desk.strike(desk.circle.gone)
  remove(wang.ring[0], li.ring[0], act)
  expect(await faults()).toEqual([[true, 'gone']])
})

test('a new sealing needs two who were in office together, and stays backed when both have left', async () => {
  const zhao = await openNamed(website)
  onTestFinished(zhao.close)
  await confirmAll(li, wang, zhao)
  const [first, second] = made()
  const desk = await li.desk()
  await resealCases(desk, () => {})
  await resealCases(await wang.desk(), () => {}, { sealing: false })
  const unbacked = async () => (await openCase(await zhao.desk(), reporter.case)).unbacked
  const { replaced, sealed } = website.row(reporter.case)
  if (!replaced) throw new Error('replaced')
  expect(await unbacked()).toBe(0)
  for (const { ring } of [li, wang]) ends(ring[0], '2026-11-21')
  daysLater(3)
  zhao.passed = li.passed
  expect(await unbacked(), 'both have left').toBe(0)

  const { hash: inner } = await openSigned(bytesOfSealed(sealed), [zhao.ring[0].identity], { case: reporter.case })
  const place = { case: reporter.case, kind: 'complaint', turn: 0 } as const
  const act = replacementAct(place, bytesOfSealed(sealed), { inner })
  const backedBy = (a: OfficerKeys, b: OfficerKeys) => {
    const { signature: secondSignature } = signedBy(b, act)
    website.row(reporter.case).replaced = { ...signedBy(a, act), second: b.verifyKey, secondSignature }
  }
  for (const keys of [first, second]) website.name('A', keys, { until: '2021-01-01' })
  backedBy(first, second)
  expect(await unbacked(), 'officers of another channel').toBe(1)
  website.lines.A = []
  website.name('C', first, { until: '2021-01-01' })
  website.name('C', second, { from: '2022-01-01', until: '2023-01-01' })
  backedBy(first, second)
  expect(await unbacked(), 'never in office together').toBe(1)
})
