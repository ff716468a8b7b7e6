import { expect, test } from 'vitest'
import { csvOf } from '../views/digest.ts'
import { wordsOf } from '../words/index.ts'
import { type Counted, digestOf } from './digest.ts'

const found = (day: string, [answered, feedback]: string[], rest: Partial<Counted> = {}): Counted => ({
  day,
  closed: null,
  ended: undefined,
  isUnsigned: false,
  isDeleted: false,
  isUnknown: false,
  tags: [],
  status: 'none',
  answered,
  feedback,
  ...rest,
})
const year = [
  found('2026-01-30', ['2026-02-01', '2026-03-01'], {
    ...{ closed: '2026-03-01', ended: '2026-03-01', status: 'closed-upheld', tags: ['fraud', 'purchasing'] },
  }),
  found('2026-01-31', ['2026-02-20'], { status: 'checking', tags: ['fraud'] }),
  found('2026-05-01', [], { isUnsigned: true }),
  found('2026-12-01', [], { closed: '2026-12-02', status: 'unopened' }),
]

test('a digest counts months, statuses, tags, time limits and days, and names no case', () => {
  expect(digestOf(year, '2026-12-31')).toEqual({
    total: 4,
    open: 2,
    closed: 2,
    unsigned: 1,
    deleted: 0,
    unknown: 0,
    months: { '2026-01': 2, '2026-05': 1, '2026-12': 1 },
    statuses: { 'closed-upheld': 1, checking: 1, none: 1, unopened: 1 },
    tags: { fraud: 2, purchasing: 1 },
    acknowledge: { kept: 1, late: 1, due: 0, overdue: 1, missed: 1 },
    feedback: { kept: 1, late: 0, due: 0, overdue: 2, missed: 1 },
    answer: { count: 2, median: 11, longest: 20 },
    closing: { count: 1, median: 30, longest: 30 },
  })
})

test('as CSV it has a line a number, in words; a tag is no formula of a spreadsheet', () => {
  const digest = digestOf([...year, found('2026-06-01', [], { tags: ['=HYPERLINK("x")', 'a "b", c'] })], '2026-12-31')
  const lines = csvOf(digest, wordsOf('en')).split('\r\n')
  expect(lines[0]).toBe('\ufeffTable,What,Number')
  expect(lines).toContain('Month,2026-01,2')
  expect(lines).toContain('Days,"From report to first answer, median",11')
  expect(lines).toContain('Tags,fraud,2')
  expect(lines).toContain('Tags,"\'=HYPERLINK(""x"")",1')
  expect(lines).toContain('Tags,"a ""b"", c",1')
  expect(csvOf(digestOf([], '2026-12-31'), wordsOf('zh'))).toContain('天数,收到至首次答复（中位数）,\r\n')
})
