import { readFileSync } from 'node:fs'
import { Encrypter, generateHybridIdentity, identityToRecipient } from 'age-encryption'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sealFile } from './attachment.ts'
import { sealComplaint } from './complaint.ts'
import { sealMessage } from './message.ts'
import { faultOfComplaint, faultOfMessage, faultOfPart } from './shape.ts'
import {
  complaintBytes,
  headerSize,
  messageBytes,
  paddedFileSize,
  sealedFileSize,
  sealedSize,
  stanzaCount,
} from './sizes.ts'
import { channel, fields, fileKey, flipped, keys, numbers, officer, recovery, seed } from './testing/sample.ts'

const KiB = 1024
const report = await sealComplaint({ channel, recovery, keys, fields, fileKey, files: [] })
const message = await sealMessage(
  { case: keys.case, from: 'officer', turn: 1, before: keys.case, body: 'x' },
  channel.officers,
  officer.signingKey,
)
const [part] = await Array.fromAsync(await sealFile(new Blob(['x']).stream(), 1, fileKey))
if (!part) throw new Error('one part was expected')

/** An age file of a size, with recipients of any kind. */
async function ageFile(recipients: readonly string[], plain: number): Promise<Uint8Array> {
  const encrypter = new Encrypter()
  for (const recipient of recipients) encrypter.addRecipient(recipient)
  return encrypter.encrypt(new Uint8Array(plain))
}
const times = (count: number) => new Array<string>(count).fill(recovery)
/** The same bytes with a line of the header changed. */
const edited = (bytes: Uint8Array, from: string, to: string) =>
  Uint8Array.from(Buffer.from(Buffer.from(bytes).toString('latin1').replace(from, to), 'latin1'))

describe('the sizes', () => {
  test('are 66,422 bytes for a report, 17,270 for a message, headers of 854 and 168', () => {
    expect([report.length, complaintBytes]).toEqual([66_422, 66_422])
    expect([message.length, messageBytes]).toEqual([17_270, 17_270])
    expect([headerSize(stanzaCount), headerSize(1)]).toEqual([854, 168])
  })

  test.each([0, 1, 65_535, 65_536, 65_537, 131_072])('of %i bytes in 1 to 9 stanzas are foretold', async (plain) => {
    for (const stanzas of [1, 2, 8, 9]) {
      expect(await ageFile(times(stanzas), plain)).toHaveLength(sealedSize(plain, stanzas))
    }
  })

  test('of files fill whole steps of 256 KiB, with room for the padding, at every size that is tried', () => {
    const any = numbers(seed)
    for (let round = 0; round < 20_000; round++) {
      const size = round < 300 ? round * 873 : any(52_428_801)
      const padded = paddedFileSize(size)
      expect(sealedSize(padded, 1)).toBe(sealedFileSize(size))
      if (padded <= size || sealedFileSize(size) % (256 * KiB) !== 0) throw new Error(`wrong for ${size}`)
      if (sealedFileSize(size) - size > 256 * KiB + 16_000) throw new Error(`too much for ${size}`)
    }
  })
})

describe('what the server takes', () => {
  test('is a report, a message and parts of a file, each as what it is', () => {
    expect([faultOfComplaint(report), faultOfMessage(message), faultOfPart(0, part.bytes)]).toEqual([null, null, null])
    expect(faultOfPart(50, new Uint8Array(512 * KiB))).toBeNull()
    expect(faultOfMessage(report)).toEqual({ reason: 'size', expected: [17_270], found: 66_422 })
    expect(faultOfComplaint(part.bytes)).toEqual({ reason: 'size', expected: [66_422], found: 262_144 })
  })

  test.each([0, 1, 66_421, 66_423])('is no report of %i bytes', (found) => {
    expect(faultOfComplaint(new Uint8Array(found))).toEqual({ reason: 'size', expected: [66_422], found })
  })

  test('is nothing but age files', () => {
    expect(faultOfComplaint(new Uint8Array(66_422))).toEqual({ reason: 'not-age' })
    expect(faultOfComplaint(edited(report, 'org/v1', 'org/v2'))).toEqual({ reason: 'not-age' })
    const armoured = edited(report, 'age-encryption.org/v1', '-----BEGIN AGE ENCRYP')
    expect(faultOfComplaint(armoured)).toEqual({ reason: 'not-age' })
    expect(faultOfPart(0, new Uint8Array(1_048_576))).toEqual({ reason: 'not-age' })
  })

  test.each([1, 7, 9, 12])('has 8 stanzas, not %i', async (count) => {
    const plain = 65_536 + 98 * (stanzaCount - count)
    const file = (await ageFile(times(count), plain)).slice(0, complaintBytes)
    const whole = new Uint8Array(complaintBytes)
    whole.set(file)
    const found = Math.min(count, 9) // what is behind the ninth is not counted
    expect(faultOfComplaint(whole)).toEqual({ reason: 'stanza-count', expected: 8, found })
  })

  test('has stanzas of one kind in one spelling', async () => {
    const changed = (from: string, to: string) => faultOfComplaint(edited(report, from, to))
    expect(changed('-> X25519 ', '-> X25518 ')).toEqual({ reason: 'stanza', stanza: 1 })
    expect(changed('-> X25519 ', '-> scrypt ')).toEqual({ reason: 'stanza', stanza: 1 })
    expect(changed('-> X25519 ', '->  X2551 ')).toEqual({ reason: 'stanza', stanza: 1 })
    expect(changed('\n--- ', '\n---_')).toEqual({ reason: 'header-end' })
    const hybrid = await identityToRecipient(await generateHybridIdentity())
    const file = (await ageFile([...times(3), hybrid, ...times(4)], 65_536)).slice(0, complaintBytes)
    expect(faultOfComplaint(file)).toEqual({ reason: 'stanza', stanza: 4 })
  })

  test('ends its base64 as it must: 4 of 64 last characters', () => {
    const at = 22 + 10 + 42
    const taken = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'.split('').filter((last) => {
      const copy = Uint8Array.from(report)
      copy[at] = last.charCodeAt(0)
      return faultOfComplaint(copy) === null
    })
    expect(taken.join('')).toBe('AEIMQUYcgkosw048')
  })

  test('is a part with a number from 0 to 50, and a size of whole quarters', () => {
    for (const found of [-1, 51, 1.5, Number.NaN]) {
      expect(faultOfPart(found, part.bytes)).toEqual({ reason: 'part-number', expected: 50, found })
    }
    const expected = [262_144, 524_288, 786_432, 1_048_576]
    for (const found of [0, 262_143, 300_000, 1_310_720]) {
      expect(faultOfPart(1, new Uint8Array(found))).toEqual({ reason: 'size', expected, found })
    }
  })

  test('is never a random file, and looking at one never fails', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2_000 }), fc.nat(complaintBytes), (bytes, at) => {
        const random = new Uint8Array(complaintBytes)
        random.set(bytes.subarray(0, complaintBytes - at), at)
        expect(faultOfComplaint(random)).not.toBeNull()
        expect(faultOfMessage(bytes)).not.toBeNull()
      }),
      { seed },
    )
  })

  test('differs from any header with one bit changed in what is not base64: all bits of its words', () => {
    let told = 0
    for (const [word, at] of [
      ['age-encryption.org/v1\n', 0],
      ['-> X25519 ', 22],
      ['\n', 75],
      ['--- ', 806],
      ['\n', 853],
    ] as const) {
      for (let place = 0; place < word.length * 8; place++) {
        if (faultOfComplaint(flipped(report, at + (place >> 3), place & 7))) told++
        else throw new Error(`not told: byte ${at + (place >> 3)}, bit ${place & 7}`)
      }
    }
    expect(told).toBe(38 * 8)
  })
})

test('the server can take sizes and shapes without any cryptography', () => {
  const imports = (name: string) =>
    [...readFileSync(new URL(name, import.meta.url), 'utf8').matchAll(/from '(.+)'/g)].map(([, from]) => from)
  expect(imports('./shape.ts')).toEqual(['./sizes.ts'])
  expect(imports('./sizes.ts')).toEqual([])
})
