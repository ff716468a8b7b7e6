import { expect, test } from 'vitest'
import { actions as actionsEn } from './actions.en.ts'
import { actions as actionsZh } from './actions.zh.ts'
import { lists as listsEn } from './lists.en.ts'
import { lists as listsZh } from './lists.zh.ts'
import { media as mediaEn } from './mediaPage.en.ts'
import { media as mediaZh } from './mediaPage.zh.ts'
import { names } from './names.ts'
import { en as pageEn } from './page.en.ts'
import { zh as pageZh } from './page.zh.ts'
import { previewEn } from './preview.en.ts'
import { previewZh } from './preview.zh.ts'

const [zh, en] = [
  { ...pageZh, actions: actionsZh, lists: listsZh, media: mediaZh, preview: previewZh, names: names.zh },
  { ...pageEn, actions: actionsEn, lists: listsEn, media: mediaEn, preview: previewEn, names: names.en },
]

type Entry = [key: string, value: unknown]
const entriesOf = (words: object, before = ''): Entry[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'object' ? entriesOf(value, `${before}${key}.`) : [[before + key, value] satisfies Entry],
  )
const shown = ([key, value]: Entry): [string, string] => [
  key,
  typeof value === 'function' ? String(value('7', '9')) : String(value),
]

test('Chinese and English have the same keys', () => {
  const keysOf = (words: object) =>
    entriesOf(words)
      .map(([key]) => key)
      .sort()
  expect(keysOf(en)).toEqual(keysOf(zh))
})

test('nothing is empty, and English holds no Chinese besides the name of the other language', () => {
  for (const [key, text] of [zh, en].flatMap((words) => entriesOf(words)).map(shown))
    expect(text.trim(), key).not.toBe('')
  const chinese = entriesOf(en)
    .map(shown)
    .filter(([, text]) => /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(text))
  expect(chinese).toEqual([['other', '中文']])
})

test('Chinese has no half-width punctuation beside Chinese characters', () => {
  for (const [key, text] of entriesOf(zh).map(shown))
    expect(text, key).not.toMatch(/[\p{Script=Han}”][,;:?!]|[,;:?!][\p{Script=Han}“]/u)
})

test('a label inside an English sentence begins small, an abbreviation does not', () => {
  expect(en.form.add('Picture')).toBe('Add picture')
  expect(en.form.add('ESG indicators')).toBe('Add ESG indicators')
})
