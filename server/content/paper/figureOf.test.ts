import { describe, expect, test } from 'vitest'
import type { Block } from '#blocks/kinds.ts'
import { figureOf, figureOfDays } from './figureOf.ts'

const words = { type: 'chart', title: '归母净利润', summary: '三年', unit: '亿元', axis: '年份' } as const
const yearly = { ...words, kind: 'bar' as const, categories: ['2023', '2024', '2025'] }
const bars = (figure: ReturnType<typeof figureOf>) =>
  figure?.kind === 'bars' ? figure.bars.map(({ name, value, tone }) => [name, value, tone]) : figure

describe('the figure of a page', () => {
  test('is its first block that can be drawn', () => {
    const lead: Block = { type: 'lead', text: '字' }
    const row: Block = {
      type: 'figures',
      items: [
        { value: '25', unit: 'groups', label: 'GRI', note: '2025' },
        { value: '98.8', unit: '%', label: 'Attendance', note: '2025' },
      ],
    }
    const chart = { ...yearly, series: [{ name: '净利润', values: [-42.6, 189.3, 155.2] }] }
    const other: Block = { ...chart, title: '另一张' }
    expect(figureOf([lead, chart, other], 'zh')).toMatchObject({ title: '归母净利润', unit: '亿元' })
    expect(figureOf([row, chart], 'zh')).toMatchObject({ title: '归母净利润' })
    expect(figureOf([lead, row], 'zh')).toMatchObject({
      numbers: [
        { value: '25', name: 'GRI' },
        { value: '98.8%', name: 'Attendance' },
      ],
    })
    expect(figureOf([lead], 'zh')).toBeUndefined()
  })

  test('has years that are past, the newest, and losses and misses in red', () => {
    const values = [-42.6, 189.3, 155.2]
    const chart = { ...yearly, series: [{ name: '净利润', values }] }
    expect(bars(figureOf([chart], 'zh'))).toEqual([
      ['2023', -42.6, 'missed'],
      ['2024', 189.3, 'past'],
      ['2025', 155.2, 'now'],
    ])
    const marked: Block = { ...chart, marks: [{ at: '2025', missed: true, unaudited: true }] }
    expect(figureOf([marked], 'zh')).toMatchObject({ bars: { 2: { tone: 'missed', isUnaudited: true } } })
  })

  test('shows the newest of series that are years, else the first; a pile with its height', () => {
    const series = [
      { name: '2024', values: [45, 42] },
      { name: '2025', values: [44, 40] },
    ]
    const categories = ['侵占', '采购']
    const chart: Block = { ...words, kind: 'bar', categories, series }
    expect(bars(figureOf([chart], 'zh'))).toEqual([
      ['侵占', 44, 'now'],
      ['采购', 40, 'now'],
    ])
    const named = series.map(({ values }, at) => ({ name: ['查实', '未查实'][at] ?? '', values }))
    expect(bars(figureOf([{ ...chart, series: named }], 'zh'))).toEqual([
      ['侵占', 45, 'now'],
      ['采购', 42, 'now'],
    ])
    expect(bars(figureOf([{ ...words, kind: 'stacked', categories, series: named }], 'zh'))).toEqual([
      ['侵占', 89, 'now'],
      ['采购', 82, 'now'],
    ])
  })

  test('that shows one of several series says which', () => {
    const chart: Block = {
      ...{ ...yearly, title: '冷冻量' },
      series: [
        { name: '鳕鱼', values: [11.2, 10, 9.1] },
        { name: '绿青鳕', values: [3.8, 4.6, 5.2] },
      ],
    }
    expect(figureOf([chart], 'zh')?.title).toBe('冷冻量 · 鳕鱼')
    expect(figureOf([{ ...chart, kind: 'stacked' }], 'zh')?.title).toBe('冷冻量')
  })

  test('leaves out what has no value', () => {
    const chart = { ...yearly, series: [{ name: '净利润', values: [null, 2, 3] }] }
    expect(bars(figureOf([chart], 'zh'))).toEqual([
      ['2024', 2, 'past'],
      ['2025', 3, 'now'],
    ])
    expect(figureOf([{ ...yearly, series: [{ name: '净利润', values: [null, null, 3] }] }], 'zh')).toBeUndefined()
  })

  test('of targets is the way made to each, those behind in red', () => {
    const item = { name: '氨氮', unit: 'mg/L', since: 2023, by: '2030年', status: '落后' }
    const targets: Block = {
      type: 'targets',
      title: '目标',
      items: [
        { ...item, values: [20, 15], target: 10, state: 'on-track' },
        { ...item, values: [20, 22], target: 10, state: 'behind' },
      ],
    }
    expect(bars(figureOf([targets], 'zh'))).toEqual([
      ['氨氮', 50, 'now'],
      ['氨氮', 0, 'missed'],
    ])
  })
})

describe('the figure of a list', () => {
  const days = (month: string, count: number) => Array.from({ length: count }, (_, at) => `${month}-${10 + at}`)

  test('is how many entries came out each month of the year up to the newest, from the first with any', () => {
    const often = [...days('2026-02', 9), ...days('2025-12', 7), ...days('2026-03', 8), ...days('2020-01', 3)]
    const figure = figureOfDays('公司新闻', often, 'zh')
    expect(figure).toMatchObject({ kind: 'bars', title: '公司新闻，每月发布数' })
    expect(bars(figure)).toEqual([
      ['2025-12', 7, 'past'],
      ['2026-01', 0, 'past'],
      ['2026-02', 9, 'past'],
      ['2026-03', 8, 'now'],
    ])
    expect(figureOfDays('News', often, 'en')?.title).toBe('News: number published each month')
  })

  test('is the years of what comes out more seldom, gaps among them; nothing of a list too short', () => {
    const seldom = [...days('2021-04', 1), ...days('2023-04', 2), ...days('2024-04', 1)]
    const figure = figureOfDays('报告', seldom, 'zh')
    expect(figure?.title).toBe('报告，每年发布数')
    expect(bars(figure)).toEqual([
      ['2021', 1, 'past'],
      ['2022', 0, 'past'],
      ['2023', 2, 'past'],
      ['2024', 1, 'now'],
    ])
    expect(figureOfDays('报告', seldom.slice(0, 3), 'zh')).toBeUndefined()
    expect(figureOfDays('报告', [], 'zh')).toBeUndefined()
  })
})
