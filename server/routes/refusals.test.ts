import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '#contract/api.ts'
import { type CallName, callPath, langOf } from '#contract/paths.ts'
import { wholeLangs } from '#contract/wholeLangs.ts'
import { buildApp } from '../app.ts'
import { openSite } from '../site.ts'
import { type Served, serve } from '../testing/served.ts'

let served: Served
beforeAll(async () => {
  served = await serve()
})
afterAll(() => served.close())

const long = 'x'.repeat(5_000)
const missing = { zh: '缺少', en: 'is missing' }
const repeated = { zh: '只能出现一次', en: 'only once' }
const unknown = { zh: '不认识', en: 'not known' }
const wholeNumber = { zh: '整数', en: 'whole number' }

/** Call, query, the parameter that is at fault, and what the sentence says of it. */
const wrong: [CallName, string, string, { zh: string; en: string }][] = [
  ['newsDetail', '', 'id', missing],
  ['page', '', 'path', missing],
  ['banners', '', 'moduleId', missing],
  ['search', '', 'keyword', missing],
  ['search', 'keyword=', 'keyword', { zh: '可见字符', en: 'printable' }],
  ['search', 'keyword=%20%09%20', 'keyword', { zh: '可见字符', en: 'printable' }],
  ['newsList', 'page=1&page=2', 'page', repeated],
  ['newsDetail', 'id=a&id=b', 'id', repeated],
  ['search', 'keyword=a&keyword=b', 'keyword', repeated],
  ['newsList', 'type=company&type=media', 'type', repeated],
  ['newsList', 'page=', 'page', wholeNumber],
  ['newsList', 'page=one', 'page', wholeNumber],
  ['newsList', 'page=1.5', 'page', wholeNumber],
  ['newsList', 'page=1e1', 'page', wholeNumber],
  ['newsList', 'page=-1', 'page', wholeNumber],
  ['newsList', 'page=0', 'page', wholeNumber],
  ['newsList', 'page=100001', 'page', wholeNumber],
  ['newsList', 'page=99999999999999999999', 'page', wholeNumber],
  ['newsList', 'pageSize=0', 'pageSize', { zh: '从1到50', en: 'from 1 to 50' }],
  ['newsList', 'pageSize=51', 'pageSize', { zh: '从1到50', en: 'from 1 to 50' }],
  ['search', 'keyword=a&pageSize=51', 'pageSize', { zh: '从1到50', en: 'from 1 to 50' }],
  ['reports', 'year=24', 'year', { zh: '1990到2100', en: '1990 to 2100' }],
  ['reports', 'year=2101', 'year', { zh: '1990到2100', en: '1990 to 2100' }],
  ['newsList', 'type=sports', 'type', { zh: 'industry', en: 'industry' }],
  ['search', 'keyword=a&kind=film', 'kind', { zh: 'announcement', en: 'announcement' }],
  ['newsList', 'category=governance', 'category', { zh: '类别代码', en: 'category code' }],
  ['newsList', 'category=99', 'category', { zh: '类别代码', en: 'category code' }],
  ['reports', 'category=4', 'category', { zh: '类别代码', en: 'category code' }],
  ['newsDetail', 'id=', 'id', { zh: '字母', en: 'letters' }],
  ['newsDetail', 'id=../../etc/passwd', 'id', { zh: '字母', en: 'letters' }],
  ['newsDetail', 'id=猪', 'id', { zh: '字母', en: 'letters' }],
  ['page', 'path=introduction', 'path', { zh: '斜线', en: 'slash' }],
  ['banners', 'moduleId=a%20b', 'moduleId', { zh: '栏目', en: 'section' }],
  ['newsDetail', `id=${long}`, 'id', { zh: '字母', en: 'letters' }],
  ['page', `path=/${long}`, 'path', { zh: '斜线', en: 'slash' }],
  ['banners', `moduleId=${long}`, 'moduleId', { zh: '栏目', en: 'section' }],
  ['search', `keyword=${long}`, 'keyword', { zh: '1到100', en: '1 to 100' }],
  ['newsList', `page=${'1'.repeat(5_000)}`, 'page', wholeNumber],
  ['newsList', `category=${long}`, 'category', { zh: '类别代码', en: 'category code' }],
  ['search', 'keyword=a%00b', 'keyword', { zh: '可见字符', en: 'printable' }],
  ['search', 'keyword=a%1Bb', 'keyword', { zh: '可见字符', en: 'printable' }],
  ['newsDetail', 'id=a%0Ab', 'id', { zh: '字母', en: 'letters' }],
  ['newsDetail', 'id=a%0A', 'id', { zh: '字母', en: 'letters' }],
  ['brief', 'verbose=1', 'verbose', unknown],
  ['newsList', 'Page=1', 'Page', unknown],
  ['newsDetail', 'id=a&token=b', 'token', unknown],
  ['newsList', 'page[]=1', 'page[]', unknown],
  ['brief', 'constructor=1', 'constructor', unknown],
  ['brief', '__proto__=1', '__proto__', unknown],
]

describe.each(wholeLangs)('in %s', (lang) => {
  test.each(wrong)('%s?%.40s is refused by the name of its parameter', async (name, query, parameter, says) => {
    const response = await served.get(`${callPath(name, 'site')}?${query}`, { lang })
    expect(response.statusCode, response.body.slice(0, 200)).toBe(400)
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(response.headers['cache-control']).toBe('no-store')
    const body = response.json()
    expect(Object.keys(body)).toEqual(['code', 'msg'])
    expect(body.code).toBe(400)
    expect(body.msg).toContain(lang === 'en' ? `“${parameter}”` : `“${parameter}”`)
    expect(body.msg).toContain(says[lang])
    expect(body.msg.length).toBeLessThan(200)
    expect(/\p{Script=Han}/u.test(body.msg)).toBe(lang === 'zh')
  })

  test.each<[CallName, string, string]>([
    ['newsDetail', 'id=2020-01-01-nothing', '2020-01-01-nothing'],
    ['securitiesDetail', 'id=2020-01-01-nothing', '2020-01-01-nothing'],
    ['dynamicsDetail', 'id=2020-01-01-nothing', '2020-01-01-nothing'],
    ['page', 'path=/nowhere', '/nowhere'],
    ['page', 'path=/', '/'],
    ['banners', 'moduleId=nowhere', 'nowhere'],
  ])('%s?%s is not found and says what was asked for', async (name, query, asked) => {
    const response = await served.get(`${callPath(name, 'site')}?${query}`, { lang })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ code: 404, msg: expect.stringContaining(asked) })
    expect(/\p{Script=Han}/u.test(response.json().msg)).toBe(lang === 'zh')
  })

  test('what is unknown below /api is told in JSON, not in a page', async () => {
    for (const path of ['/api', '/api/', '/api/site', '/api/other/noToken/searchKey', `/api/${long}`, '/api/%00']) {
      const response = await served.get(path, { lang, accept: 'text/html' })
      expect(response.statusCode, path.slice(0, 40)).toBe(404)
      expect(response.json()).toEqual({ code: 404, msg: expect.stringContaining('/api') })
    }
  })

  test('a broken percent encoding of the path of a call is refused', async () => {
    for (const path of ['/api/site/%E0%A4%A', '/api/%', '/api/%zz']) {
      const response = await served.get(path, { lang })
      expect(response.statusCode, path).toBe(400)
      expect(response.json()).toEqual({ code: 400, msg: expect.stringMatching(lang === 'en' ? /encoding/ : /编码/) })
    }
  })

  test('every call refuses other methods and names those it takes', async () => {
    for (const name of Object.keys(calls) as CallName[]) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
        const url = callPath(name, 'site').replace('/api/', '/api//')
        const response = await served.app.inject({ method, url, headers: { lang } })
        expect(response.statusCode, `${method} ${url}`).toBe(405)
        expect(response.headers.allow).toBe('GET, HEAD')
        expect(response.json()).toEqual({ code: 405, msg: expect.stringContaining('GET') })
      }
    }
  })

  test('a body that is not JSON, or too large, is refused', async () => {
    const post = (payload: string) =>
      served.app.inject({
        method: 'POST',
        url: '/api/site/noToken/searchKey',
        payload,
        headers: { lang, 'content-type': 'application/json' },
      })
    for (const payload of ['{"keyword":', '', '{"__proto__": {"a": 1}}']) {
      const response = await post(payload)
      expect([response.statusCode, response.json().code], payload).toEqual([400, 400])
    }
    expect((await post('{"keyword":')).json().msg).toContain('JSON')
    expect((await post(JSON.stringify(long.repeat(400)))).json()).toMatchObject({ code: 413 })
  })
})

test('an id of another list is not found in a list of its own', async () => {
  const { items } = (await served.ask('newsList', 'zh')).json().data
  for (const name of ['securitiesDetail', 'dynamicsDetail'] as const) {
    expect((await served.ask(name, 'zh', { id: items[0].id })).statusCode).toBe(404)
  }
})

test('HEAD answers what GET does, without a body', async () => {
  for (const url of ['/api/site/noToken/introduce/brief', '/api/site/nothing', '/introduction']) {
    const [head, get] = [await served.app.inject({ method: 'HEAD', url }), await served.get(url)]
    expect(head.body).toBe('')
    expect([head.statusCode, head.headers.etag]).toEqual([get.statusCode, get.headers.etag])
  }
})

describe('nothing ends in a failure of the server', () => {
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.integer().map(String),
    fc.constantFrom(
      '1',
      '10',
      'company',
      '/introduction',
      'introduction',
      '猪',
      '%',
      '%00',
      '"',
      "'",
      '*',
      'NEAR(',
      'a:b',
    ),
  )
  const name = fc.oneof(
    fc.constantFrom('page', 'pageSize', 'year', 'category', 'type', 'id', 'moduleId', 'path', 'keyword', 'kind'),
    fc.string({ maxLength: 12 }),
  )
  const query = fc.array(fc.tuple(name, value), { maxLength: 5 }).chain((pairs) =>
    fc.constantFrom(
      pairs.map(([key, entry]) => `${encode(key)}=${encode(entry)}`).join('&'),
      pairs
        .map(([key, entry]) => `${key}=${entry}`)
        .join('&')
        .replace(/[^\x21-\x7e]|#/g, ''),
    ),
  )
  const encode = (text: string) => encodeURIComponent(text.toWellFormed())
  const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS')

  test('whatever the query of a call', async () => {
    const call = fc.constantFrom(...(Object.keys(calls) as CallName[]))
    await fc.assert(
      fc.asyncProperty(call, query, fc.string(), async (name, query, lang) => {
        const url = `${callPath(name, 'site')}?${query}`
        const response = await served.get(url, { lang: lang.replace(/[^\x20-\x7e]/g, '') })
        expect([200, 400, 404], url).toContain(response.statusCode)
        const body = response.json()
        expect(body.code).toBe(response.statusCode)
        expect(langOf(lang) === 'en' || !/parameter/.test(body.msg)).toBe(true)
      }),
      { numRuns: 800 },
    )
  })

  test('whatever the keyword of a search', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 100 }), async (keyword) => {
        const response = await served.ask('search', 'en', { keyword })
        expect([200, 400], JSON.stringify(keyword)).toContain(response.statusCode)
      }),
      { numRuns: 500 },
    )
  })

  test('whatever the path and the method', async () => {
    const piece = fc.oneof(
      fc.constantFrom('api', 'site', 'noToken', 'en', 'media', 'pictures', 'assets', 'icons', '..', '.', '', '%2e%2e'),
      fc.constantFrom(
        'introduction',
        'healthz',
        'openapi.json',
        'company.mp4',
        'pictures.json',
        '%2fetc%2fpasswd',
        '%00',
      ),
      fc.string({ maxLength: 10 }).map(encodeURIComponent),
      fc.string({ maxLength: 10 }).map((text) => text.replace(/[^\x21-\x7e]|[?#]/g, '')),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 5 }), method, query, async (pieces, method, query) => {
        const url = `/${pieces.join('/')}?${query}`
        const { status, body } = await served.send(method, url)
        expect(status, `${method} ${url}`).toBeLessThan(500)
        expect(body, url).not.toMatch(/node_modules|\/server\/| {4}at /)
      }),
      { numRuns: 500 },
    )
  })
})

test('a failure of the server is told in general words and logged, not shown', async () => {
  const settings = served.sample.settings
  const site = await openSite(settings, { info: () => {}, error: () => {} })
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const app = await buildApp({ settings, site, logger: { level: 'error', stream } })
  site.close() // the index is gone while the server runs
  for (const lang of wholeLangs) {
    const response = await app.inject({ url: '/api/site/noToken/searchKey?keyword=a', headers: { lang } })
    expect(response.statusCode).toBe(500)
    expect(response.json()).toEqual({ code: 500, msg: expect.stringMatching(lang === 'en' ? /our side/ : /服务器/) })
  }
  expect(lines.join('')).toMatch(/finalized|not open/)
  await app.close()
})
