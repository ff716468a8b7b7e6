import { mkdir, mkdtemp, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openParseCache } from './parseCache.ts'
import { openTexts } from './textFiles.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parsed-'))
  await mkdir(join(folder, 'content'))
})
afterEach(() => rm(folder, { recursive: true }))

const kept = () => join(folder, 'parsed.jsonl')
const write = (name: string, text: string) => writeFile(join(folder, 'content', name), text)

/** What a start finds in all files, and how many it had to parse. */
function start(file = kept()) {
  let parsed = 0
  const opened = openParseCache(file, (files) => {
    parsed = files
  })
  const texts = openTexts(join(folder, 'content'))
  const data = texts.names.map((name) => opened.parse(texts.read(name)))
  opened.keep()
  return { data, parsed }
}

test('a file is parsed once as long as it says the same, whatever it is called', async () => {
  await write('a.yaml', 'title: 猪\nlist: [1, 2.5, "3", true, null]\n')
  await write('b.yaml', 'text: |\n  One.\n\n  Two.\n')
  const first = start()
  expect(first).toEqual({
    parsed: 2,
    data: [{ title: '猪', list: [1, 2.5, '3', true, null] }, { text: 'One.\n\nTwo.\n' }],
  })
  expect(start()).toEqual({ ...first, parsed: 0 })
  await write('c.yaml', 'title: 猪\nlist: [1, 2.5, "3", true, null]\n')
  expect(start()).toEqual({ parsed: 0, data: [...first.data, first.data[0]] })
})

test('a change shows though size, times and place of the file stay the same', async () => {
  const time = new Date(2026, 0, 1)
  await write('a.yaml', 'price: 14\n')
  await utimes(join(folder, 'content/a.yaml'), time, time)
  start()
  await write('a.yaml', 'price: 15\n')
  await utimes(join(folder, 'content/a.yaml'), time, time)
  expect(start()).toEqual({ parsed: 1, data: [{ price: 15 }] })
})

test.each<[string, () => Promise<void>]>([
  ['is missing', () => rm(kept())],
  ['is empty', () => truncate(kept(), 0)],
  ['was cut off', () => truncate(kept(), 120)],
  ['is something else', () => writeFile(kept(), 'SQLite format 3')],
  [
    'is of another format',
    async () => writeFile(kept(), (await readFile(kept(), 'utf8')).replace('parsed 2', 'parsed 1')),
  ],
  ['was changed', async () => writeFile(kept(), (await readFile(kept(), 'utf8')).replace('old', 'bad'))],
])('a kept file that %s counts for nothing and is made anew', async (_, spoil) => {
  await write('a.yaml', 'title: old\n')
  await write('b.yaml', 'title: other\n')
  const { data } = start()
  await spoil()
  expect(start()).toEqual({ parsed: 2, data })
  expect(start()).toEqual({ parsed: 0, data })
})

test('what is in no file any more is forgotten', async () => {
  await write('a.yaml', 'title: gone\n')
  await write('b.yaml', 'title: stays\n')
  start()
  await rm(join(folder, 'content/a.yaml'))
  start()
  expect(await readFile(kept(), 'utf8')).not.toContain('gone')
})

test('what JSON cannot say is parsed each time, and what is no YAML is told as such', async () => {
  await write('a.yaml', 'most: .inf\n')
  await write('b.yaml', 'title: [\n')
  for (const _ of ['first', 'second']) {
    expect(start()).toEqual({ parsed: 2, data: [{ most: Number.POSITIVE_INFINITY }, undefined] })
  }
})

test('where nothing can be kept everything is parsed', async () => {
  await write('a.yaml', 'title: one\n')
  for (const _ of ['first', 'second']) {
    expect(start(join(folder, 'nowhere/parsed.jsonl'))).toEqual({ parsed: 1, data: [{ title: 'one' }] })
  }
})
