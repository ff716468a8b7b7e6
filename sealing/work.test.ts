import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { findWork, workDone } from './work.ts'

test('what is found has the zero bits that were asked for, told by an independent hash', () => {
  for (const bits of [0, 1, 7, 8, 9, 12]) {
    const nonce = findWork('case', bits)
    const hash = createHash('sha256').update('qingsui/complaint/work/v1\ncase').update(nonce).digest()
    const binary = [...hash].map((byte) => byte.toString(2).padStart(8, '0')).join('')
    expect(workDone('case', nonce)).toBe(binary.indexOf('1'))
    expect(binary.slice(0, bits)).toBe('0'.repeat(bits))
  }
})

test('work for one name is worth nothing for another', () => {
  // One in 4,096 other names would take a nonce of 12 bits: this one is fixed, so that chance does not decide.
  const nonce = Uint8Array.of(0, 0, 0, 0, 0, 1, 8, 162)
  expect(workDone('one', nonce)).toBe(20)
  expect(Math.max(...Array.from({ length: 64 }, (_, at) => workDone(`other ${at}`, nonce)))).toBe(8)
})
