import { expect, test } from 'vitest'
import type { DiskSpace } from './database.ts'
import { createDiskSpaceGuard } from './diskSpace.ts'
import { createFilesLog } from './filesLog.ts'

const MiB = 1024 * 1024
const guard = (diskSpace: () => DiskSpace, more: { unclaimed?: () => number; now?: () => number } = {}) =>
  createDiskSpaceGuard(
    { diskSpace: async () => diskSpace(), unclaimed: async () => more.unclaimed?.() ?? 0 },
    more.now ?? (() => 0),
  )

test('the last 256 MiB take no files, also of those that come before the disk is looked at again', async () => {
  let [free, now] = [258 * MiB, 0]
  const diskSpace = guard(() => ({ used: 1024 * MiB, free }), { now: () => now })
  expect(diskSpace.tookFiles(), 'nobody looked yet').toBeUndefined()
  expect([await diskSpace.takesFiles(), await diskSpace.isCrowded()]).toEqual([true, false])
  diskSpace.took(2 * MiB)
  expect([await diskSpace.takesFiles(), diskSpace.tookFiles()]).toEqual([false, false])
  free = 256 * MiB
  expect(await diskSpace.isCrowded()).toBe(true)
  free = 300 * MiB
  now = 2_000
  expect(await diskSpace.takesFiles()).toBe(true)
})

test('it is said when half of the room is gone', async () => {
  let free = 501 * MiB
  const diskSpace = guard(() => ({ used: 500 * MiB, free }))
  expect(await diskSpace.warning()).toBeUndefined()
  free = 499 * MiB
  expect(await diskSpace.warning()).toMatch(/half of the room for reports is gone: they take 500 MiB, 499 MiB are left/)
})

test('files that no report claims take a quarter of the room, and crowd from half of that on', async () => {
  let unclaimed = 0
  const diskSpace = guard(() => ({ used: unclaimed, free: 4000 * MiB - unclaimed }), { unclaimed: () => unclaimed })
  expect([await diskSpace.takesFiles(), await diskSpace.isCrowded()]).toEqual([true, false])
  diskSpace.took(1000 * MiB)
  expect(await diskSpace.takesFiles()).toBe(false)
  unclaimed = 501 * MiB
  expect([await diskSpace.isCrowded(), await diskSpace.takesFiles()]).toEqual([true, true])
  unclaimed = 1000 * MiB
  expect(await diskSpace.refusal()).toBe(
    'reports are taken without files: files that no report has claimed take 1000 MiB of 1000 MiB',
  )
  expect([await diskSpace.takesFiles(), diskSpace.tookFiles()]).toEqual([false, false])
})

test('where nobody told how much room there is, they take 4 GiB', async () => {
  let unclaimed = 4095 * MiB
  const diskSpace = guard(() => ({ used: 0, free: Number.POSITIVE_INFINITY }), { unclaimed: () => unclaimed })
  expect(await diskSpace.refusal()).toBeUndefined()
  unclaimed = 4096 * MiB
  expect(await diskSpace.refusal()).toMatch(/4096 MiB of 4096 MiB/)
})

test('that no files are taken is said at once and then hourly, and that they are again once', async () => {
  const lines: string[] = []
  const write = (line: string) => void lines.push(line)
  let [free, now] = [100 * MiB, 0]
  const diskSpace = guard(() => ({ used: 0, free }))
  const tell = createFilesLog(diskSpace, { info: write, error: write }, () => now)
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
