import { expect, test } from 'vitest'
import { decimalsOf, formatOf, percentOf, writtenOf } from './format.ts'

test('numbers of a chart all have the decimals of the most exact one', () => {
  const format = formatOf([1200, 13.25, null], 'none')
  expect([format(1200), format(13.25), format(null)]).toEqual(['1,200.00', '13.25', 'none'])
  expect(decimalsOf([0.1 + 0.2])).toBe(1)
})

test('values beside one with two decimals stay as they were given', () => {
  const format = writtenOf([100, 99.97, 98.5])
  expect([format(100), format(99.97), format(98.5)]).toEqual(['100', '99.97', '98.5'])
  expect(writtenOf([13, 12.5])(13)).toBe('13.0')
})

test('values of one exactness are alike: a zero at the end is written, as long as none looks more exact than the rest', () => {
  const written = (...values: number[]) => values.map(writtenOf(values))
  expect(written(0.34, 0.33, 0.3, 0.28)).toEqual(['0.34', '0.33', '0.30', '0.28'])
  expect(written(16.21, 9.54, -7.8)).toEqual(['16.21', '9.54', '−7.80'])
  expect(written(231.6, 98.42, 18.25)).toEqual(['231.6', '98.42', '18.25'])
})

test('negative numbers have a minus sign, not a hyphen', () => {
  expect(formatOf([0.5])(-0.5)).toBe('−0.5')
  expect(percentOf(-0.0123, 2)).toBe('−1.23%')
})
