import { expect, test } from 'vitest'
import { problemText } from '../problems.ts'
import { unknownWords } from './ownWords.ts'

const told = (...names: string[]) =>
  unknownWords({ words: { items: names.map((name) => ({ name, en: 'Start' })) } }, ['home', 'menu.open']).map(
    (problem) => problemText(problem, 'en'),
  )

test('a word that stands in the place of none is told, with what was probably meant', () => {
  expect(told('home', 'menu.oben')).toEqual([
    'words.yaml items.1.name — No word of the site is called “menu.oben” and can be replaced. Did you mean “menu.open”?',
  ])
  expect(told('menu.open')).toEqual([])
})
