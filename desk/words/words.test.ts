import { expect, test } from 'vitest'
import { en } from './en.ts'
import { zh } from './zh.ts'

type Entry = [key: string, value: unknown]
const entriesOf = (words: object, before = ''): Entry[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'object' ? entriesOf(value, `${before}${key}.`) : [[before + key, value] satisfies Entry],
  )
const shown = ([key, value]: Entry): [string, string] => [
  key,
  typeof value === 'function' ? [value('7', '9', '11', '13')].flat().join('\n') : String(value),
]
const kindsOf = (words: object) => entriesOf(words).map(([key, value]) => `${key}: ${typeof value}`)

test('Chinese and English have the same keys, of the same types', () => {
  expect(kindsOf(en).sort()).toEqual(kindsOf(zh).sort())
  expect(kindsOf(zh).length).toBeGreaterThan(150)
})

test('nothing is empty, and English holds no Chinese besides the name 中文', () => {
  for (const [key, text] of [...entriesOf(zh), ...entriesOf(en)].map(shown)) expect(text.trim(), key).not.toBe('')
  const chinese = entriesOf(en)
    .map(shown)
    .filter(([, text]) => /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(text))
  expect(chinese).toEqual([['other', '中文']])
})

test('Chinese has no half-width punctuation beside Chinese characters', () => {
  for (const [key, text] of entriesOf(zh).map(shown)) {
    expect(text, key).not.toMatch(/[\p{Script=Han}”][,;:?!]|[,;:?!][\p{Script=Han}“]/u)
  }
})
