import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSample, type Sample } from '../testing/sample.ts'
import { fullText, writtenOut } from './figures.ts'
import { readContent } from './index.ts'
import { problemText } from './problems.ts'

let sample: Sample
beforeAll(async () => {
  sample = await createSample()
  await sample.write(
    'figures.yaml',
    `items:
  - id: hogs
    scope: { zh: 集团，2025年, en: "Group, 2025" }
    zh: { value: "6,800", unit: 万头 }
    en: { value: "68.0", unit: million head }
  - id: share
    scope: { zh: 集团，2025年, en: "Group, 2025" }
    zh: { value: "7.6", unit: "%" }
    en: { value: "7.6", unit: "%" }
`,
  )
})
afterAll(() => sample.dispose())

const page = (lang: string) => join(sample.settings.content, `pages/culture.${lang}.yaml`)
const subtitleWith = (lang: string, text: string) =>
  sample.edit(`pages/culture.${lang}.yaml`, /^subtitle: .*$/m, `subtitle: "${text}"`)
const read = async () => readContent(sample.settings.content)
const subtitle = async (lang: string) =>
  (await read()).files?.pages.find((entry) => entry.path === '/culture' && entry.lang === lang)?.data.subtitle

describe('a shared figure', () => {
  test('stands in a text as its language writes it', async () => {
    await subtitleWith('zh', '出栏$(hogs)，豆粕$(share)')
    await subtitleWith('en', '$(hogs) sold, $(hogs.value) of them $(hogs.unit), $(share) soybean meal')
    expect(await subtitle('zh')).toBe('出栏6,800万头，豆粕7.6%')
    expect(await subtitle('en')).toBe('68.0 million head sold, 68.0 of them million head, 7.6% soybean meal')
  })

  test('that does not exist is told with file and line', async () => {
    await subtitleWith('en', '$(pigs) sold')
    expect((await read()).problems.map((problem) => problemText(problem, 'en'))).toContain(
      'pages/culture.en.yaml:2 subtitle — There is no figure “pigs” in figures.yaml. Add it there, or write the number out here.',
    )
  })

  test('written out on a page is found, in a sentence and as value and unit; in dated news it may stand', async () => {
    await subtitleWith('zh', '出栏6,800万头')
    await subtitleWith('en', 'in 2025')
    const texts = new Map([
      ['pages/culture.zh.yaml', await readFile(page('zh'), 'utf8')],
      ['pages/a.en.yaml', 'items:\n  - value: "68.0"\n    unit: million head\n    label: sold\n'],
      ['news/company/b.yaml', 'summary: 出栏6,800万头\n'],
      ['pages/c.zh.yaml', 'text: 出栏16,800万头\n'],
    ])
    const { files } = await read()
    if (!files) throw new Error('the sample cannot be read')
    expect(writtenOut(texts, files).map((problem) => problemText(problem, 'en'))).toEqual([
      'pages/culture.zh.yaml:2 — “6,800万头” is a figure that several places share. Write $(hogs), so that it is changed in figures.yaml alone.',
      'pages/a.en.yaml:2 — “value: "68.0" unit: million head” is a figure that several places share. Write $(hogs), so that it is changed in figures.yaml alone.',
    ])
  })

  test('has a text of its own where value and unit do not simply follow', () => {
    expect(fullText({ value: '118.0', unit: 'RMB billion', text: 'RMB 118.0 billion' }, 'en')).toBe('RMB 118.0 billion')
    expect(fullText({ value: '940' }, 'en')).toBe('940')
  })
})
