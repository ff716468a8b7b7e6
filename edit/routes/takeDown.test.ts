import { afterAll, beforeAll, expect, test } from 'vitest'
import { readYaml } from '../content/yamlFile.ts'
import { serveSample } from '../testing/servedSample.ts'

const item = { kind: 'company', id: '2026-10-22-recall-drill' }
const path = `news/company/${item.id}.yaml`
const other = 'news/company/2026-04-16-slurry-pipeline.yaml'
const editor = { name: 'Bo Li', mail: 'bo@qingsui.example', role: 'publisher' } as const

let served: Awaited<ReturnType<typeof serveSample>>
beforeAll(async () => {
  served = await serveSample('dairy')
})
afterAll(() => served.close())

const opened = async (name: { kind: string; id: string }) =>
  (await served.get(`/api/item?${new URLSearchParams(name)}`)).json
const published = async (path: string) => {
  const [revision] = await served.repository.history([path]).then((all) => all.filter(({ published }) => published))
  return readYaml(Buffer.from((await served.repository.textAt(revision?.revision ?? '', path)) ?? '')).data
}
const waiting = async () => (await served.repository.waiting()).map(({ path }) => path)

test('an item is taken down at once, with why, although it and others have mistakes; nothing else goes along', async () => {
  const { data, versions } = await opened(item)
  const broken = { ...data, en: { ...data.en, title: '' }, category: 'none' }
  const saved = await served.post('/api/item', { ...item, data: broken, versions })
  const second = await served.repository.read(other)
  const bytes = Buffer.from(`${second?.bytes}\n# noted`)
  await served.repository.save([{ path: other, bytes, version: second?.version ?? null }], editor, 'Save')
  expect((await served.post('/api/publish', { items: [item] })).status, 'publishing is stopped by it').toBe(422)

  const withdrawn = { zh: '所述日期有误。', en: 'It gave a wrong date.' }
  const done = await served.post('/api/take-down', { ...item, versions: saved.json.versions, withdrawn })
  expect(done.status).toBe(200)
  const now = (await published(path)) as Record<string, Record<string, unknown>>
  expect(Date.parse(String(now.until))).toBeLessThanOrEqual(Date.now())
  expect(now).toMatchObject({
    category: data.category,
    zh: { withdrawn: withdrawn.zh },
    en: { title: data.en.title, withdrawn: withdrawn.en },
  })
  expect(await waiting()).toEqual([other])
  const { revisions } = (await served.get(`/api/history?${new URLSearchParams(item)}`)).json
  const [out] = revisions.filter(({ published }: { published: boolean }) => published)
  expect(out.act).toBe('takeDown')
})

test('a page is over in both languages, and may lead to another one', async () => {
  const page = { kind: 'page', id: 'culture' }
  const { versions } = await opened(page)
  expect((await served.post('/api/take-down', { ...page, versions, movedTo: '/introduction' })).status).toBe(200)
  for (const lang of ['zh', 'en'])
    expect(await published(`pages/culture.${lang}.yaml`)).toMatchObject({
      until: expect.any(String),
      movedTo: '/introduction',
    })
})

test('what links to a page is told before it goes: texts, fields and menus, and nothing that only begins alike', async () => {
  const name = { kind: 'company', id: '2026-04-16-slurry-pipeline' }
  const { data, versions } = await opened(name)
  const body = `${data.en.body}\n\nSee [it](/introduction), not [that](/introductions).`
  await served.post('/api/item', { ...name, versions, data: { ...data, en: { ...data.en, body } } })
  const linking = async (id: string) => {
    const { items } = (await served.get(`/api/links-to?kind=page&id=${id}`)).json
    return items.map(({ kind, id }: { kind: string; id: string }) => `${kind} ${id}`)
  }
  expect(await linking('introduction')).toEqual(expect.arrayContaining([`company ${name.id}`, 'navigation navigation']))
  expect(await linking('introductions')).toEqual([`company ${name.id}`])
  expect(await linking('page-that-is-not')).toEqual([])
})

test('what changed since it was read, what is not there and what has no time is left alone', async () => {
  const news = { kind: 'company', id: '2026-04-16-slurry-pipeline' }
  const late = await served.post('/api/take-down', { ...news, versions: { [other]: null } })
  expect([late.status, late.json.error]).toEqual([409, 'saveConflict'])
  expect((await served.post('/api/take-down', { ...news, id: 'never', versions: {} })).status).toBe(404)
  expect((await served.post('/api/take-down', { kind: 'site', id: 'site', versions: {} })).status).toBe(404)
  expect((await served.post('/api/take-down', { ...news, versions: {}, movedTo: 'javascript:alert(1)' })).status).toBe(
    400,
  )
})
