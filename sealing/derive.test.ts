import { createHash, createPrivateKey, createPublicKey, hkdfSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { newCode, readCode, writeCode } from './code.ts'
import { deriveKeys } from './derive.ts'
import { isIdentity, isKey64, isRecipient } from './keys.ts'
import { lookupOf } from './lookup.ts'
import vectors from './vectors/derivation.json' with { type: 'json' }

const codeOf = (text: string): Uint8Array => {
  const read = readCode(text)
  if (!read.ok) throw new Error(read.fault)
  return read.code
}
const secret = (code: Uint8Array, info: string) =>
  Buffer.from(hkdfSync('sha256', code, 'qingsui/complaint/query-code/v1', info, 32))

/** The raw public key of a raw Ed25519 or X25519 secret key, by Node's own cryptography. */
function publicOf(kind: 'ed25519' | 'x25519', raw: Buffer): Buffer {
  const prefix = Buffer.from(`302e020100300506032b65${kind === 'ed25519' ? '70' : '6e'}04220420`, 'hex')
  const key = createPrivateKey({ key: Buffer.concat([prefix, raw]), format: 'der', type: 'pkcs8' })
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32)
}

describe('the keys of a query code', () => {
  test.each(vectors.codes)('of $code are those of the vectors', async ({ code, ...expected }) => {
    const { signingKey, ...keys } = await deriveKeys(codeOf(code))
    expect({ ...keys, signingKey: Buffer.from(signingKey).toString('hex') }).toEqual(expected)
  })

  test('are what Node computes for random codes as well', async () => {
    for (let round = 0; round < 20; round++) {
      const code = newCode()
      const keys = await deriveKeys(code)
      const token = secret(code, 'lookup-token')
      const signingKey = secret(code, 'reporter-ed25519')
      expect(keys.token, writeCode(code)).toBe(token.toString('base64url'))
      expect(keys.lookup).toBe(createHash('sha256').update(token).digest('base64url'))
      expect(Buffer.from(keys.signingKey)).toEqual(signingKey)
      expect(keys.verifyKey).toBe(publicOf('ed25519', signingKey).toString('base64url'))
      expect([isIdentity(keys.identity), isRecipient(keys.recipient), isKey64(keys.lookup)]).toEqual([true, true, true])
    }
  })

  test('are the same each time', async () => {
    const code = newCode()
    expect(await deriveKeys(code)).toEqual(await deriveKeys(code))
  })
})

test('a lookup is the SHA-256 of 32 bytes and of nothing else', () => {
  for (const { token, lookup } of vectors.codes) expect(lookupOf(token)).toBe(lookup)
  for (const wrong of ['', 'AAAA', `${vectors.codes[0]?.token}A`, '!'.repeat(43)])
    expect(() => lookupOf(wrong)).toThrow()
})
