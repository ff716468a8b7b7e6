import { expect, test } from 'vitest'
import { fieldLimits } from '#sealing/fields.ts'
import { en } from '../words/complaint.en.ts'
import { faultOf, faultsOf, fieldOrder, nothingTyped } from './rules.ts'

test('the form has the twelve written fields of the specification, each once', () => {
  expect([...fieldOrder].sort()).toEqual(Object.keys(fieldLimits).sort())
})

test('an empty form is told what it lacks, in the order of its fields; spaces are nothing', () => {
  expect(faultsOf('what', '', { ...nothingTyped, department: '  ' }, en).map(({ field }) => field)).toEqual([
    'channel',
    'content',
    'reportedName',
    'department',
  ])
})

test('a channel and three fields are enough', () => {
  const typed = { ...nothingTyped, content: 'x', reportedName: 'y', department: 'z' }
  expect(faultsOf('what', 'compliance', typed, en)).toEqual([])
  expect(faultsOf('more', 'compliance', typed, en)).toEqual([])
})

test.each([
  ...['13800138000', '+8613800138000', '008613800138000', '138 0013 8000', ' +86 138-0013-8000 '],
  ...['0710-555-0110', '+86 10 6655 4433', '86 13800138000', '400 800 1234', '+84 912 345 678', '+1 650-253-0000'],
])('the phone number %s is taken', (value) => expect(faultOf('reporterPhone', value, en)).toBeUndefined())
test.each([
  '1380013800',
  '138001380000',
  '+86 1380013800',
  '12345',
  '1'.repeat(21),
  '0710+5550110',
  '555-0110x2',
  'none',
])('the phone number %s is refused', (value) => expect(faultOf('reporterPhone', value, en)).toBe(en.faults.phone))

test.each(['a@b.cn', 'first.last+x@mail.example.com'])('the address %s is taken', (value) =>
  expect(faultOf('reporterEmail', value, en)).toBeUndefined(),
)
test.each(['a', 'a@b', '@b.cn', 'a b@c.cn', 'a@b..cn', 'a@b.cn@c.cn'])('the address %s is refused', (value) =>
  expect(faultOf('reporterEmail', value, en)).toMatch(/e-mail/),
)

test('what is too long is told with the number of characters', () => {
  expect(faultOf('subject', 'x'.repeat(103), en)).toBe(
    '“Subject” is 3 characters too long. Shorten it or put it into a file.',
  )
})
