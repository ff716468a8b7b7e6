import { expect, test } from 'vitest'
import { sentences } from './searchEntries.ts'

test('parts that end no sentence are parted by the full stop of their language', () => {
  expect(sentences('低蛋白日粮', '粗蛋白降低2至4%', '生长不受影响。', '见饲料')).toBe(
    '低蛋白日粮。粗蛋白降低2至4%。生长不受影响。见饲料',
  )
  expect(sentences('Low-protein diets', 'Does growth suffer?', ' It does not.', 'See feed')).toBe(
    'Low-protein diets. Does growth suffer? It does not. See feed',
  )
})

test('no space follows a Chinese full stop', () => {
  expect(sentences('第一段。 第二段“没有”。\n第三段。')).toBe('第一段。第二段“没有”。第三段。')
})

test('parts that are missing or empty leave no trace', () => {
  expect(sentences('Feed', undefined, ' ', 'Pork')).toBe('Feed. Pork')
  expect(sentences()).toBe('')
})

test('numbers are found by the space that is typed before their unit', () => {
  expect(sentences('Revenue', 'It was RMB\u00a02.3\u00a0billion.')).toBe('Revenue. It was RMB 2.3 billion.')
})
