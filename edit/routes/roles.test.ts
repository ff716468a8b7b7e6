import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { servePeople } from '../testing/servedPeople.ts'

const folder = mkdtempSync(join(tmpdir(), 'roles-'))
const file = join(folder, 'roles.yaml')
writeFileSync(
  file,
  `
- { who: [an@qingsui.example], languages: [en] }
- { who: [bo@qingsui.example], places: [company], secondEyes: true }
- { who: [di@qingsui.example], places: [page], publishes: false }
- { who: [chen@qingsui.example] }
`,
)
const news = { kind: 'company', id: '2026-10-22-recall-drill' }
const page = { kind: 'page', id: 'culture' }

let served: Awaited<ReturnType<typeof servePeople>>
beforeAll(async () => {
  served = await servePeople({ EDIT_ROLES: file })
})
afterAll(async () => {
  await served.close()
  rmSync(folder, { recursive: true })
})

const opened = async (name: typeof news) => (await served.as('chen').get('/api/item', name)).json
/** Saves the item with another title in a language, and other fields. */
async function save(by: string, name: typeof news, lang: 'zh' | 'en', more: object = {}) {
  const { data, versions } = await opened(name)
  const title = `${data[lang].title} ${by}`
  return served
    .as(by)
    .post('/api/item', { ...name, versions, data: { ...data, ...more, [lang]: { ...data[lang], title } } })
}

test('who may write English saves English, in news and pages, and is told of the rest in a sentence', async () => {
  expect((await save('an', news, 'en')).status).toBe(200)
  expect((await save('an', page, 'en')).status).toBe(200)
  const before = await opened(news)
  for (const refused of [await save('an', news, 'zh'), await save('an', news, 'en', { date: '2026-01-01' })]) {
    expect([refused.status, refused.json.error]).toEqual([403, 'notYours'])
    expect(refused.json.texts.zh).toMatch(/^这些内容，或者其中这种语言的文字，不由您修改：《?.+。/)
    expect(refused.json.message).not.toMatch(/yaml/)
  }
  expect((await opened(news)).data).toEqual(before.data)
  expect((await served.as('an').get('/api/item', news)).json.limits).toEqual({ languages: ['en'], canPublish: true })
  expect(before.limits).toBeUndefined()
})

test('no other way leads around it: raw texts, removing, restoring, moving, undoing, discarding, taking down', async () => {
  const bo = served.as('bo')
  const { versions } = await opened(page)
  const path = 'pages/culture.zh.yaml'
  await save('chen', page, 'zh')
  const entries = await served.repository.entries()
  const current = (await opened(page)).versions
  const [latest] = (await served.as('chen').get('/api/history', page)).json.revisions
  const picture = [...entries.keys()].find((name) => name.endsWith('.webp')) ?? ''
  const tries: [error: string, url: string, body: object][] = [
    ['notYours', '/api/item', { ...page, versions: current, texts: { [path]: 'title: mine\n' } }],
    ['notYours', '/api/remove', { ...page, versions: current }],
    ['notYours', '/api/discard', { items: [page] }],
    ['notYours', '/api/undo', { revision: latest.revision }],
    ['notYoursToPublish', '/api/take-down', { ...page, versions: current }],
    ['notYours', '/api/media/move', { from: picture, to: 'media/x.webp', version: entries.get(picture) }],
    ['notFound', '/api/item', { ...news, id: 'x/../../pages/culture', versions: {}, data: { zh: { title: 'x' } } }],
    ['notYours', '/api/item', { ...page, id: 'new-page', versions: {}, data: { zh: { title: 'x' } } }],
  ]
  for (const [error, url, body] of tries)
    expect((await bo.post(url, body)).json.error, `${url} ${JSON.stringify(body)}`).toBe(error)
  expect(await served.repository.entries()).toEqual(entries)
  expect(versions).not.toEqual(current)
  const published = await bo.post('/api/publish', { items: [page] })
  expect([published.status, published.json.error]).toEqual([403, 'notYoursToPublish'])
})

test('nobody is somebody else by saying so: names and roles in a body, a second header, another’s token', async () => {
  const { data, versions } = await opened(page)
  const body = { ...page, versions, data: { ...data, zh: { ...data.zh, title: '冒名' } } }
  const claims = {
    by: 'chen@qingsui.example',
    editor: { mail: 'chen@qingsui.example', role: 'publisher' },
    groups: ['*'],
  }
  expect((await served.as('bo').post('/api/item', { ...body, ...claims })).json.error).toBe('notYours')
  const twice = await served.app.inject({
    method: 'POST',
    url: '/api/item',
    headers: { host: 'edit.qingsui.example', 'x-mail': ['bo@qingsui.example', 'chen@qingsui.example'] as never },
    payload: body,
  })
  expect(twice.statusCode).toBe(401)
  const token = (await served.as('chen').get('/api/me')).json.csrf
  expect((await served.as('bo').post('/api/item', body, { 'x-csrf': token })).json.error).toBe('forbidden')
})

test('what a rule wants looked at, a colleague publishes; who writes alone publishes nothing', async () => {
  await served.as('chen').post('/api/publish', { items: [news, page] })
  expect((await save('bo', news, 'zh')).status).toBe(200)
  expect((await served.as('bo').post('/api/publish', { items: [news] })).json.error).toBe('secondEyes')
  expect((await served.as('chen').post('/api/publish', { items: [news] })).status).toBe(200)
  expect((await save('di', page, 'zh')).status).toBe(200)
  expect((await served.as('di').post('/api/publish', { items: [page] })).status).toBe(403)
  expect((await save('em', page, 'zh')).json.error, 'no rule names Em').toBe('notYours')
})
