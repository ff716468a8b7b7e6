import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ItemState, ItemSummary } from '#contract/edit/items.ts'
import { type Editor, openRepository, type Repository } from '../../repository/repository.ts'
import { readItem, removeItem, writeItem } from '../items.ts'
import { kinds } from '../kinds.ts'
import { readYaml } from '../yamlFile.ts'
import { openItemIndex } from './itemIndex.ts'

const shipped = join(import.meta.dirname, '../../../content')
const mei: Editor = { name: 'Han Mei', mail: 'mei@qingsui.example', role: 'publisher' }
const now = Date.parse('2026-11-28T00:00Z')
const news = { kind: 'company', id: '2026-11-12-electric-feed-lorries' }
const path = `news/company/${news.id}.yaml`
let folder: string
let repository: Repository
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'index-'))
  const content = join(folder, 'content')
  cpSync(shipped, content, { recursive: true, filter: (path) => !path.includes('/media/') })
  repository = await openRepository({
    data: join(folder, 'data'),
    content,
    remote: '',
    branch: 'main',
    log: { error: () => undefined },
  })
})
afterAll(async () => {
  await repository.close()
  rmSync(folder, { recursive: true })
})

/** Saves data made of what is there; null removes it. */
async function save(change: (data: Record<string, unknown>) => unknown) {
  const read = await repository.read(path)
  const data = change(readYaml(read?.bytes ?? Buffer.alloc(0)).data as Record<string, unknown>)
  const changes = data
    ? writeItem(repository.folder, news.kind, news.id, data)
    : removeItem(repository.folder, news.kind, news.id)
  await repository.save(
    changes.map((one) => ({ ...one, version: read?.version ?? null })),
    mei,
    'saves',
  )
}

test('every kind has its items, each with title, state and no problem, the newest first', async () => {
  const index = openItemIndex(repository, () => now)
  const items = await index.all()
  const without = ['media', 'words'] // the sample company has the product's words
  for (const kind of kinds) if (!without.includes(kind.id)) expect(items.map((item) => item.kind)).toContain(kind.id)
  expect(items.filter(({ problems, state }) => problems > 0 || state !== 'published')).toEqual([])
  const { items: first, total } = await index.list({ kind: 'company', count: 1 })
  expect(first).toMatchObject([{ id: news.id, date: '2026-11-12', title: { zh: /./, en: /./ } }].map(matching))
  const { items: second } = await index.list({ kind: 'company', from: 1, count: 1_000 })
  expect([first.length + second.length, second.some(({ id }) => id === news.id)]).toEqual([total, false])
})
const matching = ({ title, ...item }: { title: Record<string, RegExp> } & object) => ({
  ...item,
  title: Object.fromEntries(Object.entries(title).map(([lang, text]) => [lang, expect.stringMatching(text)])),
})

test('search finds words of both titles, of the id and of the file', async () => {
  const index = openItemIndex(repository)
  const found = async (find: string) => (await index.list({ find })).items.map(({ id }) => id)
  expect(await found('ELECTRIC lorries')).toContain(news.id)
  expect(await found('news/company/2026-11')).toEqual([news.id])
  expect(await found('企业文化')).toContain('culture')
  expect(await found('of this made-up-1999')).toEqual([])
})

test('whoever looks for prices is led to where they are kept, before all texts that name one', async () => {
  const index = openItemIndex(repository, () => now)
  for (const find of ['price', 'Prices', '价格', '报价']) {
    const { items } = await index.list({ find })
    expect(items.slice(0, 3).map(({ kind, at }) => [kind, at])).toEqual([
      ['pigSale', 'indicative'],
      ['stock', undefined],
      ['bond', undefined],
    ])
  }
  for (const find of ['猪价', '指导价', 'pig price'])
    expect((await index.list({ find })).items[0], find).toMatchObject({ kind: 'pigSale', at: 'indicative' })
  expect((await index.list({ find: '股价' })).items[0]).toMatchObject({ kind: 'stock' })
})

test('search finds what texts say, after what titles say; addresses of pictures and codes are no text', async () => {
  const index = openItemIndex(repository)
  const found = async (find: string) => (await index.list({ find })).items.map(({ id }) => id)
  await save((data) => ({ ...data, zh: { ...(data.zh as object), body: '一句很少有人写的话。企业文化\n' } }))
  expect(await found('很少有人写')).toEqual([news.id])
  const culture = await found('企业文化')
  expect(culture.indexOf(news.id)).toBeGreaterThan(culture.indexOf('culture'))
  expect(await found('electric-feed-lorries.webp')).toEqual([])
  await repository.discard([path], mei)
  expect(await found('很少有人写')).toEqual([])
})

test('it follows what is saved, published, removed and taken back', async () => {
  const index = openItemIndex(repository, () => now)
  const summary = (): Promise<ItemSummary | undefined> => index.summaryOf(news)
  const states: (ItemState | undefined)[] = [(await summary())?.state]
  const step = async (work: Promise<unknown>) => {
    await work
    states.push((await summary())?.state)
  }
  await step(save((data) => ({ ...data, zh: { ...(data.zh as object), title: '电动车上路' } })))
  expect((await index.list({ find: '电动车上路' })).items).toMatchObject([{ ...news, state: 'changed' }])
  expect(await index.waiting()).toMatchObject([{ path, state: 'changed' }])
  await step(repository.publish([path], mei))
  expect(await index.waiting()).toEqual([])
  await step(save((data) => ({ ...data, publishAt: '2026-11-29T08:00' })))
  await step(repository.publish([path], mei))
  expect((await index.list({ state: 'scheduled' })).items).toMatchObject([{ ...news, publishAt: '2026-11-29T08:00' }])
  await step(save((data) => ({ ...data, draft: true, category: '' })))
  expect(await summary()).toMatchObject({ state: 'draft', problems: 1 })
  await step(save(() => null))
  await step(repository.discard([path], mei))
  expect(states).toEqual(['published', 'changed', 'published', 'changed', 'scheduled', 'draft', undefined, 'scheduled'])
})

test('a file that is no YAML is listed with its problem, and the next start knows all items from before', async () => {
  const read = await repository.read(path)
  const text = Buffer.from('date：2026-11-12\n')
  await repository.save([{ path, bytes: text, version: read?.version ?? null }], mei, 'breaks')
  const before = await openItemIndex(repository).all()
  expect(before.find(({ id }) => id === news.id)).toMatchObject({ title: {}, problems: 1, state: 'changed' })
  expect(await openItemIndex(repository).all()).toEqual(before)
})

test('what readers see of a shared figure finds the texts that refer to it, and the file of figures', async () => {
  const index = openItemIndex(repository, () => now)
  for (const find of ['96座饲料厂', '96 mills']) {
    const { items } = await index.list({ find })
    const names = items.map(({ kind, id }) => `${kind} ${id}`)
    expect(names, find).toContain('figures figures')
    const figures = readItem(repository.folder, 'figures', 'figures')?.data as { items: { id: string }[] } | undefined
    const at = figures?.items.findIndex(({ id }) => id === 'mills-2025')
    expect(items.find(({ kind }) => kind === 'figures')?.at, 'its value').toBe(`items.${at}.value`)
    const holding = (await index.holding((text) => text.includes('$(mills-2025'))).map(
      ({ kind, id }) => `${kind} ${id}`,
    )
    expect(holding.length).toBeGreaterThan(2)
    expect(names.filter((name) => holding.includes(name)).length, find).toBeGreaterThan(1)
  }
  // What it is called leads to its field too, as a text does in any file of many entries.
  const at = async (find: string, kind: string) =>
    (await index.list({ find })).items.find((item) => item.kind === kind)?.at
  expect(await at('归属于上市公司股东的净利润', 'figures')).toMatch(/^items\.\d+\.scope\.zh$/)
  expect(await at('shuanggou hog loading point', 'pigSale')).toBe('items.0.en.name')
  expect(await at('企业文化', 'page'), 'a page is opened at its head').toBeUndefined()
  expect((await index.list({ kind: 'figures' })).items[0]?.at).toBeUndefined()
  expect((await index.list({ find: '97座饲料厂' })).items.map(({ kind }) => kind)).not.toContain('figures')
})
