// biome-ignore-all lint/style/noRestrictedImports: tests read the palette, as the server does
import { expect, test } from 'vitest'
import { hexOf } from '../../server/palette/oklch.ts'
import { colourOf, contrast } from '../testing/colour.ts'
import { tokensOf } from '../testing/styles.ts'
import { allVisions, distance } from '../testing/vision.ts'

const roleWith = (accent?: string) => {
  const tokens = tokensOf(accent)
  return (name: string) => colourOf(`var(--color-${name})`, tokens)
}
const role = roleWith()
/** The accents of a wheel of hues, from loud to grey, light and dark. */
const wheel = [0.19, 0.12, 0.06, 0.02].flatMap((c) =>
  Array.from({ length: 36 }, (_, at) => hexOf({ l: 0.35 + (at % 3) * 0.25, c, h: at * 10 })),
)
const series = ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6']
const pairs = series.flatMap((one, at) => series.slice(at + 1).map((other) => [one, other] as const))

test.each([...series, 'chart-past', 'chart-now', 'chart-target', 'chart-missed', 'chart-rise', 'chart-fall'])(
  '%s has 3:1 at least on every light surface',
  (name) => {
    for (const accent of [undefined, ...wheel]) {
      const own = roleWith(accent)
      for (const surface of ['ground', 'surface', 'surface-quiet']) {
        expect(contrast(own(name), own(surface)), `${surface} ${accent}`).toBeGreaterThanOrEqual(3)
      }
    }
  },
)

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

test.each(allVisions)('any two series can be told apart, whatever the accent: %s', (vision) => {
  for (const accent of wheel) {
    const own = roleWith(accent)
    for (const [one, other] of pairs) {
      expect(distance(own(one), own(other), vision), `${accent}: ${one}, ${other}`).toBeGreaterThan(9)
    }
  }
})
