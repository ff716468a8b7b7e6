import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openContentSource } from './content/contentSource.ts'
import { type Problem, problemText } from './content/problems.ts'
import { openWhenShowable } from './openWhenShowable.ts'
import { createSample, type Sample } from './testing/sample.ts'

let sample: Sample
beforeEach(async () => {
  sample = await createSample()
  await rm(join(sample.settings.data, 'kept.sqlite'), { force: true }) // nothing was good yet
})
afterEach(() => sample.dispose())

const silent = { info: () => undefined, error: () => undefined }

test.each(['site.yaml', 'navigation.yaml', 'home.en.yaml', 'categories.yaml'])(
  'a first start with a broken %s waits, says why, and opens as soon as it is mended',
  async (file) => {
    const { settings } = sample
    const path = join(settings.content, file)
    await rename(path, `${path}.bak`)
    await writeFile(path, 'first: [\n')
    const source = await openContentSource(settings, silent)
    const refused = Promise.withResolvers<readonly Problem[]>()
    const opening = openWhenShowable({ settings, source, log: silent, onRefused: refused.resolve })
    const texts = (await refused.promise).map((problem) => problemText(problem, 'en'))
    expect(texts).toContainEqual(expect.stringMatching(`^${file}:1 — `))
    await rename(`${path}.bak`, path)
    const site = await opening
    expect(site.problems).toEqual([])
    await source.close()
    await site.close()
  },
)

test('what changes while the site is being opened is shown as well', async () => {
  const { settings } = sample
  const source = await openContentSource(settings, silent)
  const opening = openWhenShowable({ settings, source, log: silent, onRefused: () => undefined })
  await sample.edit('pages/culture.en.yaml', /^title: .*$/m, 'title: Mended')
  const site = await opening
  await expect.poll(() => site.content.en.pages.get('/culture')?.title).toBe('Mended')
  await source.close()
  await site.close()
})
