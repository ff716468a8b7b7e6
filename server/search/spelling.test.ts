import { expect, test } from 'vitest'
import { distance, mend, type Vocabulary } from './spelling.ts'
import { stem } from './stem.ts'

const uses = { investor: 9, investors: 5, report: 7, resort: 3, sustainability: 4, quality: 2, quantity: 1, pig: 30 }
const vocabulary: Vocabulary = {
  knows: (term) => Object.keys(uses).some((word) => stem(word) === term),
  begins: (letters) => Object.keys(uses).some((word) => stem(word).startsWith(letters)),
  near: (letter, shortest, longest) =>
    Object.entries(uses)
      .filter(([word]) => word.startsWith(letter) && word.length >= shortest && word.length <= longest)
      .map(([word, uses]) => ({ word, uses })),
}

test('a letter too many, too few, wrong or swapped is one slip', () => {
  for (const typed of ['reeport', 'reprt', 'repirt', 'reprot']) expect(distance(typed, 'report', 2), typed).toBe(1)
  expect(distance('report', 'report', 2)).toBe(0)
  expect(distance('erport', 'report', 2)).toBe(1)
  expect(distance('prices', 'report', 2)).toBe(3)
})

test('a word that nothing has is replaced by the nearest one, in the case it was typed in', () => {
  expect(mend('Reprot 2024', vocabulary)).toBe('Report 2024')
  expect(mend('SUSTAINABILTY', vocabulary)).toBe('SUSTAINABILITY')
  expect(mend('pig erport', vocabulary)).toBe('pig report')
})

test('a long word may have two slips, a short one has only one', () => {
  expect(mend('sustanabilty', vocabulary)).toBe('sustainability')
  expect(mend('rpeortt', vocabulary)).toBeUndefined()
})

test('of equally near words the most used is taken', () => {
  expect(mend('reort', vocabulary)).toBe('report')
})

test('known words, beginnings of known words, short words, Chinese and numbers are left alone', () => {
  for (const keyword of ['reports', 'sustain', 'pgi', '猪肉', '2023', 'zzzzzz', '']) {
    expect(mend(keyword, vocabulary), keyword).toBeUndefined()
  }
})
