import { randomBytes } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createAnswers, prepare } from './answers.ts'
import { type Served, serve } from './testing/served.ts'

let served: Served
beforeAll(async () => {
  served = await serve()
})
afterAll(() => served.close())

const large = '/api/site/noToken/common/getSite'
const small = '/api/site/noToken/home/getBannerList?x=1'

test('an answer comes in the encoding that the reader accepts, and is the same in each', async () => {
  const raw = await served.get(large)
  expect(raw.headers['content-encoding']).toBeUndefined()
  for (const [accepts, encoding] of [
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0, gzip; q=0', undefined],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['identity', undefined],
    ['brotli, xgzip', undefined],
    ['BR', 'br'],
    ['', undefined],
  ] as const) {
    const { headers, rawPayload } = await served.get(large, { 'accept-encoding': accepts })
    expect(headers['content-encoding'], accepts).toBe(encoding)
    expect(headers['content-length']).toBe(String(rawPayload.length))
    const unpacked =
      encoding === 'br' ? brotliDecompressSync(rawPayload) : encoding ? gunzipSync(rawPayload) : rawPayload
    expect(unpacked.equals(raw.rawPayload), accepts).toBe(true)
    if (encoding) expect(rawPayload.length).toBeLessThan(raw.rawPayload.length / 2)
  }
})

test('caches are told what an answer depends on', async () => {
  const { headers } = await served.get(large)
  expect(String(headers.vary).split(/,\s*/).sort()).toEqual(['accept-encoding', 'lang'])
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=30, stale-while-revalidate=60')
  expect(String((await served.get(small)).headers.vary)).toContain('lang')
})

test('a reader who has an answer already gets 304 without a body, in its own language alone', async () => {
  const { headers } = await served.get(large)
  const etag = String(headers.etag)
  for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`, `"other",${etag}`, '*']) {
    const again = await served.get(large, { 'if-none-match': known, 'accept-encoding': 'br' })
    expect([again.statusCode, again.body], known).toEqual([304, ''])
    expect(again.headers).toMatchObject({
      etag,
      vary: headers.vary,
      'cache-control': 'public, max-age=0, s-maxage=30, stale-while-revalidate=60',
    })
  }
  for (const unknown of ['"other"', etag.slice(0, -2), '']) {
    expect((await served.get(large, { 'if-none-match': unknown })).statusCode, unknown).toBe(200)
  }
  const english = await served.get(large, { lang: 'en', 'if-none-match': etag })
  expect(english.statusCode).toBe(200)
  expect(english.headers.etag).not.toBe(etag)
})

test('what is refused is not kept by anyone', async () => {
  const { headers } = await served.get(small)
  expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined])
})

test('bytes that gain nothing are not compressed', () => {
  expect(Object.keys(prepare('short', 'text/plain'))).toEqual(['type', 'etag', 'raw'])
  expect(prepare('long '.repeat(1_000), 'text/plain').br?.length).toBeLessThan(200)
})

test('what is kept holds no more memory than its bytes', async () => {
  const answer = prepare(randomBytes(2_000).toString('hex'), 'text/html', true)
  const held = () => [answer.br, answer.gzip, answer.raw].map((body) => [body?.length, body?.buffer.byteLength])
  for (const [bytes, memory] of held()) expect(memory).toBe(bytes)
  await vi.waitFor(() => expect(answer.isShrinking).toBe(false))
  for (const [bytes, memory] of held()) expect(memory).toBe(bytes)
})

describe('answers that wait to be compressed further', () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const textSize = 500_000
  /** A text that takes some time to be compressed as far as it goes. */
  const long = (at: number) =>
    prepare(`${at} ${randomBytes(1_000).toString('hex')}`.repeat(textSize / 2_000), 'text/html', true)

  test('are kept as they were sent, without their text', async () => {
    collect()
    const before = process.memoryUsage().arrayBuffers
    const answers = Array.from({ length: 200 }, (_, at) => long(at))
    const waiting = () => answers.filter(({ isShrinking }) => isShrinking).length
    // Collected memory is given back a moment later, by another thread.
    await vi.waitFor(() => {
      collect()
      expect(process.memoryUsage().arrayBuffers - before).toBeLessThan((waiting() * textSize) / 2)
    })
    expect(waiting()).toBeGreaterThan(1)
    await vi.waitFor(() => expect(waiting()).toBe(0), { timeout: 60_000, interval: 50 })
  })

  test('are forgotten when nobody keeps them', async () => {
    const kept = Array.from({ length: 10 }, (_, at) => long(at))
    const bytes = (() => new WeakRef(long(10).br ?? Buffer.alloc(0)))()
    await new Promise(setImmediate)
    collect()
    expect(bytes.deref()).toBeUndefined()
    expect(kept.at(-1)?.isShrinking).toBe(true)
    await vi.waitFor(() => expect(kept.at(-1)?.isShrinking).toBe(false), { timeout: 60_000, interval: 50 })
  })
})

test('the same text has the same tag, another text another', () => {
  expect(prepare('a', 'text/plain').etag).toBe(prepare('a', 'text/plain').etag)
  expect(prepare('a', 'text/plain').etag).not.toBe(prepare('b', 'text/plain').etag)
})

test('an answer is made once until the content changes', () => {
  const answers = createAnswers()
  let made = 0
  const ask = () => answers.get('key', () => prepare(String(++made), 'text/plain')).raw.toString()
  expect([ask(), ask()]).toEqual(['1', '1'])
  answers.clear()
  expect(ask()).toBe('2')
})

test('kept answers are bounded: the one used longest ago goes first', () => {
  const answers = createAnswers(3)
  const made: string[] = []
  const ask = (key: string) =>
    answers.get(key, () => {
      made.push(key)
      return prepare(key, 'text/plain')
    })
  for (const key of ['a', 'b', 'c', 'a', 'd']) ask(key)
  expect(answers.size).toBe(3)
  for (const key of ['a', 'c', 'd']) ask(key)
  expect(made, 'b alone was dropped').toEqual(['a', 'b', 'c', 'd'])
  ask('b')
  expect(made.at(-1)).toBe('b')
})

test('searches, whose words are without number, drive out no other answer', async () => {
  await served.ask('search', 'zh', { keyword: '饲料' })
  const before = served.site.answers.size
  for (let at = 0; at < 20; at++) {
    await served.ask('search', 'zh', { keyword: `饲料${at} ${randomBytes(4).toString('hex')}` })
  }
  expect(served.site.answers.size).toBe(before)
})

test('addresses that are not there share one kept document', async () => {
  await served.get('/nowhere')
  const before = served.site.answers.size
  for (let at = 0; at < 20; at++) expect((await served.get(`/nowhere-${at}`)).statusCode).toBe(404)
  expect(served.site.answers.size).toBe(before)
})
