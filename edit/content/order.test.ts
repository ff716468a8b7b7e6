import { expect, test } from 'vitest'
import { endedFirst } from './order.ts'

test('an end that is not after its beginning is told at the end, wherever it stands', () => {
  const told = (data: unknown) => endedFirst(data).map(({ path, begin }) => `${path.join('.')} ${begin}`)
  const items = [
    { issued: '2024-06-18', expires: '2027-06-17' },
    { issued: '2029-10-16', expires: '2028-10-15' },
    { date: '2026-11-30', time: '15:00', until: '14:00' },
  ]
  expect(told({ items })).toEqual(['items.1.expires 2029-10-16', 'items.2.until 15:00'])
  expect(told({ date: '2026-11-30', closes: '2026-11-30' }), 'the day of a post may be its last').toEqual([])
  expect(told({ date: '2026-11-30', closes: '2026-11-29' })).toEqual(['closes 2026-11-30'])
  expect(told({ since: '2024-05', termEnds: '2023-05' })).toEqual(['termEnds 2024-05'])
  const publishAt = '2026-11-27T08:00+08:00'
  expect(told({ zh: { publishAt, until: '2026-11-27T07:00+08:00' } })).toEqual([`zh.until ${publishAt}`])
  expect(told({ since: '2024-05', termEnds: '2024' }), 'a year alone says too little').toEqual([])
})
