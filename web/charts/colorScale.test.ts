import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stepOf, stepsOf } from './colorScale.ts'

test('each shade stands for a quarter of the way to the highest value', () => {
  expect(stepsOf(142)).toEqual([
    { step: 1, from: 1, to: 35 },
    { step: 2, from: 36, to: 71 },
    { step: 3, from: 72, to: 106 },
    { step: 4, from: 107, to: 142 },
  ])
})

test('a shade that no value has is not explained', () => {
  expect(stepsOf(2)).toEqual([
    { step: 2, from: 1, to: 1 },
    { step: 4, from: 2, to: 2 },
  ])
})

test('every value has the shade whose range it lies in', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 }), (one, other) => {
      const [value, highest] = [Math.min(one, other), Math.max(one, other)]
      const range = stepsOf(highest).find(({ from, to }) => from <= value && value <= to)
      expect(range?.step).toBe(stepOf(value, highest))
    }),
  )
})
