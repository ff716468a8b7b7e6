import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toneOf, tonesOf } from './colorScale.ts'

test('each shade stands for a quarter of the way to the highest value', () => {
  expect(tonesOf(142)).toEqual([
    { tone: 1, from: 1, to: 35 },
    { tone: 2, from: 36, to: 71 },
    { tone: 3, from: 72, to: 106 },
    { tone: 4, from: 107, to: 142 },
  ])
})

test('a shade that no value has is not explained', () => {
  expect(tonesOf(2)).toEqual([
    { tone: 2, from: 1, to: 1 },
    { tone: 4, from: 2, to: 2 },
  ])
})

test('every value has the shade whose range it lies in', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 }), (one, other) => {
      const [value, highest] = [Math.min(one, other), Math.max(one, other)]
      const range = tonesOf(highest).find(({ from, to }) => from <= value && value <= to)
      expect(range?.tone).toBe(toneOf(value, highest))
    }),
  )
})
