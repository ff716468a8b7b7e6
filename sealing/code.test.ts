import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { channelOf, isChannelSymbol, isLastGroup, newCode, readCode, writeCode } from './code.ts'
import { anyText, seed } from './testing/sample.ts'
import vectors from './vectors/code.json' with { type: 'json' }

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const anyCode = fc.uint8Array({ minLength: 15, maxLength: 15 })
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

describe('a query code', () => {
  test.each(vectors.codes)('$bytes is written $text and read again', ({ bytes, text }) => {
    expect(writeCode(Buffer.from(bytes, 'hex'))).toBe(text)
    const read = readCode(text)
    expect(read.ok && hex(read.code)).toBe(bytes)
  })

  test.each(vectors.spellings)('%j is a spelling of it', (typed) => {
    expect(readCode(typed)).toMatchObject({ ok: true, text: vectors.spelled })
  })

  test.each(vectors.ones.spellings)('in %j, I and L are 1', (typed) => {
    expect(readCode(typed)).toMatchObject({ ok: true, text: vectors.ones.text })
  })

  test.each(vectors.faults)('$typed: $fault', ({ typed, ...fault }) => {
    expect(readCode(typed)).toEqual({ ok: false, ...fault })
  })

  test('names its channel, and all its other bits are random', () => {
    for (const symbol of ['0', 'C', 'Z']) {
      const codes = Array.from({ length: 64 }, () => newCode(symbol))
      expect(new Set(codes.map(channelOf))).toEqual(new Set([symbol]))
      const [zeros, ones] = [codes.map((code) => code.map((byte) => ~byte)), codes].map((all) =>
        all.reduce((sum, code) => sum.map((byte, at) => byte | (code[at] ?? 0))),
      )
      const channelBits = alphabet.indexOf(symbol) << 3
      expect(ones).toEqual(Uint8Array.from({ length: 15 }, (_, at) => (at === 0 ? channelBits | 0b111 : 0xff)))
      expect(zeros?.[0]).toBe((~channelBits & 0b1111_1000) | 0b111)
    }
  })

  test.each(['', 'I', 'c', 'CA', '🐷'])('of a channel %j there is none', (symbol) => {
    expect(isChannelSymbol(symbol)).toBe(false)
    expect(() => newCode(symbol)).toThrow(RangeError)
  })

  test('comes back from its spelling, whatever its bytes', () => {
    fc.assert(
      fc.property(anyCode, (code) => {
        const text = writeCode(code)
        expect(text).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{5}$/)
        expect(readCode(text)).toEqual({ ok: true, code, text })
      }),
      { seed, numRuns: 500 },
    )
  })

  test('has 15 bytes and is another each time', () => {
    expect(new Set(Array.from({ length: 1_000 }, () => hex(newCode('C')))).size).toBe(1_000)
    expect(newCode('C')).toHaveLength(15)
    expect(() => writeCode(new Uint8Array(14))).toThrow(RangeError)
  })

  test('reads no text at all as something it is not', () => {
    fc.assert(
      fc.property(anyText(40), (typed) => {
        const read = readCode(typed)
        if (read.ok) expect(readCode(read.text)).toEqual(read)
        else if (read.fault === 'foreign') expect(typed.startsWith(read.symbol, read.index)).toBe(true)
      }),
      { seed, numRuns: 2_000 },
    )
  })
})

describe('the check symbol', () => {
  const faultOf = (symbols: readonly string[]) => {
    const read = readCode(symbols.join(''))
    return read.ok ? 'none' : read.fault
  }

  test('tells every single wrong symbol: 60 codes, all 25 places, all 31 others, 46,500 cases', () => {
    let told = 0
    const one = fc.property(anyCode, (code) => {
      const right = writeCode(code).replaceAll('-', '').split('')
      for (let at = 0; at < right.length; at++) {
        for (const symbol of alphabet) {
          if (symbol !== right[at] && faultOf(right.with(at, symbol)) === 'check') told++
        }
      }
    })
    fc.assert(one, { seed, numRuns: 60, endOnFailure: true })
    expect(told).toBe(60 * 25 * 31)
  })

  test('tells every swap of two symbols that differ, neighbours or not: 100 codes, all 300 pairs', () => {
    let swaps = 0
    let told = 0
    const one = fc.property(anyCode, (code) => {
      const right = writeCode(code).replaceAll('-', '').split('')
      for (const [from, first] of right.entries()) {
        for (const [to, second] of right.entries()) {
          if (to <= from || first === second) continue
          swaps++
          if (faultOf(right.with(from, second).with(to, first)) === 'check') told++
        }
      }
    })
    fc.assert(one, { seed, numRuns: 100 })
    expect(swaps).toBeGreaterThan(28_000)
    expect(told).toBe(swaps)
  })
})

describe('the last group, typed again', () => {
  const text = vectors.spelled

  test.each(['Y7K03', 'y7ko3', 'ｙ７ｋ０３', ' y7k 03 ', '-Y7K03'])('%j is it', (typed) => {
    expect(isLastGroup(typed, text)).toBe(true)
  })

  test.each(['', 'Y7K0', 'Y7K04', '7YK03', 'BEMYS', text, 'Y7K03Y7K03'])('%j is not', (typed) => {
    expect(isLastGroup(typed, text)).toBe(false)
  })

  test('that of a code with the same beginning is not, although it makes a sound code', () => {
    const read = readCode(text)
    if (!read.ok) throw new Error(read.fault)
    const other = writeCode(read.code.with(14, (read.code[14] ?? 0) ^ 1))
    expect([other.slice(0, 24), readCode(other).ok]).toEqual([text.slice(0, 24), true])
    expect(isLastGroup(other.slice(-5), text)).toBe(false)
  })
})
