import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '#contract/api.ts'
import { type CallName, callPath, complaintPaths, deskPaths } from '#contract/paths.ts'
import { buildApp } from '../app.ts'
import { type Served, serve } from '../testing/served.ts'

const origin = 'https://files.qingsui.example'
let served: Served
beforeAll(async () => {
  served = await serve({ EXPORT_ORIGIN: `${origin}/` }, { complaints: true })
})
afterAll(() => served.close())

const getPaths = (Object.keys(calls) as CallName[]).map((name) => callPath(name, 'site'))
const asks = (url: string) => served.app.inject({ method: 'OPTIONS', url, headers: { origin } })

test('a page of the export may make every GET call in its language, and the calls of the sealed report', async () => {
  const allowed = { 'access-control-allow-origin': origin, 'access-control-allow-headers': 'lang, content-type' }
  for (const path of getPaths) {
    const { statusCode, headers } = await asks(path)
    expect([statusCode, headers['access-control-allow-methods']], path).toEqual([204, 'GET'])
    expect(headers).toMatchObject(allowed)
  }
  for (const [name, path] of Object.entries(complaintPaths)) {
    const { statusCode, headers } = await asks(path)
    expect([statusCode, headers['access-control-allow-methods']], path).toEqual([
      204,
      name === 'channels' ? 'GET' : 'POST',
    ])
    expect(headers).toMatchObject(allowed)
  }
})

test('answers and refusals can be read there, each time they are sent', async () => {
  const list = '/api/site/noToken/introduce/newsList'
  const address = await served.app.listen({ port: 0, host: '127.0.0.1' })
  for (const path of [list, list, `${list}?page=0`, complaintPaths.channels]) {
    const { headers } = await fetch(address + path, { headers: { origin, lang: 'en' } })
    expect(headers.get('access-control-allow-origin'), path).toBe(origin)
    expect(headers.get('access-control-allow-credentials')).toBeNull()
  }
  const refused = await served.app.inject({ method: 'POST', url: complaintPaths.query, payload: {} })
  expect([refused.statusCode, refused.headers['access-control-allow-origin']]).toEqual([400, origin])
})

test('nothing else of the server can be read there', async () => {
  for (const path of ['/', '/sitemap.xml', '/readyz', '/openapi.json', '/api/nowhere', '/assets/app-1a2b.js']) {
    expect((await served.get(path, { origin })).headers, path).not.toHaveProperty('access-control-allow-origin')
  }
  for (const path of [...Object.values(deskPaths), '/api/nowhere']) {
    const { statusCode, headers } = await asks(path)
    expect(statusCode, path).toBe(404)
    expect(headers, path).not.toHaveProperty('access-control-allow-origin')
  }
})

test('pages of the site may send files to its upload host, beside those of an export, and make no other call', async () => {
  const { sample, site, complaints } = served
  const www = 'https://www.qingsui.example'
  const settings = { ...sample.settings, origin: www }
  const app = await buildApp({ settings, site, complaints })
  const allowedTo = async (from: string, url: string, method: 'OPTIONS' | 'POST' = 'OPTIONS') =>
    (await app.inject({ method, url, headers: { origin: from } })).headers['access-control-allow-origin']
  for (const from of [www, origin]) {
    expect(await allowedTo(from, complaintPaths.upload)).toBe(from)
    expect(await allowedTo(from, complaintPaths.upload, 'POST')).toBe(from) // a refusal can be read as well
  }
  expect([www, origin]).toContain(await allowedTo('https://elsewhere.example', complaintPaths.upload))
  for (const path of [...getPaths, complaintPaths.save, complaintPaths.query, complaintPaths.uploaded]) {
    expect(await allowedTo(www, path), path).toBe(origin)
  }
  await app.close()
})

test('without the setting no page of another origin may ask', async () => {
  const app = await buildApp({ settings: { ...served.sample.settings, exportOrigin: '' }, site: served.site })
  for (const url of getPaths) {
    expect((await app.inject({ url, headers: { origin } })).headers).not.toHaveProperty('access-control-allow-origin')
    expect((await app.inject({ method: 'OPTIONS', url, headers: { origin } })).statusCode, url).toBe(405)
  }
})
