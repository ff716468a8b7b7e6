import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { acceptedEncoding, compressBody, compressFurther, reencode } from './compression.ts'

test('a body is the same in every encoding', async () => {
  // Of random bytes the better compression makes no less, now and then.
  const text = Array.from({ length: 800 }, (_, at) => `饲料 feed ${(at * 37) % 1000}`).join(' ')
  const body = compressBody(text)
  expect(body.encoding).toBe('br')
  expect(body.bytes.length).toBeLessThan(text.length / 2)
  expect(brotliDecompressSync(reencode(body, 'br').bytes).toString()).toBe(text)
  expect(gunzipSync(reencode(body, 'gzip').bytes).toString()).toBe(text)
  expect(reencode(body, 'identity').bytes.toString()).toBe(text)
  const further = await compressFurther(body)
  expect(brotliDecompressSync(further.bytes).toString()).toBe(text)
  expect(further.bytes.length).toBeLessThan(body.bytes.length)
  expect(further.etag).toBe(body.etag)
})

test('bytes that gain nothing are not compressed, whatever is accepted', () => {
  const body = compressBody('short')
  expect(body.encoding).toBe('identity')
  expect(reencode(body, 'gzip')).toBe(body)
})

test('what is kept holds no more memory than its bytes', async () => {
  const body = compressBody(randomBytes(2_000).toString('hex'))
  const all = [body, reencode(body, 'gzip'), reencode(body, 'identity'), await compressFurther(body)]
  for (const { bytes, encoding } of all) expect(bytes.buffer.byteLength, encoding).toBe(bytes.length)
})

test('the same text has the same tag, another text another', () => {
  expect(compressBody('a').etag).toBe(compressBody('a').etag)
  expect(compressBody('a').etag).not.toBe(compressBody('b').etag)
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
