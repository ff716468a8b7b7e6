import { expect, test } from 'vitest'
import { en } from './en.ts'
import { replaceableWords, withOwnWords } from './ownWords.ts'

test('a company’s own words stand in the place of those that they name, and all others stay', () => {
  const words = withOwnWords(en, { home: 'Start', 'menu.open': 'Show menu' })
  expect([words.home, words.menu.open, words.menu.close]).toEqual(['Start', 'Show menu', en.menu.close])
  expect(en.home).toBe('Home')
})

test('a name that is none changes nothing, nor does one of a sentence that is made of values', () => {
  expect(withOwnWords(en, { nothing: 'x', 'menu.section': 'x', menu: 'x', 'home.x': 'x' })).toEqual(en)
  expect(withOwnWords(en, undefined)).toEqual(en)
})

test('words that may be replaced are known by their names', () => {
  const names = replaceableWords(en)
  expect(names).toContain('menu.open')
  expect(names).not.toContain('menu.section')
})
