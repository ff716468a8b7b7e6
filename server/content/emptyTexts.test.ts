import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSample, type Sample } from '../testing/sample.ts'
import { readContent } from './index.ts'

let sample: Sample
beforeAll(async () => {
  sample = await createSample()
})
afterAll(() => sample.dispose())

test.each([
  ['leaders/gu-min.yaml', /^ {2}summary: 负责.*$/m, '  summary: ""', 'zh.summary'],
  ['partners.yaml', /summary: .*$/m, 'summary: ""', 'items.0.zh.summary'],
])('a text that readers see is not empty in %s', async (file, from, to, field) => {
  await sample.edit(file, from, to)
  const { problems } = await readContent(sample.settings.content)
  expect(problems.filter((problem) => problem.file === file).map((problem) => problem.field)).toContain(field)
})
