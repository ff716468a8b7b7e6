import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, expect, test, vi } from 'vitest'
import { assertBudgets, costOfHome, costOfPages, costOfSealing, costOfStyles } from './budgets.ts'

const dist = mkdtempSync(join(tmpdir(), 'budgets-'))
afterAll(() => rmSync(dist, { recursive: true }))

/** A build of two pages that share a frame; one of them needs a table and, later, a chart. */
const sizes = {
  'main.js': 1,
  'style.css': 60,
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
  'home.js': 9,
  'words.zh.js': 11,
  'words.en.js': 12,
}
mkdirSync(join(dist, '.vite'))
/** Text that hardly becomes smaller. */
const dense = (name: string) => createHash('sha512').update(name).digest('base64')
const inline = dense('inline')
writeFileSync(join(dist, 'inline.js'), inline)
for (const [name, size] of Object.entries(sizes)) writeFileSync(join(dist, `${name}.br`), Buffer.alloc(size))
const imports = (...names: string[]) => ({ imports: names })
writeFileSync(
  join(dist, '.vite/manifest.json'),
  JSON.stringify({
    'main.tsx': { file: 'main.js', isEntry: true },
    'style.css': { file: 'style.css' },
    'startup/hydrate.tsx': { file: 'index.js', isEntry: true },
    'words/zh.ts': { file: 'words.zh.js', isDynamicEntry: true },
    'words/en.ts': { file: 'words.en.js', isDynamicEntry: true },
    'pages/HomePage.tsx': { file: 'home.js', isDynamicEntry: true, ...imports('_frame') },
    _frame: { file: 'frame.js', ...imports('startup/hydrate.tsx') },
    _table: { file: 'table.js', ...imports('_frame') },
    'blocks/Chart.tsx': { file: 'chart.js', isDynamicEntry: true, ...imports('startup/hydrate.tsx') },
    _sealing: { file: 'seal.js', assets: ['lone.js', 'picture.svg'] },
    'words/complaint.zh.ts': { file: 'zh.js', isDynamicEntry: true },
    'words/complaint.en.ts': { file: 'en.js', isDynamicEntry: true },
    'complaint/steps/sealWorker.ts': { file: 'worker.js', isDynamicEntry: true, ...imports('_sealing') },
    'complaint/steps/complaintSteps.ts': {
      file: 'report.js',
      isDynamicEntry: true,
      ...imports('_frame', '_table', '_sealing'),
      dynamicImports: [
        'complaint/steps/sealWorker.ts',
        'words/complaint.zh.ts',
        'words/complaint.en.ts',
        'blocks/Chart.tsx',
      ],
    },
    'pages/ListPage.tsx': {
      file: 'list.js',
      isDynamicEntry: true,
      ...imports('_frame', '_table'),
      dynamicImports: ['complaint/steps/complaintSteps.ts'],
    },
    'pages/TextPage.tsx': { file: 'text.js', isDynamicEntry: true, ...imports('_frame') },
  }),
)

test('a page costs its own chunk and what it needs beyond the other pages', () => {
  expect(costOfPages(dist)).toEqual([
    { page: 'pages/HomePage.tsx', bytes: 9 },
    { page: 'pages/ListPage.tsx', bytes: 8 },
    { page: 'pages/TextPage.tsx', bytes: 2 },
  ])
})

/** More than any page of this build costs. */
const wide = { home: 1000, page: 1000, sealed: 1000, styles: 1000 }
const inside = brotliCompressSync(inline).length

test('a build with a page over the budget fails and names the page', () => {
  expect(() => assertBudgets(dist, { ...wide, page: 7 })).toThrow('pages/ListPage.tsx: 8 bytes of brotli, 7 at most')
  expect(() => assertBudgets(dist, { ...wide, page: 9 })).not.toThrow()
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(() => assertBudgets(dist, { ...wide, page: 7 }, true)).not.toThrow() // a company's own blocks
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('pages/ListPage.tsx: 8 bytes of brotli, 7 at most'))
  warn.mockRestore()
})

test('the home page costs the app, its chunks, the words of the larger language and what starts it', () => {
  const bytes = 1 + 70 + 9 + 10 + 12 + inside
  expect(costOfHome(dist)).toEqual({ page: 'all of pages/HomePage.tsx', bytes })
  expect(() => assertBudgets(dist, { ...wide, home: bytes - 1 })).toThrow(`pages/HomePage.tsx: ${bytes} bytes`)
  expect(() => assertBudgets(dist, { ...wide, home: bytes })).not.toThrow()
})

test('the stylesheet of the site has a budget', () => {
  expect(costOfStyles(dist)).toEqual([{ page: 'the stylesheet', bytes: 60 }])
  expect(() => assertBudgets(dist, { ...wide, styles: 59 })).toThrow('the stylesheet: 60 bytes')
  expect(() => assertBudgets(dist, { ...wide, styles: 60 })).not.toThrow()
})

test('what seals has a budget of its own: with its page, its workers and the words of one language', () => {
  expect(costOfSealing(dist)).toEqual([{ page: 'all of pages/ListPage.tsx', bytes: 3 + 5 + 4 + 40 + 6 + 1 + 8 }])
  expect(() => assertBudgets(dist, { ...wide, sealed: 66 })).toThrow('pages/ListPage.tsx: 67 bytes')
})

test('a worker that would load parts of a page fails the build', () => {
  const path = join(dist, '.vite/manifest.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8'))
  manifest['complaint/steps/sealWorker.ts'].imports.push('_frame')
  writeFileSync(path, JSON.stringify(manifest))
  expect(() => assertBudgets(dist, wide)).toThrow('parts of a page: _frame, startup/hydrate.tsx')
})
