import { expect, test } from 'vitest'
import { savedName } from './names.ts'

test.each([
  [1, 'image/jpeg', 'attachment-01.jpg'],
  [10, 'application/pdf', 'attachment-10.pdf'],
  [2, 'text/html', 'attachment-02.bin'],
  [2, 'image/svg+xml', 'attachment-02.bin'],
  [3, '../../x', 'attachment-03.bin'],
  [3, 'constructor', 'attachment-03.bin'],
])('attachment %i of the type %s is saved as %s', (number, type, name) => expect(savedName(number, type)).toBe(name))

test('a number that is none makes no name', () => {
  for (const wrong of [0, -1, 1.5, Number.NaN]) expect(() => savedName(wrong, 'image/jpeg')).toThrow(RangeError)
})
