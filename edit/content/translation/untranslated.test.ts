import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { itemsIn } from '../index/entries.ts'
import { readItem } from '../items.ts'
import { kindOf } from '../kinds.ts'
import { untranslatedIn } from './untranslated.ts'

const shipped = join(import.meta.dirname, '../../../content')

test('everything that is shipped is translated', () => {
  const items = [...itemsIn(globSync('**/*.yaml', { cwd: shipped }))]
  expect(items.length).toBeGreaterThan(200)
  for (const { kind, id } of items)
    expect(untranslatedIn(kind, readItem(shipped, kind.id, id)?.data), `${kind.id} ${id}`).toEqual([])
})

const said = (zh: Record<string, string>, en: Record<string, string>) => {
  const kind = kindOf('company')
  const words = { title: 'A', summary: 'B', source: 'C', body: 'D' }
  return (
    kind && untranslatedIn(kind, { zh: { ...words, ...zh }, en: { ...words, ...en } }).map((path) => path.join('.'))
  )
}

test.each<[string, Record<string, string>, Record<string, string>, string[]]>([
  ['an empty text', { title: '标题' }, { title: ' ' }, ['en.title']],
  ['a description that one language lacks', { alt: '图' }, {}, ['en.alt']],
  ['the Chinese text in its place', { body: '正文在此。' }, { body: '正文在此。' }, ['en.body']],
  ['a half of it', { body: '正文' }, { body: 'The first half. 后半部分还没有翻译出来。' }, ['en.body']],
  ['a Chinese name in a sentence', { body: '正文' }, { body: 'The plant of 青穗 in Nanyang opens today.' }, []],
  [
    'an English sentence in Chinese',
    { body: 'We feed the pigs well.' },
    { body: 'We feed the pigs well.' },
    ['zh.body'],
  ],
  ['a standard, a unit, a name', { title: 'GB/T 19001-2016 ISO' }, { title: 'GB/T 19001-2016 ISO' }, []],
  ['an address', { source: 'https://www.qingsui.example/a-b-c' }, { source: 'https://www.qingsui.example/a-b-c' }, []],
])('%s', (_, zh, en, places) => {
  expect(said(zh, en)).toEqual(places)
})

test('an item of one language has nothing to translate', () => {
  const kind = kindOf('company')
  if (kind) expect(untranslatedIn(kind, { only: 'zh', zh: { title: '标题' } })).toEqual([])
})
