import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveSample } from '../testing/servedSample.ts'

const item = { kind: 'company', id: '2026-10-22-recall-drill' }
const path = `news/company/${item.id}.yaml`
const page = { kind: 'page', id: 'culture' }
const title = { zh: expect.stringMatching(/./), en: expect.stringMatching(/./) }

let served: Awaited<ReturnType<typeof serveSample>>
beforeAll(async () => {
  served = await serveSample('dairy')
})
afterAll(() => served.close())

async function remove(name: { kind: string; id: string }) {
  const { versions } = (await served.get(`/api/item?${new URLSearchParams(name)}`)).json
  expect((await served.post('/api/remove', { ...name, versions })).status).toBe(200)
}
const textOf = async (path: string) => (await served.repository.read(path))?.bytes.toString()

test.each(['before that is published', 'when readers no longer have it'])(
  'a removed item is brought back as it was, %s; lists know it by its last title',
  async (when) => {
    const before = await textOf(path)
    await remove(item)
    expect((await served.get('/api/waiting')).json.items).toMatchObject([{ ...item, state: 'removed', title }])
    if (when !== 'before that is published') {
      await served.repository.publish([path], { name: 'Bo Li', mail: 'bo@qingsui.example', role: 'publisher' })
      expect((await served.get('/api/releases')).json.releases[0].items).toEqual([{ ...item, title, isRemoved: true }])
    }
    expect((await served.post('/api/restore', item)).status).toBe(200)
    expect(await textOf(path)).toBe(before)
    expect((await served.get(`/api/item?${new URLSearchParams(item)}`)).status).toBe(200)
  },
)

test('a page comes back in both languages', async () => {
  const paths = ['pages/culture.zh.yaml', 'pages/culture.en.yaml']
  const before = await Promise.all(paths.map(textOf))
  await remove(page)
  expect(await Promise.all(paths.map(textOf))).toEqual([undefined, undefined])
  await served.post('/api/restore', page)
  expect(await Promise.all(paths.map(textOf))).toEqual(before)
})

test('an earlier version comes back as a save that is undone like any; nothing that was saved meanwhile is lost', async () => {
  const name = { kind: 'company', id: '2026-07-09-heat-and-milk' }
  const asked = `/api/item?${new URLSearchParams(name)}`
  const { data, versions } = (await served.get(asked)).json
  const changed = { ...data, zh: { ...data.zh, title: '另一个标题' } }
  const saved = (await served.post('/api/item', { ...name, data: changed, versions })).json
  const revisions = async () => (await served.get(`/api/history?${new URLSearchParams(name)}`)).json.revisions
  const revision = (await revisions()).at(-1).revision
  const late = await served.post('/api/restore', { ...name, revision, versions })
  expect([late.status, late.json.error]).toEqual([409, 'saveConflict'])
  expect((await served.get(asked)).json.data).toEqual(changed)
  expect((await served.post('/api/restore', { ...name, revision, versions: saved.versions })).status).toBe(200)
  expect((await served.get(asked)).json).toMatchObject({ data, versions })
  const [last] = await revisions()
  expect((await served.post('/api/undo', { revision: last.revision })).status).toBe(200)
  expect((await served.get(asked)).json.data).toEqual(changed)
  const unknown = await served.post('/api/restore', { ...name, revision: '0'.repeat(40), versions: saved.versions })
  expect([unknown.status, unknown.json.error]).toEqual([404, 'unknownRevision'])
})

test('what is there, and what never was, is not brought back', async () => {
  expect((await served.post('/api/restore', { ...item, id: 'never' })).status).toBe(404)
  expect((await served.post('/api/restore', { kind: 'file', id: 'media/announcements/x.pdf' })).status).toBe(404)
  const { versions } = (await served.get(`/api/item?${new URLSearchParams(item)}`)).json
  expect((await served.post('/api/restore', item)).json).toMatchObject({ versions })
})

test('an item is removed by a call of its own, as it was read; one that says nothing removes nothing', async () => {
  const before = await textOf(path)
  const { versions } = (await served.get(`/api/item?${new URLSearchParams(item)}`)).json
  for (const nothing of [{}, { data: null }, { data: {} }])
    expect((await served.post('/api/item', { ...item, ...nothing, versions })).status).toBe(400)
  const late = await served.post('/api/remove', { ...item, versions: { [path]: null } })
  expect([late.status, late.json.error]).toEqual([409, 'saveConflict'])
  expect(await textOf(path)).toBe(before)
  expect((await served.post('/api/remove', { ...item, id: 'never', versions: {} })).status).toBe(404)
  await remove(item)
  expect(await textOf(path)).toBeUndefined()
  await served.post('/api/restore', item)
})
