import { expect, test } from 'vitest'
import type { Files } from '../readFiles.ts'
import { composeSearchWords, withLatestAnswers } from './searchWords.ts'

const both = (zh: string, en: string) => ({ zh, en })
const jobs = {
  ...{ path: '/jobs', lang: 'zh' },
  data: {
    blocks: [
      {
        ...{ type: 'table', caption: '岗位', columns: ['岗位', '地点'], rows: [['兽医', '襄阳']] },
        note: '截至2026年11月21日，只列部分。',
      },
      { type: 'table', caption: '月报：到2026年10月', columns: ['月份', '出栏'], rows: [['2026-09', '606']] },
      { type: 'contacts', title: '大区', items: [{ region: '华中', name: '湖北', phone: '0710-555-0121' }] },
    ],
  },
}
const files = {
  site: { languages: ['zh', 'en'] },
  csv: { stock: 'date,open,high,low,close,volume\n2026-11-19,1,9,1,9,5\n2026-11-20,9,9,1,8.5,5', bond: '' },
  stock: { terms: [{ zh: { label: '分红', value: '每10股5元' }, en: { label: 'Dividend', value: 'RMB 5' } }] },
  pigSale: { indicative: [{ week: '2026-11-16', prices: [13, 32.4] }] },
  pages: [jobs],
}
const composed = (group: object) =>
  composeSearchWords(
    withLatestAnswers({ ...files, searchWords: { items: [{ link: '/jobs', ...group }] } } as unknown as Files),
  )[0]

test('answers say the latest price with its day, and terms by their label', () => {
  expect(composed({ answer: both('$(stock.day)收盘$(stock.price)元', '$(stock.Dividend)') })?.answer).toMatchObject(
    both('2026年11月20日收盘8.50元', 'RMB 5'),
  )
  expect(composed({ answer: both('$(indicative.1)元', '$(indicative.2), $(indicative.day)') })?.answer).toMatchObject(
    both('13.0元', '32.4, 16 November 2026'),
  )
})

test('there is no answer where a company does not have what it tells of', () => {
  expect(composed({ answer: { zh: '$(bond.price)元' } })?.answer?.zh).toBeUndefined()
})

test('a title that goes on is found by its beginning, and a month has the name that people type', () => {
  expect(composed({ answerRows: { zh: '月报' } })?.answerRows?.zh).toEqual([
    { name: '2026年9月', text: '月份：2026年9月；出栏：606' },
  ])
})

test('rows of a table answer with the names of its columns and its day, contacts as they stand', () => {
  expect(composed({ answerRows: { zh: '岗位' } })?.answerRows?.zh).toEqual([
    { name: '兽医', text: '岗位：兽医；地点：襄阳（截至2026年11月21日）' },
  ])
  expect(composed({ answerRows: { zh: '大区' } })?.answerRows?.zh).toEqual([
    { name: '华中 湖北', text: '华中；湖北；0710-555-0121' },
  ])
})
