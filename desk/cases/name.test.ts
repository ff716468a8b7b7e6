import { expect, test } from 'vitest'
import { digestOf } from '#sealing/bytes.ts'
import { caseName, findCase } from './name.ts'

const lookups = Array.from({ length: 300 }, (_, at) => digestOf(Uint8Array.of(at & 255, at >> 8)))
const cases = lookups.map((lookup) => ({ lookup }))

test('a name is eight symbols that can be said and typed', () => {
  for (const lookup of lookups) expect(caseName(lookup)).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(new Set(lookups.map(caseName)).size).toBe(lookups.length)
})

test('a case is found by its name in any spelling, by its beginning, by its whole lookup', () => {
  for (const { lookup } of cases.slice(0, 40)) {
    const name = caseName(lookup)
    const spellings = [
      name,
      name.toLowerCase(),
      name.replace('-', ' '),
      name.replaceAll('0', 'o').replaceAll('1', 'l'),
      lookup,
    ]
    for (const typed of spellings) expect(findCase(cases, typed)).toEqual({ lookup })
    expect(findCase(cases, name.slice(0, 7))).toEqual({ lookup })
  }
})

test('too short, unknown and ambiguous names are refused, each by its reason', () => {
  expect(() => findCase(cases, '7K3')).toThrow(expect.objectContaining({ reason: 'shortCase' }))
  expect(() => findCase(cases, '../../etc')).toThrow(expect.objectContaining({ reason: 'noCase' }))
  const [one] = cases
  const twin = { lookup: `${one?.lookup.slice(0, 8)}${'A'.repeat(35)}` }
  const twins = [...cases, twin]
  expect(() => findCase(twins, caseName(twin.lookup))).toThrow(expect.objectContaining({ reason: 'severalCases' }))
  expect(findCase(twins, twin.lookup)).toEqual(twin)
})
