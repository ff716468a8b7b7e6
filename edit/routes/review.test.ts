import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { git } from '../testing/repositories.ts'
import { servePeople } from '../testing/servedPeople.ts'

const news = { kind: 'company', id: '2026-10-22-recall-drill' }
const page = { kind: 'page', id: 'culture' }

let served: Awaited<ReturnType<typeof servePeople>>
beforeAll(async () => {
  served = await servePeople()
})
afterAll(() => served.close())

const uuid = () => crypto.randomUUID()
const say = (by: string, said: object) => served.as(by).post('/api/review', { ...news, message: uuid(), ...said })
const reviewsOf = async (by: string) => (await served.as(by).get('/api/reviews')).json
const threads = async (name = news) => (await served.as('an').get('/api/review', name)).json.threads

test('who is asked finds it waiting, answers, and the asker sees the answer; whoever publishes ends it', async () => {
  const asked = await say('an', { to: 'Bo@Qingsui.example', text: 'Is the figure right?' })
  expect(asked.json).toMatchObject({ to: { mail: 'bo@qingsui.example' }, isOpen: true, isMine: true, isForMe: false })
  const thread = asked.json.id
  expect((await reviewsOf('bo')).forMe).toMatchObject([{ ...news, thread: { text: 'Is the figure right?' } }])
  expect((await reviewsOf('an')).mine).toMatchObject([{ thread: { replies: [] } }])
  expect((await reviewsOf('chen')).forMe).toEqual([])
  expect((await say('bo', { thread, is: 'remarks', text: 'Kilograms, not tonnes.' })).status).toBe(200)
  expect((await reviewsOf('bo')).forMe).toEqual([])
  const [{ thread: answered }] = (await reviewsOf('an')).mine
  expect(answered).toMatchObject({ isOpen: false, replies: [{ is: 'remarks', mail: 'bo@qingsui.example' }] })
  await say('an', { thread, is: 'reopened' })
  expect((await reviewsOf('bo')).forMe).toHaveLength(1)
  await say('bo', { thread, is: 'approved' })
  const { data, versions } = (await served.as('an').get('/api/item', news)).json
  const changed = { ...data, en: { ...data.en, title: 'Kilograms' } }
  await served.as('an').post('/api/item', { ...news, versions, data: changed })
  expect((await served.as('chen').post('/api/publish', { items: [news] })).status).toBe(200)
  expect(await reviewsOf('an')).toEqual({ forMe: [], mine: [] })
  expect((await threads()).at(-1).replies.at(-1)).toMatchObject({ is: 'published', mail: 'chen@qingsui.example' })
  expect((await say('bo', { thread, is: 'declined', text: 'late' })).status, 'it is over').toBe(400)
})

test('publishing over the head of somebody who was asked is refused until it is said that it ends the request', async () => {
  const change = async (title: string) => {
    const { data, versions } = (await served.as('an').get('/api/item', news)).json
    await served.as('an').post('/api/item', { ...news, versions, data: { ...data, en: { ...data.en, title } } })
  }
  const publish = (more = {}) => served.as('chen').post('/api/publish', { items: [news], ...more })
  await change('Pounds')
  const thread = (await say('an', { to: 'bo@qingsui.example', text: 'Look' })).json.id
  for (const answer of [undefined, { is: 'declined', text: 'No' }]) {
    if (answer) await say('bo', { thread, ...answer })
    const { status, json } = await publish()
    expect([status, json.error]).toEqual([409, 'notApproved'])
    expect(json.texts).toEqual({
      zh: expect.stringMatching(/还没有同意：bo@qingsui\.example（.+）。/),
      en: 'Asked to look, and not approved yet: bo@qingsui.example (Pounds). Publishing ends the request.',
    })
  }
  expect((await served.as('chen').get('/api/waiting')).json.items).toHaveLength(1)
  expect((await publish({ endsRequests: true })).status).toBe(200)
  expect((await reviewsOf('an')).mine).toEqual([])
  // Whoever was asked himself, and whose yes is there already, is no reason to ask.
  await change('Ounces')
  await say('an', { to: 'chen@qingsui.example', text: 'Look' })
  await say('bo', { thread: (await say('an', { to: 'bo@qingsui.example', text: 'Look' })).json.id, is: 'approved' })
  expect((await publish()).status).toBe(200)
})

test('taking down ends no request: what was asked is still to be answered', async () => {
  const item = { kind: 'company', id: '2026-10-22-recall-drill' }
  await say('an', { to: 'bo@qingsui.example', text: 'Look' })
  const { versions } = (await served.as('chen').get('/api/item', item)).json
  expect((await served.as('chen').post('/api/take-down', { ...item, versions })).status).toBe(200)
  expect((await reviewsOf('an')).mine).toHaveLength(1)
  await say('an', { thread: (await reviewsOf('an')).mine[0].thread.id, is: 'resolved' })
})

test('nobody speaks for another, nor twice', async () => {
  const id = uuid()
  const ask = { message: id, to: 'bo@qingsui.example', text: 'Look' }
  const claims = { mail: 'chen@qingsui.example', name: 'Chen', by: 'chen@qingsui.example', at: '2020-01-01T00:00:00Z' }
  const asked = await say('an', { ...ask, ...claims, replies: [{ is: 'approved' }], isOpen: false })
  expect(asked.json).toMatchObject({ mail: 'an@qingsui.example', replies: [], isOpen: true })
  expect(asked.json.at > '2026').toBe(true)
  const count = served.notices.length
  expect((await say('an', ask)).status).toBe(200)
  expect((await say('chen', { ...ask, text: 'Mine' })).json).toMatchObject({ id, mail: 'an@qingsui.example' })
  expect([
    (await threads()).filter((thread: { id: string }) => thread.id === id).length,
    served.notices.length,
  ]).toEqual([1, count])
  const refusals = [
    await say('an', { thread: id, is: 'approved' }),
    await say('chen', { thread: id, is: 'declined', text: 'No' }),
    await say('di', { thread: id, is: 'resolved' }),
  ]
  expect(refusals.map(({ status, json }) => [status, json.error])).toEqual(Array(3).fill([403, 'notAsked']))
  for (const said of [
    { thread: id, is: 'published' },
    { thread: id, is: 'remarks' },
    { thread: id },
    { text: '' },
    { text: 'x', is: 'approved' },
    { text: 'x', message: '../x' },
    { text: 'x'.repeat(4_001) },
    { text: 'x', path: Array(31).fill('a') },
  ])
    expect((await say('bo', said)).status, JSON.stringify(said).slice(0, 80)).toBe(400)
  expect((await say('bo', { thread: uuid(), text: 'x' })).status).toBe(404)
  for (const name of [
    { kind: 'company', id: '../../x' },
    { kind: 'nothing', id: 'x' },
  ]) {
    const answer = await served.as('bo').post('/api/review', { ...name, message: uuid(), text: 'x' })
    expect(answer.status).toBe(404)
  }
  expect(
    (await served.as('bo').post('/api/review', { ...news, message: uuid(), text: 'x' }, { 'x-csrf': 'x' })).status,
  ).toBe(403)
  await say('an', { thread: id, is: 'resolved' })
  expect((await reviewsOf('bo')).forMe).toEqual([])
})

test('somebody whom sign-in does not list is asked by name', async () => {
  await say('an', { to: 'DI@qingsui.example', text: 'By mail' })
  expect((await reviewsOf('di')).forMe).toHaveLength(1)
  const { json } = await say('an', { to: 'Director Li', text: 'By name' })
  expect(json.to).toEqual({ name: 'Director Li', mail: '' })
  const { people } = (await served.as('an').get('/api/people')).json
  expect(people.map(({ mail }: { mail: string }) => mail)).toEqual(
    expect.arrayContaining(['bo@qingsui.example', 'chen@qingsui.example']),
  )
  expect(people.some(({ mail }: { mail: string }) => /localhost$/.test(mail))).toBe(false)
})

test('a comment goes where its field goes, and to the item when that is gone', async () => {
  const open = async () => (await served.as('an').get('/api/item', page)).json
  const { data } = await open()
  const at = data.en.blocks.length - 1
  const { json } = await served
    .as('an')
    .post('/api/review', { ...page, message: uuid(), path: ['en', 'blocks', at, 'title'], text: 'Shorter?' })
  expect(json.path).toEqual(['en', 'blocks', at, 'title'])
  const save = async (blocks: (list: unknown[]) => unknown[]) => {
    const { data, versions } = await open()
    const [zh, en] = [data.zh, data.en].map((side) => ({ ...side, blocks: blocks(side.blocks) }))
    return served.as('bo').post('/api/item', { ...page, versions, data: { zh, en } })
  }
  await save((list) => [list.at(-1), ...list.slice(0, -1)])
  expect((await threads(page))[0].path).toEqual(['en', 'blocks', 0, 'title'])
  await save((list) => list.slice(1))
  expect((await threads(page))[0]).toMatchObject({ text: 'Shorter?' })
  expect((await threads(page))[0].path).toBeUndefined()
  const { id } = json
  await served.as('chen').post('/api/review', { ...page, message: uuid(), thread: id, is: 'resolved' })
  expect((await threads(page))[0]).toMatchObject({ isOpen: false })
  await served.as('di').post('/api/review', { ...page, message: uuid(), thread: id, is: 'reopened' })
  expect((await threads(page))[0]).toMatchObject({ isOpen: true, replies: [{ is: 'resolved' }, { is: 'reopened' }] })
})

test('many at once lose nothing, and nothing of it is in what is edited or published', async () => {
  const before = (await threads()).length
  const words = Array.from({ length: 20 }, (_, at) => `whispered ${at}`)
  await Promise.all(words.map((text, at) => say(at % 2 ? 'an' : 'bo', { text })))
  expect(
    (await threads())
      .slice(before)
      .map(({ text }: { text: string }) => text)
      .sort(),
  ).toEqual(words.sort())
  const bare = join(served.data, 'content.git')
  for (const branch of ['main', 'editing']) {
    expect(git(bare, 'log', '--format=%B', branch)).not.toContain('whispered')
    expect(() => git(bare, 'grep', '-q', 'whispered', branch)).toThrow()
  }
  expect(git(bare, 'grep', '-c', 'whispered', 'refs/edit/review')).toContain(news.id)
  expect(git(bare, 'for-each-ref', '--format=%(refname)', 'refs/heads').split('\n').sort()).toEqual([
    'refs/heads/editing',
    'refs/heads/main',
  ])
  expect(git(bare, 'fsck')).toBe('')
  expect(readFileSync(join(served.folder, `news/company/${news.id}.yaml`), 'utf8')).not.toContain('whispered')
  expect(await served.repository.filesHolding('whispered')).toEqual([])
})

test('who is told learns title, names and address, and no word of what is said', async () => {
  served.notices.length = 0
  const { json } = await say('an', { to: 'bo@qingsui.example', text: 'A secret draft' })
  await say('chen', { thread: json.id, text: 'A secret aside' })
  await say('bo', { thread: json.id, is: 'declined', text: 'A secret reason' })
  await say('an', { text: 'A secret comment' })
  expect(served.notices).toEqual([
    expect.objectContaining({
      event: 'asked',
      to: { name: expect.any(String), mail: 'bo@qingsui.example' },
      item: `company/${news.id}`,
    }),
    expect.objectContaining({ event: 'answered', to: { name: 'an@qingsui.example', mail: 'an@qingsui.example' } }),
  ])
  expect(JSON.stringify(served.notices)).not.toContain('secret')
})
