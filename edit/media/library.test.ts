import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MediaDetails } from '#contract/edit/media.ts'
import { openLibrary } from '../testing/library.ts'
import { bo } from '../testing/repositories.ts'

const grey = (background: string, width = 60) =>
  sharp({ create: { width, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer()

let opened: Awaited<ReturnType<typeof openLibrary>>
beforeAll(async () => {
  opened = await openLibrary(await grey('#8a8'))
})
afterAll(() => opened.place.dispose())

const textOf = async (path: string) => (await opened.repository.read(path))?.bytes.toString() ?? ''
const commits = () => Number(opened.place.git('rev-list', '--count', 'editing'))
async function detailsOf(path: string): Promise<MediaDetails> {
  const details = await opened.library.details(path)
  if (!details) throw new Error(`${path} is not there`)
  return details
}

test('files are listed with what uses them, and found by name, folder and kind', async () => {
  const { files, folders, total } = await opened.library.list({})
  expect(folders).toEqual(['announcements', 'news'])
  expect(total).toBe(files.length)
  const uses = Object.fromEntries(files.map(({ path, uses }) => [path, uses]))
  expect(uses).toMatchObject({ 'media/news/a.jpg': 2, 'media/news/unused.jpg': 0, 'media/a.pdf': 1 })
  const pathsOf = async (query: object) => (await opened.library.list(query)).files.map(({ path }) => path)
  expect(await pathsOf({ find: 'UNUSED jpg' })).toEqual(['media/news/unused.jpg'])
  expect(await pathsOf({ folder: 'news', group: 'unused' })).toEqual([
    'media/news/unused.jpg',
    'media/news/新厂 (2).jpg',
  ])
  expect(await pathsOf({ group: 'pdf', folder: 'announcements' })).toHaveLength(2)
})

test('a PDF among the announcements that is none’s is told', async () => {
  const { files } = await opened.library.list({ group: 'pdf' })
  expect(files.filter(({ isAlone }) => isAlone).map(({ path }) => path)).toEqual(['media/announcements/alone.zh.pdf'])
})

test('a picture tells its size, its items, and how each describes it in both languages', async () => {
  const { width, height, items, versions } = await detailsOf('media/news/a.jpg')
  expect([width, height]).toEqual([60, 40])
  const [page, article] = [items.find(({ kind }) => kind === 'page'), items.find(({ kind }) => kind === 'company')]
  expect(page).toMatchObject({ id: 'culture', title: { zh: '文化', en: 'Culture' } })
  expect(page?.places).toEqual(['picture', 'blocks.0.text', 'blocks.0.picture'])
  expect(article?.descriptions.map(({ lang, text }) => [lang, text])).toEqual([
    ['zh', '院子'],
    ['en', 'A yard'],
  ])
  expect(page?.descriptions.map(({ text }) => text)).toEqual(['院子', 'A yard', '院子 2', 'A yard 2'])
  expect(Object.keys(versions)).toHaveLength(3)
})

test('descriptions are written in one save, and nothing beside them', async () => {
  const { items, versions } = await detailsOf('media/news/a.jpg')
  const all = items.flatMap(({ descriptions }) => descriptions)
  const before = commits()
  const texts = all.map((place) => ({ ...place, text: place.lang === 'zh' ? '秋天的院子' : 'The yard in autumn' }))
  await opened.library.describe('media/news/a.jpg', texts, versions, bo)
  expect(commits()).toBe(before + 1)
  expect(await textOf('news/company/2026-03-02-harvest.yaml')).toContain('alt: The yard in autumn')
  expect(await textOf('pages/culture.zh.yaml')).toContain('picture: news/a.jpg # the yard\nalt: 秋天的院子')
  const late = opened.library.describe('media/news/a.jpg', all, versions, bo)
  await expect(late).rejects.toMatchObject({ reason: 'changedMeanwhile' })
  const elsewhere = [{ lang: 'zh', file: 'pages/culture.zh.yaml', path: ['title'], text: 'x' }] as const
  await expect(opened.library.describe('media/news/a.jpg', elsewhere, versions, bo)).rejects.toMatchObject({
    reason: 'changedMeanwhile',
  })
})

test('a new file overwrites nothing; the same file is there already', async () => {
  const bytes = await grey('#f00')
  const saved = await opened.library.upload({ path: 'media/news/new.png', bytes }, bo)
  expect(saved).toMatchObject({ outcome: 'saved', path: 'media/news/new.jpg' })
  const before = commits()
  expect((await opened.library.upload({ path: 'media/news/new.jpg', bytes }, bo)).path).toBe('media/news/new.jpg')
  const other = opened.library.upload({ path: 'media/news/new.jpg', bytes: await grey('#00f') }, bo)
  await expect(other).rejects.toMatchObject({ reason: 'taken', names: ['media/news/new.jpg'] })
  const capital = opened.library.upload({ path: 'media/News/new.jpg', bytes: await grey('#00f') }, bo)
  await expect(capital).rejects.toMatchObject({ reason: 'nameTaken' })
  expect(commits()).toBe(before)
})

test.each([
  '../x.jpg',
  'a/../../b.jpg',
  'a\0.jpg',
  '.git/x.jpg',
  'news/.git/x.jpg',
  '../keys/x.jpg',
  'keys/x.jpg',
  'nul.jpg',
])('nothing is kept as %j', async (name) => {
  const before = commits()
  const upload = opened.library.upload({ path: `media/${name}`, bytes: await grey('#f00') }, bo)
  await expect(upload).rejects.toMatchObject({ reason: 'badName' })
  const replacing = opened.library.upload({ path: `media/${name}`, bytes: await grey('#f00'), version: 'x' }, bo)
  await expect(replacing).rejects.toThrow()
  expect(commits()).toBe(before)
})

test('new bytes stand in the place of the old ones, also under a name that no new file could have', async () => {
  for (const path of ['media/news/a.jpg', 'media/news/新厂 (2).jpg']) {
    const { version, items } = await detailsOf(path)
    const bytes = await grey('#00f', 90)
    expect(await opened.library.upload({ path, bytes, version }, bo)).toMatchObject({ outcome: 'saved', path })
    const now = await detailsOf(path)
    expect([now.width, now.items.length]).toEqual([90, items.length])
    const late = opened.library.upload({ path, bytes: await grey('#ff0', 70), version }, bo)
    await expect(late).rejects.toMatchObject({ reason: 'changedMeanwhile' })
  }
})

test('all that name a file are pointed to another one in one save, links too, and the rest of their files stays', async () => {
  const before = commits()
  const was = await textOf('pages/culture.en.yaml')
  expect(await opened.library.replace('media/news/a.jpg', 'media/news/unused.jpg', bo)).toEqual({ items: 2 })
  expect(commits()).toBe(before + 1)
  expect(await textOf('pages/culture.en.yaml')).toBe(was.replaceAll('news/a.jpg', 'news/unused.jpg'))
  expect([(await detailsOf('media/news/a.jpg')).uses, (await detailsOf('media/news/unused.jpg')).uses]).toEqual([0, 2])
})

test('a file that does not fit everywhere is put nowhere', async () => {
  const before = commits()
  const film = opened.library.replace('media/news/unused.jpg', 'media/a.pdf', bo)
  await expect(film).rejects.toMatchObject({ reason: 'unfit' })
  expect(commits()).toBe(before)
})

test('what is used is not removed, what is not is', async () => {
  const used = await detailsOf('media/news/unused.jpg')
  const removal = opened.library.remove('media/news/unused.jpg', used.version, bo)
  await expect(removal).rejects.toMatchObject({ reason: 'stillUsed' })
  const { version } = await detailsOf('media/news/a.jpg')
  await opened.library.remove('media/news/a.jpg', version, bo)
  expect(await opened.library.details('media/news/a.jpg')).toBeUndefined()
})

test('an item is published with the files that it shows', async () => {
  const waiting = await opened.library.waitingFor(['pages/culture.zh.yaml'])
  expect(waiting).toEqual([])
  const { version } = await detailsOf('media/news/unused.jpg')
  await opened.library.upload({ path: 'media/news/unused.jpg', bytes: await grey('#123', 50), version }, bo)
  expect(await opened.library.waitingFor(['pages/culture.zh.yaml'])).toEqual(['media/news/unused.jpg'])
})

test('a small picture is made of each original, and none of what is no picture', async () => {
  const small = await opened.library.thumbnail('media/news/unused.jpg', 20)
  expect((await sharp(small?.bytes).metadata()).width).toBe(20)
  expect(await opened.library.thumbnail('media/a.pdf', 20)).toBeUndefined()
  expect(await opened.library.thumbnail('media/../site.yaml', 20)).toBeUndefined()
})

test('a picture that is there already stays one file, whatever it is called', async () => {
  const bytes = await grey('#0f0')
  const { path } = await opened.library.upload({ path: 'media/news/green.jpg', bytes }, bo)
  const before = commits()
  const again = await opened.library.upload({ path: 'media/pages/新厂-1.jpg', bytes }, bo)
  expect([again, commits()]).toMatchObject([{ path, isKnown: true }, before])
})

test('a file gets another folder and a name in Chinese, and all that use it follow in one save', async () => {
  const green = await detailsOf('media/news/green.jpg')
  const move = (from: string, to: string, version: string) =>
    opened.library.move(`media/${from}`, `media/${to}`, version, bo)
  expect(await move('news/green.jpg', 'yards/2026/绿院子.jpg', green.version)).toEqual({ isMoved: true })
  expect(await opened.library.details('media/news/green.jpg')).toBeUndefined()
  const used = await detailsOf('media/news/unused.jpg')
  const before = commits()
  // Readers see it where it was until that is published.
  expect(await move('news/unused.jpg', 'yards/院子.jpg', used.version)).toEqual({ isMoved: false })
  expect([commits(), (await detailsOf('media/yards/院子.jpg')).uses]).toEqual([before + 1, used.uses])
  expect(await textOf('pages/culture.en.yaml')).toContain('picture: yards/院子.jpg # the yard')
  expect((await detailsOf('media/news/unused.jpg')).uses).toBe(0)
  const { version } = await detailsOf('media/yards/院子.jpg')
  for (const [to, reason] of [
    ['yards/院子.png', 'badName'],
    ['../院子.jpg', 'badName'],
    ['yards/2026/绿院子.jpg', 'taken'],
  ] as const)
    await expect(move('yards/院子.jpg', to, version), to).rejects.toMatchObject({ reason })
  const pdf = await detailsOf('media/announcements/2026-03-02-notice.zh.pdf')
  const moved = move('announcements/2026-03-02-notice.zh.pdf', 'a2.pdf', pdf.version)
  await expect(moved).rejects.toMatchObject({ reason: 'fixedName' })
})

test('captions that no film asks for get the name by which one does; those of a film stay with it', async () => {
  const bytes = Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nA\n')
  const { path, version = '' } = await opened.library.upload({ path: 'media/news/harvest-en.vtt', bytes }, bo)
  const move = (to: string) => opened.library.move(path, `media/${to}`, version, bo)
  await expect(move('news/harvest.vtt')).rejects.toMatchObject({ reason: 'badName' })
  await opened.repository.save(
    [{ path: 'news/company/2026-03-04-film.yaml', bytes: Buffer.from('video: news/harvest.mp4\n'), version: null }],
    bo,
    'A film',
  )
  expect(await move('news/harvest.en.vtt')).toEqual({ isMoved: true })
  const named = await detailsOf('media/news/harvest.en.vtt')
  const away = opened.library.move(named.path, 'media/news/b.en.vtt', named.version, bo)
  await expect(away).rejects.toMatchObject({ reason: 'fixedName' })
})
