import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Served, serve } from './testing/served.ts'

const code =
  'const page = 1 // a name of its own\nwindow.siteTracker = (...event) => window.told.push(event) // the end'
let served: Served
beforeAll(async () => {
  served = await serve({ TRACKER_ORIGIN: 'https://count.qingsui.example/' }, { tracker: code })
})
afterAll(() => served.close())

const element =
  /<script async[^>]* src="(\/tracker-[0-9a-f]{12}\.js)" integrity="(sha384-[^"]+)" data-page="([^"]*)"><\/script>/

/** Runs the served script in a document of a page, at an address with a hash. */
async function run(page: string, hash: string) {
  const { body } = await served.get((await served.get('/culture')).body.match(element)?.[1] ?? '')
  const told: unknown[] = []
  const currentScript = { dataset: { page } as Record<string, string> }
  runInNewContext(body, { window: { told }, document: { currentScript }, location: { hash } })
  return { told: JSON.parse(JSON.stringify(told)), dataset: currentScript.dataset }
}

describe('a tracker.js in the data folder', () => {
  test.each([
    ['/', ''],
    ['/culture', 'culture'],
    ['/en/culture', 'culture'],
    ['/en/securities/surveyList', 'securities/surveyList'],
  ])('is named by the document of %s, with its page and a sum of its script', async (address, page) => {
    const { body, headers } = await served.get(address)
    const [, src = '', integrity, named] = body.match(element) ?? []
    expect(named).toBe(page)
    const script = await served.get(src)
    expect(script.statusCode).toBe(200)
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(script.headers['cache-control']).toContain('immutable')
    expect(integrity).toBe(`sha384-${createHash('sha384').update(script.body).digest('base64')}`)
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(new RegExp(`script-src 'self'[^;]*'${integrity?.replace(/[+/]/g, '\\$&')}'`))
    expect(policy).toMatch(/connect-src 'self' https:\/\/count\.qingsui\.example(;|$)/)
  })

  test('is nowhere on the integrity pages, nor may anything be sent from them', async () => {
    const { zh } = served.site.content
    const paths = [...zh.pages.keys()].filter((path) => path.startsWith('/honest'))
    expect(paths.length).toBeGreaterThan(4)
    for (const path of [...paths, '/honest/no/such/page'].flatMap((path) => [path, `/en${path}`])) {
      const { body, headers } = await served.get(path)
      expect(body, path).not.toContain('tracker')
      expect(headers['content-security-policy'], path).not.toMatch(/sha384|count\.qingsui/)
    }
  })

  test('tells of the first page at once, by itself', async () => {
    expect(await run('culture', '')).toEqual({
      told: [['page', 'culture', 10]],
      dataset: { page: 'culture', running: '' },
    })
    expect((await run('culture', '#/culture?x=1')).told).toEqual([['page', 'culture', 10]])
    expect((await run('', '#/')).told).toEqual([['page', '', 10]])
    expect((await run('culture', '#values')).told).toEqual([['page', 'culture', 10]])
  })

  test('does not begin in a document that is on its way to another page', async () => {
    for (const hash of ['#/honest/report', '#/party', '#//honest']) {
      expect(await run('', hash)).toEqual({ told: [], dataset: { page: '' } })
    }
  })
})

test('a site without one has no element, no address and no word in its policy for it', async () => {
  const bare = await serve()
  const { body, headers } = await bare.get('/culture')
  expect(body).not.toContain('tracker')
  expect(headers['content-security-policy']).not.toContain('connect-src')
  await bare.close()
})

test('one that is no script is told and left out', async () => {
  const broken = await serve({}, { tracker: 'window.siteTracker = (' })
  expect(broken.log.join('\n')).toMatch(/tracker is left out: .*tracker\.js is no script/)
  const { statusCode, body } = await broken.get('/culture')
  expect(statusCode).toBe(200)
  expect(body).not.toContain('tracker')
  await broken.close()
})
