import { expect, test } from 'vitest'
import { addDays, addMonths, daysBetween } from './day.ts'
import { marksOf } from './deadlines.ts'

const found = (day: string, [answered, feedback]: string[] = [], closed: string | null = null) => ({
  ...{ day, closed, answered, feedback },
})

test.each([
  ['2026-11-30', 3, '2027-02-28'],
  ['2027-11-30', 3, '2028-02-29'],
  ['2026-01-31', 3, '2026-04-30'],
  ['2026-12-31', 3, '2027-03-31'],
  ['2026-02-28', 3, '2026-05-28'],
])('%s and %i months are %s', (day, months, later) => expect(addMonths(day, months)).toBe(later))

test('days go over months, years, leap days and clock changes', () => {
  expect(addDays('2026-12-28', 7)).toBe('2027-01-04')
  expect(addDays('2028-02-25', 7)).toBe('2028-03-03')
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
  expect(daysBetween('2027-01-01', '2026-12-31')).toBe(-1)
})

test.each([
  ['2026-03-01', { state: 'due', days: 7 }],
  ['2026-03-08', { state: 'due', days: 0 }],
  ['2026-03-09', { state: 'overdue', days: -1 }],
])('a report of 1 March, on %s', (today, mark) => {
  expect(marksOf(found('2026-03-01'), today).acknowledge).toMatchObject({ due: '2026-03-08', ...mark })
})

test('the seventh day is in time, the eighth is late', () => {
  expect(marksOf(found('2026-03-01', ['2026-03-08']), '2026-04-01').acknowledge.state).toBe('kept')
  expect(marksOf(found('2026-03-01', ['2026-03-09']), '2026-04-01').acknowledge.state).toBe('late')
})

test('feedback counts from the acknowledgement, or from the seventh day when that was late or missing', () => {
  expect(marksOf(found('2026-11-28', ['2026-11-30']), '2026-12-01').feedback).toEqual({
    state: 'due',
    due: '2027-02-28',
    days: 89,
  })
  expect(marksOf(found('2026-03-01', ['2026-05-20']), '2026-06-09').feedback).toEqual({
    state: 'overdue',
    due: '2026-06-08',
    days: -1,
  })
  expect(marksOf(found('2026-03-01'), '2026-06-08').feedback).toEqual({ state: 'due', due: '2026-06-08', days: 0 })
})

test('feedback is kept or late by its own day, and missed where a case was closed without it', () => {
  expect(marksOf(found('2026-03-01', ['2026-03-02', '2026-06-02']), '2026-07-01').feedback.state).toBe('kept')
  expect(marksOf(found('2026-03-01', ['2026-03-02', '2026-06-03']), '2026-07-01').feedback.state).toBe('late')
  expect(marksOf(found('2026-03-01', ['2026-03-02'], '2026-04-01'), '2026-07-01').feedback.state).toBe('missed')
  expect(marksOf(found('2026-03-01', [], '2026-03-02'), '2026-07-01')).toMatchObject({
    acknowledge: { state: 'missed' },
    feedback: { state: 'missed' },
  })
})
