import { expect, test } from 'vitest'
import { event } from '../testing/samples.ts'
import { splitAt } from './eventDays.ts'

const events = ['2026-11-06', '2026-11-20', '2026-11-21', '2026-12-08'].map((date) => event(date, { date }))
const split = (now: string) => {
  const { coming, past } = splitAt(events, new Date(now))
  return { coming: coming.map(({ date }) => date), past: past.map(({ date }) => date) }
}

test('today is still to come; what is past begins with the latest', () => {
  expect(split('2026-11-20T10:00:00+08:00')).toEqual({
    coming: ['2026-11-20', '2026-11-21', '2026-12-08'],
    past: ['2026-11-06'],
  })
})

test('the day is that of China, wherever the reader is', () => {
  expect(split('2026-11-20T15:59:00Z').coming[0]).toBe('2026-11-20')
  expect(split('2026-11-20T16:00:00Z').coming[0]).toBe('2026-11-21')
})

test('before the first and after the last', () => {
  expect(split('2020-01-01T00:00:00Z').past).toEqual([])
  expect(split('2030-01-01T00:00:00Z')).toMatchObject({ coming: [], past: { length: 4 } })
})
