import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openSite } from '../site.ts'
import { article } from '../testing/article.ts'
import type { SampleContent } from '../testing/prepared.ts'
import type { Sample } from '../testing/sample.ts'
import { type Served, serve } from '../testing/served.ts'
import { fileOf } from './readFiles.ts'
import { reasonText } from './words/index.ts'

let served: Served
const before = new Map<string, Buffer | undefined>()
beforeAll(async () => {
  served = await serve({}, { content: 'dairy' })
  await served.site.pictures.finished()
})
afterAll(() => served.close())
afterEach(async () => {
  for (const [file, bytes] of before)
    await (bytes ? served.sample.write(file, bytes) : served.sample.remove(file).catch(() => undefined))
  before.clear()
  await served.site.reload()
  expect(served.site.problems).toEqual([])
})

/** Writes files (`null` removes one) until the end of the test, and has them read. */
async function change(files: Record<string, string | Buffer | null>) {
  for (const [file, text] of Object.entries(files)) {
    const path = join(served.sample.settings.content, file)
    if (!before.has(file)) before.set(file, await readFile(path).catch(() => undefined))
    await (text === null ? served.sample.remove(file) : served.sample.write(file, text))
  }
  await served.site.reload()
}
const textOf = (file: string) => readFile(join(served.sample.settings.content, file), 'utf8')
const titleOf = async (path: string, lang: 'zh' | 'en' = 'en') =>
  (await served.ask('page', lang, { path })).json().data?.title
const newsOf = async (year: string) =>
  (await served.ask('newsList', 'zh', { year })).json().data.items.map(({ id }: { id: string }) => id)
const problems = () => served.site.problems.map(({ file, reason }) => `${file} ${reasonText(reason, 'en')}`)
const good = 'news/company/2020-01-01-good.yaml'
const bad = 'news/company/2020-01-02-bad.yaml'

test('a bad item is left out, and what was saved with it goes live', async () => {
  await change({ [good]: article('2020-01-01'), [bad]: 'date: 2020-01-02\ntitle: [\n' })
  expect(await newsOf('2020')).toEqual(['2020-01-01-good'])
  expect(problems()).toEqual([expect.stringMatching(`^${bad} `)])
})

test('a page that is broken stays as it was, while another one changes', async () => {
  const title = await titleOf('/culture')
  await change({
    'pages/culture.en.yaml': 'title: Half saved\n',
    'pages/introduction.en.yaml': (await textOf('pages/introduction.en.yaml')).replace(
      /^title: .*$/m,
      'title: Changed',
    ),
  })
  expect([await titleOf('/culture'), await titleOf('/introduction')]).toEqual([title, 'Changed'])
})

test('what is broken stays as it last was good over a restart', async () => {
  const title = await titleOf('/culture')
  await change({ 'pages/culture.en.yaml': 'title: Half saved\n', 'site.yaml': 'name: {\n', 'navigation.yaml': null })
  const quiet = { info: () => undefined, error: () => undefined }
  const again = await openSite(served.sample.settings, quiet)
  expect(again.content.en.pages.get('/culture')?.title).toBe(title)
  expect(again.content.en.site.navigation).toEqual(served.site.content.en.site.navigation)
  expect(again.problems.length).toBeGreaterThan(2)
  await again.close()
})

test('a page that another one links to can go without taking that one along', async () => {
  await change({ 'pages/culture.zh.yaml': null, 'pages/culture.en.yaml': null })
  // Removed by mistake or not: the menu still leads there, so it stays until the menu does not.
  expect(await titleOf('/culture')).toBeDefined()
  const menu = await textOf('navigation.yaml')
  await change({ 'navigation.yaml': menu.replace(/^ *- (\{ )?id: culture\b[\s\S]*?(?=^ *- )/m, '') })
  expect(await titleOf('/culture')).toBeUndefined()
  expect(await titleOf('/introduction')).toBeDefined()
})

test('a menu entry without a page is told and not shown', async () => {
  const menu = await textOf('navigation.yaml')
  const [entry = ''] = menu.match(/^ *- \{? ?id: culture\b[\s\S]*?(?=^ *- )/m) ?? []
  await change({ 'navigation.yaml': menu.replace(entry, entry + entry.replaceAll('culture', 'nowhere')) })
  expect(problems().join()).toContain(
    'pages/nowhere.zh.yaml The navigation leads to this page, but the file is missing.',
  )
  expect(JSON.stringify(served.site.content.zh.site.navigation)).not.toContain('nowhere')
})

test('a picture that is removed or broken stays as it last was', async () => {
  const [banner] = (await served.ask('homeBanners', 'zh')).json().data
  const name = (await textOf('home.zh.yaml')).match(/picture: (.+)/)?.[1] ?? ''
  await change({ [`media/${name}`]: null })
  expect(problems().join()).toContain(`There is no file media/${name}.`)
  expect((await served.ask('homeBanners', 'zh')).json().data[0]).toEqual(banner)
  await change({ [`media/${name}`]: 'RIFF' })
  expect((await served.ask('homeBanners', 'zh')).json().data[0]).toEqual(banner)
})

test.each<[string, string, string | Buffer, string]>([
  ['saved as GBK', bad, Buffer.from([0xd6, 0xd0, 0xb9, 0xfa]), 'UTF-8'],
  ['half a file', bad, article('2020-01-02').slice(0, 80), '“en” is missing'],
  [
    'of a wrong date',
    bad,
    article('2020-01-03'),
    'does not begin with the date 2020-01-03. Rename the file to 2020-01-03-bad.yaml',
  ],
])('a file that is %s stops nobody', async (_, file, text, reason) => {
  await change({ [good]: article('2020-01-01'), [file]: text })
  expect(await newsOf('2020')).toEqual(['2020-01-01-good'])
  expect(problems().join()).toContain(reason)
})

/** What the site cannot be without at its very first start; to the shared figures the sample’s home page refers. */
const essential = new Set(['site', 'navigation', 'homeZh', 'homeEn', 'categories', 'figures'])

const others = Object.entries(fileOf).filter(([name]) => !essential.has(name))

async function expectServed(files: string[], content: SampleContent) {
  const before = async (sample: Sample) => {
    for (const file of files) await sample.write(file, 'items: [\n')
  }
  const own = await serve({}, { content, before })
  expect(own.site.problems.map(({ file }) => file)).toEqual(expect.arrayContaining(files))
  for (const path of ['/', '/en/', '/introduction', '/culture'])
    expect((await own.get(path)).statusCode, path).toBe(200)
  await own.close()
}

test.each(others)('a first start with a broken %s serves all pages that do not need it', (_, file) =>
  expectServed([file], 'dairy'),
)

test('a first start with all of these broken serves the pages that need none of them', () =>
  expectServed(
    others.map(([, file]) => file),
    'shipped',
  ))
