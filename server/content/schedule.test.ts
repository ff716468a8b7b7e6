import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { wholeLangs } from '#contract/wholeLangs.ts'
import { article } from '../testing/article.ts'
import { newPage } from '../testing/newPage.ts'
import { createSample, type Sample } from '../testing/sample.ts'
import { type Content, loadContent } from './index.ts'
import { ContentError, problemText } from './problems.ts'

let sample: Sample
beforeAll(async () => {
  sample = await createSample()
})
afterAll(() => sample.dispose())

const before = new Map<string, Buffer | undefined>()
afterEach(async () => {
  for (const [file, bytes] of before) await (bytes ? sample.write(file, bytes) : sample.remove(file))
  before.clear()
})

/** Writes content files until the end of the test. */
async function write(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    if (!before.has(file)) before.set(file, await bytesOf(file).catch(() => undefined))
    await sample.write(file, text)
  }
}
const bytesOf = (file: string) => readFile(join(sample.settings.content, file))
const textOf = async (file: string) => (await bytesOf(file)).toString()

const at = (time: string): Promise<Content> =>
  loadContent({
    folder: sample.settings.content,
    pictures: join(sample.settings.data, 'pictures'),
    parseCache: join(sample.settings.data, 'parsed.jsonl'),
    now: Date.parse(time),
  })
const problemsAt = async (time: string) => {
  const failed: unknown = await at(time).catch((error) => error)
  return failed instanceof ContentError ? failed.problems.map((problem) => problemText(problem, 'en')) : []
}
const day = '2099-06-01'
const file = `news/company/${day}-later.yaml`
const isThere = async (time: string) => (await at(time)).zh.byId.has(`${day}-later`)

test('an item is there from its moment until its other moment, to the second, in both languages', async () => {
  await write({ [file]: article(day, { shared: `publishAt: ${day}T08:00+08:00\nuntil: ${day} 18:00:30` }) })
  const early = await at(`${day}T07:59:59+08:00`)
  expect([early.zh.byId.has(`${day}-later`), early.nextChange]).toEqual([false, Date.parse(`${day}T08:00+08:00`)])
  const shown = await at(`${day}T08:00:00+08:00`)
  for (const lang of wholeLangs) expect(shown[lang].lists.company[0]?.id).toBe(`${day}-later`)
  expect(shown.nextChange, 'a time without an offset is China’s').toBe(Date.parse(`${day}T18:00:30+08:00`))
  expect(await isThere(`${day}T18:00:29+08:00`)).toBe(true)
  const over = await at(`${day}T18:00:30+08:00`)
  expect([over.zh.byId.has(`${day}-later`), over.nextChange]).toEqual([false, undefined])
  expect(over.revision).not.toBe(shown.revision)
})

test('a change that readers should know of has its day', async () => {
  await write({ [file]: article(day, { shared: 'updated: 2099-06-03' }) })
  expect((await at('2099-06-03T08:00+08:00')).en.byId.get(`${day}-later`)).toMatchObject({ updated: '2099-06-03' })
  expect(await problemsAt('2099-06-02T08:00+08:00')).toEqual([expect.stringContaining('2099-06-03 lies in the future')])
})

test('a draft is not there, however unfinished it is, and is no problem', async () => {
  await write({ [file]: 'draft: true\nzh:\n  title: ""\n' })
  expect(await isThere(`${day}T12:00+08:00`)).toBe(false)
})

test('those who write see drafts and what is still to come', async () => {
  const folder = sample.settings.content
  await write({
    [file]: article(day, { shared: 'draft: true' }),
    [`news/company/${day}-to-come.yaml`]: article(day, { shared: `publishAt: ${day}T08:00+08:00` }),
  })
  const shown = await loadContent({ folder, pictures: join(sample.settings.data, 'pictures'), showAll: true })
  expect(shown.zh.lists.company.slice(0, 2).map(({ id }) => id)).toEqual([`${day}-to-come`, `${day}-later`])
})

test('a page that becomes a draft goes from the menu, its links are told, and its English twin goes with it', async () => {
  const page = 'pages/lowProtein.zh.yaml'
  await write({ [page]: `${await textOf(page)}\ndraft: true\n` })
  const problems = await problemsAt(`${day}T12:00+08:00`)
  expect(problems.length).toBeGreaterThan(0)
  for (const problem of problems) expect(problem).toMatch(/The link \/lowProtein leads to a draft/)
})

/** The new page of a site, its two files and its menu entry with what `schedule` adds to them. */
async function writePage(schedule: { page?: string; entry?: string }) {
  const { files, menu } = newPage
  const [zh, en] = ['pages/greenhouse.zh.yaml', 'pages/greenhouse.en.yaml'] as const
  const entry = menu.entry.replace(' }', `, ${schedule.entry ?? 'unlisted: false'} }`)
  await write({
    [zh]: `${files[zh]}${schedule.page ?? ''}`,
    [en]: `${files[en]}${schedule.page ?? ''}`,
    'navigation.yaml': (await textOf('navigation.yaml')).replace(menu.after, `${menu.after}\n        ${entry}`),
  })
}
const linksOf = ({ zh, en }: Content) =>
  [zh, en].map(({ site, pages }) => [
    site.navigation.some(({ children }) =>
      children.some((group) => group.children.some(({ link, enHidden }) => link === newPage.path && !enHidden)),
    ),
    pages.has(newPage.path),
  ])

test.each([
  ['its files', { page: `publishAt: ${day}T08:00+08:00\n` }],
  ['its menu entry', { entry: `publishAt: "${day}T08:00+08:00"` }],
])('a page and its menu entry come together when %s say when', async (_, schedule) => {
  await writePage(schedule)
  expect(linksOf(await at(`${day}T07:00+08:00`))).toEqual([
    [false, false],
    [false, false],
  ])
  expect(linksOf(await at(`${day}T08:00+08:00`))).toEqual([
    [true, true],
    [true, true],
  ])
})

test('a link to what is still to come says from when on it is there, and is right in what is shown then or later', async () => {
  const shared = `publishAt: ${day}T08:00+08:00`
  const linking = (shared: string) =>
    article(day, { zh: `见[消息](/${day}-later)。`, en: `See [it](/${day}-later).`, shared })
  await write({ [file]: article(day, { shared }) })
  const other = `news/company/${day}-other.yaml`
  const told = async (more: string) => {
    await write({ [other]: linking(more) })
    return problemsAt(`2099-05-01T08:00+08:00`)
  }
  const early = expect.stringContaining(
    `/${day}-later leads to what is not online before ${day} 08:00 (time in China).`,
  )
  expect(await told(`publishAt: ${day}T07:59+08:00`)).toEqual([early, early])
  expect(await told(shared)).toEqual([])
  expect(await told(`publishAt: ${day}T09:00+08:00`)).toEqual([])
  const culture = 'pages/culture.en.yaml'
  await write({ [culture]: (await textOf(culture)).replace(/^related: .*$/m, `related: [/${day}-later]`) })
  expect(await problemsAt('2099-05-01T08:00+08:00')).toEqual([early])
  await write({ [file]: article(day, { shared: 'draft: true' }) })
  expect(await problemsAt('2099-05-01T08:00+08:00')).toContainEqual(
    expect.stringMatching(/^pages\/culture.en.yaml.* leads to a draft, which readers do not see/),
  )
})

test.each([
  ['securities news', `securities/${day}-later.yaml`, `/securities/detail?id=${day}-later`],
  ['a report', `reports/${day}-later.yaml`, `/reportDownload?id=${day}-later`],
  ['a leader', 'leaders/somebody.yaml', '/manageTeam?id=somebody'],
  ['an announcement', `announcements/${day}-later.yaml`, `/${day}-later`],
])('a link to a draft of %s is told as such', async (_, draft, link) => {
  const culture = 'pages/culture.en.yaml'
  await write({
    [draft]: 'draft: true\n',
    [culture]: (await textOf(culture)).replace(/^related: .*$/m, `related: ["${link}"]`),
  })
  expect(await problemsAt(`${day}T12:00+08:00`)).toContainEqual(
    expect.stringContaining(`The link ${link} leads to a draft, which readers do not see.`),
  )
})

test('a menu entry that is a draft hides its page, and its moment changes nothing', async () => {
  await writePage({ entry: `draft: true, publishAt: "${day}T08:00+08:00"` })
  const content = await at(`${day}T07:00+08:00`)
  expect([linksOf(content).flat(), content.nextChange]).toEqual([Array(4).fill(false), undefined])
})

test('what is wrong with an item that is still to come is told now, and keeps nobody else back', async () => {
  await write({ [file]: article(day, { category: '99', shared: `publishAt: ${day}T08:00+08:00` }) })
  expect(await problemsAt(`2099-05-01T08:00+08:00`)).toEqual([expect.stringContaining(`${file}:2 category`)])
})

test.each([
  [`publishAt: ${day}T08:00+08:00\nuntil: ${day}T07:00+08:00`, 'until — The end, until '],
  [
    'publishAt: 2099-05-31T23:59+08:00',
    'date — The date 2099-06-01 is later than 2099-05-31, the day on which it is published.',
  ],
  [
    'publishAt: tomorrow',
    'publishAt — “tomorrow” does not fit: write a day and a time with a T between, such as 2026-11-27T08:00;',
  ],
  [`publishAt: 2099-02-30T08:00+08:00`, 'publishAt — “2099-02-30T08:00+08:00” does not fit'],
  ['draft: soon', 'draft — This has to be true or false'],
])('%j is a problem', async (shared, said) => {
  await write({ [file]: article(day, { shared }) })
  expect(await problemsAt(`${day}T12:00+08:00`)).toEqual([expect.stringContaining(said)])
})
