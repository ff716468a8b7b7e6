import { expect, test } from 'vitest'
import { searchEntriesOf, sentences } from './searchEntries.ts'

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

test('the subtitle of a page and the captions of its charts are found, and are no sentences to show', () => {
  const chart = { type: 'chart', kind: 'bar', title: 'Bond, one year', summary: 'It rose.', unit: 'RMB' }
  const page = { path: '/bond', title: 'Bond', subtitle: 'Price and terms', blocks: [chart] }
  const content = {
    ...{ byId: new Map(), course: [], reports: [], leaderList: [], certifications: [], partners: [] },
    ...{ pages: new Map([['/bond', page]]), site: { navigation: [{ children: [{ children: [{ link: '/bond' }] }] }] } },
  } as unknown as Parameters<typeof searchEntriesOf>[0]['content']
  const entries = searchEntriesOf({ content, lang: 'en', pagesOf: () => [], otherTitles: new Map() })
  expect([...entries]).toMatchObject([{ text: 'It rose.', rows: 'Price and terms. Bond, one year' }])
})

test('a page of a PDF that holds tables alone shows their rows, another one only its sentences', () => {
  const report = { id: 'a', title: 'Report', summary: 'All.', scope: '', date: '2026-04-28', file: { href: '/a.pdf' } }
  const content = {
    ...{ byId: new Map(), course: [], reports: [report], leaderList: [], pages: new Map(), site: { navigation: [] } },
  } as unknown as Parameters<typeof searchEntriesOf>[0]['content']
  const rows = ['Social insurance 1,210', 'Housing fund 420']
  const pages = [
    { page: 1, sentences: ['It rose.'], rows },
    { page: 2, sentences: [], rows },
  ]
  const [, first, second] = searchEntriesOf({ content, lang: 'en', pagesOf: () => pages, otherTitles: new Map() })
  expect(first).toMatchObject({ text: 'It rose.', rows: 'Social insurance 1,210 Housing fund 420' })
  expect(second).toMatchObject({ text: 'Social insurance 1,210. Housing fund 420', rows: '' })
})
