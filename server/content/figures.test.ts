import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSample, type Sample } from '../testing/sample.ts'
import { writtenOut } from './figures.ts'
import { readContent } from './index.ts'
import { problemText } from './problems.ts'
import { type FigureUnit, type SharedFigure, wordsOfFigure } from './shapes/figures.ts'

let sample: Sample
beforeAll(async () => {
  sample = await createSample()
  await sample.write(
    'figures.yaml',
    `units:
  - id: hogs-10k
    zh: { unit: 万头 }
    en: { unit: million head, times: 0.01, decimals: 1 }
  - id: percent
    zh: { unit: "%" }
    en: { unit: "%" }
items:
  - { id: hogs, scope: { zh: 集团，2025年, en: "Group, 2025" }, value: 6800, unit: hogs-10k }
  - { id: share, scope: { zh: 集团，2025年, en: "Group, 2025" }, value: 7.6, unit: percent }
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
      ['pages/d.en.yaml', 'text: 61.1, 68.0 and 7,010.5 million head, and 68.0, 70.1 or so\n'],
      ['leaders/e.yaml', 'text: 68.0 sold million head\n'],
      ['pages/d.zh.yaml', 'text: 出栏6,500、6,800万头；16,800和7,000万头，6,800.5和7,000万头\n'],
    ])
    const { files } = await read()
    if (!files) throw new Error('the sample cannot be read')
    expect(writtenOut(texts, files).map((problem) => problemText(problem, 'en'))).toEqual([
      'pages/culture.zh.yaml:2 — “6,800万头” is a figure that several places share. Write $(hogs), so that it is changed in figures.yaml alone.',
      'pages/a.en.yaml:2 — “value: "68.0" unit: million head” is a figure that several places share. Write $(hogs), so that it is changed in figures.yaml alone.',
      'pages/d.en.yaml:1 — “61.1, 68.0 and 7,010.5 million head” is a figure that several places share. Write $(hogs.value), so that it is changed in figures.yaml alone.',
      'leaders/e.yaml:1 — “68.0 sold million head” is a figure that several places share. Write $(hogs.value), so that it is changed in figures.yaml alone.',
      'pages/d.zh.yaml:1 — “6,500、6,800万头” is a figure that several places share. Write $(hogs.value), so that it is changed in figures.yaml alone.',
    ])
  })

  test('says the new number in both languages when its value changes', async () => {
    await subtitleWith('zh', '出栏$(hogs)，$(hogs.value)')
    await subtitleWith('en', '$(hogs) sold, $(hogs.value)')
    await sample.edit('figures.yaml', 'value: 6800', 'value: 6900')
    expect(await subtitle('zh')).toBe('出栏6,900万头，6,900')
    expect(await subtitle('en')).toBe('69.0 million head sold, 69.0')
    await sample.edit('figures.yaml', 'value: 6900', 'value: 6800')
  })

  test.each([
    ['zh: { value: "6,800", unit: 万头 }', /“zh” cannot stand here/],
    ['day: 2027-04-28', /needs either value and unit, or day/],
  ])('with words or another number typed beside its value (%s) is refused', async (typed, told) => {
    await sample.edit('figures.yaml', 'value: 6800', `${typed}, value: 6800`)
    const { problems } = await read()
    await sample.edit('figures.yaml', `${typed}, `, '')
    const found = problems.filter(({ file }) => file === 'figures.yaml')
    expect(found.map((problem) => problemText(problem, 'en')).join()).toMatch(told)
  })
})

describe('the words of a figure', () => {
  const units: FigureUnit[] = [
    {
      id: 'yuan',
      zh: { unit: '亿元' },
      ja: { unit: '亿元' },
      en: { unit: 'RMB bn', times: 0.1, decimals: 1, text: 'RMB # billion' },
    },
    { id: 'people', zh: { unit: '万人' }, ja: { unit: '万人' }, en: { unit: 'employees', times: 10_000 } },
    { id: 'co2e', zh: { unit: '万吨' }, ja: { unit: '万吨' }, en: { unit: 'million t', times: 0.01 } },
    { id: 'percent', zh: { unit: '%' }, ja: { unit: '%' }, en: { unit: '%' } },
  ]
  const scope = { zh: '集团', en: 'Group', ja: 'グループ' }
  const words = (figure: Partial<SharedFigure>) => {
    const { zh, en } = wordsOfFigure({ id: 'f', scope, ...figure }, units)
    return [zh.text, en.text]
  }

  test.each([
    [{ value: 1180, unit: 'yuan' }, ['1,180亿元', 'RMB 118.0 billion']],
    [{ value: -23, unit: 'yuan' }, ['−23亿元', 'RMB −2.3 billion']],
    [{ value: 12.8, unit: 'people' }, ['12.8万人', '128,000 employees']],
    [{ value: 529.14, unit: 'co2e' }, ['529.14万吨', '5.2914 million t']],
    [{ value: 81.4, unit: 'percent', decimals: 2 }, ['81.40%', '81.40%']],
    [{ day: '2027-04-28' }, ['2027年4月28日', '28 April 2027']],
  ])('%o are %o', (figure, wanted) => {
    expect(words(figure)).toEqual(wanted)
  })

  test('say its value in both languages, whatever it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 3 }), (digits, places) => {
        const value = digits / 10 ** places
        const read = (text = '') => Number(text.replaceAll(',', ''))
        for (const unit of units) {
          const { zh, en } = wordsOfFigure({ id: 'f', scope, value, unit: unit.id }, units)
          expect(read(zh.value)).toBe(value)
          expect(read(en.value)).toBeCloseTo(value * (unit.en.times ?? 1), 6)
          expect(en.text).toContain(en.value)
        }
      }),
    )
  })
})
