import { expect, test } from 'vitest'
import { kindOf } from '../kinds.ts'
import { type StaleTexts, staleAfter } from './staleTexts.ts'

const kindNamed = (id: string) => {
  const kind = kindOf(id)
  if (!kind) throw new Error(id)
  return kind
}
const who = { by: 'Han Mei', at: '2026-11-27T08:00:00+08:00' }
const words = (title: string, body = title) => ({ title, summary: title, source: title, body })
const news = (zh: string, en: string) => ({ date: '2026-11-12', category: '1', zh: words(zh), en: words(en) })
const after = (kind: string, versions: readonly unknown[], known: StaleTexts = {}) =>
  versions
    .slice(1)
    .reduce((stale: StaleTexts, data, at) => staleAfter(kindNamed(kind), stale, [versions[at], data], who), known)
const places = (stale: StaleTexts) => Object.entries(stale).map(([place, { source }]) => `${place}: ${source}`)

test('a text whose source changed is stale, and remembers what it was made from, however often that changes', () => {
  const [one, two] = [news('一', 'one'), { ...news('一', 'one'), zh: { ...words('一'), title: '二' } }]
  expect(after('company', [one, two])).toEqual({ 'en title': { source: '一', ...who } })
  const three = { ...two, zh: { ...two.zh, title: '三' } }
  expect(places(after('company', [one, two, three]))).toEqual(['en title: 一'])
})

test('it is so no longer when it changes itself, or when the source is again as it was', () => {
  const one = news('一', 'one')
  const two = { ...one, zh: { ...one.zh, title: '二' } }
  expect(after('company', [one, two, { ...two, en: { ...two.en, title: 'two' } }])).toEqual({})
  expect(after('company', [one, two, one])).toEqual({})
  expect(after('company', [one, news('二', 'two')])).toEqual({})
})

test('it goes for both languages', () => {
  const one = news('一', 'one')
  expect(places(after('company', [one, { ...one, en: { ...one.en, body: 'more' } }]))).toEqual(['zh body: one'])
})

test('what is new, was empty, or exists in one language alone is not stale', () => {
  const one = news('一', 'one')
  expect(after('company', [undefined, one])).toEqual({})
  expect(
    after('company', [
      { ...one, en: words('') },
      { ...one, zh: words('二'), en: words('') },
    ]),
  ).toEqual({})
  const { en: _, ...only } = one
  expect(after('company', [one, { ...only, only: 'zh', zh: words('二') }])).toEqual({})
  expect(after('media', [only, { ...only, zh: words('二') }])).toEqual({})
})

test('what is not translated makes nothing stale, neither when it comes nor when it is translated at last', () => {
  const one = news('一', 'one')
  const copied = { ...one, en: words('一') }
  expect(after('company', [one, copied])).toEqual({})
  expect(after('company', [one, copied, one])).toEqual({})
})

const block = (title: string, text: string) => ({ type: 'prose', title, text })
const page = (...blocks: [string, string][]) => ({
  zh: { title: '页', blocks: blocks.map(([zh]) => block(zh, `${zh}文`)) },
  en: { title: 'page', blocks: blocks.map(([, en]) => block(en, `${en} text`)) },
})

test('a block that moves takes along what is stale in it', () => {
  const one = page(['甲', 'a'], ['乙', 'b'], ['丙', 'c'])
  const two = page(['甲', 'a'], ['乙二', 'b'], ['丙', 'c'])
  const moved = page(['新', 'new'], ['丙', 'c'], ['乙二', 'b'], ['甲', 'a'])
  expect(places(after('page', [one, two]))).toEqual(['en blocks.1.title: 乙', 'en blocks.1.text: 乙文'])
  expect(places(after('page', [one, two, moved]))).toEqual(['en blocks.2.title: 乙', 'en blocks.2.text: 乙文'])
  expect(after('page', [one, two, page(['甲', 'a'], ['丙', 'c'])])).toEqual({})
})

test('texts that are their own pair, and cells of tables, are followed too', () => {
  const sites = (zh: string) => ({ items: [{ id: 'a', province: { zh: '豫', en: 'Henan' }, zh, en: 'Nanyang' }] })
  expect(places(after('factorySites', [sites('南阳'), sites('邓州')]))).toEqual(['en items.0.: 南阳'])
  const table = (cell: string) => ({
    zh: { title: '页', blocks: [{ type: 'table', caption: '表', columns: ['列'], rows: [['一'], [cell]] }] },
    en: { title: 'page', blocks: [{ type: 'table', caption: 'Table', columns: ['Column'], rows: [['one'], ['two']] }] },
  })
  expect(places(after('page', [table('二'), table('两')]))).toEqual(['en blocks.0.rows.1.0: 二'])
})
