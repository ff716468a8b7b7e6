import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createSample, type Sample } from '../../../server/testing/sample.ts'
import { openRepository, type Repository } from '../../repository/repository.ts'
import { an, bo } from '../../testing/repositories.ts'
import { createContentAccess } from '../contentAccess.ts'

let sample: Sample
let data: string
let repository: Repository
const content = createContentAccess()
beforeAll(async () => {
  sample = await createSample({}, 'dairy')
  data = await mkdtemp(join(tmpdir(), 'edit-'))
  const log = { error: () => undefined }
  repository = await openRepository({ data, content: sample.settings.content, remote: '', branch: 'main', log })
})
afterAll(async () => {
  await repository.close()
  await sample.dispose()
  await rm(data, { recursive: true })
})

afterEach(() => repository.discard(content.pathsOf(news), bo))

const news = { kind: 'company', id: '2026-10-22-recall-drill' }
// biome-ignore lint/suspicious/noExplicitAny: of whatever kind it is
async function save(change: (data: any) => void, by = an) {
  const item = await content.readItem(repository, news)
  const data = structuredClone(item?.data)
  change(data)
  return content.writeItem(repository, { ...news, data, versions: item?.versions ?? {} }, by)
}

test('the calendar has what is published and taken down in the weeks of a month of China', async () => {
  await save((data) => Object.assign(data, { publishAt: '2026-11-30T23:30', until: '2026-12-01T00:30' }))
  const overviews = content.overviews(repository)
  // On the eve of a month its first days stand in the last week of the one before.
  for (const month of ['2026-11', '2026-12'])
    expect(await overviews.calendar(month)).toMatchObject([
      { ...news, does: 'publish', day: '2026-11-30', at: '2026-11-30T15:30:00.000Z', state: 'changed' },
      { ...news, does: 'end', day: '2026-12-01' },
    ])
  expect(await overviews.calendar('2026-10')).toEqual([])
})

test('releases tell who published what, who wrote it, and what went away', async () => {
  const overviews = content.overviews(repository)
  expect((await overviews.releases()).map(({ others }) => others)).toEqual([expect.any(Number)])
  await save((data) => {
    data.zh.title = '新题'
    data.en.title = 'New title'
  })
  await repository.publish(content.pathsOf(news), bo)
  expect((await overviews.releases())[0]).toMatchObject({
    by: 'Bo Li',
    writers: ['安宁'],
    items: [{ ...news, title: { zh: '新题', en: 'New title' }, isRemoved: false }],
    others: 0,
  })
})

test('a text whose other language changed is told with what it was made from, until it is marked as right', async () => {
  const overviews = content.overviews(repository)
  expect(await overviews.translations()).toEqual({ stale: [], untranslated: [] })
  let source = ''
  await save((data) => {
    source = data.zh.title
    data.zh.title = '更新的题'
  })
  const field = { name: 'en title', lang: 'en', path: ['en', 'title'], source, now: '更新的题', by: '安宁' }
  expect(await overviews.staleFields(news)).toMatchObject([field])
  expect((await overviews.translations()).stale).toMatchObject([
    { ...news, title: { zh: '更新的题' }, fields: [field] },
  ])
  await overviews.markRight(news, ['en title'], bo)
  expect(await overviews.staleFields(news)).toEqual([])
})

test('what is not translated is listed, is a problem of its field, and of a draft it is none', async () => {
  const overviews = content.overviews(repository)
  await save((data) => {
    data.en.body = '还没有翻译的正文。'
  })
  const problem = {
    ...news,
    file: content.pathsOf(news)[0],
    path: ['en', 'body'],
    text: { en: expect.stringContaining('not translated') },
  }
  expect(await content.problemsOf(repository, [news])).toMatchObject([problem])
  expect((await overviews.translations()).untranslated).toMatchObject([{ ...news, untranslated: 1 }])
  await save((data) => {
    data.draft = true
  })
  expect(await content.problemsOf(repository, [news])).toEqual([])
})
