import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { watchContent } from './watchContent.ts'

test('changes of a folder are told, one telling at a time, and none is lost while a telling runs', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'watch-'))
  const first = Promise.withResolvers<void>()
  const second = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<void>()
  let running = 0
  let most = 0
  let told = 0
  const unwatch = await watchContent(
    folder,
    async () => {
      most = Math.max(most, ++running)
      told++
      if (told === 1) {
        first.resolve()
        await finish.promise
      } else second.resolve()
      running--
    },
    5,
  )
  await writeFile(join(folder, 'a.yaml'), 'a: 1\n')
  await first.promise
  // A second watcher, which waits longer, says when the first has seen the change, too.
  const seen = Promise.withResolvers<void>()
  const unwatchSecond = await watchContent(folder, async () => seen.resolve(), 100)
  await writeFile(join(folder, 'b.yaml'), 'b: 1\n')
  await seen.promise
  finish.resolve()
  await second.promise
  expect(most).toBe(1)
  await unwatch()
  await unwatchSecond()
  await rm(folder, { recursive: true })
})

test('a file in a new folder is told, and so is one in a folder that took the place of another', async () => {
  const above = await mkdtemp(join(tmpdir(), 'watch-'))
  const folder = join(above, 'content')
  await mkdir(folder)
  let told = Promise.withResolvers<void>()
  const unwatch = await watchContent(folder, async () => told.resolve(), 5)
  const toldOf = async (change: () => Promise<unknown>) => {
    told = Promise.withResolvers()
    await change()
    await told.promise
  }
  await toldOf(() => mkdir(join(folder, 'news')))
  await toldOf(() => writeFile(join(folder, 'news/a.yaml'), 'a: 1\n'))
  await mkdir(join(above, 'next/news'), { recursive: true })
  await rename(folder, join(above, 'former'))
  await toldOf(() => rename(join(above, 'next'), folder))
  await toldOf(() => writeFile(join(folder, 'news/b.yaml'), 'b: 1\n'))
  await unwatch()
  await rm(above, { recursive: true })
})

test('what editors and systems leave beside a file is not told, nor what happens in hidden folders', async () => {
  const above = await mkdtemp(join(tmpdir(), 'watch-'))
  const [folder, elsewhere] = [join(above, 'content'), join(above, 'elsewhere')]
  await mkdir(join(folder, '.git'), { recursive: true })
  await mkdir(elsewhere)
  const first = Promise.withResolvers<void>()
  let told = 0
  const unwatch = await watchContent(
    folder,
    async () => {
      told++
      first.resolve()
    },
    5,
  )
  // A watcher that waits longer says when the first has had its time.
  const seen = Promise.withResolvers<void>()
  const unwatchSecond = await watchContent(elsewhere, async () => seen.resolve(), 100)
  const passing = ['.a.yaml.swp', 'a.yaml~', '~$a.yaml', 'Thumbs.db', 'desktop.ini', '.git/index', '._a.yaml']
  for (const name of passing) await writeFile(join(folder, name), 'half')
  await writeFile(join(elsewhere, 'a.yaml'), 'a: 1\n')
  await seen.promise
  expect(told).toBe(0)
  await writeFile(join(folder, 'a.yaml'), 'a: 1\n')
  await first.promise
  await unwatch()
  await unwatchSecond()
  await rm(above, { recursive: true })
})
