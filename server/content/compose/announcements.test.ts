import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wholeLangs } from '#contract/wholeLangs.ts'
import { createSample, type Sample } from '../../testing/sample.ts'
import { type Content, loadContent } from '../index.ts'
import { problemText } from '../problems.ts'

const elsewhere = { zh: '仅有英文PDF', en: 'PDF in Chinese' }
const inChinese = '2022-02-21-convertible-bond-conversion-start'

let sample: Sample
let content: Content
beforeAll(async () => {
  sample = await createSample()
  for (const lang of wholeLangs)
    await sample.edit(
      `pages/culture.${lang}.yaml`,
      /blocks:[\s\S]*$/,
      `blocks:\n  - { type: from, data: announcements, title: All, text: Above., elsewhere: ${elsewhere[lang]} }\n`,
    )
  await sample.edit(`announcements/${inChinese}.yaml`, /^en:\n[\s\S]*$/m, '')
  await sample.edit(`announcements/${inChinese}.yaml`, /^date:/m, 'only: zh\ndate:')
  const { content: folder, data } = sample.settings
  content = await loadContent({ folder, pictures: join(data, 'pictures') })
})
afterAll(() => sample.dispose())

const listIn = (lang: 'zh' | 'en') => {
  const block = content[lang].pages.get('/culture')?.blocks[0]
  if (block?.type !== 'prose') throw new Error('no list')
  return block.text
}
const linked = (html: string) => [...html.matchAll(/<li><a href="([^"]+)"/g)].map(([, href]) => href)

test('every announcement is listed below its category, the latest first', () => {
  expect(content.problems.map((problem) => problemText(problem, 'en'))).toEqual([])
  const [above, ...parts] = listIn('zh').split(/(?=<h3>)/)
  expect(above?.trim()).toBe('<p>Above.</p>')
  const { announcement } = content.zh.lists
  const categories = content.zh.categories.announcement.filter(({ typeCode }) => typeCode !== '')
  expect(parts.map((part) => linked(part))).toEqual(
    categories.map(({ typeCode }) =>
      announcement.filter(({ category }) => category === typeCode).map(({ link }) => link),
    ),
  )
})

test('one that the language lacks leads to its PDF, in its own language, and says so', () => {
  const { title, file } = content.zh.byId.get(inChinese) ?? {}
  const [item] = listIn('en').match(new RegExp(`<li>(?:(?!</li>).)*${title}.*?</li>`)) ?? []
  expect(item).toBe(
    `<li><a href="${file?.href}" lang="zh-CN" hreflang="zh-CN">${title}</a>, 21 February 2022, PDF in Chinese</li>`.replace(
      '21 February',
      '21\u00a0February',
    ),
  )
  expect(listIn('zh')).not.toContain(elsewhere.zh)
})

test('in another language than the main one the links lead below its root', () => {
  expect(linked(listIn('en')).filter((href) => !href?.startsWith('/media/'))).toSatisfy((hrefs: string[]) =>
    hrefs.every((href) => href.startsWith('/en/')),
  )
})
