import { expect, test } from 'vitest'
import { createUploadQuota } from './uploadQuota.ts'

const [here, there] = ['192.0.2.7', '192.0.2.8']
const MiB = 1024 * 1024
const minute = 60_000

test('a sender of very many bytes is asked for more work and refused in the end, alone', () => {
  const quota = createUploadQuota(() => 0)
  const after = (mebibytes: number) => {
    quota.add(here, mebibytes * MiB)
    return [quota.bits(here), quota.minutesToWait(here) > 0]
  }
  expect(after(400)).toEqual([16, false])
  expect(after(1)).toEqual([17, false])
  expect(after(64)).toEqual([18, false])
  expect(after(319)).toEqual([22, false])
  expect(after(1)).toEqual([22, true])
  expect([quota.bits(there), quota.minutesToWait(there)]).toEqual([16, 0])
})

test('what came more than two hours ago counts no more, in steps of ten minutes', () => {
  let now = 5 * minute
  const quota = createUploadQuota(() => now)
  quota.add(here, 300 * MiB)
  now = 65 * minute
  quota.add(here, 480 * MiB)
  expect(quota.minutesToWait(here)).toBe(0)
  quota.add(here, 100 * MiB)
  expect(quota.minutesToWait(here)).toBe(65)
  now = 130 * minute
  expect([quota.bits(here), quota.minutesToWait(here)]).toEqual([19, 0])
  now = 190 * minute
  expect(quota.bits(here)).toBe(16)
})

test('who waits is told when the oldest of what still counts is over, not what was over before', () => {
  let now = 5 * minute
  const quota = createUploadQuota(() => now)
  quota.add(here, MiB)
  now = 115 * minute
  quota.add(here, 800 * MiB)
  expect(quota.minutesToWait(here)).toBe(15)
  now = 135 * minute
  expect(quota.minutesToWait(here)).toBe(105)
})

test('a house with 65,536 IPv6 networks is one sender too, eight times as large as a single one', () => {
  const quota = createUploadQuota(() => 0)
  for (let network = 0; network < 32; network++) quota.add(`2001:db8:7:${network.toString(16)}::1`, 100 * MiB)
  expect([quota.bits('2001:db8:7:ff::1'), quota.bits('2001:db8:8::1')]).toEqual([16, 16])
  quota.add('2001:db8:7:fe::1', 385 * MiB)
  expect([quota.bits('2001:db8:7:ff::1'), quota.minutesToWait('2001:db8:7:ff::1') > 0]).toEqual([22, true])
  expect(quota.minutesToWait('2001:db8:8::1')).toBe(0)
})
