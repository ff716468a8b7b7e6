import { expect, test } from 'vitest'
import { createLimits } from './limits.ts'

const few = { save: 2, message: 2, query: 2 }
const minute = 60_000
const [here, there] = ['192.0.2.7', '192.0.2.8']
type Limits = ReturnType<typeof createLimits>
const count = (limits: Limits, times: number, what: 'save' | 'query' = 'save', address = here) => {
  for (let turn = 0; turn < times; turn++) limits.count(what, address)
}

test('who does much is asked for more work, one bit for each doubling, long before being refused; others are not', () => {
  const limits = createLimits(() => 0, few)
  const seen = [0, 1, 1, 2, 4, 8, 16, 32, 63].map((more) => {
    count(limits, more)
    return [limits.bits('save', here), limits.minutesToWait('save', here)]
  })
  // After 0, 1, 2, 4, 8, 16, 32, 64 and 127 reports.
  expect(seen).toEqual([16, 16, 17, 18, 19, 20, 21, 22, 22].map((bits) => [bits, 0]))
  count(limits, 1)
  expect(limits.minutesToWait('save', here)).toBe(60)
  expect([limits.bits('save', there), limits.minutesToWait('save', there)]).toEqual([16, 0])
  expect(limits.minutesToWait('message', here)).toBe(0)
})

test('a question needs no work before there are many', () => {
  const limits = createLimits(() => 0, few)
  expect(limits.bits('query', here)).toBe(0)
  count(limits, 2, 'query')
  expect(limits.bits('query', here)).toBe(17)
})

test('questions cost more work, and are never refused: nobody can lock an office out', () => {
  const limits = createLimits(() => 0, few)
  count(limits, 10_000, 'query')
  expect([limits.bits('query', here), limits.minutesToWait('query', here)]).toEqual([22, 0])
})

test('an IPv6 house counts as one as well, from eight times as much on', () => {
  const limits = createLimits(() => 0, few)
  for (let network = 0; network < 16; network++) count(limits, 1, 'save', `2001:db8:7:${network.toString(16)}::1`)
  expect([limits.bits('save', '2001:db8:7:ff::1'), limits.bits('save', '2001:db8:8::1')]).toEqual([17, 16])
})

test('who is refused is told how many minutes to wait, and then nothing is known any more', () => {
  let now = 0
  const limits = createLimits(() => now, few)
  count(limits, 128)
  now = 20 * minute
  expect(limits.minutesToWait('save', here)).toBe(40)
  now = 60 * minute
  expect([limits.bits('save', here), limits.minutesToWait('save', here)]).toEqual([16, 0])
})

test.each([
  ['2001:db8:0:7::1', '2001:db8:0:7:ffff:1:2:3', '2001:db8:0:8::1'],
  ['2001:DB8::7:0:0:0:1', '2001:db8:0:7::2', '2001:db8::7'],
  ['::1', '::2:0:0:0', '0:0:0:1::'],
  ['::ffff:192.0.2.7', '::ffff:192.0.2.7', '::ffff:192.0.2.8'],
])('addresses of one IPv6 network are one connection: %s is %s and not %s', (first, same, other) => {
  const limits = createLimits(() => 0, few)
  count(limits, 1, 'query', first)
  count(limits, 1, 'query', same)
  expect([limits.bits('query', same), limits.bits('query', other)]).toEqual([17, 0])
})

test('a flood of reports from everywhere raises the work for all, up to a limit, and no more afterwards', () => {
  let now = 0
  const limits = createLimits(() => now)
  const flood = (times: number) => {
    for (let turn = 0; turn < times; turn++) limits.count('save', `10.0.${turn >> 8}.${turn & 255}`)
    return limits.bits('save', '192.0.2.200')
  }
  expect(flood(119)).toBe(16)
  expect(flood(1)).toBe(17)
  expect(flood(120)).toBe(18)
  expect(flood(8_000)).toBe(22)
  expect(limits.minutesToWait('save', '192.0.2.200'), 'and nobody is refused for it').toBe(0)
  now = minute
  expect(limits.bits('save', '192.0.2.200')).toBe(16)
})
