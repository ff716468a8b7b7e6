import { expect, test } from 'vitest'
import { sizeOf } from './size.ts'

test.each([
  [1, '1 kB'],
  [999, '1 kB'],
  [18_200, '18 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [4_812_345, '4.8 MB'],
  [99_949_000, '99.9 MB'],
  [99_960_000, '100 MB'],
  [1_203_000_000, '1.2 GB'],
  [5_000_000_000_000, '5,000 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(sizeOf(bytes)).toBe(text)
})
