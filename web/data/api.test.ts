import { describe, expect, test, vi } from 'vitest'
import type { Lang } from '#contract/paths.ts'
import { wholeLangs } from '#contract/wholeLangs.ts'
import { ask, isUnserved } from './api.ts'
import { CallError } from './callError.ts'

const unreachable = 'The server cannot be reached.'
const call = (lang: Lang = 'zh') => ask({ name: 'course', query: {}, lang, sitePrefix: 'site', unreachable })
const answer = (body: unknown, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(body), { status })),
  )
const rejected = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof CallError)) throw new Error(`rejected with ${error}`)
  return { message: error.message, status: error.status }
}

describe('the envelope', () => {
  test('a body whose code equals 200 is a success', async () => {
    answer({ code: 200, msg: 'ok', data: [1] })
    expect(await call()).toEqual([1])
  })

  test('a body whose status equals 200 is a success, whatever its code', async () => {
    answer({ status: 200, data: [2] })
    expect(await call()).toEqual([2])
    answer({ code: 0, status: 200, data: [3] })
    expect(await call()).toEqual([3])
  })

  test('every other body is rejected with its msg', async () => {
    answer({ code: 404, msg: '没有找到编号为“x”的内容。' }, 404)
    expect(await rejected(call())).toEqual({ message: '没有找到编号为“x”的内容。', status: 404 })
    answer({ status: 500, msg: 'internal' }, 200)
    expect(await rejected(call())).toEqual({ message: 'internal', status: 500 })
  })

  test('the HTTP status alone makes no success', async () => {
    answer({ data: [1], msg: 'no code' }, 200)
    expect((await rejected(call())).message).toBe('no code')
  })

  test('a rejection without a msg says that the server cannot be reached', async () => {
    for (const body of [{ code: 500 }, { code: 500, msg: '' }, null, [], 'text', 7]) {
      answer(body, 500)
      expect((await rejected(call())).message, JSON.stringify(body)).toBe(unreachable)
    }
  })
})

describe('an unreachable server', () => {
  test('is told in a sentence for the reader', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch')
    })
    expect(await rejected(call())).toEqual({ message: unreachable, status: 0 })
  })

  test('so is an answer that is no JSON', async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
    expect(await rejected(call())).toEqual({ message: unreachable, status: 502 })
  })

  test('a call that the page itself gave up is no failure to report', async () => {
    const giving = new AbortController()
    vi.stubGlobal('fetch', async () => {
      giving.abort()
      throw new DOMException('aborted', 'AbortError')
    })
    const asked = ask({ name: 'course', query: {}, lang: 'zh', sitePrefix: 'site', unreachable, signal: giving.signal })
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('the request', () => {
  const requested = () => vi.mocked(fetch).mock.calls[0] ?? []

  test.each(wholeLangs)('carries the lang header %s', async (lang) => {
    answer({ code: 200, data: [] })
    await call(lang)
    expect(new Headers(requested()[1]?.headers).get('lang')).toBe(lang)
  })

  test('goes to the path of the call under the configured prefix, with its parameters in the query', async () => {
    answer({ code: 200, data: {} })
    const query = { page: '2', year: '2024', category: '', type: undefined }
    await ask({ name: 'newsList', query, lang: 'zh', sitePrefix: 'pork', unreachable })
    expect(requested()[0]).toBe('/api/pork/noToken/introduce/newsList?page=2&year=2024')
  })

  test('escapes what the visitor typed', async () => {
    answer({ code: 200, data: {} })
    await ask({ name: 'search', query: { keyword: '猪 & 肉#1' }, lang: 'zh', sitePrefix: 'site', unreachable })
    const address = new URL(String(requested()[0]), 'https://site.example')
    expect(address.searchParams.get('keyword')).toBe('猪 & 肉#1')
    expect(address.pathname).toBe('/api/site/noToken/searchKey')
  })

  test('the compliance calls lie outside of the site prefix', async () => {
    answer({ code: 200, data: [] })
    await ask({ name: 'departments', query: {}, lang: 'zh', sitePrefix: 'pork', unreachable })
    expect(requested()[0]).toBe('/api/compliance/complaint/company/deptTypes')
  })
})

describe('on an export', () => {
  const unserved = 'This needs the server.'
  const live = 'https://calls.site.example'
  /** Answers each address of the table, and 404 with a page for every other; returns what was asked. */
  function host(bodies: Record<string, unknown>): string[] {
    const asked: string[] = []
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address)
      if (address in bodies) return new Response(JSON.stringify({ code: 200, data: bodies[address] }))
      return new Response('<!doctype html>', { status: 404 })
    })
    return asked
  }
  const detail = (origin: string) =>
    ask({
      name: 'newsDetail',
      query: { id: 'new' },
      lang: 'en',
      sitePrefix: 'site',
      unreachable,
      unserved,
      calls: { origin },
    })
  const search = (origin: string) =>
    ask({
      name: 'search',
      query: { keyword: 'feed' },
      lang: 'en',
      sitePrefix: 'site',
      unreachable,
      unserved,
      calls: { origin },
    })
  const file = '/api/en/noToken/introduce/detail/id=new.json'

  test('the file of the call and its language is the answer', async () => {
    const asked = host({ [file]: { id: 'new' } })
    expect(await detail(live)).toEqual({ id: 'new' })
    expect(asked).toEqual([file])
  })

  test('what has no file yet is asked of the server, which needs to know the language', async () => {
    const address = `${live}/api/site/noToken/introduce/detail?id=new`
    const asked = host({ [address]: { id: 'new' } })
    expect(await detail(live)).toEqual({ id: 'new' })
    expect(asked).toEqual([file, address])
  })

  test('without a server, what has no file is not there', async () => {
    host({})
    expect(await rejected(detail(''))).toEqual({ message: unserved, status: 404 })
  })

  test('what can be no file is asked of the server at once', async () => {
    const asked = host({ [`${live}/api/site/noToken/searchKey?keyword=feed`]: { items: [] } })
    expect(await search(live)).toEqual({ items: [] })
    expect(asked).toHaveLength(1)
  })

  test('without a server it is told so, and nothing is asked', async () => {
    const asked = host({})
    const error = await search('').catch((reason: unknown) => reason)
    expect([isUnserved(error), (error as Error).message, asked]).toEqual([true, unserved, []])
  })
})

describe('what was asked ahead', () => {
  const ahead = (answer: Response | undefined) =>
    ask({ name: 'course', query: {}, lang: 'zh', sitePrefix: 'site', unreachable, answer: Promise.resolve(answer) })

  test('is not asked again', async () => {
    answer({ code: 200, data: ['asked again'] })
    expect(await ahead(new Response(JSON.stringify({ code: 200, data: ['ahead'] })))).toEqual(['ahead'])
    expect(fetch).not.toHaveBeenCalled()
  })

  test('is asked again where it was not reached', async () => {
    answer({ code: 200, data: ['asked again'] })
    expect(await ahead(undefined)).toEqual(['asked again'])
  })
})
