import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { openSearch, type SearchEntry } from './index.ts'

const folder = mkdtempSync(join(tmpdir(), 'search-'))
const entry = (lang: 'zh' | 'en', kind: SearchEntry['kind'], link: string, title: string, more = {}): SearchEntry => ({
  ...{ id: link, kind, lang, link, title, text: '' },
  ...more,
})
const store = openSearch({
  file: join(folder, 'index.db'),
  revision: 'r1',
  entries: [
    entry('zh', 'page', '/financial', '财务信息'),
    entry('zh', 'announcement', '/report-2024', '2024年年度报告', { date: '2025-04-25' }),
    entry('zh', 'announcement', '/report-2025', '2025年年度报告', { date: '2026-04-28' }),
    entry('zh', 'report', '/esg-2025', '2025年ESG报告', { date: '2026-06-05' }),
    entry('zh', 'page', '/certification', '品质认证', {
      names: ['危害分析体系认证 HACCP', '质量管理体系认证 ISO 9001'],
    }),
    entry('zh', 'news', '/audit', '质量管理的一天'),
    entry('zh', 'page', '/welfare', '薪酬福利'),
    entry('en', 'page', '/financial', 'Financial information'),
    entry('en', 'page', '/companyDynamic', 'Company news'),
    entry('en', 'announcement', '/report-2025', 'Annual report 2025'),
    ...Array.from({ length: 20 }, (_, at) => entry('en', 'news', `/${at}`, `Pork story ${at}`)),
  ],
  searchWords: [
    { zh: ['年报', '年度报告', '财报'], en: ['annual accounts'], link: '/financial' },
    { zh: ['年终奖', '奖金'], link: '/welfare' },
  ],
})
afterAll(() => {
  store.close()
  rmSync(folder, { recursive: true })
})

const links = (typed: string, lang: 'zh' | 'en' = 'zh') => store.suggest(lang, typed).map(({ link }) => link)

test('the beginning of a word suggests titles of any kind, pages first and newer ones before older', () => {
  expect(links('报告')).toEqual(['/financial', '/esg-2025', '/report-2025', '/report-2024'])
  expect(links('质量')).toEqual(['/certification', '/audit'])
  expect(store.suggest('zh', 'esg')).toEqual([{ kind: 'report', link: '/esg-2025', title: '2025年ESG报告' }])
})

test('what begins as it was typed comes before what has it within', () => {
  expect(links('2025年')).toEqual(['/esg-2025', '/report-2025'])
  expect(links('财')).toEqual(['/financial'])
})

test('words of groups and names of what a page holds suggest the page, and say why', () => {
  expect(store.suggest('zh', '年终')).toEqual([{ kind: 'page', link: '/welfare', title: '薪酬福利', word: '年终奖' }])
  expect(store.suggest('zh', 'hacc')).toMatchObject([{ link: '/certification', word: '危害分析体系认证 HACCP' }])
})

test('English words suggest while they are begun, in any of their forms and in any order', () => {
  for (const typed of ['annu', 'annual rep', 'Annual Reports', 'report annual', 'the annual report']) {
    expect(links(typed, 'en'), typed).toContain('/report-2025')
  }
  expect(links('companies', 'en')).toEqual(['/companyDynamic'])
})

test('pinyin suggests before it is finished, with spaces or without', () => {
  for (const typed of ['nianb', 'nian bao', 'caiwu']) expect(links(typed)[0], typed).toBe('/financial')
  expect(links('xinch')).toEqual(['/welfare'])
})

test('a slip suggests what was meant', () => {
  expect(links('finacial', 'en')).toEqual(['/financial'])
})

test('there are no more than eight, each page once', () => {
  expect(links('pork', 'en')).toHaveLength(8)
})

test('a whole word of a group suggests what has another one too', () => {
  expect(links('年报')).toEqual(['/financial', '/report-2025', '/report-2024'])
  expect(links('年报销')).toEqual([])
})

test('nothing throws, and nothing is suggested for nothing', () => {
  for (const typed of ['', ' ', '"', '*', 'zzzz', '🐖']) expect(store.suggest('zh', typed)).toEqual([])
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => void store.suggest('zh', typed)),
    { numRuns: 200 },
  )
})
