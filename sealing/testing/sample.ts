import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import fc from 'fast-check'
import { expect } from 'vitest'
import { newFileKey } from '../attachment.ts'
import { readCode } from '../code.ts'
import { deriveKeys } from '../derive.ts'
import { officerKeys } from '../officer.ts'
import { SealingError, type SealingReason } from '../sealingError.ts'

/** One seed for every random case, so that a failure can be repeated. */
export const seed = 20_260_101

const read = readCode('BEMYS-KA9W4-5NV89-W0V5D-Y7K03')
if (!read.ok) throw new Error('the sample code is broken')

/** A reporter, two officers of one channel, an outsider and the recovery key; new for every run save the reporter. */
export const keys = await deriveKeys(read.code)
export const fileKey = await newFileKey()
export const outsider = await generateX25519Identity()
export const recoveryIdentity = await generateX25519Identity()
export const recovery = await identityToRecipient(recoveryIdentity)
export const officer = await officerKeys(await generateX25519Identity())
export const colleague = await officerKeys(await generateX25519Identity())
export const channel = {
  id: 'compliance',
  symbol: keys.channel,
  officers: [officer.recipient, colleague.recipient],
  signing: [colleague.verifyKey, officer.verifyKey],
  ended: [],
}

export const fields = {
  reportedName: '王五',
  department: 'purchasing',
  content: '供应商在襄州饲料厂过磅时多记了三车玉米。\n有照片。',
}

/** Holds that something is refused for a reason; returns the refusal. */
export async function expectRefusal(act: () => unknown, reason: SealingReason): Promise<SealingError> {
  const outcome = await Promise.resolve()
    .then(act)
    .then(
      () => 'was accepted',
      (error: unknown) => error,
    )
  expect(outcome).toBeInstanceOf(SealingError)
  const refusal = outcome as SealingError // just held
  expect(refusal.reason).toBe(reason)
  return refusal
}

/** A copy with one bit changed. */
export function flipped(bytes: Uint8Array, at: number, bit: number): Uint8Array<ArrayBuffer> {
  const copy = Uint8Array.from(bytes)
  copy[at] = (copy[at] ?? 0) ^ (1 << bit)
  return copy
}

/** Repeatable numbers from 0 up to, not including, a limit (Mulberry32). */
export function numbers(from: number): (limit: number) => number {
  let state = from
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }
}

/** Texts of any code points, lone surrogates and control characters too, mostly ASCII. (`unit: 'binary'` takes seconds to set up.) */
export const anyText = (maxLength: number) =>
  fc
    .array(fc.oneof(fc.nat(0x7f), fc.nat(0xffff), fc.nat(0x10ffff)), { maxLength })
    .map((points) => points.map((point) => String.fromCodePoint(point)).join(''))
