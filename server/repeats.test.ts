import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Served, serve } from './testing/served.ts'

let served: Served
let base = ''
beforeAll(async () => {
  served = await serve()
  base = await served.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => served.close())

const list = '/api/site/noToken/introduce/newsList'
/** Everything of an answer but the moment of it. */
async function whole(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(base + path, { headers })
  const { date: _, ...rest } = Object.fromEntries(answer.headers)
  return { status: answer.status, headers: rest, body: await answer.text() }
}

/** Whether the same request is answered before it is routed. */
function isKept(url: string, headers: Record<string, string> = {}): boolean {
  const response = { writeHead: () => ({ end: () => undefined }) }
  return served.site.repeats.answer({ url, method: 'GET', headers } as never, response as never)
}

test('the second answer is the first, byte for byte and header for header', async () => {
  for (const path of [list, '/', '/en/culture', '/nowhere', '/feeds/news.xml', '/sitemap.xml']) {
    for (const encodings of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encodings }
      // A document that is still being compressed further is not kept yet: the first answer is the one that was.
      const first = await vi.waitFor(async () => {
        const answer = await whole(path, headers)
        expect(isKept(path, headers), `${path} ${encodings} is kept`).toBe(true)
        return answer
      }, 20_000)
      expect(await whole(path, headers), `${path} ${encodings}`).toEqual(first)
    }
  }
})

test('each language and encoding has its own', async () => {
  const answers = [
    await whole(list, { lang: 'zh', 'accept-encoding': 'br' }),
    await whole(list, { lang: 'en', 'accept-encoding': 'br' }),
    await whole(list, { lang: 'en', 'accept-encoding': 'identity' }),
  ]
  expect(answers.map(({ headers }) => [headers['content-language'], headers['content-encoding']])).toEqual([
    ['zh-CN', 'br'],
    ['en', 'br'],
    ['en', undefined],
  ])
  expect(answers[1]?.body).toBe(answers[2]?.body)
})

test('who has it already gets 304 the second time too', async () => {
  const { headers } = await whole(list)
  for (let time = 0; time < 2; time++) {
    const again = await whole(list, { 'if-none-match': String(headers.etag) })
    expect([again.status, again.body]).toEqual([304, ''])
    expect(again.headers).toMatchObject({
      etag: headers.etag,
      vary: headers.vary,
      'cache-control': headers['cache-control'],
    })
    expect(again.headers).not.toHaveProperty('content-type')
  }
})

test('refusals, searches and the integrity pages are not kept', async () => {
  for (const path of [`${list}?page=0`, '/api/site/noToken/searchKey?keyword=pork', '/honest/report']) {
    await whole(path, { 'accept-encoding': 'gzip' })
    expect(isKept(path, { 'accept-encoding': 'gzip' }), path).toBe(false)
  }
  expect((await whole('/honest/report')).headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
})

test('new content is answered at once', async () => {
  const before = await whole('/culture')
  await served.sample.edit('pages/culture.zh.yaml', /^title: .*/m, 'title: 另一种文化')
  await served.site.reload()
  const after = await whole('/culture')
  expect(after.body).toContain('另一种文化')
  expect(after.headers.etag).not.toBe(before.headers.etag)
})

test('other methods go their own way', async () => {
  await whole(list)
  expect((await fetch(base + list, { method: 'POST' })).status).toBe(405)
  const head = await fetch(base + list, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})
