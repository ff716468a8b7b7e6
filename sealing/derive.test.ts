import { createHash, createPrivateKey, createPublicKey, hkdfSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { caseOf, caseOfSecret } from './caseName.ts'
import { alphabet, channelOf, newCode, readCode, writeCode } from './code.ts'
import { deriveKeys } from './derive.ts'
import { isIdentity, isKey64, isRecipient } from './keys.ts'
import vectors from './vectors/derivation.json' with { type: 'json' }

const codeOf = (text: string): Uint8Array => {
  const read = readCode(text)
  if (!read.ok) throw new Error(read.fault)
  return read.code
}
const secret = (code: Uint8Array, info: string) =>
  Buffer.from(hkdfSync('sha256', code, 'sealed-complaint/query-code/v2', info, 32))

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
      const code = newCode(alphabet[round] ?? 'C')
      const keys = await deriveKeys(code)
      const shown = secret(code, 'lookup')
      const signingKey = secret(code, 'reporter-ed25519')
      expect(keys.secret, writeCode(code)).toBe(shown.toString('base64url'))
      const ticket = createHash('sha256').update(shown).digest('base64url')
      expect(keys.ticket).toBe(ticket)
      const committed = createHash('sha256')
      for (const text of [ticket, alphabet[round] ?? '', keys.verifyKey, keys.recipient])
        committed.update(Buffer.from([0, text.length])).update(text)
      expect(keys.case).toBe(committed.digest('base64url'))
      expect(Buffer.from(keys.signingKey)).toEqual(signingKey)
      expect(keys.verifyKey).toBe(publicOf('ed25519', signingKey).toString('base64url'))
      expect([isIdentity(keys.identity), isRecipient(keys.recipient), isKey64(keys.case)]).toEqual([true, true, true])
    }
  })

  test('are the same each time', async () => {
    const code = newCode('C')
    expect(await deriveKeys(code)).toEqual(await deriveKeys(code))
  })
})

test('the server computes the same case from the secret, and takes nothing but 32 bytes', async () => {
  const { secret, ticket, channel, verifyKey, recipient, ...keys } = await deriveKeys(newCode('C'))
  const rest = { channel, replyKey: verifyKey, replyTo: recipient }
  expect(caseOfSecret({ secret, ...rest })).toBe(keys.case)
  for (const wrong of ['', 'AAAA', `${secret}A`, '!'.repeat(43)])
    expect(() => caseOfSecret({ secret: wrong, ...rest })).toThrow()
  const others = [{ channel: 'A' }, { replyKey: ticket }, { replyTo: `${recipient}x` }, { ticket: secret }]
  for (const other of others) expect(caseOf({ ticket, ...rest, ...other })).not.toBe(keys.case)
})

test('a code begins with the symbol of its channel', () => {
  for (const symbol of alphabet) {
    const code = newCode(symbol)
    expect([channelOf(code), writeCode(code)[0]]).toEqual([symbol, symbol])
  }
  for (const wrong of ['', 'O', 'CC', 'c']) expect(() => newCode(wrong)).toThrow(RangeError)
})
