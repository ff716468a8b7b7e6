import { expect, test } from 'vitest'
import type { Comparison } from '#contract/charts.ts'
import { areLabelsAbove, isHorizontal } from './chartShape.ts'

const bars = (categories: string[], kind: Comparison['kind'] = 'bar'): Comparison => ({
  type: 'chart',
  kind,
  title: 'Title',
  summary: 'Summary',
  unit: 't',
  axis: 'Axis',
  categories,
  series: [{ name: 'series', values: categories.map(() => 1) }],
})
const regions = ['Central China', 'East China', 'North China', 'Northwest']

test('bars with short labels stand, those with long ones lie', () => {
  expect(isHorizontal(bars(['鄂', '豫', '皖', '湘']))).toBe(false)
  expect(isHorizontal(bars(regions))).toBe(true)
  expect(isHorizontal(bars(regions, 'stacked'))).toBe(true)
})

test('two or three bars by themselves lie in either language, but not along time, nor beside others', () => {
  const farms = bars(['过滤母猪场', '未过滤母猪场'])
  expect(isHorizontal(farms)).toBe(true)
  expect(isHorizontal({ ...farms, series: [...farms.series, { name: 'other', values: [1, 1] }] })).toBe(false)
  expect(isHorizontal(bars(['2023', '2024', '2025']))).toBe(false)
})

test('along time bars stand, however many they are, and lines never lie', () => {
  expect(isHorizontal(bars(Array.from({ length: 24 }, (_, at) => `2024-${at}`)))).toBe(false)
  expect(isHorizontal(bars(Array.from({ length: 12 }, (_, at) => `${at + 1}月`)))).toBe(false)
  expect(isHorizontal(bars(regions, 'line'))).toBe(false)
})

test('labels too long to stand beside their bars stand above them', () => {
  expect(areLabelsAbove(bars(regions))).toBe(false)
  expect(areLabelsAbove(bars(['东北三省与内蒙古自治区东部四盟市以及周边地区', '华北']))).toBe(true)
})
