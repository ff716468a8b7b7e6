import { expect, test } from 'vitest'
import { bestRows } from './ranking.ts'

test('of documents that are worth the same the newer comes first, after the order of the kinds', () => {
  const data = {
    kinds: Uint8Array.from([1, 0, 0, 0]),
    days: Int32Array.from([30, 10, 20, 10]),
    titleSizes: new Uint16Array(4),
    firsts: Int32Array.from([0, 1, 2, 3]),
    newest: 30,
  }
  const found = [0, 1, 2, 3].map((row) => ({ row, score: row === 3 ? 2 : 1 }))
  expect(bestRows(found, 4, data).map(({ row }) => row)).toEqual([3, 2, 1, 0])
})
