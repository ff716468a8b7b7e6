import { expect, onTestFinished, test, vi } from 'vitest'
import { createPictureQueue } from './pictureQueue.ts'
import type { PictureFile } from './pictures.ts'
import { WriteError } from './writeWhole.ts'

/** Files that are made when the test says so. */
function files(...names: string[]) {
  const begun: string[] = []
  const ends = new Map<string, PromiseWithResolvers<void>>()
  const missing = names.map((file): PictureFile => {
    ends.set(file, Promise.withResolvers())
    const make = () => {
      begun.push(file)
      return ends.get(file)?.promise ?? Promise.resolve()
    }
    const picture = `${file.split('.')[0]}.webp`
    return {
      file,
      picture,
      standIn: async () => ({ bytes: Buffer.from(`${picture} in one size`), type: 'image/webp' }),
      make,
    }
  })
  const turn = () => new Promise(setImmediate)
  return {
    missing,
    begun,
    end(file: string) {
      ends.get(file)?.resolve()
      return turn()
    },
    fail(file: string, error: Error = new Error('bad seam')) {
      ends.get(file)?.reject(error)
      ends.set(file, Promise.withResolvers())
      return turn()
    },
  }
}
function queueOf(atOnce = 1) {
  const log: string[] = []
  const say = (line: string) => void log.push(line)
  return { queue: createPictureQueue({ info: say, error: say }, { atOnce }), log }
}

test('files are made in their order, as many at a time as were said', async () => {
  const { missing, begun, end } = files('a.1', 'b.1', 'c.1')
  const { queue } = queueOf(2)
  queue.want({ missing, total: 3 })
  expect(begun).toEqual(['a.1', 'b.1'])
  await end('b.1')
  expect(begun).toEqual(['a.1', 'b.1', 'c.1'])
})

test('what somebody waits for comes next', async () => {
  const { missing, begun, end } = files('a.1', 'b.1', 'c.1')
  const { queue } = queueOf()
  queue.want({ missing, total: 3 })
  let isThere = false
  void queue.need('c.1').then(() => {
    isThere = true
  })
  await end('a.1')
  expect(begun).toEqual(['a.1', 'c.1'])
  expect(isThere).toBe(false)
  await end('c.1')
  expect(isThere).toBe(true)
  expect(begun).toEqual(['a.1', 'c.1', 'b.1'])
})

test('what is there already, or is not known, is not waited for', async () => {
  const { queue } = queueOf()
  expect(await queue.need('a.1')).toBeUndefined()
})

test('progress counts pictures, each when its last file is there', async () => {
  const { missing, end } = files('a.1', 'a.2', 'b.1')
  const { queue, log } = queueOf()
  queue.want({ missing, total: 5 })
  expect(queue.progress).toEqual({ done: 3, total: 5 })
  await end('a.1')
  expect(queue.progress).toEqual({ done: 3, total: 5 })
  await end('a.2')
  await end('b.1')
  expect(queue.progress).toEqual({ done: 5, total: 5 })
  expect(log).toEqual(['preparing pictures: 4 of 5', 'preparing pictures: 5 of 5'])
  await queue.finished()
})

test('each step of the progress is told once, also when several files are made at a time', async () => {
  const { missing, end } = files('a.1', 'b.1', 'b.2')
  const { queue, log } = queueOf(2)
  queue.want({ missing, total: 2 })
  for (const file of ['a.1', 'b.1', 'b.2']) await end(file)
  expect(log).toEqual(['preparing pictures: 1 of 2', 'preparing pictures: 2 of 2'])
})

test('a fault is told once a picture and keeps nothing else waiting; who asks gets its picture in one size', async () => {
  const { missing, begun, fail } = files('a.1', 'a.2', 'b.1')
  const { queue, log } = queueOf()
  queue.want({ missing, total: 2 })
  const asked = queue.need('a.1')
  await fail('a.1')
  await fail('a.2')
  expect(begun).toContain('b.1')
  for (const sent of [await asked, await queue.need('a.2')]) expect(String(sent?.bytes)).toBe('a.webp in one size')
  expect(log.filter((line) => line.includes('bad seam'))).toEqual([
    'media/a.webp — cannot be prepared and is sent in one size: bad seam',
  ])
  expect(queue.progress).toEqual({ done: 1, total: 2 })
})

test('newer content takes the place of what was wanted before', async () => {
  const before = files('a.1', 'b.1')
  const after = files('c.1')
  const { queue } = queueOf()
  queue.want({ missing: before.missing, total: 2 })
  const forgotten = queue.need('b.1')
  queue.want({ missing: after.missing, total: 1 })
  expect(await forgotten).toBeUndefined()
  await before.end('a.1')
  expect([before.begun, after.begun]).toEqual([['a.1'], ['c.1']])
})

test('when it is stopped, what is being made is finished and nothing else begun', async () => {
  const { missing, begun, end } = files('a.1', 'b.1')
  const { queue } = queueOf()
  queue.want({ missing, total: 2 })
  let isStopped = false
  void queue.stop().then(() => {
    isStopped = true
  })
  await new Promise(setImmediate)
  expect(isStopped).toBe(false)
  await end('a.1')
  expect(isStopped).toBe(true)
  expect(begun).toEqual(['a.1'])
})

test('while the disk takes nothing no picture is blamed, and all goes on when it does again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { missing, begun, fail, end } = files('a.1', 'b.1')
  const { queue, log } = queueOf()
  queue.want({ missing, total: 2 })
  await fail('a.1', new WriteError('the disk is full'))
  expect(String((await queue.need('b.1'))?.bytes)).toBe('b.webp in one size')
  expect([begun, log, queue.progress]).toEqual([['a.1'], ['the disk is full'], { done: 0, total: 2 }])
  await vi.advanceTimersByTimeAsync(60_000)
  await fail('b.1', new WriteError('the disk is full'))
  expect(log).toEqual(['the disk is full'])
  await vi.advanceTimersByTimeAsync(60_000)
  await end(begun.at(-1) ?? '')
  await end(begun.at(-1) ?? '')
  expect(queue.progress).toEqual({ done: 2, total: 2 })
  expect(log.at(-1)).toBe('preparing pictures: 2 of 2')
})
