import { expect, test } from 'vitest'
import { decimal, measured } from './decimal.ts'

/** What `Intl` writes, with the true minus sign. */
const standard = (value: number, least: number, most: number, locale: string) =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: least, maximumFractionDigits: most, signDisplay: 'negative' })
    .format(value)
    .replace('-', '−')

test.each(['en-GB', 'zh-CN'])('numbers are written as the standard writes them in %s', (locale) => {
  const edges = [
    0, -0, 1, 999, 1_000, 999_999.5, 1e6, 123_456_789, 0.05, 0.5, 1.005, 1.015, 2.5, 8.345, 1e-7, 0.0004, 99.995,
  ]
  // The golden ratio's multiples spread evenly over all digits, the same in every run.
  const spread = Array.from({ length: 2_000 }, (_, at) => ((at * 0.6180339887) % 1) * 10 ** (at % 9))
  for (const value of [...edges, ...spread].flatMap((number) => [number, -number])) {
    for (const [least, most] of [
      [0, 0],
      [0, 3],
      [1, 1],
      [2, 2],
      [0, 4],
      [1, 3],
    ] as const) {
      expect(decimal(value, least, most), `${value} ${least} ${most}`).toBe(standard(value, least, most, locale))
    }
  }
})

test('without a wish a number has up to three decimals', () => {
  expect([decimal(1_234.5), decimal(7), decimal(1 / 3)]).toEqual(['1,234.5', '7', '0.333'])
})

test('a per cent sign stands close to its number, a currency before it, any other unit after a space', () => {
  const shown = (unit: string) => measured('7', unit).replace('\u00a0', '~')
  expect(['%', '‰', '°C', '万头', 'GWh', 'RMB/kg', ''].map(shown)).toEqual([
    '7%',
    '7‰',
    '7 °C',
    '7 万头',
    '7 GWh',
    '7 RMB/kg',
    '7',
  ])
  expect(['RMB bn', 'RMB per share'].map(shown)).toEqual(['RMB~7 bn', 'RMB~7 per share'])
})
