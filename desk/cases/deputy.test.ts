import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Desk } from '../desk.ts'
import { confirmAll, type Office, openNamed } from '../testing/office.ts'
import { report } from '../testing/reporter.ts'
import { openWebsite } from '../testing/website.ts'
import { openCase } from './case.ts'
import { setClosed } from './closing.ts'
import { nameDeputy, turnOf } from './deputy.ts'
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

test('it is the deputy’s turn on the first and the last day, and on no other', () => {
  const handling = { assign: 'A', tags: [], deputy: { key: 'B', ...week } }
  const days = ['2026-11-19', '2026-11-20', '2026-11-27', '2026-11-28']
  expect(days.map((day) => turnOf(handling, day))).toEqual(['A', 'B', 'B', 'A'])
  expect(turnOf({ assign: 'A', tags: [] }, '2026-11-20')).toBe('A')
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
  ])
    await expect(nameDeputy(desk, wrong)).rejects.toMatchObject({ reason: 'badDeputy' })
})
