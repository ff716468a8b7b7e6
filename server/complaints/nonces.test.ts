import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createNonces } from './nonces.ts'

const key = randomBytes(32)
let time = Date.parse('2026-11-21T09:00:00Z')
const nonces = (more: { key?: Buffer; purpose?: 'work' | 'desk' } = {}) =>
  createNonces({ keyAt: () => more.key ?? key, purpose: more.purpose ?? 'work', lifetime: 600_000, now: () => time })

test('a nonce is good for its lifetime, with every node that shares the key, and for its purpose', () => {
  const nonce = nonces().make()
  expect(nonce).toHaveLength(33)
  expect(nonces().isFresh(nonce)).toBe(true)
  expect(nonces({ key: randomBytes(32) }).isFresh(nonce)).toBe(false)
  expect(nonces({ purpose: 'desk' }).isFresh(nonce)).toBe(false)
  time += 599_000
  expect(nonces().isFresh(nonce)).toBe(true)
  time += 1_000
  expect(nonces().isFresh(nonce)).toBe(false)
  time -= 600_000 + 59_000
  expect(nonces().isFresh(nonce), 'of a node whose clock is a minute ahead at most').toBe(true)
  time -= 1_000
  expect(nonces().isFresh(nonce)).toBe(false)
  time += 60_000
})

test('one that anybody has altered or made up is none', () => {
  const nonce = nonces().make()
  for (let at = 0; at < nonce.length; at++) {
    const altered = Buffer.from(nonce)
    altered[at] = (altered[at] ?? 0) ^ 1
    expect(nonces().isFresh(altered), `byte ${at}`).toBe(false)
  }
  for (const other of [randomBytes(33), nonce.subarray(1), Buffer.concat([nonce, nonce])]) {
    expect(nonces().isFresh(other)).toBe(false)
  }
})
