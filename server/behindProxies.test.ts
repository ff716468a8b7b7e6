import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { buildApp } from './app.ts'
import { addressAt } from './settings.ts'
import { testBundle } from './testing/bundle.ts'
import { freePort } from './testing/freePort.ts'
import { findNginx, proxiedHost, startNginx } from './testing/proxies.ts'
import { type Served, serve } from './testing/served.ts'

const hasIPv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'))
let served: Served
beforeAll(async () => {
  served = await serve()
})
afterAll(() => served.close())

/** The site with so many proxies in front of it; tells which visitors it saw. */
async function siteBehind(trustedProxies: number) {
  const visitors: string[] = []
  const extend = (app: FastifyInstance) =>
    app.addHook('onRequest', (request, _reply, done) => {
      visitors.push(request.ip)
      done()
    })
  const settings = { ...served.sample.settings, trustedProxies }
  const app = await buildApp({ settings, site: served.site, bundle: testBundle, extend })
  onTestFinished(() => app.close())
  return { app, visitors }
}

test.each([
  [0, '10.0.0.9'],
  [1, '198.51.100.20'],
  [2, '2001:db8::7'],
])('with TRUSTED_PROXIES=%d the visitor is %s, whatever he claims to have come through', async (count, visitor) => {
  const { app, visitors } = await siteBehind(count)
  const headers = { 'x-forwarded-for': '203.0.113.1, 2001:db8::7, 198.51.100.20' } // claimed, seen by the first, seen by the second
  await app.inject({ url: '/en/culture', remoteAddress: '10.0.0.9', headers })
  expect(visitors).toEqual([visitor])
})

describe.skipIf(!hasIPv6)('on a machine with IPv6', () => {
  test('a node listens at an IPv6 address and is named as an address is written', async () => {
    const { app, visitors } = await siteBehind(0)
    await app.listen({ host: '::1', port: 0 })
    const { port } = app.server.address() as AddressInfo // it listens on a port
    expect((await fetch(`${addressAt('::1', port)}/en/culture`)).status).toBe(200)
    expect(visitors).toEqual(['::1'])
  })
})

describe.skipIf(!findNginx())('nginx behind another proxy, as docs/operating.md says', () => {
  test('nodes hear the visitor whom the first proxy saw, and nobody whom he claims to be', async () => {
    const heard: IncomingHttpHeaders[] = []
    const node = createServer(({ headers }, response) => {
      heard.push(headers)
      response.end()
    }).listen(0, hasIPv6 ? '::1' : '127.0.0.1')
    await once(node, 'listening')
    const { port: nodePort } = node.address() as AddressInfo // it listens on a port
    const at = hasIPv6 ? `[::1]:${nodePort}` : nodePort
    const port = await freePort()
    const nginx = await startNginx(findNginx() ?? '', { port, nodes: [at, at], behind: '127.0.0.1' })
    onTestFinished(async () => {
      await nginx.stop()
      node.close()
    })
    const asked = request({
      ...{ host: '127.0.0.1', port, path: '/en/', servername: proxiedHost, rejectUnauthorized: false },
      headers: { host: proxiedHost, 'x-forwarded-for': '203.0.113.1, 2001:db8::7' },
    })
    asked.end()
    const [response] = await once(asked, 'response')
    response.resume()
    expect([response.statusCode, heard.map((headers) => headers['x-forwarded-for'])]).toEqual([200, ['2001:db8::7']])
  })
})
