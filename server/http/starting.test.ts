import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { serve } from '../testing/served.ts'
import { createDrainableServer } from './drainableServer.ts'
import { answerWhile } from './starting.ts'

const server = createServer(answerWhile('starting'))
let base = ''
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

test('the process is healthy and not ready', async () => {
  const [health, ready] = [await fetch(`${base}/healthz`), await fetch(`${base}/readyz`)]
  expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }])
  expect([ready.status, await ready.json()]).toEqual([
    503,
    { ready: false, state: 'starting', revision: null, pictures: { done: 0, total: 0 } },
  ])
})

test('a visitor reads in both languages that the site comes in a moment, and sees it then without a touch', async () => {
  const response = await fetch(`${base}/en/culture`)
  const body = await response.text()
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(body).toContain('网站正在启动')
  expect(body).toMatch(/<p lang="en">The site is starting/)
  expect(body).toContain('http-equiv="refresh" content="2"')
})

test('when the site is open the same port answers with it, also over a connection that is open already', async () => {
  const own = await serve()
  const door = createDrainableServer(own.sample.settings, answerWhile('starting'))
  await new Promise<void>((done) => door.server.listen(0, '127.0.0.1', done))
  const address = `http://127.0.0.1:${(door.server.address() as AddressInfo).port}`
  expect((await fetch(`${address}/healthz`)).status).toBe(200)
  const app = await buildApp({ settings: own.sample.settings, site: own.site, server: door })
  expect((await fetch(`${address}/healthz`)).headers.get('permissions-policy')).not.toBeNull()
  const brief = await fetch(`${address}/api/site/noToken/introduce/brief`)
  expect([brief.status, ((await brief.json()) as { code: number }).code]).toEqual([200, 200])
  await app.close()
  await expect(fetch(`${address}/healthz`)).rejects.toThrow()
  await own.close()
})

test('a call is told so in its shape and language', async () => {
  const response = await fetch(`${base}/api/site/noToken/introduce/brief`, { headers: { lang: 'en' } })
  expect(response.status).toBe(503)
  expect(await response.json()).toEqual({ code: 503, msg: 'The site is starting. Please wait a moment.' })
})
