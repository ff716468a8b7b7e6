import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { Block } from '#blocks/kinds.ts'
import { provinces } from '#blocks/map/kind.ts'
import { renderWithSite } from '../testing/render.tsx'
import { provinceNames } from '../words/provinces.ts'
import { zh } from '../words/zh.ts'
import { Blocks } from './Blocks.tsx'

const show = (...blocks: Block[]) => renderWithSite(<Blocks blocks={blocks} words={zh} />)

describe('a flow', () => {
  const station = (title: string, cod: number) => ({
    title,
    text: `about ${title}`,
    measures: [{ label: 'COD', value: cod, unit: 'mg/L' }],
  })
  test('lists its stations in order, each measure with value and unit', () => {
    show({
      type: 'flow',
      title: 'Train',
      summary: 'from raw to clean',
      items: [station('Raw', 8000), station('Digester', 2400), station('Clean', 80)],
    })
    const stations = within(screen.getByRole('list')).getAllByRole('listitem')
    expect(stations.map((item) => within(item).getByRole('heading').textContent)).toEqual(['Raw', 'Digester', 'Clean'])
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '8,000 mg/L',
      '2,400 mg/L',
      '80 mg/L',
    ])
  })

  test('compares a measure by bars as long as its share of the highest', () => {
    const { container } = show({
      type: 'flow',
      title: 'Train',
      summary: 'from raw to clean',
      items: [station('Raw', 8000), station('Digester', 2400), station('Clean', 80)],
    })
    const bars = [...container.querySelectorAll<HTMLElement>('dl > div > [aria-hidden] > span')]
    expect(bars.map(({ style }) => style.inlineSize)).toEqual(['100%', '30%', '1%'])
  })
})

test('what a flow measures at one station alone is not compared', () => {
  const { container } = show({
    type: 'flow',
    title: 'Line',
    summary: 'from grain to feed',
    items: [
      { title: 'Mix', text: 'a' },
      { title: 'Heat', text: 'b', measures: [{ label: 'Time', value: 8, unit: 'min' }] },
      { title: 'Load', text: 'c' },
    ],
  })
  expect(screen.getByRole('definition').textContent).toBe('8 min')
  expect(container.querySelector('dl [aria-hidden]')).toBeNull()
})

test('what a flow measures at some stations only is not compared', () => {
  const time = (value: number) => [{ label: 'Time', value, unit: 'min' }]
  const { container } = show({
    type: 'flow',
    title: 'Line',
    summary: 'from grain to feed',
    items: [
      { title: 'Mix', text: 'a', measures: time(2) },
      { title: 'Heat', text: 'b', measures: time(8) },
      { title: 'Load', text: 'c' },
    ],
  })
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['2 min', '8 min'])
  expect(container.querySelector('dl [aria-hidden]')).toBeNull()
})

test('layers lie within each other, the outermost first', () => {
  show({
    type: 'layers',
    title: 'Zones',
    summary: 'four zones',
    items: [
      { title: 'Outside', text: 'wash', rules: ['65 °C'] },
      { title: 'Ring', text: 'wait' },
      { title: 'Barn', text: 'shower' },
    ],
  })
  const titles = screen.getAllByRole('heading', { level: 3 })
  expect(titles.map(({ textContent }) => textContent)).toEqual(['1Outside', '2Ring', '3Barn'])
  const bands = titles.map((title) => title.parentElement?.parentElement)
  expect(bands[0]?.contains(bands[1] ?? null) && bands[1]?.contains(bands[2] ?? null)).toBe(true)
  expect(screen.getByText('65 °C').tagName).toBe('LI')
})

describe('a map of provinces', () => {
  test('has a tile for each of them and lists values from the highest', async () => {
    const { container } = show({
      type: 'map',
      title: 'Farms',
      summary: 'where they are',
      unit: '个',
      items: [
        { province: 'HB', value: 120 },
        { province: 'HA', value: 210 },
      ],
    })
    const rows = within(await screen.findByRole('list')).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual(['河南 210 个', '湖北 120 个'])
    const tiles = [...container.querySelectorAll<HTMLElement>('figure > [data-step]')]
    expect(tiles).toHaveLength(provinces.length)
    expect(new Set(tiles.map(({ style }) => `${style.gridRow} ${style.gridColumn}`)).size).toBe(provinces.length)
    const stepOf = (name: string) => tiles.find(({ textContent }) => textContent?.startsWith(name))?.dataset.step
    expect(['河南', '湖北', '广东'].map(stepOf)).toEqual(['4', '3', '0'])
  })

  test('leads from a province to its office on the same page', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    const items = [
      { province: 'HB' as const, value: 2, to: '#华中' },
      { province: 'SH' as const, value: 1 },
    ]
    const { user } = show(
      { type: 'map', title: 'Offices', summary: 'where they are', unit: '处', items },
      {
        type: 'contacts',
        title: 'Regions',
        items: [
          { region: '华中', name: '襄阳' },
          { region: '华中', name: '南阳' },
        ],
      },
    )
    // Its tile, and below the map the link of a phone, whose tiles are smaller than a thumb.
    const links = await screen.findAllByRole('link', { name: '湖北 2 处' })
    expect(links.map(({ textContent }) => textContent)).toEqual(['', '湖北'])
    for (const link of links) await user.click(link)
    expect(document.activeElement).toBe(screen.getAllByRole('heading', { name: '华中' })[0])
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('上海 1 处')
  })

  test('explains its shades in whole values of its unit', async () => {
    const items = [
      { province: 'HB' as const, value: 142 },
      { province: 'HA' as const, value: 20 },
    ]
    show({ type: 'map', title: 'Farms', summary: 'where they are', unit: '个', items })
    const legend = within((await screen.findByText('单位：个')).parentElement as HTMLElement)
    for (const range of ['1–35', '36–71', '72–106', '107–142']) expect(legend.getByText(range)).toBeDefined()
  })

  test('says a single one in the singular', async () => {
    show({
      type: 'map',
      title: 'Offices',
      summary: 'where they are',
      unit: 'offices',
      unitOne: 'office',
      items: [
        { province: 'HB', value: 2 },
        { province: 'HA', value: 1 },
      ],
    })
    const rows = within(await screen.findByRole('list')).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual(['湖北 2 offices', '河南 1 office'])
  })

  test('names every province in both languages', () => {
    for (const names of Object.values(provinceNames)) {
      expect(new Set(Object.values(names)).size).toBe(provinces.length)
    }
  })
})
