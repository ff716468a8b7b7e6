import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { acceptedEncoding, pack, packFurther, recode } from './compression.ts'

test('a body is the same in every encoding', async () => {
  const text = `${'饲料 feed '.repeat(500)}${randomBytes(500).toString('hex')}`
  const packed = pack(text)
  expect(packed.encoding).toBe('br')
  expect(packed.bytes.length).toBeLessThan(text.length / 2)
  expect(brotliDecompressSync(recode(packed, 'br').bytes).toString()).toBe(text)
  expect(gunzipSync(recode(packed, 'gzip').bytes).toString()).toBe(text)
  expect(recode(packed, 'identity').bytes.toString()).toBe(text)
  const further = await packFurther(packed)
  expect(brotliDecompressSync(further.bytes).toString()).toBe(text)
  expect(further.bytes.length).toBeLessThan(packed.bytes.length)
  expect(further.etag).toBe(packed.etag)
})

test('bytes that gain nothing are not compressed, whatever is accepted', () => {
  const packed = pack('short')
  expect(packed.encoding).toBe('identity')
  expect(recode(packed, 'gzip')).toBe(packed)
})

test('what is kept holds no more memory than its bytes', async () => {
  const packed = pack(randomBytes(2_000).toString('hex'))
  const all = [packed, recode(packed, 'gzip'), recode(packed, 'identity'), await packFurther(packed)]
  for (const { bytes, encoding } of all) expect(bytes.buffer.byteLength, encoding).toBe(bytes.length)
})

test('the same text has the same tag, another text another', () => {
  expect(pack('a').etag).toBe(pack('a').etag)
  expect(pack('a').etag).not.toBe(pack('b').etag)
})

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0, gzip; q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
  ['brotli, xgzip', 'identity'],
  ['BR', 'br'],
  ['', 'identity'],
  [undefined, 'identity'],
])('who accepts %j is sent %s', (accepts, encoding) => {
  expect(acceptedEncoding(accepts)).toBe(encoding)
})
