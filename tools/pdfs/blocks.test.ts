import { expect, test } from 'vitest'
import { blockHtml } from './blocks.ts'

test('a model is printed with the numbers of its parts where they are, then the parts with all their figures', () => {
  const part = (title: string, x: number, value: string) => ({
    title,
    text: `about ${title}`,
    at: { x, y: 40 },
    figures: [
      { label: 'COD', value, unit: 'mg/L' },
      { label: 'Crossings', value: '0' },
    ],
  })
  const items = [part('Raw', 10, '8,000'), part('Digester', 50, '2,400'), part('Clean', 90, '80')]
  const html = blockHtml(
    { type: 'model', title: 'Train', summary: 'From raw to clean.', picture: 'train.webp', alt: 'A train', items },
    'en',
  )
  expect([...html.matchAll(/<span style="left:(\d+)%;top:40%">(\d)/g)].map(([, x, n]) => [x, n])).toEqual([
    ['10', '1'],
    ['50', '2'],
    ['90', '3'],
  ])
  expect(html).toContain('<b>2 Digester</b><p>about Digester</p>')
  expect(html.match(/<b>2,400<\/b> mg\/L/g)).toHaveLength(1)
  expect(html.match(/Crossings <b>0<\/b>/g)).toHaveLength(3)
})

test('targets are printed as rows with their ends, each with its year', () => {
  const item = {
    name: 'Water',
    unit: 'l/kg',
    since: 2023,
    values: [18.6, 17.4, 16.3],
    target: 14.5,
    by: '14.5 by 2030',
  }
  const html = blockHtml(
    { type: 'targets', title: 'Targets', items: [{ ...item, state: 'late', status: 'Behind', reason: 'Old farms' }] },
    'en',
  )
  const cells = [...html.matchAll(/<td[^>]*>([^<]*)/g)].map(([, cell]) => cell)
  expect(cells).toEqual(['Water (l/kg)', '18.6 (2023)', '16.3 (2025)', '14.5 by 2030', 'Behind: Old farms'])
})
