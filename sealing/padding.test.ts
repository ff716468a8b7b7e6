import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pad, paddingFrom, unpad } from './padding.ts'
import { expectRefusal, seed } from './testing/sample.ts'
import vectors from './vectors/padding.json' with { type: 'json' }

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'))

describe('padding', () => {
  test.each(vectors.short)('of "$plain" to $size bytes', ({ plain, size, padded }) => {
    expect(pad(bytes(plain), size)).toEqual(bytes(padded))
    expect(unpad(bytes(padded))).toEqual(bytes(plain))
  })

  test.each(vectors.long)('of $bytes bytes to $size', ({ bytes, size, sha256 }) => {
    const padded = pad(new Uint8Array(bytes).fill(0x61), size)
    expect(createHash('sha256').update(padded).digest('hex')).toBe(sha256)
  })

  test.each(vectors.refused)(
    '"%s" is none',
    async (padded) => void (await expectRefusal(() => unpad(bytes(padded)), 'padding')),
  )

  test('comes off again, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 255 }), (plain) => {
        expect(unpad(pad(plain, 256))).toEqual(plain)
      }),
      { seed },
    )
  })

  test('has room for one byte less than its size, and tells both sizes otherwise', async () => {
    expect(pad(new Uint8Array(15), 16)).toHaveLength(16)
    const { detail } = await expectRefusal(() => pad(new Uint8Array(16), 16), 'too-long')
    expect(detail).toEqual({ size: 16, limit: 15 })
  })

  test('by pieces is the same', async () => {
    for (const [from, to] of [
      [0, 1],
      [5, 6],
      [100, 200_000],
      [65_535, 131_072],
    ] as const) {
      const whole = Buffer.from(pad(new Uint8Array(from), to))
      expect(Buffer.concat([...paddingFrom(from, to)]).equals(whole.subarray(from))).toBe(true)
    }
    await expectRefusal(() => [...paddingFrom(6, 6)], 'too-long')
  })
})
