import { createHash, generateKeyPairSync, sign as nodeSign, verify as nodeVerify } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { to64 } from './bytes.ts'
import { isSignedBy, type SigningPurpose, sign } from './signing.ts'
import { flipped } from './testing/sample.ts'
import vectors from './vectors/signing.json' with { type: 'json' }

const secretKey = Buffer.from(vectors.secretKey, 'hex')
const cases = vectors.signatures.map((vector) => ({ ...vector, purpose: vector.purpose as SigningPurpose })) // as in the file

const order = 2n ** 252n + 27_742_317_777_372_353_535_851_937_790_883_648_493n
const numberIn = (bytes: Uint8Array) => BigInt(`0x${Buffer.from(bytes).reverse().toString('hex')}`)

/** A signature over a text with the secret number 0 and its point, y = 1, in the given spelling (RFC 8032, section 5.1.6). */
function madeAt(point: number[], text: string): string {
  const digest = (...parts: Uint8Array[]) => createHash('sha512').update(Buffer.concat(parts)).digest()
  const half = digest(secretKey).subarray(0, 32)
  half[0] = (half[0] ?? 0) & 248
  half[31] = ((half[31] ?? 0) & 127) | 64
  const signed = Buffer.from(`sealed-complaint/message/v2\n${text}`)
  const challenge = digest(Buffer.from(point), Buffer.from(vectors.publicKey, 'base64url'), signed)
  const proof = (numberIn(challenge) * numberIn(half)) % order
  return Buffer.from([...point, ...Buffer.from(proof.toString(16).padStart(64, '0'), 'hex').reverse()]).toString(
    'base64url',
  )
}

describe('a signature', () => {
  test.each(cases)('as $purpose over $text is that of the vectors', ({ purpose, text, signature }) => {
    expect(sign(purpose, text, secretKey)).toBe(signature)
    expect(isSignedBy(purpose, text, signature, [vectors.publicKey])).toBe(true)
  })

  test('is what Node makes and takes', () => {
    for (let round = 0; round < 10; round++) {
      const pair = generateKeyPairSync('ed25519')
      const jwk = pair.privateKey.export({ format: 'jwk' })
      const secret = Buffer.from(jwk.d ?? '', 'base64url')
      const signed = Buffer.from(`sealed-complaint/message/v2\n第${round}条`)
      const made = sign('message', `第${round}条`, secret)
      expect(made).toBe(nodeSign(null, signed, pair.privateKey).toString('base64url'))
      expect(nodeVerify(null, signed, pair.publicKey, Buffer.from(made, 'base64url'))).toBe(true)
      expect(isSignedBy('message', `第${round}条`, made, [jwk.x ?? ''])).toBe(true)
    }
  })

  test('for one purpose is none for another', () => {
    const [first] = cases
    if (!first) throw new Error('no vector')
    expect(isSignedBy('message', first.text, first.signature, [vectors.publicKey])).toBe(true)
    expect(isSignedBy('desk-request', first.text, first.signature, [vectors.publicKey])).toBe(false)
  })

  test('with one bit changed is none: all 512', () => {
    const text = 'x'
    const made = Buffer.from(sign('message', text, secretKey), 'base64url')
    let refused = 0
    for (let bit = 0; bit < 512; bit++) {
      const changed = Buffer.from(flipped(made, bit >> 3, bit & 7)).toString('base64url')
      if (!isSignedBy('message', text, changed, [vectors.publicKey])) refused++
    }
    expect(refused).toBe(512)
  })

  test('of a key whose every text is signed already is none', () => {
    const neutral = to64(Uint8Array.from({ length: 32 }, (_, at) => (at === 0 ? 1 : 0)))
    const everything = to64(Uint8Array.from({ length: 64 }, (_, at) => (at === 0 ? 1 : 0)))
    for (const text of ['x', 'y', '']) expect(isSignedBy('message', text, everything, [neutral]), text).toBe(false)
  })

  test('in a second spelling of the same point is none', () => {
    // The point whose y is 1, and the same with y = p + 1: decoders that reduce it read one point from both.
    const spellings = [
      [1, ...Array(31).fill(0)],
      [0xee, ...Array(30).fill(0xff), 0x7f],
    ]
    const accepted = spellings.map((point) => isSignedBy('message', 'x', madeAt(point, 'x'), [vectors.publicKey]))
    expect(accepted).toEqual([true, false])
  })

  test('that is malformed, or of no key, is none', () => {
    const made = sign('message', 'x', secretKey)
    expect(isSignedBy('message', 'x', made, [])).toBe(false)
    for (const wrong of ['', 'x', `${made}A`, made.slice(0, -1), `${made}=`]) {
      expect(isSignedBy('message', 'x', wrong, [vectors.publicKey]), wrong).toBe(false)
    }
    expect(isSignedBy('message', 'x', made, ['', 'AAAA', vectors.publicKey])).toBe(true)
  })
})
