import { createHmac } from 'node:crypto'
import { renameSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { callPath } from '#contract/paths.ts'
import { buildApp } from './app.ts'
import { openContentSource } from './content/contentSource.ts'
import type { ContentSource } from './content/followedContent.ts'
import { createMetrics } from './metrics.ts'
import { openWhenShowable } from './openWhenShowable.ts'
import type { SiteStore } from './site.ts'
import { article } from './testing/article.ts'
import { testBundle } from './testing/bundle.ts'
import { type ContentRepository, createContentRepository } from './testing/contentRepository.ts'
import { createSample, type Sample, tinyPdf } from './testing/sample.ts'

const secret = 'a secret of the repository'
let sample: Sample
let repository: ContentRepository
let source: ContentSource
let site: SiteStore
let app: FastifyInstance
const log: string[] = []
const say = (line: string) => void log.push(line)

beforeAll(async () => {
  const before = await createSample()
  repository = createContentRepository(before.settings.content)
  repository.push()
  sample = { ...before, settings: { ...before.settings, contentGit: repository.bare, contentHookSecret: secret } }
  const { settings } = sample
  source = await openContentSource(settings, { info: say, error: say })
  await source.ready(() => undefined)
  site = await openWhenShowable({ settings, source, log: { info: say, error: say }, onRefused: () => undefined })
  app = await buildApp({
    settings,
    site,
    bundle: testBundle,
    git: source.git,
    contentHook: { secret, ask: source.ask },
  })
})
afterAll(async () => {
  await source.close()
  await app.close()
  await site.close()
  repository.dispose()
  await sample.dispose()
})

const sign = (body: string, key = secret) => `sha256=${createHmac('sha256', key).update(body).digest('hex')}`
const call = (body: string, signature?: string, type = 'application/json') =>
  app.inject({
    method: 'POST',
    url: '/content-hook',
    payload: body,
    headers: { 'content-type': type, ...(signature !== undefined && { 'x-hub-signature-256': signature }) },
  })
const shown = async (id: string) => (await app.inject(`${callPath('newsDetail', 'site')}?id=${id}`)).statusCode

test('what is pushed is seen as soon as a signed call has told of it', async () => {
  const before = site.folder
  repository.write('news/company/2020-01-01-hook.yaml', article('2020-01-01'))
  repository.push()
  expect(await shown('2020-01-01-hook')).toBe(404)
  const body = JSON.stringify({ ref: 'refs/heads/main', text: '内容' })
  expect((await call(body, sign(body))).statusCode).toBe(202)
  await vi.waitFor(async () => expect(await shown('2020-01-01-hook')).toBe(200), 20_000)
  expect(site.folder).not.toBe(before)
  // Of hosts that send forms, or nothing.
  expect((await call('payload=x', sign('payload=x'), 'application/x-www-form-urlencoded')).statusCode).toBe(202)
  expect((await call('', sign(''))).statusCode).toBe(202)
})

test.each([
  ['no signature', undefined],
  ['another secret', sign('{}', 'another secret of another one')],
  ['the signature of another body', sign('{ }')],
  ['half a signature', sign('{}').slice(0, 40)],
  ['the older kind of signature', `sha1=${createHmac('sha1', secret).update('{}').digest('hex')}`],
  ['a signature in capitals', sign('{}').toUpperCase()],
])('with %s nothing is asked', async (_what, signature) => {
  const asked = Object.values(source.git?.fetches ?? {}).join()
  const answer = await call('{}', signature)
  expect([answer.statusCode, answer.json().code]).toEqual([403, 403])
  expect(Object.values(source.git?.fetches ?? {}).join()).toBe(asked)
})

test('a call may have 1 MiB, and nothing but a POST is one', async () => {
  const long = 'x'.repeat(1024 * 1024 + 1)
  expect((await call(long, sign(long))).statusCode).toBe(413)
  expect((await call(long.slice(1), sign(long.slice(1)))).statusCode).toBe(202)
  for (const method of ['GET', 'PUT'] as const) {
    expect((await app.inject({ method, url: '/content-hook' })).statusCode).toBe(404)
  }
})

test('without a secret there is no such address', async () => {
  const own = await buildApp({ settings: sample.settings, site })
  const answer = await own.inject({
    method: 'POST',
    url: '/content-hook',
    payload: '{}',
    headers: { 'x-hub-signature-256': sign('{}') },
  })
  expect(answer.statusCode).toBe(404)
  await own.close()
})

test('every answer names its revision, also one that was made of an older one and is the same; so does /readyz', async () => {
  const place = '/en/culture'
  const before = await app.inject(place)
  const commit = repository.push().slice(0, 12) // nothing has changed in it
  source.ask()
  await vi.waitFor(async () => expect((await app.inject(place)).headers['content-revision']).toBe(commit), 20_000)
  expect(before.headers['content-revision']).toMatch(/^[0-9a-f]{12}$/)
  expect(before.headers['content-revision']).not.toBe(commit)
  for (const path of ['/robots.txt', '/nowhere', '/api/site/noToken/introduce/brief', '/readyz']) {
    expect((await app.inject(path)).headers['content-revision'], path).toBe(commit)
  }
  expect((await app.inject('/readyz')).json().git).toEqual({
    shown: commit,
    newest: commit,
    isBehind: false,
    isReached: true,
  })
})

test('a PDF is sent from the revision that is shown, also when nothing else has changed', async () => {
  const path = 'media/announcements/2022-02-21-convertible-bond-conversion-start.zh.pdf'
  const other = tinyPdf.replace('PDF-1.5', 'PDF-1.4') // of the same length: the content counts as unchanged
  repository.write(path, other)
  repository.push()
  source.ask()
  await vi.waitFor(async () => expect((await app.inject(`/${path}`)).payload).toBe(other), 20_000)
  for (const wrong of [
    '/media/../site.yaml',
    '/media/%2e%2e/site.yaml',
    '/media/x/%2e%2e/%2e%2e/site.yaml',
    '/media/%252e%252e/site.yaml',
    '/media/..%2fsite.yaml',
    '/media/banners/ecology.webp',
    '//media//etc/passwd',
  ]) {
    expect((await app.inject(wrong)).statusCode, wrong).toBeGreaterThanOrEqual(403)
  }
  repository.write(path, tinyPdf) // the bytes that its announcement names
})

test('a broken file of a revision is told with its line, and the rest of the revision is shown', async () => {
  log.splice(0)
  repository.write('news/company/2020-01-01-hook.yaml', 'date: 2020-01-01\ntitle: [\n')
  repository.write('news/company/2020-01-02-next.yaml', article('2020-01-02'))
  repository.push()
  source.ask()
  await vi.waitFor(async () => expect(await shown('2020-01-02-next')).toBe(200), 20_000)
  expect(await shown('2020-01-01-hook')).toBe(200)
  expect(log).toContainEqual(expect.stringMatching(/2020-01-01-hook\.yaml:2 — /))
  const metrics = createMetrics({
    site: () => site,
    problems: () => site.problems,
    isReady: () => true,
    reports: () => undefined,
    backup: () => undefined,
    data: '',
    git: () => source.git,
  })
  const text = await metrics.metrics()
  expect(text).toMatch(/^content_problems\{severity="error"\} [1-9]/m)
  expect(text).toMatch(/^content_problems\{severity="warning"\} 0$/m)
  expect(text).toMatch(/^content_revision_age_seconds \d/m)
  expect(text).toMatch(/^content_git_fetches_total\{outcome="new"\} [1-9]/m)
  expect(text).toMatch(/^content_git_fetches_total\{outcome="failed"\} 0$/m)
  expect(text).toMatch(/^content_git_reached_age_seconds \d/m)
  expect(text).toMatch(/^content_git_behind 0$/m)
  const errors = async () => Number(/^content_problems\{severity="error"\} (\d+)/m.exec(await metrics.metrics())?.[1])
  const before = await errors()
  repository.remove('pages/culture.zh.yaml')
  repository.remove('pages/culture.en.yaml')
  repository.push()
  source.ask()
  // The menu leads there, so the pages stay; whoever withdrew them is told by an alert.
  await vi.waitFor(async () => expect(await errors()).toBe(before + 2), 20_000)
  expect((await app.inject('/culture')).statusCode).toBe(200)
})

test('a node that does not get what the repository holds says so', async () => {
  renameSync(repository.bare, `${repository.bare}.away`)
  source.ask()
  const git = async () => (await app.inject('/readyz')).json().git
  await vi.waitFor(async () => expect(await git()).toMatchObject({ isBehind: false, isReached: false }), 20_000)
  renameSync(`${repository.bare}.away`, repository.bare)
  source.ask()
  await vi.waitFor(async () => expect(await git()).toMatchObject({ isReached: true }), 20_000)
})
