import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSample, type Sample } from '../../testing/sample.ts'
import { readContent } from '../index.ts'
import { problemText } from '../problems.ts'

let sample: Sample
beforeAll(async () => {
  sample = await createSample()
})
afterAll(() => sample.dispose())

const told = async (lang: 'zh' | 'en' = 'en') =>
  (await readContent(sample.settings.content)).problems.map((problem) =>
    problemText(problem, lang).replace(/:\d+ /, ' '),
  )

test('rows that a language sorts by its own names are no difference', async () => {
  await sample.edit('pages/segments.en.yaml', /^( +- \["Feed", "65.*\n)( +- \[.*\n)/m, '$2$1')
  expect(await told()).toEqual([])
})

test('numbers of a page that differ between its languages are told with both of them', async () => {
  await sample.edit('pages/archive.en.yaml', '"53.10"', '"53.01"')
  await sample.edit('pages/lowProtein.zh.yaml', 'values: [10.4, 9.6, ', 'values: [10.4, 9.7, ')
  expect((await told()).sort()).toEqual([
    'pages/archive.en.yaml blocks.2.rows.0.5 — Here stands “53.01”, and pages/archive.zh.yaml has “5,310” in the same place: with their units they are different numbers. Check both, and mend the wrong one.',
    'pages/lowProtein.en.yaml blocks.1.series.0.values.1 — Here stands “9.6”, and pages/lowProtein.zh.yaml has “9.7” in the same place: with their units they are different numbers. Check both, and mend the wrong one.',
  ])
  expect(await told('zh')).toContain(
    'pages/archive.en.yaml blocks.2.rows.0.5 — 这里写“53.01”，pages/archive.zh.yaml在同一处写“5,310”，按单位换算后不是同一个数。请核对，改正写错的一处。',
  )
})
