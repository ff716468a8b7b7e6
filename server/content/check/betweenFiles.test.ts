import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSample, type Sample } from '../../testing/sample.ts'
import { readContent } from '../index.ts'
import { problemText } from '../problems.ts'

let sample: Sample
let told: { zh: string[]; en: string[] }
beforeAll(async () => {
  sample = await createSample()
  await sample.edit('pages/culture.zh.yaml', /^related: .*$/m, 'related: [/introducton]')
  await sample.edit('pages/culture.zh.yaml', /^picture: banners\/(.*)$/m, 'picture: baners/$1')
  await sample.edit('pages/culture.en.yaml', /^subtitle: .*$/m, 'subtitle: $(hogs-sold-2052)')
  await sample.edit('site.yaml', 'items: [introduction', 'items: [introductoin')
  await sample.edit('calendar.yaml', /^( *)date: .*$/m, '$1date: 2026-01-05\n$1time: "15:00"\n$1until: "14:00"')
  await sample.edit('certifications.yaml', /number: .*/, 'number: $(hogs-sold-2025)')
  const { problems } = await readContent(sample.settings.content)
  const say = (lang: 'zh' | 'en') => problems.map((problem) => problemText(problem, lang).replace(/:\d+ /, ' '))
  told = { zh: say('zh'), en: say('en') }
})
afterAll(() => sample.dispose())

test.each([
  [
    'a link that is nearly a route',
    'pages/culture.zh.yaml related.0 — 链接/introducton没有对应的页面。是否应为“/introduction”？',
    'pages/culture.zh.yaml related.0 — The link /introducton leads nowhere. Did you mean “/introduction”?',
  ],
  [
    'a picture whose name is nearly one',
    'pages/culture.zh.yaml picture — 没有media/baners/culture.webp这个文件。是否应为“banners/culture.webp”？',
    'pages/culture.zh.yaml picture — There is no file media/baners/culture.webp. Did you mean “banners/culture.webp”?',
  ],
  [
    'a shared figure whose name is nearly one',
    'pages/culture.en.yaml subtitle — figures.yaml里没有数据“hogs-sold-2052”。是否应为“hogs-sold-2025”？',
    'pages/culture.en.yaml subtitle — There is no figure “hogs-sold-2052” in figures.yaml. Did you mean “hogs-sold-2025”?',
  ],
  [
    'an entry of the footer that is nearly one of the menu',
    'site.yaml footer.columns.0.items.0 — 页脚用到的“introductoin”不在导航里。是否应为“introduction”？',
    'site.yaml footer.columns.0.items.0 — The footer names “introductoin”, which is not in the navigation. Did you mean “introduction”?',
  ],
  [
    'an event that ends before it begins',
    'calendar.yaml items.0.until — 结束时间14:00不晚于开始时间15:00。请改正其中一个。',
    'calendar.yaml items.0.until — The end, 14:00, is not after the beginning, 15:00. Correct one of them.',
  ],
  [
    'a shared figure where no language is known',
    'certifications.yaml items.0.number — $(hogs-sold-2025)不在zh或en之下，无法确定语言。请移到zh和en里，或直接写出数字。',
    'certifications.yaml items.0.number — $(hogs-sold-2025) stands outside zh and en, where its language is not known. Move it into zh and en, or write the number out.',
  ],
])('%s is told with what was probably meant, in both languages', (_, zh, en) => {
  expect(told.zh).toContain(zh)
  expect(told.en).toContain(en)
})
