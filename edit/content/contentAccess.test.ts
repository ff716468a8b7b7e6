import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSample, type Sample } from '../../server/testing/sample.ts'
import { type Editor, openRepository, type Repository } from '../repository/repository.ts'
import { createContentAccess } from './contentAccess.ts'

let sample: Sample
let data: string
let repository: Repository
const content = createContentAccess()
const mei: Editor = { name: 'Han Mei', mail: 'mei@qingsui.example', role: 'publisher' }
beforeAll(async () => {
  sample = await createSample({}, 'dairy')
  data = await mkdtemp(join(tmpdir(), 'edit-'))
  const { content: folder } = sample.settings
  repository = await openRepository({
    data,
    content: folder,
    remote: '',
    branch: 'main',
    log: { error: () => undefined },
  })
})
afterAll(async () => {
  await repository.close()
  await sample.dispose()
  await rm(data, { recursive: true })
})

const news = { kind: 'company', id: '2026-10-22-recall-drill' }
const page = { kind: 'page', id: 'culture' }
/** What an editor has opened; its data may be changed at will. */
async function opened(name: typeof news) {
  const item = await content.readItem(repository, name)
  if (!item) throw new Error(name.id)
  // biome-ignore lint/suspicious/noExplicitAny: of whatever kind it is
  return { ...item, data: structuredClone(item.data) as any }
}
const shown = (path: string) => readFile(join(sample.settings.content, path), 'utf8')

test('a changed word is saved, waits, is published into the content folder, and can be looked at as it was', async () => {
  const { data, versions, problems, state } = await opened(news)
  expect([problems, state]).toEqual([[], 'published'])
  expect(await content.problemsOf(repository, [news, page])).toEqual([])
  const before = data.en.title
  data.en.title = 'Sixty lorries'
  const saved = await content.writeItem(repository, { ...news, data, versions }, mei)
  expect(saved).toMatchObject({ outcome: 'saved' })
  const [path = ''] = content.pathsOf(news)
  expect(await shown(path)).not.toContain('Sixty lorries')
  expect(await content.listWaiting(repository)).toMatchObject([
    { ...news, state: 'changed', by: 'Han Mei', title: { en: 'Sixty lorries' }, isConflict: false },
  ])
  expect(await content.listItems(repository, { kind: 'company', find: 'sixty' })).toMatchObject({
    items: [{ id: news.id, state: 'changed' }],
    total: 1,
  })
  await repository.publish(content.pathsOf(news), mei)
  expect(await shown(path)).toContain('  title: Sixty lorries\n')
  expect((await opened(news)).state).toBe('published')

  const first = (await repository.history(content.pathsOf(news))).at(-1)
  expect(await content.readItemAt(repository, news, first?.revision ?? '')).toMatchObject({ en: { title: before } })
})

test('of a page both languages are one item, and what is wrong is told where it stands, in both languages', async () => {
  const { data, versions } = await opened(page)
  expect(Object.keys(data)).toEqual(['zh', 'en'])
  data.en.related = ['/nowhere']
  await content.writeItem(repository, { ...page, data, versions }, mei)
  const problems = await content.problemsOf(repository, [page])
  expect(problems).toMatchObject([
    { file: 'pages/culture.en.yaml', path: ['en', 'related', 0], text: { zh: expect.stringMatching(/[一-鿿]/) } },
  ])
  expect(problems[0]?.text.en).toContain('/nowhere')
  expect(await content.readItem(repository, page)).toMatchObject({ problems, isChecked: true })
  await repository.discard(content.pathsOf(page), mei)
})

test('who saves from an older version than the one that is there is told, and loses nothing', async () => {
  const [first, second] = [await opened(page), await opened(page)]
  first.data.en.title = 'First'
  second.data.en.title = 'Second'
  await content.writeItem(repository, { ...page, data: first.data, versions: first.versions }, mei)
  const late = await content.writeItem(repository, { ...page, data: second.data, versions: second.versions }, mei)
  expect(late).toMatchObject({ outcome: 'conflict', paths: ['pages/culture.en.yaml'] })
  expect((await opened(page)).data.en.title).toBe('First')
  await repository.discard(content.pathsOf(page), mei)
})

test('a file that cannot be read is mended as text; a new item is made and removed', async () => {
  const path = 'pages/culture.zh.yaml'
  const { versions } = await opened(page)
  const whole = await shown(path)
  await content.writeItem(repository, { ...page, texts: { [path]: 'title：x\n' }, versions }, mei)
  expect((await content.problemsOf(repository, [page])).map(({ file }) => file)).toContain(path)
  const item = await content.readItem(repository, page)
  expect(item).toMatchObject({ faults: [{ path, line: 1 }], texts: { [path]: 'title：x\n' } })
  const mended = { ...page, texts: { [path]: whole, 'site.yaml': 'not of this item' }, versions: item?.versions ?? {} }
  expect(await content.writeItem(repository, mended, mei)).toMatchObject({ outcome: 'saved' })
  expect(await content.problemsOf(repository, [page])).toEqual([])

  const made = { kind: 'company', id: '2026-11-20-new' }
  const { data } = await opened(news)
  const written = { ...made, data: { ...data, date: '2026-11-20' }, versions: {} }
  expect(await content.writeItem(repository, written, mei)).toMatchObject({ outcome: 'saved' })
  expect(await content.problemsOf(repository, [made])).toEqual([])
  expect(await content.listWaiting(repository)).toMatchObject([{ ...made, state: 'new' }])
  const { versions: now } = await opened(made)
  await content.removeItem(repository, { ...made, versions: now }, mei)
  expect(await content.readItem(repository, made)).toBeUndefined()
  expect(await content.listWaiting(repository)).toEqual([])
})

test('there is nothing of a kind that is none, nor of a name that leads out of it', async () => {
  for (const name of [
    { kind: 'keys', id: 'channels' },
    { kind: 'company', id: '../../site' },
    { kind: 'file', id: '../keys/channels.yaml' },
  ]) {
    expect(content.pathsOf(name)).toEqual([])
    expect(await content.readItem(repository, name)).toBeUndefined()
    expect(await content.writeItem(repository, { ...name, data: {}, versions: {} }, mei)).toBeUndefined()
  }
})
