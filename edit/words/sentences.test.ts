import { expect, test } from 'vitest'
import { refusals } from './media.zh.ts'
import { zh } from './zh.ts'

test('a sentence about a file has no name that another sentence has', () => {
  expect(Object.keys(refusals).filter((name) => name in zh.server)).toEqual([])
})
