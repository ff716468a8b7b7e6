import { expect, test } from 'vitest'
import { chartHtml } from './printChart.ts'

const words = { type: 'chart', title: 'Profit', summary: 'It fell.', unit: 'RMB bn', axis: 'Year' } as const
const years = ['2023', '2024', '2025']
const valuesIn = (html: string) => [...html.matchAll(/<b>([^<]*)<\/b>/g)].map(([, value]) => value)

test('a chart says title, finding and unit, and every value beside its bar, with a true minus', () => {
  const html = chartHtml(
    { ...words, kind: 'bar', categories: years, series: [{ name: 'Profit', values: [-2.3, 17.2, 11] }] },
    'en',
  )
  for (const text of ['Profit', 'It fell.', 'Unit: RMB bn']) expect(html).toContain(text)
  expect(valuesIn(html)).toEqual(['−2.3', '17.2', '11.0'])
  expect(html).toMatch(/data-below style="--zero:11\.79%"/)
  expect(html).not.toContain('class="legend"')
})

test('stacked bars have a legend, their total, and no number where there is no room for it', () => {
  const series = [
    { name: 'Hogs', values: [91, 106, 94] },
    { name: 'Stock', values: [0.2, 0.2, 0.2] },
  ]
  const html = chartHtml({ ...words, kind: 'stacked', categories: years, series }, 'en')
  expect(valuesIn(html)).toEqual(['91.0', '91.2', '106.0', '106.2', '94.0', '94.2'])
  expect(html).toMatch(/class="legend">.*Hogs.*Stock/)
})

test('a line is broken where a value is missing, and long names of lines stand in a legend', () => {
  const line = (name: string) =>
    chartHtml(
      { ...words, kind: 'line', categories: [...years, '2026'], series: [{ name, values: [1, null, 3, 4] }] },
      'en',
    )
  expect(
    line('Price')
      .match(/d="(M[^"]*)"\/><circle/)?.[1]
      ?.match(/M/g),
  ).toHaveLength(2)
  expect(line('Price')).toContain('>Price</text>')
  expect(line('Farms in regions of high water stress')).not.toContain('stress</text>')
})

test('shares say their percentage unless their values are percentages already', () => {
  const shares = (values: number[]) =>
    valuesIn(chartHtml({ ...words, kind: 'share', slices: values.map((value) => ({ name: 'a', value })) }, 'en'))
  expect(shares([3, 1])).toEqual(['3 (75.0%)', '1 (25.0%)'])
  expect(shares([60, 40])).toEqual(['60', '40'])
})
