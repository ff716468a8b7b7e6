import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callPath } from '#contract/paths.ts'
import { article } from '../../server/testing/article.ts'
import { testBundle } from '../../server/testing/bundle.ts'
import { createSample, type Sample } from '../../server/testing/sample.ts'
import { openPreview, type Preview } from './preview.ts'

let sample: Sample
let folder: string
let preview: Preview
let allowed = true
const editor = 'http://127.0.0.1:8120'
beforeAll(async () => {
  sample = await createSample()
  folder = await mkdtemp(join(tmpdir(), 'preview-'))
  preview = await openPreview({
    content: sample.settings.content,
    data: folder,
    pictures: join(sample.settings.data, 'pictures'),
    dist: sample.settings.dist,
    bundle: testBundle,
    editor,
    isAllowed: () => allowed,
  })
})
afterAll(async () => {
  await preview.close()
  await sample.dispose()
  await rm(folder, { recursive: true })
})

const get = async (path: string) => {
  const answer = await fetch(preview.origin + path)
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
const page = 'pages/culture.en.yaml'
const saved = () => readFile(join(sample.settings.content, page), 'utf8')

test('what is being written stands on the true page, in both languages, and not in the saved content', async () => {
  const text = (await saved()).replace(/^title: .*$/m, 'title: "Written just now"')
  expect(await preview.show(new Map([[page, Buffer.from(text)]]))).toEqual([])
  expect((await get('/en/culture')).text).toContain('Written just now')
  expect((await get('/culture')).status).toBe(200)
  expect(await saved()).not.toContain('Written just now')
  await preview.show(new Map())
  expect((await get('/en/culture')).text).not.toContain('Written just now')
})

test('drafts and what is still to come are shown; a file that is removed is not', async () => {
  const id = '2099-01-01-draft'
  const item = article('2099-01-01', { shared: 'draft: true' })
  await preview.show(new Map([[`news/company/${id}.yaml`, Buffer.from(item)]]))
  expect((await get(`/${id}`)).status).toBe(200)
  const found = await get(`${callPath('search', 'site')}?keyword=${encodeURIComponent('测试消息')}`)
  expect(found.text, 'by search as well').toContain(id)
  await preview.show(new Map())
  expect((await get(`/${id}`)).status).toBe(404)
})

test('what is broken is told, and the page stays as it last was good', async () => {
  const problems = await preview.show(new Map([[page, Buffer.from('title: [')]]))
  expect(problems.map(({ file }) => file)).toContain(page)
  expect((await get('/en/culture')).status).toBe(200)
  await preview.show(new Map())
})

test('what a colleague saves is taken over, without what is being written being lost', async () => {
  const mine = (await saved()).replace(/^title: .*$/m, 'title: "Mine, unsaved"')
  await preview.show(new Map([[page, Buffer.from(mine)]]))
  const other = join(sample.settings.content, 'pages/brief.en.yaml')
  const before = await readFile(other, 'utf8').catch(() => undefined)
  const path = before === undefined ? 'pages/introduction.en.yaml' : 'pages/brief.en.yaml'
  const place = join(sample.settings.content, path)
  const text = await readFile(place, 'utf8')
  await writeFile(place, text.replace(/^title: .*$/m, 'title: "A colleague’s"'))
  await preview.renew()
  const route = path.slice('pages'.length, -'.en.yaml'.length)
  expect((await get(`/en${route}`)).text).toContain('A colleague’s')
  expect((await get('/en/culture')).text).toContain('Mine, unsaved')
  await writeFile(place, text)
  await preview.show(new Map())
  await preview.renew()
})

test('open pages are told when something changes', async () => {
  const stream = await fetch(`${preview.origin}/_changes`)
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader?.read())?.value).toBe(': open\n\n')
  await preview.show(new Map([[page, Buffer.from(`${await saved()}\n# seen\n`)]]))
  expect((await reader?.read())?.value).toBe('data: changed\n\n')
  await reader?.cancel()
  await preview.show(new Map())
})

test('only the editors’ page may frame it, nothing is kept, and nobody else sees it', async () => {
  const { headers } = await get('/en/culture')
  expect(headers.get('content-security-policy')).toContain(`frame-ancestors ${editor}`)
  expect([headers.get('x-frame-options'), headers.get('cache-control')]).toEqual([null, 'no-store'])
  allowed = false
  for (const path of ['/', '/en/culture', '/_changes', '/api/site/noToken/common/getSite', '/sitemap.xml']) {
    expect((await get(path)).status, path).toBe(403)
  }
  allowed = true
})
