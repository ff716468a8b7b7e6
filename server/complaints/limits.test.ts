import { expect, test } from 'vitest'
import { createLimits } from './limits.ts'

const few = { save: 2, message: 2, query: 2, part: 2, desk: 2 }
const minute = 60_000

test('a connection that asks too often is told how many minutes to wait; others are not', () => {
  let now = 0
  const limits = createLimits(() => now, few)
  expect([1, 2].map(() => limits.take('save', '192.0.2.7'))).toEqual([0, 0])
  now = 20 * minute
  expect(limits.take('save', '192.0.2.7')).toBe(40)
  expect(limits.take('save', '192.0.2.8')).toBe(0)
  expect(limits.take('query', '192.0.2.7')).toBe(0)
})

test.each([
  ['2001:db8:0:7::1', '2001:db8:0:7:ffff:1:2:3', '2001:db8:0:8::1'],
  ['2001:DB8::7:0:0:0:1', '2001:db8:0:7::2', '2001:db8::7'],
  ['::1', '::2:0:0:0', '0:0:0:1::'],
  ['::ffff:192.0.2.7', '::ffff:192.0.2.7', '::ffff:192.0.2.8'],
])('addresses of one IPv6 network are one connection: %s is %s and not %s', (first, same, other) => {
  const limits = createLimits(() => 0, few)
  for (const address of [first, same]) expect(limits.take('save', address)).toBe(0)
  expect(limits.take('save', same)).toBe(60)
  expect(limits.take('save', other)).toBe(0)
})

test('after an hour nothing is known any more', () => {
  let now = 0
  const limits = createLimits(() => now, few)
  for (let turn = 0; turn < 5; turn++) limits.take('save', '192.0.2.7')
  now = 60 * minute
  expect(limits.take('save', '192.0.2.7')).toBe(0)
})

test('more work is asked for while the site is flooded, up to a limit, and no more afterwards', () => {
  let now = 0
  const limits = createLimits(() => now)
  const flood = (times: number) => {
    for (let turn = 0; turn < times; turn++) limits.saved()
    return limits.work()
  }
  expect(limits.work()).toBe(16)
  expect(flood(119)).toBe(16)
  expect(flood(1)).toBe(17)
  expect(flood(120)).toBe(18)
  expect(flood(8_000)).toBe(22)
  now = minute
  expect(limits.work()).toBe(16)
})
