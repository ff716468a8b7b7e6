import { expect, test } from 'vitest'
import type { Room } from './database.ts'
import { createFilesLog } from './filesLog.ts'
import { createRoomGuard } from './room.ts'

const MiB = 1024 * 1024
const guard = (room: () => Room, more: { unclaimed?: () => number; now?: () => number } = {}) =>
  createRoomGuard({ room: async () => room(), unclaimed: async () => more.unclaimed?.() ?? 0 }, more.now ?? (() => 0))

test('the last 256 MiB take no files, also of those that come before the disk is looked at again', async () => {
  let [free, now] = [258 * MiB, 0]
  const room = guard(() => ({ used: 1024 * MiB, free }), { now: () => now })
  expect(await room.takesFiles()).toBe(true)
  room.took(2 * MiB)
  expect(await room.takesFiles()).toBe(false)
  free = 300 * MiB
  now = 2_000
  expect(await room.takesFiles()).toBe(true)
})

test('it is said when half of the room is gone', async () => {
  let free = 501 * MiB
  const room = guard(() => ({ used: 500 * MiB, free }))
  expect(await room.warning()).toBeUndefined()
  free = 499 * MiB
  expect(await room.warning()).toMatch(/half of the room for reports is gone: they take 500 MiB, 499 MiB are left/)
})

test('files that no report claims take a quarter of the room, and crowd from half of that on', async () => {
  let unclaimed = 0
  const room = guard(() => ({ used: unclaimed, free: 4000 * MiB - unclaimed }), { unclaimed: () => unclaimed })
  expect([await room.takesFiles(), await room.isCrowded()]).toEqual([true, false])
  room.took(1000 * MiB)
  expect(await room.takesFiles()).toBe(false)
  unclaimed = 501 * MiB
  expect([await room.isCrowded(), await room.takesFiles()]).toEqual([true, true])
  unclaimed = 1000 * MiB
  expect(await room.refusal()).toBe(
    'reports are taken without files: files that no report has claimed take 1000 MiB of 1000 MiB',
  )
  expect([await room.takesFiles(), room.tookFiles()]).toEqual([false, false])
})

test('where nobody told how much room there is, they take 4 GiB', async () => {
  let unclaimed = 4095 * MiB
  const room = guard(() => ({ used: 0, free: Number.POSITIVE_INFINITY }), { unclaimed: () => unclaimed })
  expect(await room.refusal()).toBeUndefined()
  unclaimed = 4096 * MiB
  expect(await room.refusal()).toMatch(/4096 MiB of 4096 MiB/)
})

test('that no files are taken is said at once and then hourly, and that they are again once', async () => {
  const lines: string[] = []
  const write = (line: string) => void lines.push(line)
  let [free, now] = [100 * MiB, 0]
  const room = guard(() => ({ used: 0, free }))
  const tell = createFilesLog(room, { info: write, error: write }, () => now)
  for (const minutes of [0, 15, 30, 45, 60, 75]) {
    now = minutes * 60_000
    await tell()
  }
  expect(lines).toEqual(
    Array(2).fill(
      'reports are taken without files: 100 MiB are left, and the last 256 MiB are for reports without files',
    ),
  )
  free = 1000 * MiB
  for (let turn = 0; turn < 2; turn++) await tell()
  expect(lines.slice(2)).toEqual(['reports are taken with files again'])
})
