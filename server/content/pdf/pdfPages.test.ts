import { expect, test } from 'vitest'
import { beyond, pagesOf } from './pdfPages.ts'
import type { PdfLine } from './pdfText.ts'

const WIDE = 500
const line = (page: number, y: number, text: string, more: Partial<PdfLine> = {}): PdfLine => ({
  ...{ page, y, text, size: 10, x: 50, end: WIDE },
  ...more,
})
const short = { end: 200 }

test('lines of a paragraph become sentences, headings and rows stay apart', () => {
  const lines = [
    line(1, 700, '审计费用', { size: 16, ...short }),
    line(1, 670, '2025年审计费用合计320万元，'),
    line(1, 655, '与上年相同。会计师事务所没有更换。', short),
    line(1, 620, '营业收入 1,180 1,308', short),
  ]
  expect(pagesOf({ lines, pages: 1 })).toEqual([
    {
      page: 1,
      sentences: ['2025年审计费用合计320万元，与上年相同。', '会计师事务所没有更换。'],
      rows: ['审计费用', '营业收入 1,180 1,308'],
    },
  ])
})

test('English lines are joined by a space', () => {
  const lines = [line(1, 700, 'The board met eight times'), line(1, 685, 'in the year.', short)]
  expect(pagesOf({ lines, pages: 1 })[0]?.sentences).toEqual(['The board met eight times in the year.'])
})

test('what stands at the same place of several pages is no text of any, nor is a count of pages', () => {
  const lines = [1, 2].flatMap((page) => [
    line(page, 800, '2025年年度报告'),
    line(page, 700, `第${page}章说的是另一件事情。`, { y: 700 - page }),
    line(page, 30, `本站展示一家虚构的公司。第 ${page} 页，共 2 页`),
  ])
  expect(pagesOf({ lines, pages: 2 }).map(({ sentences, rows }) => [...sentences, ...rows])).toEqual([
    ['第1章说的是另一件事情。'],
    ['第2章说的是另一件事情。'],
  ])
  expect(pagesOf({ lines: [line(1, 30, 'A sample site. Page 1 of 1')], pages: 1 })).toEqual([])
})

test('tables of contents and indexes are left out', () => {
  const rows = ['Letter', 'Risks', 'Research', 'People', 'Boards', 'Shares', 'Notes']
  const contents = rows.map((text, at) => line(1, 700 - 20 * at, `${text} ${at + 3}`, short))
  expect(pagesOf({ lines: contents, pages: 40 })).toEqual([])
  expect(pagesOf({ lines: contents, pages: 2 })).toHaveLength(1)
  expect(pagesOf({ lines: [line(1, 700, '目录', short), line(1, 680, '致股东', short)], pages: 9 })).toEqual([])
})

test('what the item of a PDF says already is left out of its pages', () => {
  const page = { page: 3, sentences: ['公司定于5月召开股东会。', '网络投票时间另行公告。'], rows: ['附件'] }
  expect(beyond(page, '公司定于 5 月，召开股东会。')).toEqual({
    page: 3,
    sentences: ['网络投票时间另行公告。'],
    rows: ['附件'],
  })
})
