import { expect, test } from 'vitest'
import { createRoomGuard } from './room.ts'

const MiB = 1024 * 1024

test('the last 256 MiB take no files, also of those that come before the disk is looked at again', async () => {
  let [free, now] = [258 * MiB, 0]
  const room = createRoomGuard(
    async () => ({ used: 0, free }),
    () => now,
  )
  expect(await room.takesFiles()).toBe(true)
  room.took(2 * MiB)
  expect(await room.takesFiles()).toBe(false)
  free = 300 * MiB
  now = 2_000
  expect(await room.takesFiles()).toBe(true)
})

test('it is said when half of the room is gone', async () => {
  let free = 501 * MiB
  const room = createRoomGuard(
    async () => ({ used: 500 * MiB, free }),
    () => 0,
  )
  expect(await room.warning()).toBeUndefined()
  free = 499 * MiB
  expect(await room.warning()).toMatch(/half of the room for reports is gone: they take 500 MiB, 499 MiB are left/)
})
