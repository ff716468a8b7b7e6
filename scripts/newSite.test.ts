import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkContent } from './check.ts'
import { newSite } from './newSite.ts'

let place: string
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'new-site-'))
})
afterEach(() => rm(place, { recursive: true }))

test('a new site passes the check as it is, and says what to do next', async () => {
  const lines = await newSite('my-company', 'en', place)
  expect(lines.join('\n')).toContain('CONTENT_DIR=my-company npm start')
  const { problems, lines: told } = await checkContent(join(place, 'my-company'), 'en')
  expect(told.slice(0, -1)).toEqual([])
  expect(problems).toBe(0)
})

test('an empty folder is taken, one that holds something is left as it is', async () => {
  await newSite('.', 'en', place)
  await rm(place, { recursive: true })
  place = await mkdtemp(join(tmpdir(), 'new-site-'))
  await writeFile(join(place, 'notes.txt'), 'mine')
  await expect(newSite('.', 'en', place)).rejects.toThrow(
    'The folder . is there already and not empty. Choose another name; nothing is overwritten.',
  )
  await expect(newSite('notes.txt', 'zh', place)).rejects.toThrow('文件夹notes.txt已经存在')
  expect(await readdir(place)).toEqual(['notes.txt'])
})

test('without a name it says how to call it', async () => {
  await expect(newSite(undefined, 'en', place)).rejects.toThrow('npm run new-site my-company')
})
