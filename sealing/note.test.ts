import { expect, test } from 'vitest'
import { type Note, openNote, sealNote } from './note.ts'
import { channel, colleague, expectRefusal, keys, officer, recovery } from './testing/sample.ts'

const recipients = [...channel.officers, recovery]
const note = { case: keys.case, turn: 1, before: keys.case, by: officer.verifyKey, body: 'Ask the scale house.' }
const expected = { case: keys.case, turn: 1, keys: channel.signing }
const seal = (change: Partial<Note> = {}) => sealNote({ ...note, ...change }, recipients, officer.signingKey)

test('a note brings text, tags, who looks after the case and what was read to colleagues, never to the reporter', async () => {
  const closing = { closed: true, after: 'A'.repeat(43) }
  const sealed = await seal({ tags: ['purchasing'], assign: colleague.verifyKey, read: 3, closing })
  const opened = await openNote(sealed, [colleague.identity], expected)
  expect(opened.note).toEqual({
    v: 2,
    ...note,
    sealedTo: [...recipients].sort(),
    tags: ['purchasing'],
    assign: colleague.verifyKey,
    read: 3,
    closing,
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
  await expectRefusal(() => seal({ body: 'x'.repeat(3_001) }), 'too-long')
})
