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
  const nonce = findWork('one', 12)
  const others = Array.from({ length: 64 }, (_, at) => workDone(`other ${at}`, nonce))
  expect(others.filter((bits) => bits >= 12)).toEqual([])
})
