import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PreviewLink } from '#contract/edit/previewLinks.ts'
import { callPath } from '#contract/paths.ts'
import { article } from '../../server/testing/article.ts'
import { testBundle } from '../../server/testing/bundle.ts'
import { createSample, type Sample } from '../../server/testing/sample.ts'
import { createContentAccess } from '../content/contentAccess.ts'
import { csrfOf } from '../guard.ts'
import { createPreviews, type Previews } from '../preview/previews.ts'
import { openRepository, type Repository } from '../repository/repository.ts'
import type { Editor } from '../repository/types.ts'
import { buildServer } from '../server.ts'
import { readSettings } from '../settings.ts'
import { onLoopback } from '../signIn/loopback.ts'
import { createSigner } from '../signIn/signedValue.ts'

const secret = Buffer.alloc(32, 9)
const people: Record<string, Editor> = {
  an: { name: '安宁', mail: 'an@qingsui.example', role: 'writer' },
  mei: { name: 'Mei', mail: 'mei@qingsui.example', role: 'writer' },
  bo: { name: 'Bo Li', mail: 'bo@qingsui.example', role: 'publisher' },
}
/** A header says who asks. */
const signIn = {
  ...onLoopback(readSettings({}), secret),
  editorOf: ({ headers }: IncomingMessage) => people[String(headers['x-by'])],
}
const day = 24 * 60 * 60_000
let now = Date.now()
let folder: string
let sample: Sample
let repository: Repository
let previews: Previews
let app: Awaited<ReturnType<typeof buildServer>>

async function start() {
  const place = { signIn, secret, host: '127.0.0.1', port: 0, origin: '', editorPort: () => 80, log: console }
  const made = { content: repository.folder, data: join(folder, 'preview'), dist: sample.settings.dist }
  previews = createPreviews({ ...made, bundle: testBundle, now: () => now, ...place })
  await previews.listen()
  const content = createContentAccess()
  app = await buildServer({ repository, content, signIn, secret, page: folder, previews, log: console })
}
async function stop() {
  await app.close()
  await previews.close()
}
beforeAll(async () => {
  sample = await createSample({}, 'dairy')
  folder = await mkdtemp(join(tmpdir(), 'links-'))
  const settings = readSettings({})
  repository = await openRepository({ ...settings, data: folder, content: sample.settings.content, log: console })
  await start()
})
afterAll(async () => {
  await stop()
  await repository.close()
  await sample.dispose()
  await rm(folder, { recursive: true })
})

const call = async (by: string, method: 'GET' | 'POST', url: string, payload?: object) => {
  const host = '127.0.0.1:80'
  const csrf = csrfOf(secret, people[by] ?? { name: '', mail: '', role: 'writer' })
  const headers = { host, origin: `http://${host}`, 'x-by': by, 'x-csrf': csrf, 'accept-language': 'en' }
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, json: answer.json() }
}
const make = async (kind: string, id: string, by = 'an'): Promise<PreviewLink> =>
  (await call(by, 'POST', '/api/preview-links', { kind, id })).json
const save = (path: string, text: string, version: string | null = null) =>
  repository.save([{ path, bytes: Buffer.from(text), version }], people.an as Editor, 'Save')
const change = async (path: string, edit: (text: string) => string) => {
  const read = await repository.read(path)
  await save(path, edit(String(read?.bytes)), read?.version ?? null)
}

/** As the browser of somebody outside does. */
async function get(path: string, { cookie = '', method = 'GET', host = '', ...headers }: Record<string, string> = {}) {
  const { port } = new URL(previews.addresses.at('127.0.0.1'))
  const sent = { port, path, method, host: '127.0.0.1' }
  const named = { host: host || `localhost:${port}`, ...(cookie && { cookie }), ...headers }
  const answer = await new Promise<IncomingMessage>((done, fail) => {
    request({ ...sent, headers: named })
      .once('response', done)
      .once('error', fail)
      .end()
  })
  return { status: answer.statusCode, headers: answer.headers, text: await textOf(answer) }
}
const pathOf = ({ address }: PreviewLink) => new URL(address).pathname
async function open(link: PreviewLink, headers: Record<string, string> = {}) {
  const answer = await get(pathOf(link), headers)
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
  return { ...answer, cookie, page: String(answer.headers.location) }
}

const draft = '2099-01-01-merger'
const other = '2099-01-01-secret'
const item = (title: string) =>
  article('2099-01-01', { shared: 'draft: true\npublishAt: 2099-01-01T08:00\n' }).replace(
    'Test item of 2099-01-01',
    title,
  )

test('somebody without an account sees the item as it was saved, in each language, and nothing that was saved later', async () => {
  await save(`news/company/${draft}.yaml`, item('Merger agreed'))
  const link = await make('company', draft)
  expect(new URL(link.address).hostname, 'not where the editor has his cookie').toBe('localhost')
  expect(Date.parse(link.until)).toBe(now + day)
  const opened = await open(link, { 'accept-language': 'en-GB,zh;q=0.5' })
  expect([opened.status, opened.page]).toEqual([303, `/en/${draft}`])
  expect((await open(link, { 'accept-language': 'zh-CN' })).page).toBe(`/${draft}`)
  expect(opened.headers['set-cookie']).toEqual([
    expect.stringMatching(/; Max-Age=86400; HttpOnly; SameSite=Lax; Path=\/$/),
  ])
  await change(`news/company/${draft}.yaml`, (text) => text.replace('Merger agreed', 'Merger signed'))
  const seen = await get(opened.page, { cookie: opened.cookie })
  expect(seen.status).toBe(200)
  expect(seen.text).toContain('Merger agreed')
  expect(seen.text).not.toContain('Merger signed')
  expect((await get(`/${draft}`, { cookie: opened.cookie })).text).toContain('2099-01-01的测试消息')
  expect(seen.headers).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  })
  expect(seen.headers['set-cookie'], 'no other cookie').toBeUndefined()
})

test('whoever has a link sees no other draft, no waiting change, no picture of them, and no program', async () => {
  await save(`news/company/${other}.yaml`, item('Secret of others'))
  await change('pages/culture.en.yaml', (text) => text.replace(/^title: .*$/m, 'title: Waiting title'))
  await save('media/news/hidden.csv', 'a,b\n')
  const { cookie } = await open(await make('company', draft))
  for (const path of [
    `/${other}`,
    `/en/${other}`,
    '/media/news/hidden.csv',
    '/_changes',
    '/content/site.yaml',
    '/../link.json',
  ])
    expect((await get(path, { cookie })).status, path).toBe(404)
  expect((await get('/en/culture', { cookie })).text).not.toContain('Waiting title')
  for (const path of ['/', '/en/', '/sitemap.xml', `${callPath('search', 'site')}?keyword=Secret`])
    expect((await get(path, { cookie })).text, path).not.toContain(other)
  for (const path of ['/api/me', '/api/item?kind=company&id=x', '/api/preview-links?kind=company&id=x'])
    expect((await get(path, { cookie })).status, path).toBe(404)
  const { port } = new URL(previews.addresses.at('127.0.0.1'))
  const asEditor = await app.inject({ url: '/api/me', headers: { host: '127.0.0.1:80', cookie } })
  expect(asEditor.statusCode, 'it signs nobody in').toBe(401)
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
    expect((await get(`/en/${draft}`, { cookie, method })).status, method).toBe(405)
  expect((await get(`/en/${draft}`, { cookie, host: `evil.example:${port}` })).status).toBe(403)
  expect((await get(`/en/${draft}`)).status, 'without it').toBe(403)
})

test('the links of two items open each their own', async () => {
  const [one, two] = [await open(await make('company', draft)), await open(await make('company', other))]
  expect((await get(`/en/${draft}`, { cookie: one.cookie })).status).toBe(200)
  expect((await get(`/en/${other}`, { cookie: one.cookie })).status).toBe(404)
  expect((await get(`/en/${draft}`, { cookie: two.cookie })).status).toBe(404)
  expect((await get(`/en/${other}`, { cookie: two.cookie })).status).toBe(200)
})

test('an address that somebody changed, made up, or signed for something else says that it is over, in both languages', async () => {
  const link = await make('company', draft)
  const [, token = ''] = pathOf(link).split('/preview-link/')
  const [text = '', mac = ''] = token.split('.')
  const forged = Buffer.from(JSON.stringify({ value: { link: '../..' }, until: now + day })).toString('base64url')
  const later = Buffer.from(
    Buffer.from(text, 'base64url')
      .toString()
      .replace(/"until":\d/, '"until":9'),
  ).toString('base64url')
  const signed = (purpose: string, value: object) => createSigner(secret, purpose).sign(value, 1_000)
  const wrong = [
    '',
    'x',
    text,
    `${text}.`,
    `${text}.${mac.slice(1)}`,
    `${mac}.${text}`,
    `${forged}.${mac}`,
    `${later}.${mac}`,
    `${token}.${mac}`.slice(0, -1),
    `${token}/../${draft}`,
    encodeURIComponent(`${token}\r\nset-cookie: a=b`),
    signed('session', { link: link.link }),
    signed('preview link', { link: '../..' }),
    signed('preview link', { link: '__proto__' }),
    signed('preview link', { link: link.link }), // ours, but of another day
  ]
  for (const token of wrong) {
    for (const answer of [
      await get(`/preview-link/${token}`),
      await get(`/en/${draft}`, { cookie: `preview-link=${token}` }),
    ]) {
      expect(answer.status, token).toBe(410)
      expect(answer.text).not.toContain('Merger')
    }
  }
  const { text: page, headers } = await get('/preview-link/x')
  expect(page).toContain('<section lang="zh-CN"><h1>这个预览链接已失效</h1>')
  expect(page).toContain('<section lang="en"><h1>This preview link is over</h1>')
  expect(headers).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  expect((await open(link)).status, 'the true one is as good as before').toBe(303)
})

test('a link that is ended is over at once, for whoever has it open too; only its maker and publishers end it', async () => {
  const link = await make('company', draft)
  const { cookie } = await open(link)
  expect((await get(`/en/${draft}`, { cookie })).status).toBe(200)
  expect((await call('mei', 'POST', '/api/preview-links/end', { link: link.link })).json.error).toBe('othersLink')
  expect((await call('mei', 'GET', `/api/preview-links?kind=company&id=${draft}`)).json.links[0].canEnd).toBe(false)
  expect((await get(`/en/${draft}`, { cookie })).status).toBe(200)
  expect((await call('bo', 'POST', '/api/preview-links/end', { link: link.link })).status).toBe(200)
  // Whoever looks again is told again: the cookie stays, as what the page itself asked for may have been the first to hear it.
  const told = await get(`/en/${draft}`, { cookie })
  expect([told.status, told.headers['set-cookie']]).toEqual([410, undefined])
  expect((await open(link)).status).toBe(410)
  expect(existsSync(join(folder, 'preview/links', link.link))).toBe(false)
  expect((await call('bo', 'POST', '/api/preview-links/end', { link: link.link })).status).toBe(404)
  for (const link of ['..', '.', '', 'links', `../${'0'.repeat(21)}`])
    expect((await call('bo', 'POST', '/api/preview-links/end', { link })).status).toBe(400)
})

test('after a new start links go on; after a day they are over and nothing is left of them', async () => {
  const link = await make('company', draft)
  await stop()
  await start()
  expect((await open(link)).status).toBe(303)
  now += day - 1_000
  expect((await open(link)).headers['set-cookie']).toEqual([expect.stringContaining('Max-Age=1;')])
  const { cookie } = await open(link)
  now += 1_000
  expect((await open(link)).status).toBe(410)
  expect((await get(`/en/${draft}`, { cookie })).status).toBe(410)
  await previews.links.tidy()
  expect(await readdir(join(folder, 'preview/links'))).toEqual([])
  expect((await call('an', 'GET', `/api/preview-links?kind=company&id=${draft}`)).json.links).toEqual([])
})

test('a picture that only this draft has is shown with it; what cannot be shown makes no link', async () => {
  await save('media/news/terms.csv', 'a,b\n')
  await change(`news/company/${draft}.yaml`, (text) =>
    text.replace('body: Text.', 'body: See [terms](/media/news/terms.csv).'),
  )
  const { cookie } = await open(await make('company', draft))
  expect((await get('/media/news/terms.csv', { cookie })).text).toBe('a,b\n')
  await change(`news/company/${draft}.yaml`, (text) => text.replace(/title: .*/g, 'titel: x'))
  const broken = await call('an', 'POST', '/api/preview-links', { kind: 'company', id: draft })
  expect([broken.status, broken.json.error]).toEqual([422, 'notShowable'])
  expect((await call('an', 'POST', '/api/preview-links', { kind: 'company', id: 'never' })).status).toBe(404)
  expect((await readdir(join(folder, 'preview/links'))).length).toBe(1)
})

test('where people sign in links need an address of their own', async () => {
  const { addressesOf } = await import('../preview/addresses.ts')
  const ports = () => ({ editor: 1, preview: 2 })
  const none = addressesOf({ signIn, origin: 'https://preview.company.example', linkOrigin: '' }, ports)
  expect([none.linkAt('edit.company.example'), none.isLink('preview.company.example')]).toEqual([undefined, false])
  const own = addressesOf(
    { signIn, origin: 'https://preview.company.example', linkOrigin: 'https://look.company.example' },
    ports,
  )
  expect(own.linkAt('edit.company.example')).toBe('https://look.company.example')
  expect(['look.company.example', 'preview.company.example', 'localhost:2'].map(own.isLink)).toEqual([
    true,
    false,
    false,
  ])
  expect(own.isOurs('look.company.example'), 'no editor is known there').toBe(false)
})
