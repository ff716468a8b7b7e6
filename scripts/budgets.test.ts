import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
  'report.js': 4,
  'seal.js': 40,
  'worker.js': 1,
  'lone.js': 6,
  'zh.js': 7,
  'en.js': 8,
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
    _sealing: { file: 'seal.js', assets: ['lone.js', 'picture.svg'] },
    'words/complaint.zh.ts': { file: 'zh.js', isDynamicEntry: true },
    'words/complaint.en.ts': { file: 'en.js', isDynamicEntry: true },
    'complaint/aside.ts': { file: 'worker.js', isDynamicEntry: true, ...imports('_sealing') },
    'complaint/GatedReport.tsx': {
      file: 'report.js',
      isDynamicEntry: true,
      ...imports('_frame', '_table', '_sealing'),
      dynamicImports: ['complaint/aside.ts', 'words/complaint.zh.ts', 'words/complaint.en.ts', 'blocks/Chart.tsx'],
    },
    'pages/ListPage.tsx': {
      file: 'list.js',
      isDynamicEntry: true,
      ...imports('_frame', '_table'),
      dynamicImports: ['complaint/GatedReport.tsx'],
    },
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
  expect(() => holdBudgets(dist, { page: 7, sealed: 60 })).toThrow('pages/ListPage.tsx: 8 bytes')
  expect(() => holdBudgets(dist, { page: 8, sealed: 60 })).not.toThrow()
})

test('what seals has a budget of its own: with its workers and the words of one language, without its page', () => {
  expect(costOfSealing(dist)).toEqual([{ page: 'complaint/GatedReport.tsx', bytes: 4 + 40 + 6 + 1 + 8 }])
  expect(() => holdBudgets(dist, { page: 8, sealed: 58 })).toThrow('complaint/GatedReport.tsx: 59 bytes')
})

test('a worker that would load parts of a page fails the build', () => {
  const path = join(dist, '.vite/manifest.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8'))
  manifest['complaint/aside.ts'].imports.push('_frame')
  writeFileSync(path, JSON.stringify(manifest))
  expect(() => holdBudgets(dist, { page: 8, sealed: 60 })).toThrow('parts of a page: _frame, index.html')
})
