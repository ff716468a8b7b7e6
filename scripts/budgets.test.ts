import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { costOfPages, holdBudgets } from './budgets.ts'

const dist = mkdtempSync(join(tmpdir(), 'budgets-'))
afterAll(() => rmSync(dist, { recursive: true }))

/** A build of two pages that share a frame; one of them needs a table and, later, a chart. */
const sizes = { 'index.js': 70, 'frame.js': 10, 'table.js': 5, 'chart.js': 30, 'list.js': 3, 'text.js': 2 }
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
  expect(() => holdBudgets(dist, 7)).toThrow('pages/ListPage.tsx: 8 bytes')
  expect(() => holdBudgets(dist, 8)).not.toThrow()
})
