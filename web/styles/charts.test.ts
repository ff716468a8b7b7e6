import { expect, test } from 'vitest'
import { colourOf, contrast } from '../testing/colour.ts'
import { tokensOf } from '../testing/styles.ts'
import { allVisions, distance } from '../testing/vision.ts'

const tokens = tokensOf()
const role = (name: string) => colourOf(`var(--color-${name})`, tokens)
const series = ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6', 'chart-rest']
const pairs = series.flatMap((one, at) => series.slice(at + 1).map((other) => [one, other] as const))

test.each([...series, 'chart-rise', 'chart-fall'])('%s has 3:1 at least on every light surface', (name) => {
  for (const surface of ['ground', 'surface', 'surface-quiet']) {
    expect(contrast(role(name), role(surface)), surface).toBeGreaterThanOrEqual(3)
  }
})

test('distance is that of Oklab: 100 from black to white, and a red that protanopes see darker', () => {
  expect(distance([0, 0, 0], [255, 255, 255], 'full colour vision')).toBeCloseTo(100, 1)
  expect(distance([255, 0, 0], [0, 0, 0], 'protanopia')).toBeLessThan(
    distance([255, 0, 0], [0, 0, 0], 'full colour vision'),
  )
  expect(distance([255, 0, 0], [143, 122, 0], 'deuteranopia')).toBeLessThan(
    distance([255, 0, 0], [143, 122, 0], 'full colour vision') / 2,
  )
})

// Nine hundredths are some four times what can just be told apart side by side.
test.each(allVisions)('any two series can be told apart: %s', (vision) => {
  for (const [one, other] of pairs) {
    expect(distance(role(one), role(other), vision), `${one}, ${other}`).toBeGreaterThan(9)
  }
})
