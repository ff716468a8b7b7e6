import { once } from 'node:events'
import {
  createServer as createHttpServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http'
import { connect, type IncomingHttpStatusHeader, type IncomingHttpHeaders as PlainHeaders } from 'node:http2'
import { request as httpsRequest } from 'node:https'
import { type AddressInfo, createServer } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type ConnectionOptions, connect as connectTls } from 'node:tls'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type CallName, callPath, callPaths, complaintPaths } from '#contract/paths.ts'
import { contentCacheControl } from './http/headers.ts'
import { answerWhile } from './http/starting.ts'
import { findCaddy, findNginx, proxiedHost, type RunningProxy, startCaddy, startNginx } from './testing/proxies.ts'
import { type Served, serve } from './testing/served.ts'

/*
 * The site behind nginx and Caddy as the files of `deploy` say: two nodes, of which one is still starting. It tells the test what it was
 * asked, and by whom.
 */
let served: Served
let nodes: readonly [number, number]
const asked: { url: string; headers: IncomingHttpHeaders }[] = []
const starting = createHttpServer((request, response) => {
  asked.push({ url: request.url ?? '', headers: request.headers })
  answerWhile('starting')(request, response)
})

beforeAll(async () => {
  served = await serve({ TRUSTED_PROXIES: '1', SITE_ORIGIN: `https://${proxiedHost}` }, { complaints: true })
  await served.site.pictures.finished()
  const address = await served.app.listen({ port: 0, host: '127.0.0.1' })
  starting.listen(0, '127.0.0.1')
  await once(starting, 'listening')
  nodes = [Number(new URL(address).port), (starting.address() as AddressInfo).port]
})
afterAll(async () => {
  starting.close()
  await served.close()
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

type Http2Headers = PlainHeaders & IncomingHttpStatusHeader
interface Answer {
  headers: Http2Headers
  body: Buffer
}

/** A browser's connection. The certificate is the test's own. */
async function browser(port: number) {
  const session = connect(`https://127.0.0.1:${port}`, { servername: proxiedHost, rejectUnauthorized: false })
  await once(session, 'connect')
  return {
    protocol: session.alpnProtocol,
    close: () => session.close(),
    async ask(path: string, headers: Record<string, string> = {}, payload?: object): Promise<Answer> {
      const json = payload && { ':method': 'POST', 'content-type': 'application/json' }
      const stream = session.request({ ':path': path, ':authority': proxiedHost, ...json, ...headers })
      stream.end(payload && JSON.stringify(payload))
      const [answered] = (await once(stream, 'response')) as [Http2Headers]
      return { headers: answered, body: await buffer(stream) }
    },
  }
}

const programs = [
  ['nginx', findNginx(), startNginx],
  ['Caddy', findCaddy(), startCaddy],
] as const

describe.each(programs)('behind %s', (_name, program, start) => {
  if (!program) return test.skip('is not on this machine', () => undefined)
  let proxy: RunningProxy
  let port: number
  let client: Awaited<ReturnType<typeof browser>>
  const calendar = '/calendar.ics'

  beforeAll(async () => {
    port = await freePort()
    proxy = await start(program, { port, nodes })
    client = await browser(port)
    // Caddy has to have heard from the node that it is not ready; nginx hears it with each refusal.
    const statuses = async () => {
      const answers = await Promise.all(Array.from({ length: 6 }, () => client.ask('/en/culture')))
      return answers.map(({ headers }) => headers[':status'])
    }
    await vi.waitUntil(async () => (await statuses()).every((status) => status === 200), 20_000)
  })
  afterAll(async () => {
    client.close()
    await proxy.stop()
  })

  test('pages come by HTTP/2, as the site compressed them, with its own rules and those of TLS', async () => {
    expect(client.protocol).toBe('h2')
    const { headers, body } = await client.ask('/en/culture', { 'accept-encoding': 'gzip, br' })
    expect(headers).toMatchObject({
      ':status': 200,
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': contentCacheControl,
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      vary: expect.stringMatching(/accept-encoding/i),
    })
    expect(brotliDecompressSync(body).toString()).toContain(
      `<link rel="canonical" href="https://${proxiedHost}/en/culture`,
    )
    const again = await client.ask('/en/culture', { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) })
    expect([again.headers[':status'], again.body.length]).toEqual([304, 0])
    const plain = await client.ask('/en/culture', { 'accept-encoding': 'identity' })
    expect(plain.headers['content-encoding']).toBeUndefined()
  })

  test('built files are kept for ever, in the encoding that was built, and parts of others are sent', async () => {
    const { headers, body } = await client.ask('/assets/app-1a2b.js', { 'accept-encoding': 'br' })
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' })
    expect(body.toString()).toBe('script.br')
    const { headers: part } = await client.ask('/assets/app-1a2b.js', {
      range: 'bytes=0-2',
      'accept-encoding': 'identity',
    })
    expect(part).toMatchObject({ ':status': 206, 'content-length': '3' })
  })

  test('calls are answered, also those of the report while a node is starting', async () => {
    const statuses: unknown[] = []
    for (let i = 0; i < 12; i++) {
      const { headers } = await client.ask(complaintPaths.query, { lang: 'en' }, { secret: 'none' })
      statuses.push(headers[':status'])
    }
    expect(new Set(statuses)).toEqual(new Set([400]))
    const { headers, body } = await client.ask(callPath('newsList', 'site'), { lang: 'en' })
    expect(headers[':status'], body.toString()).toBe(200)
    expect((await client.ask(`${callPath('newsList', 'site')}?type=company`, { lang: 'en' })).headers[':status']).toBe(
      200,
    )
  })

  test('the log knows what was read, but nothing of the report, its readers, searches, packs, or what a node refused', async () => {
    for (const path of ['/honest', '/en/honest/report', '/honest/query.html', complaintPaths.channels])
      await client.ask(path)
    await client.ask('/api/site/noToken/common/getPage?path=%2Fhonest%2Freport', { lang: 'en' })
    await client.ask('/file/upload/v4', {}, { part: 'x' })
    const searched = await client.ask('/en/search?keyword=canary')
    expect(searched.body.toString()).toContain('<meta name="referrer" content="no-referrer">')
    await client.ask(`${callPath('search', 'site')}?keyword=canary`, { lang: 'en' })
    await client.ask('/en/trace?lot=canary')
    await client.ask(`${callPath('trace', 'site')}?lot=canary`)
    // However it is written; and what a page loads names it in its referer.
    for (const path of [
      '/en/search/?keyword=canary',
      '/en/Search?keyword=canary',
      '//EN/Honest/report',
      '/zh/honest',
      '/ja/honest',
    ])
      await client.ask(path)
    const referer = `https://${proxiedHost}/en/search?keyword=canary`
    for (const path of ['/assets/app-1a2b.js', '/en/culture?from=canary']) await client.ask(path, { referer })
    await client.ask(calendar)
    await expect.poll(() => proxy.log()).toContain(calendar)
    const log = await proxy.log()
    expect(log).toContain('/en/culture')
    expect(log).not.toMatch(/honest|compliance|upload|getPage|search|trace|canary|assets/i)
  })

  test('nothing that a page asks for when it is opened directly has a line: without the page’s own it would tell of the visit', async () => {
    const { body } = await client.ask('/en/honest/report')
    const files = [...body.toString().matchAll(/<(?:script|link)[^>]* (?:src|href)="(\/[^"]+)"[^>]*>/g)]
      .filter(([tag]) => !tag.includes('rel="alternate"'))
      .map(([, path]) => path ?? '')
    expect(files.length).toBeGreaterThan(5)
    const names = Object.keys(callPaths) as CallName[]
    const loaded = [...files, '/favicon.ico', '/tracker-0123abcd.js', '/media/fonts/own.woff2', '/API//site/x']
    const lines = async () => (await proxy.log()).split('\n').filter((line) => line.includes('GET'))
    const before = (await lines()).length
    const calls = names.map((name) => callPath(name, 'site'))
    for (const path of [...loaded, ...calls]) await client.ask(path, { lang: 'en' })
    await client.ask('/en/culture?last')
    await expect.poll(async () => (await lines()).slice(before).join()).toContain('/en/culture')
    expect((await lines()).slice(before), 'that of the last page').toHaveLength(1)
  })

  test('nodes hear the visitor’s own address, whatever is claimed', async () => {
    await client.ask('/en/', { 'x-forwarded-for': '203.0.113.7' })
    const heard = asked.filter(({ headers }) => headers['x-forwarded-for'] !== undefined)
    for (const { headers } of heard) expect(headers['x-forwarded-for']).toBe('127.0.0.1')
    expect(asked.length).toBeGreaterThan(0)
  })

  test('what nodes say of themselves stays inside, and no connection becomes another one', async () => {
    expect((await client.ask('/readyz')).headers[':status']).toBe(404)
    const upgrade = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'AA==',
    }
    const request = httpsRequest({
      ...{ host: '127.0.0.1', port, path: calendar, servername: proxiedHost, rejectUnauthorized: false },
      headers: { host: proxiedHost, ...upgrade },
    })
    request.end()
    const [response] = await once(request, 'response')
    response.resume()
    expect(response.statusCode).toBe(200)
  })

  test('who opens a page without TLS is sent to it; what a program sends without it is refused', async () => {
    const ask = async (path: string, method = 'GET') => {
      const request = httpRequest({ ...proxy.plain, path, method, headers: { host: proxiedHost } })
      request.end()
      const [response] = (await once(request, 'response')) as [IncomingMessage]
      response.resume()
      return { status: response.statusCode, to: response.headers.location }
    }
    expect(await ask('/en/a?b=c')).toMatchObject({ status: 308, to: `https://${proxiedHost}/en/a?b=c` })
    for (const path of [complaintPaths.save, complaintPaths.upload, '/api//site/x', '/content-hook'])
      expect(await ask(path, 'POST'), path).toMatchObject({ status: 403, to: undefined })
  })

  test('old versions of TLS are refused, and ciphers that are not authenticated encryption with forward secrecy', async () => {
    const meet = (options: ConnectionOptions) =>
      new Promise<string>((done) => {
        const where = { host: '127.0.0.1', port, servername: proxiedHost, rejectUnauthorized: false }
        const socket = connectTls({ ...where, ...options }, () => {
          done(socket.getCipher().name)
          socket.destroy()
        })
        socket.on('error', (error: NodeJS.ErrnoException) => done(error.code ?? ''))
      })
    const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const
    expect(await meet(old)).toMatch(/ALERT_PROTOCOL_VERSION/)
    const of12 = (ciphers: string) => meet({ maxVersion: 'TLSv1.2', ciphers })
    expect(await of12('ECDHE-ECDSA-AES128-SHA')).toMatch(/ALERT_HANDSHAKE_FAILURE/)
    expect(await of12('ECDHE-ECDSA-AES128-GCM-SHA256')).toBe('ECDHE-ECDSA-AES128-GCM-SHA256')
    expect(await meet({ minVersion: 'TLSv1.3' })).toMatch(/^TLS_/)
  })

  if (start !== startNginx) return // Caddy asks no node that says it is not ready
  test.each(['/en/honest/report', '/api/site/noToken/common/getPage?path=%2Fculture'])(
    'what a node refuses that is still starting comes from the other one, also where no line is written: %s',
    async (path) => {
      const answers = async () => (await client.ask(path, { lang: 'en' })).headers[':status']
      // nginx asks a node that refused again after ten seconds; a connection has a thousand requests at most.
      const isRefused = async () => {
        expect(await answers()).toBe(200)
        return asked.some(({ url }) => url === path)
      }
      await vi.waitUntil(isRefused, { timeout: 30_000, interval: 50 })
    },
  )

  // The last one: it leaves this address refused for a while.
  test('who asks for more than people do is refused, by nginx itself; built files are not counted, and nothing is written of it', async () => {
    const hundred = async (path: string) => {
      const asking = await browser(port) // nginx ends a connection after a thousand requests
      const answers = await Promise.all(Array.from({ length: 100 }, () => asking.ask(path)))
      asking.close()
      return answers.map(({ headers }) => headers[':status'])
    }
    let most = 0
    for (let files = 0; files < 1_000; files += 100) expect(await hundred('/assets/app-1a2b.js')).not.toContain(429)
    for (; most < 10_000; most += 100) if ((await hundred(complaintPaths.channels)).includes(429)) break
    expect(most).toBeGreaterThanOrEqual(300)
    expect(most).toBeLessThan(10_000)
    expect(await proxy.log()).not.toMatch(/compliance|limiting/)
  })
})
