import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Desk } from '../desk.ts'
import { confirmAll, type Office, openNamed } from '../testing/office.ts'
import { report } from '../testing/reporter.ts'
import { openWebsite } from '../testing/website.ts'
import { standInText } from '../views/list.ts'
import { wordsOf } from '../words/index.ts'
import { openCase } from './case.ts'
import { setClosed } from './closing.ts'
import { nameDeputy } from './deputy.ts'
import type { Glances } from './glance.ts'
import { listCases } from './list.ts'
import { writeNote } from './notes.ts'

const website = openWebsite()
let [office, other]: Office[] = []
let [desk, colleague]: Desk[] = []
beforeAll(async () => {
  office = await openNamed(website)
  other = await openNamed(website)
  await confirmAll(office, other)
  desk = await office.desk()
  colleague = await other.desk()
})
afterAll(() => {
  office?.close()
  other?.close()
})

const week = { from: '2026-11-20', until: '2026-11-27' }

/** A case that an officer looks after, or nobody. */
async function looked(by: string) {
  if (!desk) throw new Error('desk')
  const { case: name } = await report(website, { content: 'x' })
  await writeNote(desk, await openCase(desk, name), { assign: by, tags: ['scales'], body: 'mine' })
  return name
}

test('a colleague stands in on the open cases that an officer looks after, and their list says so', async () => {
  if (!desk || !colleague || !other) throw new Error('desk')
  const own = await looked(desk.signer.verifyKey)
  const free = await looked('')
  const closed = await looked(desk.signer.verifyKey)
  await setClosed(desk, closed, true)
  const deputy = { key: colleague.signer.verifyKey, ...week }
  expect(await nameDeputy(desk, deputy)).toBe(1)
  expect(await nameDeputy(desk, deputy)).toBe(0)
  const found = await openCase(colleague, own)
  expect(found.notes.handling).toEqual({ assign: desk.signer.verifyKey, tags: ['scales'], deputy })
  for (const name of [free, closed]) expect((await openCase(desk, name)).notes.handling.deputy).toBeUndefined()
  expect(await other.today()).toContain('your turn: you stand in until 2026-11-27')
  other.passed = 8 * 86_400_000
  expect(await other.today()).not.toContain('your turn')
  other.passed = 0
  // The website keeps the note like any other, and cannot read it.
  expect(JSON.stringify(website.row(own))).not.toContain('2026-11-27')
  expect(await nameDeputy(desk, undefined)).toBe(1)
  expect(await other.today()).not.toContain('your turn')
})

test('who stands in is said before the first day and until the last', () => {
  if (!desk) throw new Error('desk')
  const deputy = { key: desk.signer.verifyKey, ...week }
  const days = ['2026-11-19', '2026-11-20', '2026-11-27', '2026-11-28']
  const said = days.map((day) => standInText({ deputy }, { ...(desk as Desk), today: () => day }, wordsOf('en')))
  const now = 'your turn: you stand in until 2026-11-27'
  expect(said).toEqual(['you stand in from 2026-11-20 to 2026-11-27', now, now, ''])
})

test('a stranger, oneself, and days in the wrong order are refused', async () => {
  if (!desk || !colleague) throw new Error('desk')
  const { verifyKey: key } = colleague.signer
  for (const wrong of [
    { key: 'A'.repeat(43), ...week },
    { key: desk.signer.verifyKey, ...week },
    { key, from: '2026-11-28', until: '2026-11-20' },
    { key, from: '2026-11-28', until: '' },
    { key, from: '2026-13-40', until: '2026-13-41' },
    { key, from: '2026-11-28', until: '2027-02-29' },
  ])
    await expect(nameDeputy(desk, wrong)).rejects.toMatchObject({ reason: 'badDeputy' })
})

test('a page that stays open all day shows what a colleague has noted since', async () => {
  if (!desk || !colleague) throw new Error('desk')
  const glances: Glances = new Map()
  const handling = async (name: string) => {
    const seen = (await listCases(colleague as Desk, { glances })).cases.find((found) => found.case === name)?.seen
    return seen?.state === 'open' && seen.handling
  }
  const name = await looked('')
  expect(await handling(name)).toMatchObject({ assign: '' })
  const { verifyKey: assign } = colleague.signer
  await writeNote(desk, await openCase(desk, name), { assign, tags: ['scales'], body: 'yours now' })
  expect(await handling(name)).toMatchObject({ assign })
  website.asked = []
  await handling(name)
  expect(website.asked, 'what is known is not fetched again').toEqual(['list'])
})

test('who stands in from next week on is said today already, on both machines', async () => {
  if (!desk || !colleague || !office || !other) throw new Error('desk')
  await looked(desk.signer.verifyKey)
  await nameDeputy(desk, { key: colleague.signer.verifyKey, from: '2026-12-01', until: '2026-12-04' })
  expect(await other.today()).toContain('you stand in from 2026-12-01 to 2026-12-04')
  const own = await office.today()
  expect(own).toMatch(/[\w-] stands in from 2026-12-01 to 2026-12-04/)
  expect(own, 'beside the form').toMatch(/Named now: .+ stands in from 2026-12-01 to 2026-12-04/)
  await nameDeputy(desk, undefined)
  expect(await office.today()).not.toContain('Named now')
})

test('days that are over already are refused with their own sentence', async () => {
  if (!desk || !colleague) throw new Error('desk')
  const past = { key: colleague.signer.verifyKey, from: '2026-11-01', until: '2026-11-19' }
  for (const days of [past, { ...past, from: '2026-11-20' }])
    await expect(nameDeputy(desk, days)).rejects.toMatchObject({ reason: 'pastDeputy' })
  expect(await nameDeputy(desk, { ...past, until: '2026-11-20' })).toBeGreaterThan(0)
  await nameDeputy(desk, undefined)
})
