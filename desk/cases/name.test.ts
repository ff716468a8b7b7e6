import { expect, test } from 'vitest'
import { digestOf } from '#sealing/bytes.ts'
import { caseName, plainName } from './name.ts'

const names = Array.from({ length: 300 }, (_, at) => digestOf(Uint8Array.of(at & 255, at >> 8)))
const cases = names.map((name) => ({ case: name }))

test('a name is twelve symbols, 60 bits, that can be said and typed', () => {
  for (const name of names) expect(caseName(name)).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(new Set(names.map(caseName)).size).toBe(names.length)
})

test('a name is known in any spelling', () => {
  for (const { case: whole } of cases.slice(0, 40)) {
    const name = caseName(whole)
    const spellings = [name.toLowerCase(), name.replace('-', ' '), name.replaceAll('0', 'o').replaceAll('1', 'l')]
    for (const typed of spellings) expect(plainName(typed)).toBe(plainName(name))
  }
})
