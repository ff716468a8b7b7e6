import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { isIntegrity } from '#contract/paths.ts'
import { testBundle } from '../testing/bundle.ts'
import { type Served, serve } from '../testing/served.ts'
import { type Cacheable, cacheResponses, pathOf } from './responseCache.ts'

/** A server of one route that says how often it was asked. */
function small(answer: (asked: number) => string, more: Partial<Cacheable> = {}) {
  const app = Fastify()
  onTestFinished(() => app.close())
  const cache = cacheResponses(app)
  const counts = { made: 0, seen: 0 }
  app.addHook('onResponse', async () => void counts.seen++)
  app.get('/:name', { config: { responseCache: { key: pathOf, ...more } } }, async (_request, reply) => {
    reply.type('text/plain')
    return answer(++counts.made)
  })
  const get = (path: string, headers = {}) => app.inject({ url: path, headers })
  return { app, cache, counts, get }
}

test('a response is made once, and hooks see every request for it', async () => {
  const { counts, get } = small((asked) => `answer ${asked}`)
  const bodies = [await get('/a'), await get('/a?x=1'), await get('/a')].map(({ body }) => body)
  expect(bodies).toEqual(['answer 1', 'answer 1', 'answer 1'])
  expect(counts).toEqual({ made: 1, seen: 3 })
})

test('after the content has changed it is made anew', async () => {
  const { cache, get } = small((asked) => `answer ${asked}`)
  await get('/a')
  cache.clear()
  expect((await get('/a')).body).toBe('answer 2')
})

test('what was made of older content is not kept', async () => {
  const { cache, get } = small((asked) => {
    if (asked === 1) cache.clear() // the content changes while the response is made
    return `answer ${asked}`
  })
  expect((await get('/a')).body).toBe('answer 1')
  expect((await get('/a')).body).toBe('answer 2')
})

test('what is kept is bounded: the one asked for longest ago goes first', async () => {
  const { cache, counts, get } = small(() => randomBytes(2 ** 19).toString('base64'))
  for (let at = 0; at < 40; at++) {
    await get(`/${at}`)
    await get('/0')
  }
  expect(cache.size.content.bytes).toBeLessThanOrEqual(16 * 2 ** 20)
  expect(cache.size.content.count).toBeLessThan(40)
  expect(counts.made).toBe(40)
  await get('/1')
  expect(counts.made, '1 was dropped').toBe(41)
})

test('searches are kept apart, and fewer of them', async () => {
  const { cache, get } = small(() => 'found', { isSearch: true })
  for (let at = 0; at < 600; at++) await get(`/${at}`)
  expect(cache.size).toMatchObject({ content: { count: 0 }, searches: { count: 500 } })
})

test('a response is sent soon and compressed further a moment later', async () => {
  const text = randomBytes(20_000).toString('hex')
  const { cache, get } = small(() => text, { isCompressedFurther: true })
  const br = { 'accept-encoding': 'br' }
  const first = await get('/a', br)
  await cache.settled
  const later = await get('/a', br)
  expect(later.rawPayload.length).toBeLessThan(first.rawPayload.length)
  expect(later.headers).toEqual({
    ...first.headers,
    'content-length': String(later.rawPayload.length),
    date: expect.anything(),
  })
  expect(brotliDecompressSync(later.rawPayload).toString()).toBe(text)
})

test('what is no longer kept when its turn comes is not compressed further', async () => {
  const { cache, get } = small(() => randomBytes(200_000).toString('hex'), { isCompressedFurther: true })
  for (let at = 0; at < 20; at++) await get(`/${at}`)
  cache.clear()
  const begun = performance.now()
  await cache.settled
  expect(performance.now() - begun).toBeLessThan(5_000) // twenty take five times as long
  expect(cache.size.content.count).toBe(0)
})

describe('of the site', () => {
  let served: Served
  const drawn: string[] = []
  beforeAll(async () => {
    const renderPage: typeof testBundle.renderPage = (route, ...others) => {
      if (!isIntegrity(route)) drawn.push(route) // these are rendered ahead
      return testBundle.renderPage(route, ...others)
    }
    served = await serve({}, { bundle: { ...testBundle, renderPage } })
  })
  afterAll(() => served.close())

  const list = '/api/site/noToken/introduce/newsList'
  const site = '/api/site/noToken/common/getSite'
  const refused = '/api/site/noToken/home/getBannerList?x=1'
  const sizeOf = (area: 'content' | 'searches') => served.app.responseCache.size[area].count

  test('the second answer is the first, byte for byte and header for header', async () => {
    for (const path of [
      list,
      site,
      '/',
      '/en/culture',
      '/nowhere',
      '/feeds/news.xml',
      '/sitemap.xml',
      '/calendar.ics',
    ]) {
      for (const encoding of ['br', 'gzip', 'identity']) {
        const ask = async () => {
          const { statusCode, rawPayload, headers } = await served.get(path, { 'accept-encoding': encoding })
          return { statusCode, rawPayload, headers: { ...headers, date: '' } }
        }
        const first = await ask()
        await served.app.responseCache.settled
        const before = sizeOf('content')
        const second = await ask()
        expect(sizeOf('content'), `${path} is kept`).toBe(before)
        // Only documents change: they are compressed further between the two.
        const { 'content-length': length } = second.headers
        expect(second.headers, `${path} ${encoding}`).toEqual({ ...first.headers, 'content-length': length })
        const text = ({ rawPayload, headers }: typeof first) =>
          headers['content-encoding'] === 'br'
            ? brotliDecompressSync(rawPayload)
            : headers['content-encoding'] === 'gzip'
              ? gunzipSync(rawPayload)
              : rawPayload
        expect(text(second).equals(text(first)), `${path} ${encoding}`).toBe(true)
        expect(length).toBe(String(second.rawPayload.length))
      }
    }
  })

  test('a kept answer is sent with the security headers of a first one, set once', async () => {
    for (const path of [list, '/culture']) {
      const { headers } = await served.get(path)
      const again = await served.get(path)
      expect(again.headers['content-security-policy'], path).toBe(headers['content-security-policy'])
      expect(again.headers).toMatchObject({
        'permissions-policy': expect.any(String),
        'x-content-type-options': 'nosniff',
      })
    }
  })

  test('each language and encoding has its own', async () => {
    const answers = [
      await served.get(list, { lang: 'zh', 'accept-encoding': 'br' }),
      await served.get(list, { lang: 'en', 'accept-encoding': 'br' }),
      await served.get(list, { lang: 'en', 'accept-encoding': 'identity' }),
    ]
    expect(answers.map(({ headers }) => [headers['content-language'], headers['content-encoding']])).toEqual([
      ['zh-CN', 'br'],
      ['en', 'br'],
      ['en', undefined],
    ])
    expect(answers[1] && brotliDecompressSync(answers[1].rawPayload)).toEqual(answers[2]?.rawPayload)
  })

  test('caches are told what an answer depends on', async () => {
    for (let time = 0; time < 2; time++) {
      const { headers } = await served.get(site)
      expect(headers.vary).toBe('lang, accept-encoding')
      expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=30, stale-while-revalidate=60')
    }
    expect(String((await served.get(refused)).headers.vary)).toContain('lang')
  })

  test.each([0, 1])('who has an answer already gets 304 without a body, in its own language alone (%i)', async () => {
    const { headers } = await served.get(site)
    const etag = String(headers.etag)
    for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`, `"other",${etag}`, '*']) {
      const again = await served.get(site, { 'if-none-match': known, 'accept-encoding': 'br' })
      expect([again.statusCode, again.body], known).toEqual([304, ''])
      expect(again.headers).toMatchObject({ etag, vary: headers.vary, 'cache-control': headers['cache-control'] })
      expect(again.headers).not.toHaveProperty('content-type')
      expect(again.headers).not.toHaveProperty('content-encoding')
    }
    for (const unknown of ['"other"', etag.slice(0, -2), '']) {
      expect((await served.get(site, { 'if-none-match': unknown })).statusCode, unknown).toBe(200)
    }
    const english = await served.get(site, { lang: 'en', 'if-none-match': etag })
    expect(english.statusCode).toBe(200)
    expect(english.headers.etag).not.toBe(etag)
  })

  test('what is not there stays so for who has its document already', async () => {
    const { headers } = await served.get('/nowhere')
    for (let time = 0; time < 2; time++) {
      const again = await served.get('/nowhere', { 'if-none-match': String(headers.etag) })
      expect([again.statusCode, again.body.includes('<h1')]).toEqual([404, true])
    }
  })

  test('a first answer is 304 too for who has it', async () => {
    const { headers } = await served.get('/en/feeds/news.xml')
    served.app.responseCache.clear()
    const again = await served.get('/en/feeds/news.xml', { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('refusals and the integrity pages are not kept', async () => {
    const before = [sizeOf('content'), sizeOf('searches')]
    const { headers } = await served.get(refused)
    expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined])
    await served.get('/api/site/noToken/searchKey')
    for (const path of ['/honest/report', '/en/honest/list']) {
      const page = await served.get(path, { 'accept-encoding': 'gzip' })
      expect(page.headers).toMatchObject({
        'cache-control': 'no-store',
        'content-encoding': 'gzip',
        'referrer-policy': 'no-referrer',
        vary: 'accept-encoding',
      })
    }
    expect([sizeOf('content'), sizeOf('searches')]).toEqual(before)
  })

  test('searches drive out no other answer, and cost no page', async () => {
    for (let time = 0; time < 2; time++) await served.get('/search') // the second time it is kept without compression too
    const before = sizeOf('content')
    drawn.length = 0
    for (let at = 0; at < 20; at++) {
      const keyword = `饲料 ${at}`
      expect((await served.ask('search', 'zh', { keyword })).statusCode).toBe(200)
      const page = await served.get(`/search?keyword=${encodeURIComponent(keyword)}&kind=news&page=${at}`)
      expect(page.statusCode).toBe(200)
    }
    expect(sizeOf('content')).toBe(before)
    expect(sizeOf('searches')).toBe(20)
    expect(drawn).toEqual([])
  })

  test('addresses that are not there, and words that nothing reads, share one document', async () => {
    for (const path of ['/nowhere', '/culture', '/nowhere', '/culture']) await served.get(path)
    const before = sizeOf('content')
    for (let at = 0; at < 20; at++) {
      expect((await served.get(`/nowhere-${at}`)).statusCode).toBe(404)
      expect((await served.get(`/culture?utm_source=${at}`)).statusCode).toBe(200)
    }
    expect(sizeOf('content')).toBe(before)
  })

  test('a document that many ask for at once is drawn once', async () => {
    drawn.length = 0
    const answers = await Promise.all(Array.from({ length: 10 }, () => served.get('/en/worth')))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(drawn).toEqual(['/worth'])
  })

  test('a document holds until midnight in China', async () => {
    await served.get('/welfare')
    drawn.length = 0
    await served.get('/welfare')
    expect(drawn).toEqual([])
    const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 24 * 60 * 60 * 1000)
    onTestFinished(() => later.mockRestore())
    await served.get('/welfare')
    expect(drawn).toEqual(['/welfare'])
  })

  test('other methods go their own way', async () => {
    await served.get(list)
    expect((await served.app.inject({ method: 'POST', url: list })).statusCode).toBe(405)
    const [head, get] = [await served.app.inject({ method: 'HEAD', url: list }), await served.get(list)]
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect(head.headers['content-length']).toBe(get.headers['content-length'])
  })

  test('new content is answered at once', async () => {
    const before = await served.get('/culture')
    await served.sample.edit('pages/culture.zh.yaml', /^title: .*/m, 'title: 另一种文化')
    expect(await served.site.reload()).toBe(true)
    const after = await served.get('/culture')
    expect(after.body).toContain('另一种文化')
    expect(after.headers.etag).not.toBe(before.headers.etag)
  })

  test('an article that is renamed has its new name everywhere at once, whatever was asked before', async () => {
    const { id } = (await served.get(list)).json().data.items[0]
    const detail = `/api/site/noToken/introduce/detail?id=${id}`
    const search = '/api/site/noToken/searchKey?keyword=Renamedtoday'
    const isNamed = async (url: string, lang: string, encoding: string) => {
      const { rawPayload, headers } = await served.get(url, { lang, 'accept-encoding': encoding })
      const text = headers['content-encoding'] === 'br' ? brotliDecompressSync(rawPayload) : rawPayload
      return /[>"]Renamedtoday/.test(text.toString())
    }
    const named = async () => {
      const found: Record<string, boolean> = {}
      for (const [lang, root] of Object.entries({ zh: '/', en: '/en/' })) {
        const documents = ['', 'companyDynamic', id, 'feeds/news.xml'].map((path) => root + path)
        for (const url of [list, detail, search, ...documents]) {
          for (const encoding of ['br', 'identity']) {
            found[`${lang} ${encoding} ${url}`] = await isNamed(url, lang, encoding)
          }
        }
      }
      return found
    }
    expect(new Set(Object.values(await named()))).toEqual(new Set([false]))
    await served.sample.edit(`news/company/${id}.yaml`, /^ {2}title: .*$/gm, '  title: Renamedtoday')
    expect(await served.site.reload()).toBe(true)
    expect(Object.entries(await named()).flatMap(([name, isNew]) => (isNew ? [] : [name]))).toEqual([])
  })
})
