import fc from 'fast-check'
import { expect, test } from 'vitest'
import { insideOf, shownLabels, spread } from './labels.ts'

const months = Array.from({ length: 24 }, (_, at) => `2024-${at}`)

test('labels that fit are all shown', () => {
  expect(shownLabels(['2021', '2022', '2023'], 60, 12)).toEqual([0, 1, 2])
})

test('labels that do not fit are skipped in equal steps, and the last one stays', () => {
  expect(shownLabels(months, 18, 12)).toEqual([3, 7, 11, 15, 19, 23])
  expect(shownLabels(months, 1, 12)).toEqual([23])
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
