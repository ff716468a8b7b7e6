import { expect, test } from 'vitest'
import { markedFiles, marksOf } from './pageStyles.ts'

const all = Array.from({ length: 90 }, (_, at) => `/assets/file-${at}.css`)

test.each([
  ['none', []],
  ['the first', all.slice(0, 1)],
  ['the last', all.slice(-1)],
  ['all', all],
  ['some', [3, 4, 31, 32, 33, 63, 64, 77].map((at) => `/assets/file-${at}.css`)],
])('of all files %s are marked and read again', (_, wanted) => {
  expect(markedFiles(all, marksOf(all, wanted))).toEqual(wanted)
})

test('they come in the order of all, and one that is not among them has no mark', () => {
  expect(markedFiles(['a', 'b', 'c'], marksOf(['a', 'b', 'c'], ['c', 'x', 'a']))).toEqual(['a', 'c'])
})

test('a document without marks needs no file', () => {
  expect(markedFiles(all, '')).toEqual([])
})
