import { expect, test } from 'vitest'
import { isShort, onPhone } from './columns.ts'

const sentence = 'Every batch is sampled before it leaves the mill'

test('columns of numbers fit a phone, with their heads in two lines', () => {
  expect(onPhone(['阶段', '2021年标准', '2026年标准', '降低（百分点）'], [['保育前期料', '19.0', '17.5', '1.5']])).toBe(
    'fits',
  )
  expect(onPhone(['Stage', '2021 standard', 'Lower by'], [['Nursery 1', '19.0', '1.5']])).toBe('fits')
})

test('rows of up to five columns that do not fit become cards, wider tables scroll', () => {
  const columns = ['Aim', '2025', 'Latest', 'To be reached', 'By whom', 'Note']
  const row = ['Cost', sentence, sentence, sentence, sentence, sentence]
  expect(onPhone(columns.slice(0, 5), [row.slice(0, 5)])).toBe('cards')
  expect(onPhone(columns, [row])).toBe('scrolls')
})

test('a value with its unit is short, a sentence is not', () => {
  expect(['12.9元/公斤', 'RMB 12.9/kg', '2026-06-11', '每线每年，更换部件后补做', sentence].map(isShort)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})
