import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveSample } from '../../testing/servedSample.ts'

let served: Awaited<ReturnType<typeof serveSample>>
beforeAll(async () => {
  served = await serveSample()
})
afterAll(() => served.close())

test('a figure has its sentences, each with its place and language, and no sentence of another', async () => {
  const { json } = await served.get('/api/item?kind=figures&id=figures')
  const id: string = json.data.items[0].id
  const page = await served.get('/api/item?kind=page&id=culture')
  const { data, versions } = page.json
  const description = `One. Of $(${id}.value) two; and $(${id}-other). Three $(${id})! Four.`
  const saved = { ...data, en: { ...data.en, description } }
  expect((await served.post('/api/item', { kind: 'page', id: 'culture', versions, data: saved })).status).toBe(200)
  const { uses } = (await served.get(`/api/figure-uses?id=${id}`)).json
  const own = uses.find((use: { kind: string; id: string }) => use.kind === 'page' && use.id === 'culture')
  expect(own.title.en).toBe(data.en.title)
  const found = own.sentences.filter(({ path }: { path: string[] }) => path.join('.') === 'en.description')
  expect(found).toEqual([
    { lang: 'en', path: ['en', 'description'], text: `Of $(${id}.value) two;` },
    { lang: 'en', path: ['en', 'description'], text: `Three $(${id})!` },
  ])
})

test('a figure that nothing refers to has none', async () => {
  expect((await served.get('/api/figure-uses?id=nothing')).json).toEqual({ uses: [] })
  expect((await served.get('/api/figure-uses?id=$(x)')).status).toBe(400)
})
