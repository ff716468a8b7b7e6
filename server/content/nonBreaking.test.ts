import { expect, test } from 'vitest'
import { nonBreaking, nonBreakingBlock } from './nonBreaking.ts'

const shown = (text: string) => nonBreaking(text).replaceAll('\u00a0', '~')

test('a number stays in a line with its unit, and a day with its month', () => {
  expect(shown('RMB 2.3 billion for 118 kg at 0–4 °C on 3 March 2026')).toBe(
    'RMB~2.3~billion for 118~kg at 0–4~°C on 3~March 2026',
  )
  expect(shown('2.8 percentage points, 36 m², 5 ha, **12** km')).toBe('2.8~percentage points, 36~m², 5~ha, **12** km')
  expect(shown('85 °C and 8 minutes, 36 pigs, 1 day, 500 head')).toBe('85~°C and 8~minutes, 36 pigs, 1~day, 500~head')
  expect(shown('kept at 17 ± 1 °C, ± 2 and ±3')).toBe('kept at 17~±~1~°C, ±~2 and ±3')
  expect(shown('In 2025 May Co. had 4 hats, 2 mules, 3 headmen, 1 daybed and RMB')).toBe(
    'In 2025 May Co. had 4 hats, 2 mules, 3 headmen, 1 daybed and RMB',
  )
  expect(shown('118公斤，RMB')).toBe('118公斤，RMB')
  expect(shown('frozen to −35 °C, 40 t/yr, 250 ml and 12 nm out')).toBe(
    'frozen to −35~°C, 40~t/yr, 250~ml and 12~nm out',
  )
})

test('a telephone number does not break', () => {
  expect(shown('Call +86 710 555 0100 or 0710-555-0100 by 5 pm')).toBe('Call +86~710~555~0100 or 0710-555-0100 by 5 pm')
  expect(shown('Call +47 55 50 01 10')).toBe('Call +47~55~50~01~10')
})

test('a number stays with what the company counts', () => {
  const counted = (text: string) => nonBreaking(text, ['pig', 'sow']).replaceAll('\u00a0', '~')
  expect(counted('36 pigs, 1 sow, 3 piglets and 8 minutes')).toBe('36~pigs, 1~sow, 3 piglets and 8~minutes')
})

test('sentences and cells of a block do not break; its names, by which files are called, stay as they are', () => {
  const table = {
    type: 'table',
    caption: 'In 3 kg',
    columns: ['Of 3 kg', 'In 2 m'],
    rows: [['3 kg', '2 m']],
    note: 'Up to 3 kg',
  }
  expect(nonBreakingBlock(table)).toEqual({ ...table, rows: [['3\u00a0kg', '2\u00a0m']], note: 'Up to 3\u00a0kg' })
  const layers = {
    type: 'layers',
    title: '3 kg',
    items: [{ title: '3 kg', text: '3 kg', rules: ['From 2 m'], value: 3 }],
  }
  expect(nonBreakingBlock(layers)).toEqual({
    ...layers,
    items: [{ title: '3 kg', text: '3\u00a0kg', rules: ['From 2\u00a0m'], value: 3 }],
  })
})
