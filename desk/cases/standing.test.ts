import { expect, test } from 'vitest'
import type { Status } from '#sealing/message.ts'
import type { Closing } from '#sealing/note.ts'
import type { Audience } from './audience.ts'
import type { Said, WhyNot } from './case.ts'
import { type NoteEntry, unhandled } from './notes.ts'
import { closingWordOf, provedDays, statusOf } from './standing.ts'

const name = 'N'.repeat(43)
const day = '2026-11-20'
const audience: Audience = { sealedTo: [], strangers: [], missing: [] }
const of = (turn: number) => ({ v: 2 as const, case: name, turn, before: name, sealedTo: [] })

/** What an officer answered in a place, `'seen'` where they saw another message before it; or why it does not pass. */
const said = (turn: number, status?: 'checking' | 'closed-upheld', sawOther = false): Said => ({
  ...{ turn, speaker: 'officer', day, hash: `message ${turn}`, audience, sawOther, by: 'Li' },
  value: { ...of(turn), from: 'officer', body: 'x', ...(status && { status }) },
})
const refusedMessage = (turn: number, refused: WhyNot): Said => ({ turn, speaker: 'officer', day, refused })
const noted = (turn: number, closing?: Closing, sawOther = false): NoteEntry => ({
  ...{ turn, day, hash: `note ${turn}`, audience, sawOther },
  value: { ...of(turn), by: 'Wang', body: 'x', ...(closing && { closing }) },
})
const refusedNote = (turn: number): NoteEntry => ({ turn, day, refused: 'ended' })
const wordOf = (messages: readonly Said[], entries: NoteEntry[] = []) => {
  const notes = { entries, missing: [], handling: unhandled, readers: [], next: { turn: 1, before: name } }
  const word = closingWordOf(name, messages, notes)
  return word ? word.closed : word
}
const closed = said(1, 'closed-upheld')
const byNote = (after = 'message 1') => noted(1, { closed: true, after })

test('the later of an answer and a note says whether a case is closed', () => {
  expect(wordOf([])).toBeUndefined()
  expect(wordOf([closed])).toBe(true)
  expect(wordOf([closed], [noted(1, { closed: false, after: 'message 1' })])).toBe(false)
  expect(wordOf([said(1), said(2, 'checking')], [byNote()])).toBe(false)
  expect(wordOf([said(1, 'checking')], [byNote()]), 'in the same place the note is the later').toBe(true)
  expect(wordOf([said(1, 'checking')], [byNote('message 9')]), 'after no message of this case').toBe(false)
  expect(wordOf([], [byNote(name)])).toBe(true)
  expect(wordOf([closed, said(2, 'checking'), said(3)]), 'the last answer').toBe(false)
  expect(wordOf([said(1, 'checking'), said(2, 'closed-upheld'), said(3), said(4)])).toBe(true)
  const again = noted(2, { closed: false, after: 'message 1' })
  expect(wordOf([said(1)], [byNote(), again]), 'the last note').toBe(false)
})

test('a closing is in doubt where a text behind it is missing, does not pass, or followed another than is here', () => {
  for (const behind of [said(3), refusedMessage(2, 'signature'), refusedMessage(2, 'ended'), said(2, undefined, true)])
    expect(wordOf([closed, behind])).toBeNull()
  for (const behind of [noted(3), refusedNote(2), noted(2, undefined, true)])
    expect(wordOf([said(1)], [byNote(), behind])).toBeNull()
  expect(wordOf([closed, said(2)], [noted(1)])).toBe(true)
  expect(wordOf([said(1), said(2)], [byNote(), noted(2)])).toBe(true)
})

test('what proves nothing opens nothing: a leaver’s note beside an answer, a reporter’s message beside a note', () => {
  expect(wordOf([closed], [refusedNote(1)])).toBe(true)
  expect(wordOf([said(1), refusedMessage(2, 'unproved')], [byNote()])).toBe(true)
  expect(wordOf([closed, refusedMessage(2, 'unproved')])).toBeNull()
  expect(wordOf([said(1), refusedMessage(2, 'signature')], [byNote()])).toBeNull()
  expect(wordOf([closed], [{ turn: 1, day, refused: 'signature' }])).toBeNull()
})

test('an opening is never in doubt', () =>
  expect(wordOf([said(1, 'checking'), refusedMessage(2, 'signature')])).toBe(false))

test('limits count from what this desk saw and proved, not from what the website says', () => {
  const listed = { day: '2026-11-01', closed: '2026-11-25' }
  const known = { turn: 3, day, closed: '2026-11-22' }
  expect(provedDays(listed, undefined)).toMatchObject({ day: '2026-11-01', closed: null })
  expect(provedDays(listed, { ...known, ended: false })).toMatchObject({ day, closed: null })
  expect(provedDays(listed, { ...known, ended: true })).toMatchObject({ day, closed: '2026-11-22' })
  expect(provedDays(listed, { ...known, closed: null, ended: true })).toMatchObject({ closed: '2026-11-25' })
})

test('feedback closes, or comes after the acknowledgement with words and says that something is done', () => {
  const checking = { status: 'checking', words: true } as const
  const daysOf = (...answers: { status?: Status; words?: true }[]) => {
    const all = answers.map((answer, at) => ({ turn: at + 1, hash: `${at}`, day: `2026-11-2${at}`, ...answer }))
    const known = { turn: answers.length, day, closed: null, answers: all }
    const { answered, feedback } = provedDays(known, known)
    return [answered, feedback, statusOf(known)]
  }
  expect(daysOf()).toEqual([undefined, undefined, undefined])
  expect(daysOf(checking)).toEqual(['2026-11-20', undefined, 'checking'])
  expect(daysOf(checking, { status: 'checking' }, checking)).toEqual(['2026-11-20', '2026-11-22', 'checking'])
  expect(daysOf({ status: 'received' }, { words: true })).toEqual(['2026-11-20', undefined, 'received'])
  expect(daysOf({ status: 'closed-upheld' })).toEqual(['2026-11-20', '2026-11-20', 'closed-upheld'])
})
