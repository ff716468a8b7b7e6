import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithSite } from '#web/testing/render.tsx'
import { en } from '#web/words/en.ts'
import type { Multiples as MultiplesBlock } from './kind.ts'
import { Multiples } from './Multiples.tsx'

const block: MultiplesBlock = {
  type: 'multiples',
  title: 'Measures since 2023',
  axis: 'Year',
  categories: ['2023', '2024', '2025'],
  items: [
    {
      kind: 'line',
      title: 'Liabilities to assets',
      summary: 'Down again.',
      unit: '%',
      series: [{ name: 'Liabilities to assets', values: [62.6, 58.2, 54.1] }],
      targets: [{ name: 'Target 2027', value: 50 }],
      marks: [{ at: '2025', unaudited: true }],
    },
    {
      kind: 'bar',
      title: 'Hogs',
      summary: 'More of both.',
      unit: 'million',
      series: [
        { name: 'Sold', values: [60.4, 65.1, 68] },
        { name: 'Slaughtered', values: [8.2, null, 12] },
      ],
    },
  ],
}
const show = () => renderWithSite(<Multiples block={block} words={en} />, { lang: 'en' })

test('each measure is a drawing with its finding as its name, under a heading of its own', async () => {
  show()
  expect(screen.getByRole('heading', { level: 2, name: 'Measures since 2023' })).toBeDefined()
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Liabilities to assets',
    'Hogs',
  ])
  expect(await screen.findByRole('img', { name: 'Liabilities to assets Down again.' })).toBeDefined()
  expect(screen.getByRole('img', { name: 'Hogs More of both.' })).toBeDefined()
})

test('all of them are one table: a row a series, its target and remarks behind its values', async () => {
  const { user } = show()
  await user.click(screen.getByRole('radio', { name: en.chart.table }))
  const rows = within(screen.getByRole('table', { name: 'Measures since 2023' })).getAllByRole('row')
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Measure', '2023', '2024', '2025', 'Target', 'Note'],
    ['Liabilities to assets (%)', '62.6', '58.2', '54.1', 'Target 2027 50', '2025, unaudited'],
    ['Sold (million)', '60.4', '65.1', '68.0', '—', '—'],
    ['Slaughtered (million)', '8.2', '—', '12.0', '—', '—'],
  ])
})
