import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testBundle } from '../../server/testing/bundle.ts'
import { createSample, type Sample } from '../../server/testing/sample.ts'
import { createContentAccess } from '../content/contentAccess.ts'
import { csrfOf } from '../guard.ts'
import { createPreviews, type Previews } from '../preview/previews.ts'
import { openRepository, type Repository } from '../repository/repository.ts'
import { buildServer } from '../server.ts'
import { readSettings } from '../settings.ts'
import { chooseSignIn } from '../signIn/signIn.ts'
import { serve } from '../testing/served.ts'

const secret = Buffer.alloc(32, 3)
const settings = readSettings({ EDIT_NAME: 'Bo Li', EDIT_MAIL: 'bo@qingsui.example' })
const signIn = chooseSignIn(settings, secret)
let folder: string
let sample: Sample
let repository: Repository
let previews: Previews
let app: Awaited<ReturnType<typeof buildServer>>
beforeAll(async () => {
  sample = await createSample({}, 'dairy')
  folder = await mkdtemp(join(tmpdir(), 'edit-'))
  const { content, dist } = sample.settings
  repository = await openRepository({ ...settings, data: folder, content, log: console })
  const place = { signIn, secret, host: '127.0.0.1', port: 0, origin: '', editorPort: () => 80, log: console }
  previews = createPreviews({
    content: repository.folder,
    data: join(folder, 'preview'),
    dist,
    bundle: testBundle,
    ...place,
  })
  await previews.listen()
  app = await buildServer({
    repository,
    content: createContentAccess(),
    signIn,
    secret,
    page: folder,
    previews,
    log: console,
  })
})
afterAll(async () => {
  await app.close()
  await previews.close()
  await repository.close()
  await sample.dispose()
  await rm(folder, { recursive: true })
})

const host = '127.0.0.1:80'
async function post(payload: object) {
  const entrance = await app.inject({ url: `/${new URL(signIn.address(80)).search}`, headers: { host } })
  const cookie = String(entrance.headers['set-cookie']).split(';')[0]
  const headers = {
    host,
    cookie,
    origin: `http://${host}`,
    'x-csrf': csrfOf(secret, { name: '', mail: settings.mail, role: 'writer' }),
  }
  const answer = await app.inject({ method: 'POST', url: '/api/preview', payload, headers })
  const page = async (path: string) =>
    (await fetch(previews.addresses.at(host) + path, { headers: { cookie } as HeadersInit })).text()
  return { status: answer.statusCode, json: answer.json(), page }
}
const culture = async () => {
  const found = await createContentAccess().readItem(repository, { kind: 'page', id: 'culture' })
  return structuredClone(found?.data) as Record<'zh' | 'en', Record<string, unknown>>
}

test('an item is shown as it is written, where it is said, and nothing is saved', async () => {
  const data = await culture()
  data.en.title = 'Written in the form'
  const before = await repository.read('pages/culture.en.yaml')
  const { json, page } = await post({ kind: 'page', id: 'culture', data })
  expect(json).toEqual({
    origin: previews.addresses.at(host),
    pages: { zh: '/culture', en: '/en/culture' },
    langs: ['zh', 'en'],
    isShown: true,
    problems: [],
  })
  expect(await page(json.pages.en)).toContain('Written in the form')
  expect(await repository.read('pages/culture.en.yaml')).toEqual(before)
  expect(await repository.waiting()).toEqual([])
  await post({ kind: 'page', id: 'culture' })
  expect(await page(json.pages.en)).not.toContain('Written in the form')
})

test('what cannot be shown says why, in both languages, and what lacks something elsewhere is shown', async () => {
  const data = await culture()
  const { json } = await post({ kind: 'page', id: 'culture', data: { ...data, en: { ...data.en, blocks: [] } } })
  expect(json).toMatchObject({ isShown: false, langs: ['zh', 'en'] })
  expect(json.problems[0].path[0]).toBe('en')
  expect(Object.keys(json.problems[0].text)).toEqual(['zh', 'en'])
  const unpictured = await post({
    kind: 'page',
    id: 'culture',
    data: { ...data, zh: { ...data.zh, picture: 'a/none.jpg' } },
  })
  expect(unpictured.json).toMatchObject({ isShown: true, problems: [] })
  await post({ kind: 'page', id: 'culture' })
})

test('what has no page of its own is shown where readers see it; what there is not is not found', async () => {
  const shown = await post({ kind: 'history', id: 'history' })
  expect(shown.json).toMatchObject({ pages: { en: '/en/developProcess' }, langs: ['zh', 'en'] })
  expect((await post({ kind: 'nothing', id: 'x' })).status).toBe(404)
})

test('without an address for previews the page frames nothing, and is told what to do', async () => {
  const served = await serve()
  const headers = {
    host,
    origin: `http://${host}`,
    'x-csrf': served.csrf('bo@qingsui.example'),
    'accept-language': 'en',
  }
  const entrance = await served.app.inject({ url: `/${new URL(served.signIn.address(80)).search}`, headers: { host } })
  const cookie = String(entrance.headers['set-cookie']).split(';')[0]
  const payload = { kind: 'news', id: 'a', data: {} }
  const answer = await served.app.inject({
    method: 'POST',
    url: '/api/preview',
    payload,
    headers: { ...headers, cookie },
  })
  expect([answer.statusCode, answer.json().message]).toEqual([503, expect.stringContaining('EDIT_PREVIEW_ORIGIN')])
  served.buildPage()
  const page = await served.app.inject({ url: '/', headers: { host, cookie } })
  expect(page.headers['content-security-policy']).toContain("frame-src 'none'")
  await served.close()
})
