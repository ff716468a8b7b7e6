import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { calls } from '#contract/api.ts'
import { langs } from '#contract/languages.ts'
import { type CallName, callPath } from '#contract/paths.ts'
import { type Served, serve } from '../testing/served.ts'

let served: Served
beforeAll(async () => {
  served = await serve()
})
afterAll(() => served.close())

test('the health check answers, and readiness names the revision of the content', async () => {
  await served.site.pictures.finished()
  const [health, ready] = [await served.get('/healthz'), await served.get('/readyz')]
  expect(health.json()).toEqual({ status: 'ok' })
  const total = served.site.content.pictures.total
  expect(ready.json()).toEqual({
    ready: true,
    state: 'ready',
    revision: served.site.content.revision,
    pictures: { done: total, total },
    problems: 0,
  })
  for (const { statusCode, headers } of [health, ready]) {
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
  }
})

test('while pictures are prepared the site is not ready, but all of it is served', async () => {
  const own = await serve({}, { unprepared: true })
  onTestFinished(() => own.close())
  const early = await own.get('/readyz')
  const { total } = own.site.content.pictures
  expect(early.statusCode).toBe(503)
  expect(early.json()).toMatchObject({ ready: false, state: 'preparingPictures', pictures: { total } })
  expect(early.json().pictures.done).toBeLessThan(total)
  const { picInfo } = (await own.ask('homeBanners', 'zh')).json().data[0]
  const asked = own.get(picInfo) // its file is the next that is made
  expect((await own.get('/en/culture')).statusCode).toBe(200)
  expect([(await asked).statusCode, (await asked).headers['content-type']]).toEqual([200, 'image/webp'])
  expect((await own.get('/readyz')).statusCode).toBe(503)
})

test('a picture that comes later takes no node out of service', async () => {
  await served.site.pictures.finished()
  await expect.poll(async () => (await served.get('/readyz')).statusCode).toBe(200)
  const file = { file: 'late.1.webp', picture: 'late.webp', standIn: () => Promise.reject(), make: () => made.promise }
  const made = Promise.withResolvers<void>()
  served.site.pictures.want({ missing: [file], total: 1 })
  const ready = await served.get('/readyz')
  expect([ready.statusCode, ready.json()]).toMatchObject([200, { ready: true, pictures: { done: 0, total: 1 } }])
  made.resolve()
  await served.site.pictures.finished()
  served.site.pictures.want({ missing: [], total: served.site.content.pictures.total })
})

test('every answer carries the security headers', async () => {
  const paths = ['/', '/introduction', '/api/site/noToken/introduce/brief', '/api/site/nothing', '/healthz', '/x.webp']
  for (const path of [...paths, '/assets/app-1a2b.js', '/api/site/noToken/introduce/brief?x=1']) {
    const { headers } = await served.get(path)
    const policy = String(headers['content-security-policy'])
    for (const rule of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      expect(policy, path).toContain(rule)
    }
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/)
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin')
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{7}/)
    expect(headers['x-powered-by']).toBeUndefined()
  }
})

test('openapi.json lists every call with its parameters and the shape of every answer', async () => {
  const response = await served.get('/openapi.json')
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  const { openapi, paths } = response.json()
  expect(openapi).toBe('3.1.0')
  const names = Object.keys(calls) as CallName[]
  expect(Object.keys(paths).sort()).toEqual(names.map((name) => callPath(name, 'site')).sort())
  for (const name of names) {
    const { get } = paths[callPath(name, 'site')]
    expect([get.operationId, get.summary]).toEqual([name, calls[name].summary])
    const queried = get.parameters.filter((entry: { in: string }) => entry.in === 'query')
    expect(queried.map((entry: { name: string }) => entry.name)).toEqual(Object.keys(calls[name].query.shape))
    for (const { description } of queried) expect(description).toMatch(/^must be/)
    expect(get.parameters.at(-1)).toMatchObject({ in: 'header', name: 'lang', schema: { enum: langs } })
    const described = get.responses[200].content['application/json'].schema.properties
    const own = z.toJSONSchema(calls[name].data) as { properties?: object; type?: string; items?: object }
    expect(described.data.type).toBe(own.type)
    expect(Object.keys(described.data.properties ?? {})).toEqual(Object.keys(own.properties ?? {}))
    for (const status of [400, 404]) {
      const failed = get.responses[status].content['application/json'].schema
      expect(Object.keys(failed.properties)).toEqual(['code', 'msg'])
    }
  }
})
