import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSample, type Sample } from '../../testing/sample.ts'
import { readContent } from '../index.ts'
import { problemText } from '../problems.ts'
import { pageProblems, unusedMedia } from './pageTexts.ts'

let sample: Sample
beforeAll(async () => {
  sample = await createSample()
})
afterAll(() => sample.dispose())

async function files() {
  const { files } = await readContent(sample.settings.content)
  if (!files) throw new Error('the sample cannot be read')
  return files
}

test('a page that says too little is told, in both languages', async () => {
  const short = (text: string) => `blocks:\n  - type: lead\n    text: ${text}\n`
  await sample.edit('pages/worth.zh.yaml', /blocks:[\s\S]*$/, short('太短。'))
  await sample.edit('pages/worth.en.yaml', /blocks:[\s\S]*$/, short('Too short.'))
  const found = pageProblems(await files()).map((problem) => problemText(problem, 'en'))
  expect(found.filter((text) => /^pages\/worth.*fewer than/.test(text)).sort()).toEqual([
    expect.stringMatching(
      /^pages\/worth\.en\.yaml blocks — There are \d+ English words, fewer than 150\. Write more\.$/,
    ),
    expect.stringMatching(
      /^pages\/worth\.zh\.yaml blocks — There are \d+ Chinese characters, fewer than 300\. Write more\.$/,
    ),
  ])
})

test('a large figure without a year is told, unless its heading has one', async () => {
  const figures = (title: string) =>
    `blocks:\n  - type: figures\n    title: "${title}"\n    items: [{ value: "9", label: Plants, note: all of them }]\n`
  await sample.edit('pages/culture.en.yaml', 'blocks:\n', figures('In 2025'))
  await sample.edit('pages/culture.zh.yaml', 'blocks:\n', figures('Now'))
  const found = pageProblems(await files()).map((problem) => problemText(problem, 'en'))
  expect(found).toContain(
    'pages/culture.zh.yaml blocks.0.items.0.note — The figure “Plants” does not say of which year it is. Say so in its note, such as “2025, whole group”.',
  )
  expect(found.filter((text) => /^pages\/culture\.en.*figure/.test(text))).toEqual([])
})

test('a PDF without its announcement is told with what to do, that of a draft is not', async () => {
  const draft = await files()
  const hidden = { ...draft, hidden: ['announcements/2026-01-02-draft.yaml'] }
  const media = ['announcements/2026-01-02-draft.zh.pdf', 'announcements/2026-01-03-alone.zh.pdf']
  const [found, ...others] = unusedMedia(hidden, media).map((problem) => problemText(problem, 'en'))
  expect(found).toMatch(
    /^media\/announcements\/2026-01-03-alone\.zh\.pdf — This PDF belongs to no announcement.*npm run edit/,
  )
  expect(found).toContain('announcements/2026-01-03-alone.yaml')
  expect(others).toEqual([])
})

test('a file that nothing names is told; posters and captions belong to their films', async () => {
  const media = ['films/feed.webp', 'films/feed.zh.vtt', 'films/feed.mp4', 'banners/feed.webp', 'banners/nowhere.webp']
  expect(unusedMedia(await files(), media).map((problem) => problemText(problem, 'en'))).toEqual([
    'media/banners/nowhere.webp — Nothing uses this file. Name it in the content, or remove it.',
  ])
})
