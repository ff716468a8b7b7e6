import { expect, test } from 'vitest'
import { localise } from './localise.ts'

test('a pair of texts becomes the text of the language', () => {
  expect(localise({ zh: '猪', en: 'Pig' }, 'zh')).toBe('猪')
  expect(localise({ zh: '猪', en: 'Pig' }, 'en')).toBe('Pig')
})

test('the fields of a language stand beside what both share', () => {
  const file = { date: '2026-01-01', zh: { title: '一', body: '二' }, en: { title: 'One', body: 'Two' } }
  expect(localise(file, 'en')).toEqual({ date: '2026-01-01', title: 'One', body: 'Two' })
})

test('a text beside shared fields becomes the label', () => {
  expect(localise({ value: '36', zh: '头猪', en: 'pigs' }, 'zh')).toEqual({ value: '36', label: '头猪' })
})

test('languages are found at any depth and in lists', () => {
  const file = { rows: [{ unit: { zh: '天', en: 'days' }, value: '7' }], zh: { name: { zh: '一', en: 'x' } }, en: {} }
  expect(localise(file, 'zh')).toEqual({ rows: [{ unit: '天', value: '7' }], name: '一' })
})

test('what has no language is left as it is', () => {
  const plain = { a: 1, b: [true, null, 'text', { c: undefined }] }
  expect(localise(plain, 'en')).toEqual(plain)
})
