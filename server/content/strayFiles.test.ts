import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { article } from '../testing/article.ts'
import { serve } from '../testing/served.ts'
import { copyIn, isCopy, isStray } from './strayFiles.ts'

test.each([
  ...['~$x.yaml', '.DS_Store', 'Thumbs.db', 'desktop.ini', '.git', '.#x', '.#x.yaml', '#x.yaml#', 'x.yaml~'],
  ...['x.yaml.swp', '.x.yaml.swp', '._x.yaml', '.schemas', '__MACOSX'],
])('%s is no content', (name) => {
  expect(isStray(name)).toBe(true)
})

test.each([
  ...[
    'x (1).yaml',
    'x.zh (2).yaml',
    'x(1).yaml',
    'x (1).zh.yaml',
    'x - 副本.yaml',
    'x - 副本 (2).yaml',
    'x 副本.yaml',
    'x 副本 2.csv',
  ],
  ...['x copy.yaml', 'x copy 2.yaml', 'x - Copy.yaml', 'x - Copy (2).yaml', 'x（1）.yaml', 'x (副本).yaml'],
  ...['复件 x.yaml', 'x (conflicted copy 2026-03-01).yaml', 'x (李的冲突副本 2026-03-01).yaml', 'news - 副本'],
])('%s is a copy', (name) => {
  expect(isCopy(name)).toBe(true)
})

test.each(['home.zh.yaml', '2026-01-02-hard-copy.yaml', 'copy.yaml', '副本.yaml', 'stock.csv', 'stray~1.yaml'])(
  '%s may be content',
  (name) => {
    expect([isStray(name), isCopy(name)]).toEqual([false, false])
  },
)

test('a copied folder is one copy', () => {
  expect(copyIn('news/company - 副本/a (1).yaml')).toBe('news/company - 副本')
  expect(copyIn('news/company/a.yaml')).toBeUndefined()
})

test('what is no content is not looked at; copies are told as notes and keep nothing back', async () => {
  const day = '2020-01-01'
  const served = await serve()
  await served.site.pictures.finished()
  const { write } = served.sample
  for (const name of ['~$home.zh.yaml', '.git/a.yaml', '.schemas/page.yaml', '._site.yaml', 'pages/.#culture.zh.yaml'])
    await write(name, 'half: [')
  expect(await served.site.reload()).toBe(false)
  expect(served.site.problems).toEqual([])

  const copies = ['news/company/x (1).yaml', 'pages/culture.zh - 副本.yaml', 'leaders copy']
  await write('news/company/x (1).yaml', article(day))
  await write('pages/culture.zh - 副本.yaml', 'half: [')
  for (const name of ['a', 'b']) await write(`leaders copy/${name}.yaml`, 'half: [')
  await write(`news/company/${day}-good.yaml`, article(day))
  served.log.splice(0)
  expect(await served.site.reload()).toBe(true)
  expect(served.site.content.zh.byId.has(`${day}-good`)).toBe(true)
  expect(served.site.problems.map(({ file, note }) => [file, note]).sort()).toEqual(
    copies.map((file) => [file, true]).sort(),
  )
  const told = served.log.filter((line) => line.includes('looks like a copy'))
  expect(told.length).toBe(3)
  expect(served.log.join()).not.toContain('left out')
  expect((await served.get('/readyz')).json().problems).toBe(0)
  await served.close()
})

test('content with copies can be read where every problem stops it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stray-'))
  await writeFile(join(folder, 'site (1).yaml'), 'a: 1\n')
  const { openTexts } = await import('./textFiles.ts')
  expect(openTexts(folder)).toMatchObject({ names: [], copies: ['site (1).yaml'] })
  await rm(folder, { recursive: true })
})
