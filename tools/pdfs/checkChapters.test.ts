import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { wholeLangs } from '../../contract/wholeLangs.ts'
import { readContent } from '../../server/content/index.ts'
import { createSample, type Sample, tinyPdf } from '../../server/testing/sample.ts'
import { checkChapters } from './checkChapters.ts'

const report = 'reports/fresh-report.yaml'
let sample: Sample
beforeEach(async () => {
  sample = await createSample()
  // Not printed yet, so that it says what the pages say.
  const printed = await readFile(join(sample.settings.content, 'reports/esg-report-2025.yaml'), 'utf8')
  await sample.write(report, printed.replace(/(?<=\nchapters:\n)[\s\S]*(?=\neditions:)/, ''))
  for (const lang of wholeLangs) await sample.write(`media/reports/fresh-report.${lang}.pdf`, tinyPdf)
})
afterEach(() => sample.dispose())

const today = '2026-11-30'
async function reasons() {
  const { files, problems } = await readContent(sample.settings.content, Date.parse(`${today}T12:00+08:00`))
  return [...problems, ...(files ? checkChapters(files, today) : [])].map(({ reason }) => reason)
}
const chapter = (more: string) => `chapters:\n  - ${more}\n    zh: { title: 补充 }\n    en: { title: More }\n`

test.each([
  ['from: [{ page: nowhere, blocks: [lead] }]', { is: 'chapterPage', page: 'nowhere' }],
  ['from: [{ page: introduction, blocks: [faq] }]', { is: 'chapterBlock', page: 'introduction', type: 'faq' }],
  ['from: [{ article: 2020-01-01-none }]', { is: 'chapterArticle', article: '2020-01-01-none' }],
  [
    'from: [{ article: 2026-11-12-electric-feed-lorries }]',
    { is: 'chapterArticleLater', article: '2026-11-12-electric-feed-lorries' },
  ],
  [
    'from: [{ article: 2026-06-11-thirty-five-years-ledger }]',
    { is: 'chapterArticleEnglish', article: '2026-06-11-thirty-five-years-ledger' },
  ],
])('%s is refused: %o', async (from, reason) => {
  await sample.edit(report, 'chapters:\n', chapter(from))
  expect(await reasons()).toEqual([reason])
})

test('a report may not know what came after its day; what was planned then may be named', async () => {
  await sample.edit(
    report,
    'chapters:\n',
    'chapters:\n  - zh: { title: 补充, text: 2026年7月投产。 }\n    en: { title: More, text: Due in August 2027. }\n',
  )
  expect(await reasons()).toEqual([{ is: 'chapterMonth', month: '2026年7月' }])
})

test('nor may a part of its own, in text or chart', async () => {
  await sample.edit(
    report,
    'chapters:\n',
    chapter('from: [{ zh: { title: 甲, text: 年底投产。 }, en: { title: A, text: Opened in July 2026. } }]'),
  )
  expect(await reasons()).toEqual([{ is: 'chapterMonth', month: 'July 2026' }])
})
