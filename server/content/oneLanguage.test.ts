import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSample, type Sample } from '../testing/sample.ts'
import { loadContent } from './index.ts'
import { parseFile } from './parseFile.ts'
import { type Problem, problemText } from './problems.ts'
import { announcementFile } from './shapes/articles.ts'

let sample: Sample
beforeAll(async () => {
  sample = await createSample()
})
afterAll(() => sample.dispose())

const id = '2026-11-12-electric-feed-lorries'
const file = `news/company/${id}.yaml`
const load = () => {
  const { content, data } = sample.settings
  return loadContent({ folder: content, pictures: `${data}/pictures`, now: Date.now() })
}

test.each([
  ['zh', 'en', /\nen:[\s\S]*/],
  ['en', 'zh', /\nzh:[\s\S]*?(?=\nen:)/],
] as const)('an item marked “only: %s” is there in that language, and nowhere in %s', async (only, other, text) => {
  const before = (await load())[other].byId.size
  let taken = ''
  await sample.edit(file, text, (found) => {
    taken = found
    return `\nonly: ${only}`
  })
  const content = await load()
  expect(content[only].byId.get(id)).toMatchObject({ id, translated: false })
  expect([content[other].byId.has(id), content[other].byId.size]).toEqual([false, before - 1])
  expect(content[other].lists.company.some((article) => article.id === id)).toBe(false)
  await sample.edit(file, `\nonly: ${only}`, taken)
})

test('without that mark both languages must be there, with it only one may', () => {
  const text = 'date: 2026-03-18\ncategory: "1"\nnumber: "1"\n'
  const zh = 'zh: { title: 题, summary: 摘, source: 源, body: 文 }\n'
  const en = 'en: { title: A, summary: B, source: C, body: D }\n'
  const said = (yaml: string) => {
    const problems: Problem[] = []
    parseFile({ name: 'a.yaml', bytes: Buffer.from(yaml), hash: '' }, announcementFile, problems)
    return problems.map((problem) => problemText(problem, 'en'))
  }
  expect(said(text + zh + en)).toEqual([])
  expect(said(`${text}only: zh\n${zh}`)).toEqual([])
  expect(said(`${text}only: en\n${en}`)).toEqual([])
  expect(said(text + zh)).toEqual([expect.stringContaining('“en” is missing')])
  expect(said(text + zh.replace('source: 源, ', '')).join()).toMatch(/“source” is missing.*“en” is missing/)
  expect(said(`${text}only: en\n${zh}${en}`)).toEqual([expect.stringContaining('“zh” cannot stand here')])
})
