import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callPath } from '#contract/paths.ts'
import { article } from '../../server/testing/article.ts'
import { testBundle } from '../../server/testing/bundle.ts'
import { createSample, type Sample } from '../../server/testing/sample.ts'
import type { Editor } from '../repository/types.ts'
import { readSettings } from '../settings.ts'
import { onLoopback } from '../signIn/loopback.ts'
import { createPreviews, type Previews } from './previews.ts'

let sample: Sample
let folder: string
let previews: Previews
const editorPort = 8120
/** On loopback there is one person; here a header says which of two. */
const signIn = {
  ...onLoopback(readSettings({}), Buffer.alloc(32)),
  editorOf: ({ headers }: IncomingMessage): Editor | undefined =>
    headers['x-mail'] ? { name: '', mail: String(headers['x-mail']), role: 'writer' } : undefined,
}
beforeAll(async () => {
  sample = await createSample({}, 'dairy')
  folder = await mkdtemp(join(tmpdir(), 'preview-'))
  previews = createPreviews({
    content: sample.settings.content,
    data: folder,
    dist: sample.settings.dist,
    bundle: testBundle,
    signIn,
    secret: Buffer.alloc(32),
    host: '127.0.0.1',
    port: 0,
    origin: '',
    editorPort: () => editorPort,
    log: console,
  })
  await previews.listen()
})
afterAll(async () => {
  await previews.close()
  await sample.dispose()
  await rm(folder, { recursive: true })
})

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const { port } = new URL(previews.addresses.at('127.0.0.1'))
  const sent = request({ port, path, host: '127.0.0.1', headers: { 'x-mail': bo, ...headers } }).end()
  return new Promise<IncomingMessage>((done, fail) => sent.once('response', done).once('error', fail))
}
const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await ask(path, headers)
  return { status: answer.statusCode, headers: answer.headers, text: await textOf(answer) }
}
const [bo, mei] = ['bo@qingsui.example', 'mei@qingsui.example']
const file = 'pages/culture.en.yaml'
const saved = () => readFile(join(sample.settings.content, file), 'utf8')
const show = (text: string | undefined, mail = bo) => {
  const files = new Map(text === undefined ? [] : [[file, Buffer.from(text)]])
  return previews.show(mail, { kind: 'page', id: 'culture', files })
}
const titled = async (title: string) => (await saved()).replace(/^title: .*$/m, `title: "${title}"`)

test('what is being written stands on the true page, in both languages, and not in the saved content', async () => {
  expect(await show(await titled('Written just now'))).toEqual({
    pages: { zh: '/culture', en: '/en/culture' },
    langs: ['zh', 'en'],
    problems: [],
  })
  expect((await get('/en/culture')).text).toContain('Written just now')
  expect((await get('/culture')).status).toBe(200)
  expect(await saved()).not.toContain('Written just now')
  await show(undefined)
  expect((await get('/en/culture')).text).not.toContain('Written just now')
})

test('nobody sees what another one is writing, and what he writes elsewhere himself stays', async () => {
  await show(await titled('Bo’s'))
  const item = article('2099-01-01', { shared: 'draft: true' })
  const written = new Map([['news/company/2099-01-01-a.yaml', Buffer.from(item)]])
  await previews.show(bo, { kind: 'company', id: '2099-01-01-a', files: written })
  expect((await get('/en/culture')).text).toContain('Bo’s')
  expect((await get('/en/culture', { 'x-mail': mei })).text).not.toContain('Bo’s')
  expect((await get('/2099-01-01-a', { 'x-mail': mei })).status).toBe(404)
  await previews.show(bo, { kind: 'company', id: '2099-01-01-a', files: new Map() })
  await show(undefined)
})

test('drafts and what is still to come are shown; a file that is removed is not', async () => {
  const id = '2099-01-01-draft'
  const item = article('2099-01-01', { shared: 'draft: true' })
  const files = new Map([[`news/company/${id}.yaml`, Buffer.from(item)]])
  expect(await previews.show(bo, { kind: 'company', id, files })).toMatchObject({ langs: ['zh', 'en'] })
  expect((await get(`/${id}`)).status).toBe(200)
  const found = await get(`${callPath('search', 'site')}?keyword=${encodeURIComponent('测试消息')}`)
  expect(found.text, 'by search as well').toContain(id)
  expect(await previews.show(bo, { kind: 'company', id, files: new Map() })).toMatchObject({ langs: [] })
  expect((await get(`/${id}`)).status).toBe(404)
})

test('what is broken is told, and the page stays as it last was good', async () => {
  const { problems, langs } = await show('title: [')
  expect(problems.map(({ file }) => file)).toContain(file)
  expect(langs).toContain('en')
  expect((await get('/en/culture')).status).toBe(200)
  await show(undefined)
})

test('what a colleague saves is taken over, without what is being written being lost', async () => {
  await show(await titled('Mine, unsaved'))
  const place = join(sample.settings.content, 'pages/introduction.en.yaml')
  const text = await readFile(place, 'utf8')
  const before = await saved()
  await writeFile(place, text.replace(/^title: .*$/m, 'title: "A colleague’s"'))
  await writeFile(join(sample.settings.content, file), await titled('Theirs, saved'))
  await previews.renew(['pages/introduction.en.yaml', file])
  expect((await get('/en/introduction')).text).toContain('A colleague’s')
  expect((await get('/en/culture')).text).toContain('Mine, unsaved')
  await show(undefined)
  expect((await get('/en/culture')).text).toContain('Theirs, saved')
  await writeFile(place, text)
  await writeFile(join(sample.settings.content, file), before)
  await previews.renew(['pages/introduction.en.yaml', file])
})

test('open pages are told which revision is shown, at once and after a change, and say themselves what they show', async () => {
  const revision = (await get('/en/culture')).headers['server-timing']
  const stream = await ask('/_changes')
  const told: string[] = []
  const next = () => new Promise<string>((done) => stream.once('data', (chunk) => done(String(chunk))))
  told.push(await next())
  const [changed] = await Promise.all([next(), show(`${await saved()}\n# seen\n`)])
  told.push(changed)
  const now = (await get('/en/culture')).headers['server-timing']
  const asEvent = (timing: unknown) => `data: ${/"(\w+)"/.exec(String(timing))?.[1]}\n\n`
  expect(told).toEqual([asEvent(revision), asEvent(now)])
  expect(now).not.toBe(revision)
  stream.destroy()
  await show(undefined)
})

test('only the editors’ page may frame it, under the name by which it was opened, and nothing is kept', async () => {
  const { port } = new URL(previews.addresses.at('127.0.0.1'))
  for (const name of ['127.0.0.1', 'localhost']) {
    const { headers, status } = await get('/en/culture', { host: `${name}:${port}` })
    expect(status).toBe(200)
    expect(headers['content-security-policy']).toContain(`frame-ancestors http://${name}:${editorPort}`)
    expect([headers['x-frame-options'], headers['cache-control']]).toEqual([undefined, 'no-store'])
    expect(previews.addresses.at(`${name}:${editorPort}`)).toBe(`http://${name}:${port}`)
  }
})

test('nobody else sees any of it, nor under another name', async () => {
  const { port } = new URL(previews.addresses.at('127.0.0.1'))
  for (const path of ['/', '/en/culture', '/_changes', '/api/site/noToken/common/getSite', '/sitemap.xml']) {
    expect((await get(path, { 'x-mail': '' })).status, path).toBe(403)
    expect((await get(path, { host: `evil.example:${port}` })).status, path).toBe(403)
  }
})
