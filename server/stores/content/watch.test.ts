import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { watchContent } from './watch.ts'

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
