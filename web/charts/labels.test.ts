import fc from 'fast-check'
import { expect, test } from 'vitest'
import { evenLabels, insideOf, placedLabels, spread } from './labels.ts'

const months = Array.from({ length: 24 }, (_, at) => `2024-${at}`)

const shown = (labels: string[], room: number, width = room * labels.length) =>
  placedLabels(labels, (at) => (at + 0.5) * room, width, 12).map(({ at }) => at)

test('labels that fit are all shown, each measured by itself', () => {
  const years = ['2021', '2022', '2023', '2024', '2025', '9M 2026']
  expect(shown(years, 60)).toEqual([0, 1, 2, 3, 4, 5])
  expect(shown(years, 45, 360)).toEqual([0, 1, 2, 3, 4, 5])
  expect(shown(years, 40)).toEqual([1, 3, 5])
  expect(shown(['2025'], 60)).toEqual([0])
})

test('a label that is wider than its place moves aside a little where there is room', () => {
  const [before, last] = placedLabels(['2025', '9M 2026'], (at) => 30 + at * 42, 300, 12)
  expect(before?.middle).toBe(30)
  expect(last?.middle).toBeGreaterThan(72)
  expect(last?.middle).toBeLessThanOrEqual(78)
})

test('labels that do not fit are skipped in equal steps, and the last one stays', () => {
  expect(shown(months, 18, 500)).toEqual([3, 7, 11, 15, 19, 23])
  expect(shown(months, 1)).toEqual([23])
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
