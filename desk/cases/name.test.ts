import { expect, test } from 'vitest'
import { digestOf } from '#sealing/bytes.ts'
import { caseName, findCase } from './name.ts'

const names = Array.from({ length: 300 }, (_, at) => digestOf(Uint8Array.of(at & 255, at >> 8)))
const cases = names.map((name) => ({ case: name }))

test('a name is twelve symbols, 60 bits, that can be said and typed', () => {
  for (const name of names) expect(caseName(name)).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(new Set(names.map(caseName)).size).toBe(names.length)
})

test('a case is found by its name in any spelling, by its beginning', () => {
  for (const found of cases.slice(0, 40)) {
    const name = caseName(found.case)
    const spellings = [name, name.toLowerCase(), name.replace('-', ' '), name.replaceAll('0', 'o').replaceAll('1', 'l')]
    for (const typed of spellings) expect(findCase(cases, typed)).toEqual(found)
    expect(findCase(cases, name.slice(0, 7))).toEqual(found)
  }
})

test('too short, unknown and ambiguous names are refused, each by its reason', () => {
  expect(() => findCase(cases, '7K3')).toThrow(expect.objectContaining({ reason: 'shortCase' }))
  expect(() => findCase(cases, '../../etc')).toThrow(expect.objectContaining({ reason: 'noCase' }))
  const [one] = cases
  const twin = { case: `${one?.case.slice(0, 10)}${'A'.repeat(33)}` }
  const twins = [...cases, twin]
  expect(() => findCase(twins, caseName(twin.case))).toThrow(expect.objectContaining({ reason: 'severalCases' }))
})
