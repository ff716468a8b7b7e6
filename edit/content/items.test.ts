import { cpSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { itemsIn } from './index/entries.ts'
import { readItem, removeItem, writeItem } from './items.ts'
import { itemOf, pathsOf } from './kinds.ts'
import { isData } from './options.ts'

const shipped = join(import.meta.dirname, '../../content')
const shippedItems = [...itemsIn(globSync('**/*.yaml', { cwd: shipped }))]
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'items-'))
  cpSync(shipped, folder, { recursive: true, filter: (path) => !path.startsWith(join(shipped, 'media/')) })
})
afterAll(() => rmSync(folder, { recursive: true }))

// biome-ignore lint/suspicious/noExplicitAny: the data of a sample
const dataOf = (kind: string, id: string): any => structuredClone(readItem(folder, kind, id)?.data)

test('every shipped item is saved without a change', () => {
  for (const {
    kind: { id: kind },
    id,
  } of shippedItems) {
    const data = JSON.parse(JSON.stringify(readItem(shipped, kind, id)?.data))
    expect(writeItem(shipped, kind, id, data), `${kind} ${id}`).toEqual([])
  }
})

test('a page is one item with its twin; a twin without data is removed', () => {
  const page = dataOf('page', 'culture')
  page.en.blocks.push(page.en.blocks.shift())
  page.zh.blocks.push(page.zh.blocks.shift())
  const changes = writeItem(folder, 'page', 'culture', page)
  expect(changes.map(({ path }) => path)).toEqual(['pages/culture.zh.yaml', 'pages/culture.en.yaml'])
  expect(writeItem(folder, 'page', 'culture', { zh: page.zh })[1]).toEqual({
    path: 'pages/culture.en.yaml',
    bytes: null,
  })
  expect(Object.keys(dataOf('page', 'party'))).toEqual(['zh'])
  expect(removeItem(folder, 'company', '2026-11-12-electric-feed-lorries')).toHaveLength(1)
})

test('twins with other blocks, and what the shape refuses, are issues at their fields', () => {
  const id = 'culture'
  const page = dataOf('page', id)
  page.en.blocks.pop()
  page.zh.title = ''
  page.zh.banners = [{ picture: '../a.png', alt: '', title: 'a', subtitle: 'b' }]
  for (const { path, bytes } of writeItem(folder, 'page', id, page)) writeFileSync(join(folder, path), bytes ?? '')
  const codes = readItem(folder, 'page', id)?.issues.map(({ path, code }) => `${path.join('.')} ${code}`)
  expect(codes).toEqual([
    'zh.title empty',
    'zh.banners.0.picture format',
    'zh.banners.0.alt empty',
    `en.blocks.${page.en.blocks.length} untwinned`,
  ])
})

test('a file that is no YAML is told with its text, and can be written anew', () => {
  writeFileSync(join(folder, 'leaders/shen-he.yaml'), 'order：1\nzh:\n')
  const item = readItem(folder, 'leader', 'shen-he')
  expect(item?.faults).toMatchObject([{ path: 'leaders/shen-he.yaml', line: 1, code: 'fullWidthColon' }])
  expect(item?.texts).toEqual({ 'leaders/shen-he.yaml': 'order：1\nzh:\n' })
  const [change] = writeItem(folder, 'leader', 'shen-he', { order: 1 })
  expect(change?.bytes?.toString()).toBe('order: 1\n')
})

test('paths and items belong to each other, and no id leads out of its folder', () => {
  for (const { kind, id, paths } of shippedItems) {
    expect(paths).toEqual(Object.values(pathsOf(kind, id) ?? {}))
    for (const path of paths) expect(itemOf(path), path).toMatchObject({ id, kind: { id: kind.id } })
  }
  for (const id of ['../site', 'a/../b', '/etc', 'a b', '', '.git/config', 'a/'])
    for (const kind of ['page', 'company']) {
      expect(readItem(folder, kind, id)).toBeUndefined()
      expect(() => writeItem(folder, kind, id, {})).toThrow(RangeError)
    }
  expect(itemOf('quotes/stock.csv'), 'what belongs to an item').toMatchObject({ id: 'stock' })
  expect(isData(itemOf('media/a.yaml'))).toBe(false)
})
