import fc from 'fast-check'
import { expect, test } from 'vitest'
import { valueScale } from './scale.ts'

const range: [number, number] = [300, 0]

test('a scale of bars begins at zero and ends at a round value', () => {
  const { scale, ticks } = valueScale([4026, 7310], { base: 'zero', range, count: 4 })
  expect(ticks).toEqual([0, 2000, 4000, 6000, 8000])
  expect([scale(0), scale(8000)]).toEqual([300, 0])
})

test('a scale from zero does not run far above its highest value', () => {
  expect(valueScale([1516], { base: 'zero', range, count: 4 }).ticks).toEqual([0, 400, 800, 1200, 1600])
})

test('below the lowest value of a line there is room', () => {
  const { ticks } = valueScale([61.3, 58.7, 54.1], { base: 'near', range, count: 4 })
  expect(ticks[0]).toBeLessThan(54)
})

test('with negative values zero is a tick between them', () => {
  expect(valueScale([-23.9, 96.5], { base: 'zero', range, count: 4 }).ticks).toEqual([-50, 0, 50, 100])
})

test('a scale of lines begins near its values only where zero would take half of the plot', () => {
  expect(valueScale([13, 20], { base: 'near', range, count: 4 }).ticks[0]).toBeGreaterThan(10)
  expect(valueScale([7, 15], { base: 'near', range, count: 4 }).ticks[0]).toBe(0)
})

test('ticks say how many decimals they need', () => {
  expect(valueScale([0, 1], { base: 'zero', range, count: 5 }).decimals).toBe(1)
  expect(valueScale([0, 100], { base: 'zero', range, count: 5 }).decimals).toBe(0)
})

test('every value lies within the range, and ticks rise in equal steps', () => {
  const values = fc.array(
    fc.integer({ min: -1e6, max: 1e6 }).map((value) => value / 100),
    { minLength: 1 },
  )
  fc.assert(
    fc.property(values, fc.constantFrom('zero', 'near', 'free'), (values, base) => {
      const { scale, ticks } = valueScale(values, { base, range, count: 5 })
      for (const value of values) {
        expect(scale(value)).toBeGreaterThanOrEqual(-0.001)
        expect(scale(value)).toBeLessThanOrEqual(300.001)
      }
      expect(ticks.length).toBeGreaterThan(1)
      const steps = ticks.slice(1).map((tick, at) => tick - (ticks[at] ?? 0))
      for (const step of steps) expect(step).toBeCloseTo(steps[0] ?? 0, 5)
    }),
  )
})
