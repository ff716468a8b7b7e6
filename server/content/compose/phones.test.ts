import { expect, test } from 'vitest'
import { phoneIn } from './phones.ts'

test('a landline has the code of the country in English, without the zero of its area', () => {
  expect(phoneIn('en', '0710-555-0140')).toBe('+86 710 555 0140')
  expect(phoneIn('en', '010-5555-0140')).toBe('+86 10 5555 0140')
  expect(phoneIn('zh', '0710-555-0140')).toBe('0710-555-0140')
})

test('a number that is written for readers abroad, or has no area, stays as it is', () => {
  for (const phone of ['+86 710 555 0140', '400-555-0140', '95555']) expect(phoneIn('en', phone)).toBe(phone)
})
