import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pageOf } from './pages.ts'

let content: string
beforeEach(async () => {
  content = await mkdtemp(join(tmpdir(), 'pages-'))
  await mkdir(join(content, 'pages/what'), { recursive: true })
})
afterEach(() => rm(content, { recursive: true }))

test('a list is seen on the page of the company that draws it, whatever its address', async () => {
  await writeFile(join(content, 'pages/introduction.en.yaml'), 'title: About\nblocks: []\n')
  await writeFile(join(content, 'pages/what/fillets.en.yaml'), 'blocks:\n  - type: from\n    data: product-lines\n')
  expect(pageOf('meatSale', 'meatSale', content)).toBe('/what/fillets')
})

test('a list that no page draws yet leads to the home page', () => {
  expect(pageOf('pigSale', 'pigSale', content)).toBe('/')
})

test('what has a page of its own is seen there', () => {
  expect(pageOf('company', '2026-01-02-a', content)).toBe('/2026-01-02-a')
  expect(pageOf('history', 'history', content)).toBe('/developProcess')
})
