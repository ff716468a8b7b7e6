import { expect, test } from 'vitest'
import type { Files } from '../readFiles.ts'
import { checkSearchAnswers } from './searchAnswers.ts'

const contactPage = {
  path: '/contactUs',
  file: 'pages/contactUs.zh.yaml',
  lang: 'zh',
  data: {
    phone: '0710-555-0100',
    blocks: [{ type: 'table', caption: '岗位', columns: ['岗位', '地点'], rows: [['兽医', '襄阳']] }],
  },
}
const files = (items: Files['searchWords']['items']) =>
  ({
    searchWords: { items },
    ...{ pages: [contactPage], site: { languages: ['zh', 'en'] } },
    ...{ csv: { stock: '', bond: '' }, pigSale: { indicative: [{ week: '2026-11-16', prices: [13, 32.4] }] } },
  }) as unknown as Files // what the check reads of them

test('an answer needs the page that gives it, and its telephone numbers stand there', () => {
  const problems = checkSearchAnswers(
    files([
      { zh: ['电话'], link: '/contactUs', answer: { zh: '总机0710-555-0100，2025年起' } },
      { zh: ['热线'], link: '/contactUs', answer: { zh: '热线0710-555-0199' } },
      { zh: ['股票'], answer: { zh: '代码009136' } },
      { zh: ['工资'], link: '/welfare' },
    ]),
  )
  expect(problems.map(({ field, reason }) => [field, reason])).toEqual([
    ['items.1.answer.zh', { is: 'answerElsewhere', number: '0710-555-0199', link: '/contactUs' }],
    ['items.2.answer.zh', { is: 'answerWithoutPage' }],
  ])
})

test('the latest that an answer refers to, and the table whose rows answer, are there', () => {
  const problems = checkSearchAnswers(
    files([
      { zh: ['猪价'], link: '/contactUs', answer: { zh: '$(indicative.1)元，$(indicative.dya)' } },
      { zh: ['招聘'], link: '/contactUs', answerRows: { zh: '岗位' } },
      { zh: ['职位'], link: '/contactUs', answerRows: { zh: '没有的表' } },
    ]),
  )
  expect(problems.map(({ field, reason }) => [field, reason])).toEqual([
    ['items.0.answer.zh', { is: 'unknownLatest', id: 'indicative.dya', meant: 'indicative.day' }],
    ['items.2.answerRows.zh', { is: 'noSuchRows', title: '没有的表', link: '/contactUs' }],
  ])
})
