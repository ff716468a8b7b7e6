import { expect, test } from 'vitest'
import { type Note, openNote, sealNote } from './note.ts'
import { seal as sealText } from './seal.ts'
import { reseal, sealSigned } from './signedText.ts'
import { paddedMessage } from './sizes.ts'
import { channel, colleague, expectRefusal, keys, officer, recovery } from './testing/sample.ts'

const recipients = [...channel.officers, recovery]
const note = { case: keys.case, turn: 1, before: keys.case, by: officer.verifyKey, body: 'Ask the scale house.' }
const expected = { case: keys.case, turn: 1, keys: channel.signing }
const seal = (change: Partial<Note> = {}) => sealNote({ ...note, ...change }, recipients, officer.signingKey)

test('a note brings text, tags, who looks after the case and what was read to colleagues, never to the reporter', async () => {
  const closing = { closed: true, after: 'A'.repeat(43) }
  const deputy = { key: officer.verifyKey, from: '2026-11-28', until: '2026-12-06' }
  const sealed = await seal({ tags: ['purchasing'], assign: colleague.verifyKey, read: 3, closing, deputy })
  const opened = await openNote(sealed, [colleague.identity], expected)
  expect(opened.note).toEqual({
    v: 2,
    ...note,
    sealedTo: [...recipients].sort(),
    tags: ['purchasing'],
    assign: colleague.verifyKey,
    read: 3,
    closing,
    deputy,
  })
  expect(sealed).toHaveLength(17_270)
  await expectRefusal(() => openNote(sealed, [keys.identity], expected), 'unreadable')
})

test('a note is refused under another case or turn, and when its author is no officer or did not sign it', async () => {
  const sealed = await seal()
  const open = (change: object) => openNote(sealed, [officer.identity], { ...expected, ...change })
  await expectRefusal(() => open({ case: keys.ticket }), 'case')
  await expectRefusal(() => open({ turn: 2 }), 'turn')
  await expectRefusal(() => open({ keys: [colleague.verifyKey] }), 'signature')
  const posing = await seal({ by: colleague.verifyKey })
  await expectRefusal(() => openNote(posing, [officer.identity], expected), 'signature')
})

test('a note that says nothing or too much is not sealed', async () => {
  expect((await expectRefusal(() => seal({ body: ' ' }), 'content')).detail.field).toBe('body')
  expect((await expectRefusal(() => seal({ tags: Array(11).fill('x') }), 'content')).detail.field).toBe('tags')
  expect((await expectRefusal(() => seal({ assign: 'me' }), 'content')).detail.field).toBe('assign')
  for (const wrong of [
    { closed: true },
    { closed: 'yes', after: 'A'.repeat(43) },
    { closed: true, after: 'last' },
    'closed',
  ]) {
    const closing = wrong as unknown as Note['closing'] // as a later or a hostile program would write it
    expect((await expectRefusal(() => seal({ closing }), 'content')).detail.field).toMatch(/^closing/)
  }
  const { detail } = await expectRefusal(() => seal({ body: 'x'.repeat(3_001) }), 'too-long')
  expect(detail).toEqual({ field: 'body', size: 3_001, limit: 3_000 })
})

test.each<[string, object]>([
  ['deputy.key', { key: 'me', from: '2026-11-28', until: '2026-12-06' }],
  ['deputy.from', { key: officer.verifyKey, from: ' 2026-11-28', until: '2026-12-06' }],
  ['deputy.until', { key: officer.verifyKey, from: '2026-11-28', until: '2026-12-06T00:00' }],
  ['deputy.until', { key: officer.verifyKey, from: '2026-11-28', until: '2027-02-29' }],
  ['deputy.until', { key: officer.verifyKey, from: '2026-11-28' }],
  ['deputy.*', { key: officer.verifyKey, from: '2026-11-28', until: '2026-12-06', for: 'all' }],
])('a deputy with a wrong %s is none', async (field, deputy) => {
  const { detail } = await expectRefusal(() => seal({ deputy: deputy as Note['deputy'] & object }), 'content')
  expect(detail.field).toBe(field)
})

test.each<Partial<Note>>([
  { assign: '' },
  { tags: [] },
  { read: 0 },
  { closing: { closed: false, after: keys.case } },
  { deputy: { key: officer.verifyKey, from: '2026-11-28', until: '2026-11-28' } },
])('a note may say nothing else than %j', async (said) => {
  const sealed = await seal({ body: '', ...said })
  expect((await openNote(sealed, [officer.identity], expected)).note).toMatchObject(said)
})

test('a note is refused before a key is used when it has not the outer form, and when it is of a later version', async () => {
  const long = await sealText('x', 65_536, recipients)
  await expectRefusal(() => openNote(long, [officer.identity], expected), 'form')
  const line = JSON.stringify({ v: 3, ...note })
  const later = await sealSigned('note', line, officer.signingKey, { size: paddedMessage, recipients })
  await expectRefusal(() => openNote(later, [officer.identity], expected), 'version')
})

test('a note that a colleague sealed to others is the same note, and says who did', async () => {
  const sealed = await seal({ body: 'x'.repeat(3_000) })
  const { hash } = await openNote(sealed, [officer.identity], expected)
  const { verifyKey: key, signingKey } = colleague
  const to = { case: keys.case, size: paddedMessage, recipients: [colleague.recipient], key, signingKey, vouches: true }
  const again = await openNote(await reseal(sealed, [colleague.identity], to), [colleague.identity], expected)
  expect(again).toMatchObject({ hash, resealing: { key, vouches: true, sealedTo: [colleague.recipient] } })
})
