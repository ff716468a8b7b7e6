import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listItems, readItem, writeItem } from './items.ts'
import { itemOf, kinds, pathsOf } from './kinds.ts'
import { isData } from './options.ts'

const shipped = join(import.meta.dirname, '../../content')
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'items-'))
  cpSync(shipped, folder, { recursive: true, filter: (path) => !path.startsWith(join(shipped, 'media/')) })
})
afterAll(() => rmSync(folder, { recursive: true }))

// biome-ignore lint/suspicious/noExplicitAny: the data of a sample
const dataOf = (kind: string, id: string): any => structuredClone(readItem(folder, kind, id)?.data)

test('every kind has its items, each with title, state and no problem', () => {
  const items = listItems(shipped)
  for (const kind of kinds) if (kind.id !== 'media') expect(items.map((item) => item.kind)).toContain(kind.id)
  expect(items.filter(({ problems }) => problems > 0)).toEqual([])
  const [news] = listItems(shipped, { kind: 'company' })
  expect(news).toMatchObject({
    id: '2026-11-12-electric-feed-lorries',
    date: '2026-11-12',
    state: 'published',
  })
  expect(news?.title.zh).toBeTruthy()
  expect(news?.title.en).toBeTruthy()
})

test('every shipped item is saved without a change', () => {
  for (const { kind, id } of listItems(shipped)) {
    const data = JSON.parse(JSON.stringify(readItem(shipped, kind, id)?.data))
    expect(writeItem(shipped, kind, id, data), `${kind} ${id}`).toEqual([])
  }
})

test('search finds words of both titles and of the id', () => {
  const found = (find: string) => listItems(folder, { find }).map(({ id }) => id)
  expect(found('electric lorries')).toContain('2026-11-12-electric-feed-lorries')
  expect(found('企业文化')).toContain('culture')
  expect(found('nothing of this')).toEqual([])
})

test('states follow draft, time and what Git says', () => {
  const id = '2026-11-12-electric-feed-lorries'
  const path = `news/company/${id}.yaml`
  const now = Date.parse('2026-11-20T00:00Z')
  const stateWith = (changes: object, unpublished = new Map<string, 'new' | 'changed'>()) => {
    const [change] = writeItem(folder, 'company', id, { ...dataOf('company', id), ...changes })
    if (change?.bytes) writeFileSync(join(folder, path), change.bytes)
    return listItems(folder, { kind: 'company', find: id, unpublished, now })[0]?.state
  }
  expect(stateWith({})).toBe('published')
  expect(stateWith({}, new Map([[path, 'new']]))).toBe('new')
  expect(stateWith({}, new Map([[path, 'changed']]))).toBe('changed')
  expect(stateWith({ publishAt: '2026-11-27T08:00' })).toBe('scheduled')
  expect(stateWith({ draft: true })).toBe('draft')
  // New fields stand where the shape has them, above the words.
  expect(readFileSync(join(folder, path), 'utf8')).toMatch(/\ndraft: true\npublishAt: .*\nzh:\n/)
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
  expect(writeItem(folder, 'company', '2026-11-12-electric-feed-lorries', null)).toHaveLength(1)
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
  expect(listItems(folder, { kind: 'page', find: id })[0]?.problems).toBe(4)
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
  for (const { kind, id } of listItems(shipped)) {
    const found = kinds.find((other) => other.id === kind)
    for (const path of Object.values((found && pathsOf(found, id)) ?? {}))
      expect(itemOf(path), path).toMatchObject({ id, kind: { id: kind } })
  }
  for (const id of ['../site', 'a/../b', '/etc', 'a b', '', '.git/config', 'a/'])
    for (const kind of ['page', 'company']) {
      expect(readItem(folder, kind, id)).toBeUndefined()
      expect(() => writeItem(folder, kind, id, {})).toThrow(RangeError)
    }
  expect(itemOf('quotes/stock.csv')).toBeUndefined()
  expect(isData(itemOf('media/a.yaml'))).toBe(false)
})
