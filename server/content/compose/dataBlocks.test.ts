import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '#contract/api.ts'
import { wholeLangs } from '#contract/wholeLangs.ts'
import { createSample, type Sample } from '../../testing/sample.ts'
import { type Content, loadContent, readContent } from '../index.ts'
import { problemText } from '../problems.ts'

const blocks = (lang: 'zh' | 'en') => `blocks:
  - { type: from, data: performance, title: t1, columns: [Trait, Unit, A, B, C, D] }
  - { type: from, data: standards, title: t2, columns: [Type, Item, Requirement], note: measured }
  - { type: from, data: sale-points, kind: hog, title: t3, columns: [Name, Province, Address, Phone, Weight, Note], filter: Province }
  - { type: from, data: product-lines, title: t4, columns: [Name, Temperature, Days, Pack, Summary] }
  - { type: from, data: sales-regions, title: t5, columns: [Region, Office, Address, Phone] }
  - { type: from, data: indicative, title: t6, summary: s, unit: u, axis: Week, names: [${lang === 'zh' ? '商品猪, 仔猪' : 'Hogs, Piglets'}] }
  - { type: from, data: programmes, title: t7, note: in all }
  - { type: from, data: policies, title: t8, version: ${lang === 'zh' ? '版本' : 'version'} }
`

let sample: Sample
let content: Content
beforeAll(async () => {
  sample = await createSample()
  for (const lang of wholeLangs) await sample.edit(`pages/culture.${lang}.yaml`, /blocks:[\s\S]*$/, blocks(lang))
  const { content: folder, data } = sample.settings
  content = await loadContent({ folder, pictures: join(data, 'pictures') })
})
afterAll(() => sample.dispose())

const block = (title: string, lang: 'zh' | 'en' = 'en') => {
  const found = content[lang].pages
    .get('/culture')
    ?.blocks.find((entry) => ('caption' in entry ? entry.caption : 'title' in entry && entry.title) === title)
  if (!found) throw new Error(`no block ${title}`)
  return found
}

describe('a block that a page takes from a list', () => {
  test('compares the breeds trait by trait', () => {
    const { breedPigs } = content.en
    const table = block('t1')
    expect(table).toMatchObject({ type: 'table', columns: ['Trait', 'Unit', 'A', 'B', 'C', 'D'] })
    expect(table.type === 'table' && table.rows[0]).toEqual([
      breedPigs.items[0]?.rows[0]?.label,
      breedPigs.items[0]?.rows[0]?.unit,
      ...breedPigs.items.map(({ rows }) => rows[0]?.value),
    ])
  })

  test('keeps the note, and has a row for every entry', () => {
    expect(block('t2')).toMatchObject({ note: 'measured', rows: { length: content.en.breedPigs.standards.length } })
    expect(block('t4')).toMatchObject({ rows: { length: content.en.meatSale.items.length } })
    expect(block('t5')).toMatchObject({ rows: { length: content.en.meatSale.regions.length } })
  })

  test('shows the sale points of one kind alone, filtered by province', () => {
    const points = content.zh.pigSale.items.filter(({ kind }) => kind === 'hog')
    const table = block('t3', 'zh')
    expect(table).toMatchObject({ filter: 'Province' })
    expect(table.type === 'table' && table.rows.map(([name, province]) => [name, province])).toEqual(
      points.map(({ name, province }) => [name, province]),
    )
  })

  test('writes telephone numbers for readers abroad in English alone', () => {
    const phones = (title: string, lang: 'zh' | 'en') => {
      const table = block(title, lang)
      return table.type === 'table' ? table.rows.map(([, , , phone]) => phone) : []
    }
    for (const title of ['t3', 't5']) {
      const [zh, en] = [phones(title, 'zh'), phones(title, 'en')]
      expect(zh.length).toBeGreaterThan(0)
      for (const phone of zh) expect(phone).toMatch(/^0710-555-\d{4}$/)
      // In one line: its spaces do not break.
      expect(en).toEqual(zh.map((phone) => `+86-${phone?.slice(1)}`.replaceAll('-', '\u00a0')))
    }
  })

  test('names the indicator with its unit first, then its topic, by which the rows are filtered', () => {
    const centre = content.en.pages.get('/esgAdminister')?.blocks.find((entry) => 'filter' in entry)
    if (centre?.type !== 'table') throw new Error('no data centre')
    expect(centre.columns.slice(0, 2)).toEqual(['Indicator', 'Topic'])
    expect(centre.filter).toBe('Topic')
    expect(new Set(centre.rows.map(([name]) => name)).size).toBe(centre.rows.length)
    expect(centre.rows[0]?.slice(0, 2)).toEqual(['Carbon intensity of pork (kg CO₂e/kg)', 'Climate'])
    // English counts in millions.
    expect(centre.rows[1]?.[0]).toBe('Scope 1 emissions (million t CO₂e)')
    expect(centre.rows[1]).toContain('3.31')
  })

  test('draws the weekly prices as two lines', () => {
    const { indicative } = content.zh.pigSale
    expect(block('t6', 'zh')).toMatchObject({
      type: 'chart',
      kind: 'line',
      categories: indicative.map(({ week }) => week),
      series: [
        { name: '商品猪', values: indicative.map(({ prices }) => prices[0]) },
        { name: '仔猪', values: indicative.map(({ prices }) => prices[1]) },
      ],
    })
  })

  test('opens every policy with its version and date', () => {
    const policies = block('t8')
    const [first] = content.en.reportPolicy.policies
    expect(policies.type === 'faq' && policies.items[0]).toMatchObject({
      question: first?.title,
      about: `${first?.categoryName} · version ${first?.version}`,
      date: first?.date,
    })
    expect(block('t7')).toMatchObject({
      type: 'cards',
      note: 'in all',
      items: { length: content.en.publicWelfare.length },
    })
  })

  test('is refused when the heads do not fit the columns', async () => {
    await sample.edit('pages/culture.en.yaml', 'columns: [Trait, Unit, A, B, C, D]', 'columns: [Trait, Unit, A]')
    await sample.edit('pages/culture.zh.yaml', 'filter: Province', 'filter: Country')
    const { problems } = await readContent(sample.settings.content)
    expect(problems.map((problem) => problemText(problem, 'en')).sort()).toEqual([
      expect.stringMatching(
        /^pages\/culture\.en\.yaml:\d+ blocks\.0\.columns — The data performance have 6 columns, but 3 heads stand here\. Write 6\.$/,
      ),
      expect.stringMatching(
        /^pages\/culture\.zh\.yaml:\d+ blocks\.2\.filter — The table has no column “Country”\. Write one of: Name, Province, /,
      ),
    ])
  })
})

test('lists may be empty, and then what a page takes from them is absent', async () => {
  const bare = await createSample()
  try {
    for (const lang of wholeLangs) await bare.edit(`pages/culture.${lang}.yaml`, /blocks:[\s\S]*$/, blocks(lang))
    for (const [file, key] of [
      ['public-welfare.yaml', 'items'],
      ['partners.yaml', 'items'],
      ['certifications.yaml', 'items'],
      ['history.yaml', 'entries'],
      ['report-policy.yaml', 'policies'],
      ['pig-sale.yaml', 'indicative'],
    ] as const)
      await bare.edit(file, new RegExp(`^${key}:\\n(?:[ -].*\\n|\\n)*`, 'm'), `${key}: []\n`)
    const { content: folder, data } = bare.settings
    const { en } = await loadContent({ folder, pictures: join(data, 'pictures') })
    expect([en.partners, en.certifications, en.course]).toEqual([[], [], []])
    const { blocks: shown } = calls.page.data.parse(en.pages.get('/culture'))
    expect(shown.map((block) => ('caption' in block ? block.caption : 'title' in block && block.title))).toEqual([
      ...['t1', 't2', 't3', 't4', 't5'],
    ])
  } finally {
    await bare.dispose()
  }
})
