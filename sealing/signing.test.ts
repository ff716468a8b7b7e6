import { generateKeyPairSync, sign as nodeSign, verify as nodeVerify } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { isSignedBy, type SigningPurpose, sign } from './signing.ts'
import { flipped } from './testing/sample.ts'
import vectors from './vectors/signing.json' with { type: 'json' }

const secretKey = Buffer.from(vectors.secretKey, 'hex')
const cases = vectors.signatures.map((vector) => ({ ...vector, purpose: vector.purpose as SigningPurpose })) // as in the file

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
      const signed = Buffer.from(`qingsui/complaint/message/v1\n第${round}条`)
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

  test('that is malformed, or of no key, is none', () => {
    const made = sign('message', 'x', secretKey)
    expect(isSignedBy('message', 'x', made, [])).toBe(false)
    for (const wrong of ['', 'x', `${made}A`, made.slice(0, -1), `${made}=`]) {
      expect(isSignedBy('message', 'x', wrong, [vectors.publicKey]), wrong).toBe(false)
    }
    expect(isSignedBy('message', 'x', made, ['', 'AAAA', vectors.publicKey])).toBe(true)
  })
})
