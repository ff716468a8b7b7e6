import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { serveSample } from '../testing/servedSample.ts'

let served: Awaited<ReturnType<typeof serveSample>>
beforeAll(async () => {
  served = await serveSample()
})
afterAll(() => served.close())

interface Name {
  kind: string
  id: string
}
const opened = async ({ kind, id }: Name) => (await served.get(`/api/item?${new URLSearchParams({ kind, id })}`)).json
const save = async (name: Name, change: (data: never) => void) => {
  const { data, versions } = await opened(name)
  change(data as never) // as the kind of the item says
  await served.post('/api/item', { ...name, data, versions })
}
const publish = async (...items: Name[]) => served.post('/api/publish', { items })
const filesOf = ({ problems }: { problems: { file: string }[] }) => problems.map(({ file }) => file)

const figures = { kind: 'figures', id: 'figures' }
type Figures = { items: { id: string }[] }

test('a shared figure that is used is neither renamed nor removed; how often it is used is said, and where', async () => {
  for (const change of [
    ({ items }: Figures) => Object.assign(items.find(({ id }) => id === 'mills-2025') ?? {}, { id: 'mills-2026' }),
    (data: Figures) => Object.assign(data, { items: data.items.filter(({ id }) => !id.startsWith('mills-202')) }),
  ]) {
    await save(figures, change)
    const { status, json } = await publish(figures)
    expect([status, json.error]).toEqual([422, 'figuresUsed'])
    expect(json.texts.en).toMatch(/cannot be removed or renamed: “mills-2025” in \d+ places/)
    expect(json.texts.zh).toMatch(/“mills-2025”用在\d+处/)
    expect(filesOf(json)).toContain('pages/introduction.zh.yaml')
  }
  await served.post('/api/discard', { items: [figures] })
  await save(figures, ({ items }: Figures) => void items.push({ ...items[0], id: 'new-figure' } as never))
  expect((await publish(figures)).status, 'one more breaks nothing').toBe(200)
})

test('what others refer to is not taken away, nor hidden until later: their links are named', async () => {
  const page = { kind: 'page', id: 'culture' }
  await save(page, ({ zh, en }: { zh: object; en: object }) => {
    for (const side of [zh, en]) Object.assign(side, { publishAt: '2126-11-27T08:00+08:00' })
  })
  const { status, json } = await publish(page)
  expect([status, json.error]).toEqual([422, 'breaksOthers'])
  expect(json.problems.map(({ text }: { text: { en: string } }) => text.en)).toContainEqual(
    expect.stringMatching(/\/culture leads to what is not online before/),
  )
  const { elsewhere } = (await served.post('/api/outgoing', { items: [page] })).json
  expect(filesOf({ problems: elsewhere }), 'told before it is tried').toEqual(filesOf(json))
  await served.post('/api/discard', { items: [page] })
})

test('a number that another announcement has is told at the new one, by the title of the other, and without files', async () => {
  const old = { kind: 'announcement', id: '2023-12-13-independent-director-rules-revised' }
  const name = { kind: 'announcement', id: '2023-12-13-a-new-one' }
  const { data } = await opened(old)
  await served.post('/api/item', { ...name, data, versions: {} })
  const problemsOf = async (name: Name) => (await served.get(`/api/problems?${new URLSearchParams({ ...name })}`)).json
  type Told = { path?: string[]; text: { zh: string; en: string }; is: string }
  const taken = ({ problems }: { problems: Told[] }) => problems.filter(({ is }) => is === 'numberTaken')
  const [told] = taken(await problemsOf(name))
  expect(told?.path).toEqual(['number'])
  expect(told?.text.en).toContain(`is that of “${data.en.title}” as well`)
  expect(told?.text.zh).toContain(`已用于《${data.zh.title}》`)
  expect(taken(await problemsOf(old)), 'the old one was right').toEqual([])
  expect(taken((await served.post('/api/outgoing', { items: [name] })).json.items[0])).toHaveLength(1)
  expect((await publish(name)).json.error).toBe('publishProblems')
  await served.post('/api/discard', { items: [name] })
})

test('what was checked before publishing is not checked again, unless anything was saved since', async () => {
  const page = { kind: 'page', id: 'culture' }
  const hide = (publishAt: string) =>
    save(page, ({ zh, en }: { zh: object; en: object }) => {
      for (const side of [zh, en]) Object.assign(side, { publishAt })
    })
  await hide('2126-11-27T08:00+08:00')
  const checks = vi.spyOn(Worker.prototype, 'postMessage')
  const during = async (ask: () => Promise<unknown>) => {
    await served.get(`/api/problems?${new URLSearchParams(page)}`) // waits for the check after a save
    checks.mockClear()
    await ask()
    return checks.mock.calls.length
  }
  const look = () => served.post('/api/outgoing', { items: [page] })
  expect(await during(look)).toBeGreaterThan(0)
  expect(await during(async () => expect((await publish(page)).json.error).toBe('breaksOthers'))).toBe(0)
  await hide('2126-11-28T08:00+08:00')
  expect(await during(look)).toBeGreaterThan(0)
  checks.mockRestore()
  await served.post('/api/discard', { items: [page] })
})

test('a category in use is removed together with what no longer has it, and not before', async () => {
  const categories = { kind: 'categories', id: 'categories' }
  type Category = { code: string }
  const removed = (data: Record<string, Category[]>) => {
    data.company = (data.company ?? []).filter(({ code }) => code !== '2')
  }
  await save(categories, removed)
  const refused = await publish(categories)
  expect([refused.status, refused.json.error]).toEqual([422, 'breaksOthers'])
  const users: Name[] = refused.json.problems.map(({ kind, id }: Name) => ({ kind, id }))
  for (const user of users) await save(user, (data: { category: string }) => Object.assign(data, { category: '1' }))
  expect((await publish(categories)).status, 'as long as these are not published').toBe(422)
  expect((await publish(categories, ...users)).status).toBe(200)
})
