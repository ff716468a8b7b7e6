import { expect, test } from 'vitest'
import { digestOf } from './digest.ts'
import type { Listed } from './list.ts'

const found = (day: string, officers: string[] = [], closed: string | null = null): Listed => ({
  case: 'x'.repeat(43),
  day,
  closed,
  deletion: null,
  resealings: [],
  messages: officers.map((day, at) => ({ speaker: 'officer', turn: at + 1, day })),
})

test('a digest counts months, statuses and time limits, and names no case', () => {
  const cases = [
    found('2026-01-30', ['2026-02-01', '2026-03-01'], '2026-03-01'),
    found('2026-01-31', ['2026-02-20']),
    found('2026-05-01'),
    found('2026-12-01', [], '2026-12-02'),
  ]
  const digest = digestOf(cases, ['closed-upheld', 'checking', 'none', 'unopened'], '2026-12-31')
  expect(digest).toEqual({
    total: 4,
    open: 2,
    closed: 2,
    months: { '2026-01': 2, '2026-05': 1, '2026-12': 1 },
    statuses: { 'closed-upheld': 1, checking: 1, none: 1, unopened: 1 },
    acknowledge: { kept: 1, late: 1, due: 0, overdue: 1, missed: 1 },
    feedback: { kept: 1, late: 0, due: 0, overdue: 2, missed: 1 },
  })
  expect(JSON.stringify(digest)).not.toContain('AAAA')
})
