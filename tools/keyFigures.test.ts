import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { wholeLangs } from '../contract/wholeLangs.ts'
import { readContent } from '../server/content/index.ts'
import { indicatorIn } from '../server/content/indicators.ts'
import { disagreements, type KeyFigure, keyFigures } from './keyFigures/check.ts'
import { readStatements } from './keyFigures/statements.ts'

const content = join(import.meta.dirname, '../content')

test('every place that shows a key figure agrees with the table, and what follows from others computes', async () => {
  const { files } = await readContent(content)
  if (!files) throw new Error('the content is broken')
  const table = await readFile(join(import.meta.dirname, 'keyFigures/figures.yaml'), 'utf8')
  const statements = await readStatements(content, files.figures)
  expect(disagreements(keyFigures.parse(parse(table)).figures, statements).join('\n')).toBe('')
})

const sold: KeyFigure = { id: 'sold', scope: 'sold in 2025', value: '68.0 million', zh: ['售#头'], en: ['sold # pigs'] }
const said = (zh: string, en: string) => [
  { file: 'a.zh.yaml', line: 7, lang: 'zh' as const, text: zh },
  { file: 'a.en.yaml', line: 8, lang: 'en' as const, text: en },
]

test('a place may round a figure, in the scale of its language', () => {
  expect(disagreements([sold], said('售6,800万头', 'We sold 68 million pigs.'))).toEqual([])
})

test('another number is told with its file, its line and what it should be', () => {
  expect(disagreements([sold], said('售6,804万头', 'We sold 86 million pigs.'))).toEqual([
    'a.zh.yaml:7 says “售6,804万头”; sold (sold in 2025) is 68.0 million',
    'a.en.yaml:8 says “sold 86 million pigs”; sold (sold in 2025) is 68.0 million',
  ])
})

test('a pattern that finds nothing and a figure that does not follow from the others are told', () => {
  const doubled = { ...sold, is: { product: [2, 33_000_000] } }
  expect(disagreements([doubled], said('售6,800万头', 'We sold nothing.'))).toEqual([
    'sold: is 68.0 million, but {"product":[2,33000000]} gives 66000000',
    'sold: nothing in en says “sold # pigs”',
  ])
})

/** Behind a name: the year of the latest value, where it is not that of the others. */
const ofYear = / ?[（(](\d{4})年?[）)]$/

test('the targets of the ESG page are those of the data centre, and its leading figure counts them', async () => {
  const { files } = await readContent(content)
  for (const lang of wholeLangs) {
    const indicators = files?.esg.items.map((item) => indicatorIn(item, lang)) ?? []
    const blocks = files?.pages.find((page) => page.path === '/esgAdminister' && page.lang === lang)?.data.blocks ?? []
    const targets = blocks.flatMap((block) => (block.type === 'targets' ? block.items : []))
    expect(targets.length).toBeGreaterThan(0)
    for (const { name, unit, since, values, target, status } of targets) {
      const indicator = indicators.find((one) => one.name === name.replace(ofYear, '') && one.unit === unit)
      const years = (files?.esg.years ?? []).map((year, at) => [year, indicator?.values[at]] as const)
      const known = years.flatMap(([year, value]) =>
        year >= since && value !== '—' ? [[year, Number(value)] as const] : [],
      )
      expect(values, `${name}, ${lang}`).toEqual(known.map(([, value]) => value))
      const [latest] = known.at(-1) ?? []
      expect(name.match(ofYear)?.[1], `${name}, ${lang}`).toBe(
        latest === files?.esg.years.at(-1) ? undefined : `${latest}`,
      )
      expect(indicator?.target, `${name}, ${lang}`).toContain(`${since}`)
      expect(indicator?.target, `${name}, ${lang}`).toContain(`${target}`)
      expect(indicator?.status, `${name}, ${lang}`).toBe(status)
    }
    const [none, ...reached] = { zh: ['无量化目标', '已达成', '按计划'], en: ['No numeric target', 'Met', 'On track'] }[
      lang
    ]
    const set = indicators.filter(({ status }) => status !== none)
    const well = set.filter(({ status }) => reached.includes(status))
    const [leading] = blocks.flatMap((block) => (block.type === 'figures' ? block.items : []))
    expect(leading?.value).toBe(`${well.length}/${set.length}`)
  }
})
