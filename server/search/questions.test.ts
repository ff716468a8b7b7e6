import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openSearch, type SearchEntry } from './index.ts'

/* Whole questions: which of their words count, and when an answer of editors fits them. */

const folder = mkdtempSync(join(tmpdir(), 'search-'))
const page = (link: string, title: string, text: string, lang: 'zh' | 'en' = 'zh'): SearchEntry => ({
  ...{ id: link, kind: 'page', lang, link, title, text },
})
const store = openSearch({
  file: join(folder, 'index.db'),
  revision: 'r1',
  entries: [
    page('/jobs-zh', '招聘咨询', '投递简历后五个工作日内答复，襄阳有兽医团队，南阳有厨师。'),
    page('/tenders', '采购公告', '招标每年一次，不是电工的事。'),
    page('/money', '财务信息', '营业收入与净利润逐年列出，借款到期前偿还。'),
    page(
      '/bond',
      '转债',
      `股份什么时候发行？没有时间表。${'别的话说在这里，也说在那里，还要再说几句才够长。'.repeat(9)}六年后到期。`,
    ),
    page('/months', '月度简报', '每月出栏，到期汇总。'),
    page('/growing', '合作', '合作社怎样卖粮？卖给我们。可以代养生猪吗？不可以。'),
    page('/noise', '邻里', '噪声由联络员答复。'),
    page('/fans', '夜里', '夜里的风机有噪声，风机不停。'),
    page('/scopes', 'Climate', 'Scope 1 and scope 2 are measured. Scope 3 is not.', 'en'),
    page('/pay', 'Pay', 'Graduates and others.', 'en'),
    page('/piglets', '仔猪销售', '仔猪按批出场，合同到期续签。'),
    page('/odour', '臭气治理', '猪场的气味由酸洗去除。'),
    page('/barns', '猪场', '猪场的位置与设备。'),
    page('/crops', 'Crops', 'Maize is bought. Rounded corners are for pens. Hogs were sold.', 'en'),
    page('/floors', 'Floors', 'Rounded corners are for pens, by category.', 'en'),
    page('/trade', 'Partners', 'We need you.', 'en'),
    page('/jobs', 'How to apply', 'Send a letter for each job.', 'en'),
    page('/lorries', 'Lorries', 'Drivers of hauliers wash their lorries, drivers of every haulier.', 'en'),
  ],
  searchWords: [
    {
      ...{ zh: ['招聘', '招'], link: '/jobs-zh' },
      answerRows: {
        zh: [
          { name: '化验员', text: '化验员：襄阳，兽医团队', known: '化验员 襄阳' },
          { name: '驻场兽医', text: '驻场兽医：南阳', known: '驻场兽医 南阳' },
          { name: '厨师', text: '厨师：南阳', known: '厨师 南阳' },
        ],
      },
    },
    { zh: ['合作养猪', '代养'], link: '/growing' },
    { zh: ['噪声', '睡不着', '吵得睡不着'], link: '/noise' },
    { en: ['maize', 'corn'] },
    { en: ['hog sale'], link: '/crops', answer: { en: '68 million in 2025.' } },
    { en: ['scope 3'], link: '/scopes' },
    { en: ['graduate'], link: '/jobs' },
    { en: ['salary'], link: '/pay' },
    { en: ['job'], link: '/jobs' },
    { zh: ['净利润', '赚钱'], link: '/money', answer: { zh: '2025年净利润3亿元。' } },
    { zh: ['仔猪', '小猪'], link: '/piglets', answer: { zh: '每公斤30元。' } },
    { zh: ['疫苗'], link: '/piglets' },
    { zh: ['单价', '每公斤'], link: '/piglets' },
    { zh: ['气味', '臭'], link: '/odour' },
    { en: ['lorry', 'haulier'], link: '/trade' },
    {
      ...{ zh: ['负债率', '资产负债率'], link: '/money' },
      answerRows: {
        zh: [
          { name: '成本', text: '成本：12元，2026年目标11元' },
          { name: '资产负债率', text: '资产负债率：54%，2026年52%' },
        ],
      },
    },
    {
      ...{ zh: ['出栏'], link: '/months' },
      answerRows: {
        zh: [
          { name: '2026年9月', text: '9月：606万头' },
          { name: '2025年9月', text: '9月：579万头' },
        ],
      },
    },
  ],
})
afterAll(() => {
  store.close()
  rmSync(folder, { recursive: true })
})

const ask = (keyword: string, lang: 'zh' | 'en' = 'zh') => store.search({ lang, keyword, page: 1, pageSize: 10 })
const first = (keyword: string, lang: 'zh' | 'en' = 'zh') => ask(keyword, lang).items[0]
/** What the answer says of its words: which it left out, and which nothing has. */
const said = (keyword: string) => {
  const { leftOut = [], missing = [] } = ask(keyword)
  return [...leftOut, ...missing]
}

test('words of wanting, question words and numbers with their classifier are not looked for', () => {
  expect(first('想买30头小猪')).toMatchObject({ link: '/piglets', answer: '每公斤30元。' })
  expect(said('想买30头小猪')).toEqual([])
  expect(said('招聘能干什么')).toEqual([])
  expect(said('招聘几点')).toEqual([])
})

test('a degree is no part of the word before it', () => {
  expect(first('猪场太臭了')?.link).toBe('/odour')
  expect(said('猪场太臭了')).toEqual([])
})

test('a word of one character counts where it stands alone', () => {
  expect(first('招电工吗')?.link).toBe('/jobs-zh')
  expect(first('招标几次')?.link).toBe('/tenders')
})

test('where nothing has all of the words, the page that editors name for one of them comes first', () => {
  expect(first('jobs in your lorries for drivers', 'en')?.link).toBe('/jobs')
})

test('an answer is for who adds what it says itself, and for no other year', () => {
  expect(first('2025年净利润是多少')?.answer).toBe('2025年净利润3亿元。')
  expect(first('2024年净利润是多少')?.answer).toBeUndefined()
})

test('an answer is for no other thing that its page tells, unless it says that too', () => {
  expect(first('仔猪疫苗')?.link).toBe('/piglets')
  expect(first('仔猪疫苗')?.answer).toBeUndefined()
  expect(first('疫苗仔猪')?.answer).toBeUndefined()
  expect(first('仔猪单价')?.answer).toBe('每公斤30元。')
})

test('a row is for who asks with its name, alone or with what it says', () => {
  expect(first('负债率')?.answer).toBe('资产负债率：54%，2026年52%')
  expect(first('2026年资产负债率')?.answer).toBe('资产负债率：54%，2026年52%')
  expect(first('现在的负债率目标')?.answer).toBeUndefined()
  expect(first('出栏')?.answer).toBeUndefined()
  expect(first('9月出栏')?.answer).toBe('9月：606万头')
  expect(first('2025年9月出栏')?.answer).toBe('9月：579万头')
})

test('a row whose team alone is asked about is no answer', () => {
  expect(first('襄阳招兽医吗')).toMatchObject({ link: '/jobs-zh' })
  expect(first('襄阳招兽医吗')?.answer).toBeUndefined()
  expect(first('招兽医吗')?.answer).toBe('驻场兽医：南阳')
  expect(first('襄阳招聘吗')?.answer).toBe('化验员：襄阳，兽医团队')
})

test('of several rows that have all words none is the answer', () => {
  expect(first('南阳招聘吗')).toMatchObject({ link: '/jobs-zh' })
  expect(first('南阳招聘吗')?.answer).toBeUndefined()
  expect(first('南阳招厨师吗')?.answer).toBe('厨师：南阳')
})

test('an answer is for no other day', () => {
  expect(first('昨天仔猪单价')?.link).toBe('/piglets')
  expect(first('昨天仔猪单价')?.answer).toBeUndefined()
  expect(first('hog sales next year', 'en')?.answer).toBeUndefined()
  expect(first('今天仔猪单价')?.answer).toBe('每公斤30元。')
})

test('月份 is a month, and a piglet is one of its kind', () => {
  expect(first('9月份出栏')?.answer).toBe('9月：606万头')
  expect(first('仔猪多少钱一头')?.answer).toBe('每公斤30元。')
})

test('a word that editors know begins no other word: corn is no corner', () => {
  expect(ask('corn', 'en').items.map(({ link }) => link)).toEqual(['/crops'])
})

test('three letters begin no longer word: cat is no category', () => {
  expect(ask('cat', 'en').items).toEqual([])
  expect(ask('categ', 'en').items.map(({ link }) => link)).toEqual(['/floors'])
})

test('last year says as little as this year', () => {
  expect(first('hog sales last year', 'en')?.answer).toBe('68 million in 2025.')
})

test('a word of a group is one word, also for what is shown', () => {
  const excerptOf = (keyword: string, lang: 'zh' | 'en') =>
    first(keyword, lang)
      ?.excerpt.filter(({ hit }) => hit)
      .map(({ text }) => text)
  expect(excerptOf('合作养猪怎么办', 'zh')).toEqual(['代养'])
  expect(excerptOf('scope 3', 'en')).toEqual(['Scope 3'])
})

test('an excerpt shows the subject of a question, not its words of asking', () => {
  const excerptOf = (keyword: string) =>
    first(keyword)
      ?.excerpt.map(({ text }) => text)
      .join('')
  expect(excerptOf('转债什么时候到期')).toMatch(/^六年后到期。/)
})

test('what is counted stands after its classifier: 多少头猪', () => {
  expect(first('出栏多少头猪')).toMatchObject({ link: '/months' })
  expect(said('出栏多少头猪')).toEqual([])
})

test('the page that is named for most words comes before what has all of them', () => {
  expect(first('风机吵得睡不着')?.link).toBe('/noise')
})

test('of two pages for words of the same length that of the last comes first', () => {
  expect(first('graduate salary', 'en')?.link).toBe('/pay')
  expect(first('salary graduate', 'en')?.link).toBe('/jobs')
})

test('cuts that are no words are not told as missing', () => {
  expect(said('仔猪还能喝')).toEqual([])
  expect(said('猪场气味肉昧')).toEqual([])
})
