import { expect, test } from 'vitest'
import { halvesOf, headColumn, isShort, onPhone, wordyColumns } from './columns.ts'

const sentence = 'Every batch is sampled before it leaves the mill'

test('columns of numbers fit a phone, with their heads in two lines', () => {
  expect(onPhone(['阶段', '2021年标准', '2026年标准', '降低（百分点）'], [['保育前期料', '19.0', '17.5', '1.5']])).toBe(
    'fits',
  )
  expect(onPhone(['Stage', '2021 standard', 'Lower by'], [['Nursery 1', '19.0', '1.5']])).toBe('fits')
})

test('rows that have much to say become cards, but scroll when they have numbers to be compared', () => {
  const columns = ['Aim', '2025', 'Latest', 'To be reached', 'By whom', 'Phone', 'Note']
  const row = ['Cost', '12.9', '12.3', '12.0', 'Lin', '0710-555-0155', sentence]
  expect(onPhone(columns, [row])).toBe('scrolls')
  expect(onPhone(['Aim', '2025', 'Latest', 'By whom', 'Note'], [['Cost', '12.9', sentence, 'Lin', sentence]])).toBe(
    'cards',
  )
  expect(onPhone(['Aim', 'Latest', 'By whom', 'Note'], [['Cost', sentence, sentence, sentence]])).toBe('cards')
})

test('short values stay a table on a phone: up to six columns fit, more scroll', () => {
  const columns = ['Quarter', 'Sold', 'Revenue', 'Profit', 'Price', 'Ex-dividend date', 'Debt']
  const row = ['First quarter of the year', '16.2', '29.3', '3.1', 'RMB 15.1', '2022-06-09', '57.4%']
  expect(onPhone(columns.slice(0, 6), [row.slice(0, 6)])).toBe('fits')
  expect(onPhone(columns, [row])).toBe('scrolls')
})

test('one value in words does not keep a table of numbers from fitting, two make it scroll', () => {
  const columns = ['Year', 'A share', 'In total', 'Of profit', 'Ex-dividend date']
  const row = (year: string, day: string) => [year, '2.5', '1.36', '17.8%', day]
  const days = ['2022-06-09', '2023-06-08', '2024-06-06', 'None: loss for the year']
  expect(
    onPhone(
      columns,
      days.map((day) => row(day.slice(0, 4), day)),
    ),
  ).toBe('fits')
  expect(
    onPhone(
      columns,
      [...days, 'None: not yet decided'].map((day) => row(day.slice(0, 4), day)),
    ),
  ).toBe('scrolls')
})

test('sentences and paragraphs are told apart, in either language', () => {
  const row = ['Cost', '12.9', sentence, `${sentence}, ${sentence}`, '每线每年更换一次部件后都要补做一遍']
  expect(wordyColumns(['a', 'b', 'c', 'd', 'e'], [row])).toEqual([undefined, undefined, 'words', 'text', 'words'])
})

test('the second column names the row where the first is a group that is repeated', () => {
  const columns = ['Type', 'Item', 'Requirement']
  const rows = [
    ['Raw', 'Volume', 'At least 150 mL'],
    ['Raw', 'Colour', 'Milky white'],
    ['Finished', 'Volume', '80 mL'],
  ]
  expect(headColumn(columns, rows)).toBe(1)
  expect(headColumn(columns, rows.slice(1))).toBe(0)
  expect(
    headColumn(
      columns,
      rows.map(([type = ''], at) => [type, String(at), '']),
    ),
  ).toBe(0)
})

test('a value with its unit is short, a sentence is not', () => {
  expect(
    ['12.9元/公斤', 'RMB 12.9/kg', '2026-06-11', '每线每年，更换部件后补做', sentence].map((cell) => isShort(cell)),
  ).toEqual([true, true, true, false, false])
})

test('two short columns beside each other share a line of a card, and no third joins them', () => {
  const columns = ['Product', 'Storage', 'Shelf life', 'Pack', 'Description']
  expect(halvesOf(columns, [['Mince', '0–4 °C', '6', 'Trays of 250 g', sentence]])).toEqual([
    false,
    true,
    true,
    false,
    false,
  ])
  expect(halvesOf(['岗位', '人数', '团队', '年限'], [['驻场兽医', '4', '养殖', '1']])).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(halvesOf(['Post', 'Place', 'Openings'], [['Farm vet', sentence, '4']])).toEqual([false, false, false])
})
