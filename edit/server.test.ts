import { once } from 'node:events'
import { connect } from 'node:net'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { editCalls } from '#contract/edit.ts'
import { filmOf, pdfOf } from './testing/mediaSamples.ts'
import { change, chen } from './testing/repositories.ts'
import { serve } from './testing/served.ts'

let served: Awaited<ReturnType<typeof serve>>
let cookie = ''
const [host, origin] = ['127.0.0.1:80', 'http://127.0.0.1:80']
const bo = 'bo@qingsui.example'

beforeAll(async () => {
  served = await serve({}, { secondEyes: ['announcements'] })
  const entrance = new URL(served.signIn.address(80))
  const opened = await served.app.inject({ url: `/${entrance.search}`, headers: { host } })
  cookie = String(opened.headers['set-cookie']).split(';')[0] ?? ''
})
afterAll(() => served.close())

/** A request as our page sends it, but for what `headers` say; those that are empty are not sent. */
async function ask(options: InjectOptions & { url: string }, headers: Record<string, string> = {}) {
  const own = {
    host,
    cookie,
    origin,
    'x-csrf': served.csrf(bo),
    'sec-fetch-site': 'same-origin',
    'accept-language': 'en',
  }
  const sent = Object.fromEntries(Object.entries({ ...own, ...headers }).filter(([, value]) => value !== ''))
  const response = await served.app.inject({ ...options, headers: { ...sent, ...(options.headers as object) } })
  const isJson = String(response.headers['content-type']).startsWith('application/json')
  return {
    status: response.statusCode,
    headers: response.headers,
    text: response.body,
    json: isJson ? response.json() : undefined,
  }
}
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  ask({ method: 'POST', url, payload }, headers)
const versionOf = async (path: string) => (await served.repository.read(path))?.version ?? null
const upload = (path: string, payload: Buffer, version = '') =>
  ask({
    method: 'POST',
    url: `/api/media?path=${encodeURIComponent(path)}${version && `&version=${version}`}`,
    payload,
    headers: { 'content-type': 'application/octet-stream' },
  })

const routes = [
  '/',
  '/api/me',
  '/api/waiting',
  '/api/translations',
  '/api/calendar?month=2026-11',
  '/api/media?path=media/p.webp',
  '/nothing',
  '/api/nothing',
  '/?token=x',
]

test('every call of the contract is there, and what a store says beyond it does not leave', async () => {
  for (const [name, { method, path }] of Object.entries(editCalls))
    expect(served.app.hasRoute({ method, url: path }), name).toBe(true)
  const { waiting } = served.repository
  served.repository.waiting = async () => [
    { path: 'news/a.yaml', state: 'new', isConflict: false, by: 'Bo Li', mail: bo, at: '', authors: [] },
  ]
  const { items } = (await ask({ url: '/api/waiting' })).json
  served.repository.waiting = waiting
  expect(items).toEqual([{ kind: 'news', id: 'a', title: {}, state: 'new', isConflict: false, by: 'Bo Li', at: '' }])
})

test('a stranger gets nothing, wherever he asks and whatever he sends', async () => {
  served.buildPage()
  for (const url of routes) {
    for (const sent of ['', 'edit=', `edit=${'A'.repeat(43)}`, `x=1; other=${cookie}`]) {
      const { status, text, headers } = await ask({ url }, { cookie: sent })
      expect([status, JSON.parse(text).error, headers['set-cookie']], url).toEqual([401, 'openPrinted', undefined])
      expect(text).not.toMatch(/news|qingsui|Bo Li/i)
    }
  }
  const saved = await post('/api/item', { kind: 'news', id: 'z', data: {}, versions: {} }, { cookie: '' })
  expect(saved.status).toBe(401)
  expect(await served.repository.read('news/z.yaml')).toBeUndefined()
})

test('the address that the program prints lets one in, by a cookie that no script and no other site gets', async () => {
  const opened = await ask({ url: `/${new URL(served.signIn.address(80)).search}` }, { cookie: '' })
  expect([opened.status, opened.headers.location]).toEqual([303, '/'])
  expect(opened.headers['set-cookie']).toMatch(/^edit=[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/$/)
  expect((await ask({ url: '/api/me' })).json).toEqual({
    name: 'Bo Li',
    mail: bo,
    role: 'publisher',
    lang: 'en',
    canPublish: true,
    languages: ['zh', 'en'],
    canSignOut: false,
    site: '',
    csrf: served.csrf(bo),
  })
})

test.each(['evil.example', 'evil.example:80', '127.0.0.1.evil.example:80', '127.0.0.1:81', '127.0.0.1', ' '])(
  'a request under the host name %j is refused without a word',
  async (name) => {
    const { search } = new URL(served.signIn.address(80))
    for (const url of ['/api/me', `/${search}`]) {
      const response = await served.app.inject({ url, headers: { host: name, cookie } })
      expect([response.statusCode, response.body, response.headers['set-cookie']]).toEqual([403, '', undefined])
    }
  },
)

test.each([
  ['without an origin', { origin: '' }],
  ['from another origin', { origin: 'http://evil.example' }],
  ['from another port of this machine', { origin: 'http://127.0.0.1:81' }],
  ['under another name of this machine', { origin: 'http://localhost:80' }],
  ['from a page that hides where it is', { origin: 'null' }],
  ['from another site by the browser’s word', { 'sec-fetch-site': 'cross-site' }],
  ['from another port by the browser’s word', { 'sec-fetch-site': 'same-site' }],
  ['without a CSRF token', { 'x-csrf': '' }],
  ['with a wrong one', { 'x-csrf': 'A'.repeat(43) }],
])('a call %s changes nothing', async (_what, headers: Record<string, string>) => {
  const before = served.place.git('rev-parse', 'editing', 'main')
  for (const url of ['/api/item', '/api/publish', '/api/discard', '/api/undo', '/api/media?path=media/x.webp']) {
    const refused = await post(url, { kind: 'news', id: 'x', data: {}, versions: {} }, headers)
    expect([refused.status, refused.json.error], url).toEqual([403, 'forbidden'])
  }
  expect(served.place.git('rev-parse', 'editing', 'main')).toBe(before)
})

test('the token of one person is not that of another', async () => {
  const refused = await post('/api/publish', { items: [] }, { 'x-csrf': served.csrf('an@qingsui.example') })
  expect(refused.status).toBe(403)
})

test('what changes something has no way by GET, nor by a form', async () => {
  for (const url of ['/api/publish', '/api/discard', '/api/undo']) expect((await ask({ url })).status, url).toBe(404)
  for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']) {
    const form = await ask({ method: 'POST', url: '/api/item', payload: '{}', headers: { 'content-type': type } })
    expect([form.status, form.json.error], type).toEqual([415, 'badRequest'])
  }
  const bytes = { method: 'POST', url: '/api/item', payload: '{}' } as const
  expect((await ask({ ...bytes, headers: { 'content-type': 'application/octet-stream' } })).status).toBe(415)
})

test('another site neither reads nor frames, but a link in a mail opens the page', async () => {
  served.buildPage()
  const from = (dest: string, mode: string) => ({
    'sec-fetch-site': 'cross-site',
    'sec-fetch-dest': dest,
    'sec-fetch-mode': mode,
  })
  expect((await ask({ url: '/' }, from('document', 'navigate'))).status).toBe(200)
  for (const [url, headers] of [
    ['/', from('iframe', 'navigate')],
    ['/', from('script', 'no-cors')],
    ['/assets/a.js', from('script', 'no-cors')],
    ['/api/me', from('document', 'navigate')],
    ['/api/me', from('empty', 'cors')],
    ['/api/media?path=media/p.webp', from('image', 'no-cors')],
  ] as const) {
    expect((await ask({ url }, headers)).status, url).toBe(403)
  }
})

test('every answer forbids inline scripts, frames, other sites, and being kept', async () => {
  for (const url of ['/', '/assets/a.js', '/api/me', '/nothing', '/api/media?path=media/p.webp']) {
    for (const sent of [cookie, '']) {
      const { headers } = await ask({ url }, { cookie: sent })
      const policy = String(headers['content-security-policy'])
      expect(policy, url).toMatch(/^default-src 'none'/)
      expect(policy.match(/script-src [^;]*/)?.[0] ?? "script-src 'self'", url).toBe("script-src 'self'")
      expect(policy, url).toMatch(/frame-ancestors 'none'|sandbox/)
      expect(headers['cache-control'], url).toBe('no-store')
      expect(headers['x-content-type-options'], url).toBe('nosniff')
      expect(headers['access-control-allow-origin'], url).toBeUndefined()
    }
  }
})

test('the page and its files are served, and nothing beside them', async () => {
  served.buildPage()
  expect((await ask({ url: '/' })).text).toContain('<script type="module"')
  expect((await ask({ url: '/assets/a.js' })).text).toBe('a()')
  for (const url of [
    '/../secret',
    '/..%2fsecret',
    '/%2e%2e/secret',
    '/assets/..%2f..%2fsecret',
    '/assets',
    '/none.js',
  ]) {
    const { status, text } = await ask({ url })
    expect(status, url).toBeGreaterThanOrEqual(400)
    expect(text, url).not.toContain('secret')
  }
})

test('until the page is built the server says so', async () => {
  const other = await serve()
  const entrance = new URL(other.signIn.address(80))
  const opened = await other.app.inject({ url: `/${entrance.search}`, headers: { host } })
  const headers = {
    host,
    cookie: String(opened.headers['set-cookie']).split(';')[0] ?? '',
    'accept-language': 'zh-CN,zh;q=0.9',
  }
  const page = await other.app.inject({ url: '/', headers })
  expect([page.statusCode, page.json().message]).toEqual([503, '编辑页面正在生成，请稍候再打开。'])
  await other.close()
})

test('an item is read, saved, published, and its history is told', async () => {
  const read = await ask({ url: '/api/item?kind=news&id=a' })
  const saved = await post('/api/item', { kind: 'news', id: 'a', data: { a: 1 }, versions: read.json.versions })
  expect([saved.status, saved.json.versions]).toEqual([200, { 'news/a.yaml': await versionOf('news/a.yaml') }])
  const late = await post('/api/item', { kind: 'news', id: 'a', data: { a: 2 }, versions: read.json.versions })
  expect([late.status, late.json.error, late.json.names]).toEqual([409, 'saveConflict', ['news/a.yaml']])
  expect(late.json.message).toMatch(/^Somebody changed these files after you opened them: news\/a\.yaml\./)
  expect((await ask({ url: '/api/waiting' })).json.items).toMatchObject([{ kind: 'news', id: 'a', by: 'Bo Li' }])
  const published = await post('/api/publish', { items: [{ kind: 'news', id: 'a', versions: saved.json.versions }] })
  expect(published.status).toBe(200)
  expect(served.place.text('news/a.yaml')).toBe('{"a":1}')
  const { revisions } = (await ask({ url: '/api/history?kind=news&id=a' })).json
  expect(revisions).toHaveLength(3)
  const then = await ask({ url: `/api/item-at?kind=news&id=a&revision=${revisions[1].revision}` })
  expect(then.json).toEqual({ data: '{"a":1}' })
  expect((await post('/api/undo', { revision: revisions[1].revision })).status).toBe(200)
  expect((await ask({ url: '/api/waiting' })).json.items).toHaveLength(1)
  expect((await post('/api/discard', { items: [{ kind: 'news', id: 'a' }] })).status).toBe(200)
  expect((await ask({ url: '/api/waiting' })).json.items).toEqual([])
})

test('a file that cannot be read as data is saved as its text', async () => {
  const texts = { 'news/text.yaml': 'title: a\n' }
  const saved = await post('/api/item', { kind: 'news', id: 'text', texts, versions: {} })
  expect(saved.status).toBe(200)
})

test('an item with problems is saved, and not published', async () => {
  const versions = { 'news/b.yaml': await versionOf('news/b.yaml') }
  expect((await post('/api/item', { kind: 'news', id: 'b', data: 'problem', versions })).status).toBe(200)
  const refused = await post('/api/publish', { items: [{ kind: 'news', id: 'b' }] })
  expect([refused.status, refused.json.error, refused.json.names]).toEqual([422, 'publishProblems', ['news/b.yaml']])
  // Nor as a file of the media folder.
  expect((await post('/api/publish', { media: ['news/b.yaml'] })).status).toBe(400)
  expect((await post('/api/publish', { media: ['media/../news/b.yaml'] })).status).toBe(400)
  await post('/api/discard', { items: [{ kind: 'news', id: 'b' }] })
})

test('what the repository refuses is told in the reader’s language', async () => {
  await change(served.repository, 'announcements/c.yaml', 'c: 1\n', { ...chen, mail: bo })
  await expect(served.repository.publish(['announcements/c.yaml'], { ...chen, mail: bo })).rejects.toThrow('secondEyes')
  await served.repository.discard(['announcements/c.yaml'], { ...chen, mail: bo }) // a PDF waits for its item
  const media = ['media/announcements/c.zh.pdf']
  expect((await upload(media[0] ?? '', pdfOf({}))).status).toBe(200)
  const refused = await post('/api/publish', { media })
  expect([refused.status, refused.json.error, refused.json.names]).toEqual([403, 'secondEyes', media])
  const undo = { revision: 'f'.repeat(40) }
  expect((await post('/api/undo', undo, { 'accept-language': 'zh' })).json.message).toBe('没有这个版本。')
  expect((await post('/api/undo?lang=en', undo, { 'accept-language': 'zh' })).json.message).toBe(
    'There is no such version.',
  )
  const french = { 'accept-language': 'fr,en;q=0.5,zh;q=0.7' }
  expect((await post('/api/undo', undo, french)).json.message).toBe('没有这个版本。')
})

test('bodies have limits: 1 MB of text, 30 MB of a film', async () => {
  const text = { kind: 'news', id: 'a', data: 'x'.repeat(1_000_000), versions: {} }
  const refused = await post('/api/item', text)
  expect([refused.status, refused.json.error]).toEqual([413, 'tooLarge'])
  expect(refused.json.texts.en).toMatch(/^The texts of this have 1\.0 MB; 1 MB is the most\./)
  const film = filmOf(30_000_000)
  expect((await upload('media/large.mp4', film)).status).toBe(200)
  const larger = await upload('media/larger.mp4', Buffer.concat([film, Buffer.alloc(1)]))
  expect([larger.status, larger.json.error]).toEqual([413, 'fileTooLarge'])
  expect(larger.json.texts.zh).toMatch(/^这个文件有30\.0 MB，最多30 MB。/)
  expect(await served.repository.read('media/larger.mp4')).toBeUndefined()
})

test('rubbish is refused, and tells nothing from inside', async () => {
  const before = served.place.logged.length
  for (const payload of ['', '{', '[]', '{"items":1}', '{"__proto__":{"items":[]},"items":"x"}']) {
    const { status, json } = await ask({
      method: 'POST',
      url: '/api/publish',
      payload,
      headers: { 'content-type': 'application/json' },
    })
    expect([status, json.error], payload).toEqual([400, 'badRequest'])
  }
  expect((await ask({ url: '/api/item?kind=news' })).status).toBe(400)
  expect((await ask({ url: '/api/item?kind=news&id=..%2fsite' })).status).toBe(404)
  expect((await ask({ url: '/%ff' })).status).toBe(400)
  expect(served.place.logged.slice(before)).toEqual([])
})

test('what nobody foresaw goes to the log, not to the reader', async () => {
  const broken = await serve()
  const entrance = new URL(broken.signIn.address(80))
  const opened = await broken.app.inject({ url: `/${entrance.search}`, headers: { host } })
  broken.repository.waiting = async () => {
    throw new Error('/root/secret is broken')
  }
  const headers = { host, cookie: String(opened.headers['set-cookie']).split(';')[0] ?? '', 'accept-language': 'en' }
  const answer = await broken.app.inject({ url: '/api/waiting', headers })
  expect([answer.statusCode, answer.json().error]).toEqual([500, 'internal'])
  expect(answer.body).not.toContain('secret')
  expect(broken.place.logged.join()).toContain('/root/secret is broken')
  await broken.close()
})

test('over a connection the same holds: its port counts', async () => {
  const other = await serve()
  await other.app.listen({ port: 0, host: '127.0.0.1' })
  const port = Number(new URL(other.app.listeningOrigin).port)
  const response = await fetch(other.signIn.address(port), { redirect: 'manual' })
  const given = response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  expect((await fetch(`http://127.0.0.1:${port}/api/me`, { headers: { cookie: given } })).status).toBe(200)
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET /api/me HTTP/1.1\r\nHost: evil.example:${port}\r\nCookie: ${given}\r\nConnection: close\r\n\r\n`)
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 403 /)
  await other.close()
})

test('who has an item open is told to others by the session, not by what a request says of itself', async () => {
  const here = { kind: 'news', id: 'a', page: 'one', doing: 'typing' }
  expect((await post('/api/presence', here)).json).toEqual({ others: [] })
  const { json } = await post('/api/presence', { ...here, page: 'two', name: 'Somebody', mail: 'x@qingsui.example' })
  expect(json).toEqual({ others: [{ name: 'Bo Li', doing: 'typing', isSelf: true }] })
  expect((await post('/api/presence', { ...here, doing: 'singing' })).status).toBe(400)
  expect((await post('/api/presence', here, { 'x-csrf': '' })).status).toBe(403)
})

test('overviews refuse what is no month, and mark only what is stale', async () => {
  for (const month of ['2026-13', '2026', '../x', ''])
    expect((await ask({ url: `/api/calendar?month=${month}` })).status).toBe(400)
  expect((await ask({ url: '/api/calendar?month=2026-11' })).json).toEqual({ entries: [] })
  const before = (await served.repository.steps({ of: 'editing' }))?.length
  expect((await post('/api/right', { kind: 'company', id: 'a', texts: ['en title'] })).status).toBe(200)
  expect((await served.repository.steps({ of: 'editing' }))?.length).toBe(before)
  expect((await post('/api/right', { kind: 'company', id: 'a', texts: [] })).status).toBe(400)
})
