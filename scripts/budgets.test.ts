import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { costOfPages, costOfSealing, holdBudgets } from './budgets.ts'

const dist = mkdtempSync(join(tmpdir(), 'budgets-'))
afterAll(() => rmSync(dist, { recursive: true }))

/** A build of two pages that share a frame; one of them needs a table and, later, a chart. */
const sizes = {
  'index.js': 70,
  'frame.js': 10,
  'table.js': 5,
  'chart.js': 30,
  'list.js': 3,
  'text.js': 2,
  'seal.js': 40,
}
mkdirSync(join(dist, '.vite'))
for (const [name, size] of Object.entries(sizes)) writeFileSync(join(dist, `${name}.br`), Buffer.alloc(size))
const imports = (...names: string[]) => ({ imports: names })
writeFileSync(
  join(dist, '.vite/manifest.json'),
  JSON.stringify({
    'index.html': { file: 'index.js', isEntry: true },
    _frame: { file: 'frame.js', ...imports('index.html') },
    _table: { file: 'table.js', ...imports('_frame') },
    'blocks/Chart.tsx': { file: 'chart.js', isDynamicEntry: true, ...imports('index.html') },
    'complaint/GatedReport.tsx': { file: 'seal.js', isDynamicEntry: true, ...imports('_frame', 'index.html') },
    'pages/ListPage.tsx': { file: 'list.js', isDynamicEntry: true, ...imports('_frame', '_table') },
    'pages/TextPage.tsx': { file: 'text.js', isDynamicEntry: true, ...imports('_frame') },
  }),
)

test('a page costs its own chunk and what it needs beyond the other pages', () => {
  expect(costOfPages(dist)).toEqual([
    { page: 'pages/ListPage.tsx', bytes: 8 },
    { page: 'pages/TextPage.tsx', bytes: 2 },
  ])
})

test('a build with a page over the budget fails and names the page', () => {
  expect(() => holdBudgets(dist, { page: 7, sealed: 40 })).toThrow('pages/ListPage.tsx: 8 bytes')
  expect(() => holdBudgets(dist, { page: 8, sealed: 40 })).not.toThrow()
})

test('what seals has a budget of its own', () => {
  expect(costOfSealing(dist)).toEqual([{ page: 'complaint/GatedReport.tsx', bytes: 40 }])
  expect(() => holdBudgets(dist, { page: 8, sealed: 39 })).toThrow('complaint/GatedReport.tsx: 40 bytes')
})
