import { expect, test } from 'vitest'
import { en as enCalculator } from './calculator.en.ts'
import { zh as zhCalculator } from './calculator.zh.ts'
import { en } from './en.ts'
import { en as enWithout } from './withoutScript.en.ts'
import { zh as zhWithout } from './withoutScript.zh.ts'
import { zh } from './zh.ts'

type Entry = [key: string, value: unknown]
const entriesOf = (words: object, before = ''): Entry[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'object' ? entriesOf(value, `${before}${key}.`) : [[before + key, value] satisfies Entry],
  )
/** What a reader sees of an entry; an entry that takes values gets the ones given. */
const shown = ([key, value]: Entry, ...given: unknown[]): [string, string] => [
  key,
  typeof value === 'function' ? String(value(...given)) : String(value),
]
const [allZh, allEn] = [
  { ...zh, withoutScript: zhWithout, calculator: zhCalculator },
  { ...en, withoutScript: enWithout, calculator: enCalculator },
]
const kindsOf = (words: object) => entriesOf(words).map(([key, value]) => `${key}: ${typeof value}`)

test('Chinese and English have the same keys, of the same types', () => {
  expect(kindsOf(allEn)).toEqual(kindsOf(allZh))
  expect(kindsOf(allZh).length).toBeGreaterThan(80)
})

test('no label is empty', () => {
  for (const [key, text] of [...entriesOf(allZh), ...entriesOf(allEn)].map((entry) => shown(entry, '7', '9'))) {
    expect(text.trim(), key).not.toBe('')
  }
})

test('English holds no Chinese characters', () => {
  const chinese = entriesOf(allEn)
    .map((entry) => shown(entry, '7', '9'))
    .filter(([, text]) => /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(text))
  expect(chinese).toEqual([])
})

test('Chinese has no half-width punctuation beside Chinese characters', () => {
  for (const given of ['饲料', '7']) {
    for (const [key, text] of entriesOf(allZh).map((entry) => shown(entry, given, given))) {
      expect(text, key).not.toMatch(/[\p{Script=Han}”][,;:?!]|[,;:?!][\p{Script=Han}“]/u)
    }
  }
})

test('Chinese has no space between Chinese characters and figures: the layout sets it', () => {
  for (const [key, text] of entriesOf(allZh).map((entry) => shown(entry, '7', '9'))) {
    expect(text, key).not.toMatch(/\p{Script=Han} [\w]|[\w] \p{Script=Han}/u)
  }
})

test('English counts one in the singular', () => {
  expect([en.list.total(1), en.search.count(1), en.publication.pages(1)]).toEqual(['1 item', '1 result', '1 page'])
  expect([en.list.total(2), en.search.count(0), en.publication.pages(48)]).toEqual(['2 items', '0 results', '48 pages'])
})

test('an empty list shows "no data yet"', () => {
  expect(en.state.empty).toBe('No data yet')
  expect(zh.state.empty).toBe('暂无数据')
})
