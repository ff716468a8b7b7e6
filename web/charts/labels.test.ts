import fc from 'fast-check'
import { expect, test } from 'vitest'
import { evenLabels, insideOf, shownLabels, spread } from './labels.ts'

const months = Array.from({ length: 24 }, (_, at) => `2024-${at}`)

const middles = (labels: string[], room: number) => labels.map((_, at) => at * room)

test('labels that fit are all shown, each measured by itself', () => {
  const years = ['2021', '2022', '2023', '2024', '2025', '9M 2026']
  expect(shownLabels(years, middles(years, 48), 13)).toEqual([0, 1, 2, 3, 4, 5])
  expect(shownLabels(years, middles(years, 40), 13)).toEqual([1, 3, 5])
  expect(shownLabels(['2025'], [20], 13)).toEqual([0])
})

test('labels that do not fit are skipped in equal steps, and the last one stays', () => {
  expect(shownLabels(months, middles(months, 18), 12)).toEqual([3, 7, 11, 15, 19, 23])
  expect(shownLabels(months, middles(months, 1), 12)).toEqual([23])
})

test('labels that begin at their places stand in equal steps from the first, each with room up to the next', () => {
  const names = (starts: number[]) =>
    evenLabels(starts, 10, (at, before) => `${at}${before === undefined ? ' first' : ''}`).map(({ label }) => label)
  expect(names([0, 60, 120])).toEqual(['0 first', '1', '2'])
  expect(names([0, 30, 60, 90, 120])).toEqual(['0 first', '2', '4'])
  expect(names([0, 60, 65, 70])).toEqual(['0 first', '2'])
  expect(names([0])).toEqual(['0 first'])
  expect(names([])).toEqual([])
})

test('a label knows which one is shown before it', () => {
  expect(evenLabels([0, 10, 20, 30, 40], 10, (_, before) => `${before ?? 'a'}`)).toEqual([
    { at: 0, label: 'a' },
    { at: 2, label: '0' },
    { at: 4, label: '2' },
  ])
})

test('a label at the edge is moved inside', () => {
  expect(insideOf(298, '2025', 300, 10)).toBe(288)
  expect(insideOf(2, '2025', 300, 10)).toBe(12)
  expect(insideOf(150, '2025', 300, 10)).toBe(150)
})

test('positions that are apart stay where they are', () => {
  expect(spread([80, 20, 50], 15, 0, 100)).toEqual([80, 20, 50])
})

test('positions too near each other move apart inside the range, in their order', () => {
  const positions = fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(positions, (positions) => {
      const moved = spread(positions, 20, 0, 300)
      const sorted = moved.toSorted((a, b) => a - b)
      for (const [at, place] of sorted.entries()) {
        expect(place).toBeGreaterThanOrEqual(0)
        expect(place).toBeLessThanOrEqual(300)
        if (at > 0) expect(place - (sorted[at - 1] ?? 0)).toBeGreaterThanOrEqual(20)
      }
      for (const [one, place] of positions.entries()) {
        for (const [other, otherPlace] of positions.entries()) {
          if (place < otherPlace) expect(moved[one]).toBeLessThan(moved[other] ?? 0)
        }
      }
    }),
  )
})
