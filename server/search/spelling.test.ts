import { describe, expect, test } from 'vitest'
import { correctSpelling, distance, type Vocabulary } from './spelling.ts'
import { stem } from './stem.ts'

const uses = {
  investor: 9,
  investors: 5,
  report: 7,
  resort: 3,
  sustainability: 4,
  quality: 2,
  quantity: 1,
  pig: 30,
  insulated: 2,
}
const vocabulary: Vocabulary = {
  hasStem: (term) => Object.keys(uses).some((word) => stem(word) === term),
  hasPrefix: (letters) => Object.keys(uses).some((word) => stem(word).startsWith(letters)),
  candidates: (letter, shortest, longest) =>
    Object.entries(uses)
      .filter(([word]) => word.startsWith(letter) && word.length >= shortest && word.length <= longest)
      .map(([word, uses]) => ({ word, uses })),
  ...{ wordsOf: () => [], wordsBeginning: () => [], readingsOf: () => [], hasPhrase: () => false },
}

test('a letter too many, too few, wrong or swapped is one slip', () => {
  for (const typed of ['reeport', 'reprt', 'repirt', 'reprot']) expect(distance(typed, 'report', 2), typed).toBe(1)
  expect(distance('report', 'report', 2)).toBe(0)
  expect(distance('erport', 'report', 2)).toBe(1)
  expect(distance('prices', 'report', 2)).toBe(3)
})

test('a word that nothing has is replaced by the nearest one, in the case it was typed in', () => {
  expect(correctSpelling('Reprot 2024', vocabulary)).toBe('Report 2024')
  expect(correctSpelling('SUSTAINABILTY', vocabulary)).toBe('SUSTAINABILITY')
  expect(correctSpelling('pig erport', vocabulary)).toBe('pig report')
  // A letter in front makes another word.
  expect(correctSpelling('treport', vocabulary)).toBeUndefined()
})

test('a long word may have two slips, a short one has only one', () => {
  expect(correctSpelling('sustanabilty', vocabulary)).toBe('sustainability')
  expect(correctSpelling('rpeortt', vocabulary)).toBeUndefined()
  // Another English word, of eight letters.
  expect(correctSpelling('inflated', vocabulary)).toBeUndefined()
})

test('a short word is no slip of a shorter one, unless a letter is doubled', () => {
  expect(correctSpelling('pigl', vocabulary)).toBeUndefined()
  expect(correctSpelling('pigg', vocabulary)).toBe('pig')
})

test('of equally near words the most used is taken', () => {
  expect(correctSpelling('reort', vocabulary)).toBe('report')
})

test('who is injured has an injury', () => {
  expect(new Set(['injury', 'injuries', 'injured', 'injures'].map(stem)).size).toBe(1)
})

test('known words, beginnings of known words, short words, Chinese and numbers are left alone', () => {
  for (const keyword of ['reports', 'sustain', 'pgi', '猪肉', '2023', 'zzzzzz', '']) {
    expect(correctSpelling(keyword, vocabulary), keyword).toBeUndefined()
  }
})

describe('words that are written apart or in one', () => {
  const text = 'biosecurity slaughter security lay off farm land farmland bio gas'
  const words = text.split(' ')
  const spoken: Vocabulary = {
    ...vocabulary,
    hasStem: (term) => words.some((word) => stem(word) === term),
    hasPrefix: (letters) => words.some((word) => stem(word).startsWith(letters)),
    candidates: () => [],
    hasPhrase: (phrase) => text.includes(phrase),
  }

  test('two that nothing has beside each other, and that are one word, are that word', () => {
    expect(correctSpelling('bio security plan', spoken)).toBe('biosecurity plan')
    expect(correctSpelling('Bio-security', spoken)).toBe('Biosecurity')
    expect(correctSpelling('farm land', spoken)).toBeUndefined() // a text has them so
    expect(correctSpelling('bio land', spoken)).toBeUndefined()
  })

  test('one of which nothing is known may be two that a text has beside each other, but not with a word that says nothing', () => {
    expect(correctSpelling('biogas', spoken)).toBe('bio gas')
    expect(correctSpelling('securityland', spoken)).toBeUndefined() // as football is no foot and no ball
    expect(correctSpelling('layoffs', spoken)).toBeUndefined()
  })
})
