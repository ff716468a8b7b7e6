import { expect, test } from 'vitest'
import { factorySitesFile } from '../shapes/company.ts'
import { lotsFile } from '../shapes/lots.ts'
import { composeLots } from './lots.ts'

const both = (text: string) => ({ zh: `${text}（中）`, en: text })
const factorySites = factorySitesFile.parse({
  items: [{ id: 'plant', province: both('Hubei'), ...both('Plant') }],
  departments: [{ id: 'farming', ...both('Farming') }],
})
const lots = lotsFile.parse({
  ...{ example: 'QS-1', hint: both('hint'), notice: both('notice') },
  stages: [{ id: 'packing', name: both('Packing'), facts: [both('Test'), both('Certificate')] }],
  items: [
    {
      ...{ number: 'QS-1', batch: 'XY 01', packed: '2026-11-03', bestBefore: '2026-11-12' },
      stations: [
        { stage: 'packing', date: '2026-11-03', site: 'plant', values: [both('Passed'), '42'] },
        { stage: 'packing', date: '2026-11-03', site: 'plant', place: both('Xiangyang'), values: ['42'] },
        { stage: 'packing', date: '2026-11-03', values: [] },
      ],
      zh: { product: '后腿肉', note: '样例' },
      en: { product: 'Leg', note: 'Sample' },
    },
  ],
})
const traced = (name: string, lang: 'zh' | 'en' = 'en') => composeLots({ lots, factorySites }, lang).traced.get(name)

test('a station without a place of its own is in the province of its site', () => {
  expect(traced('QS1')?.stations.map(({ site, place }) => [site, place])).toEqual([
    ['Plant', 'Hubei'],
    ['Plant', 'Xiangyang'],
    [undefined, undefined],
  ])
  expect(traced('QS1', 'zh')?.stations[0]).toMatchObject({ site: 'Plant（中）', place: 'Hubei（中）' })
})

test('each fact of a stage has the value that stands in its row, in the language where it has one', () => {
  const facts = (lang: 'zh' | 'en') => traced('QS1', lang)?.stations.map((station) => station.facts)
  const [passed, number, none] = [
    { label: 'Test', value: 'Passed' },
    { label: 'Certificate', value: '42' },
    { label: 'Certificate', value: '' },
  ]
  expect(facts('en')).toEqual([
    [passed, number],
    [{ ...passed, value: '42' }, none],
    [{ ...passed, value: '' }, none],
  ])
  expect(facts('zh')?.[0]?.[0]).toEqual({ label: 'Test（中）', value: 'Passed（中）' })
})

test('a pack is found by the letters and digits of its number and of its batch', () => {
  expect([traced('QS1')?.product, traced('XY01', 'zh')?.product, traced('QS-1')]).toEqual(['Leg', '后腿肉', undefined])
})
