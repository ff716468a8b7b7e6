import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { complaintPaths } from '#contract/paths.ts'
import { sendBytes } from './testing/connection.ts'
import { trialIdentity } from './testing/desk.ts'
import { hostile, hostileKinds, wireKinds } from './testing/hostile/index.ts'
import { faultOf } from './testing/hostile/judge.ts'
import { gatherMaterial, type Material } from './testing/hostile/material.ts'
import { isWire, type Sent, type Wire } from './testing/hostile/request.ts'
import { storedRows } from './testing/rows.ts'
import { type Served, serve } from './testing/served.ts'

let served: Served
let material: Material
beforeAll(async () => {
  served = await serve({}, { complaints: true })
  // The usual work would take longer than everything else here.
  Object.assign(served.complaints?.limits ?? {}, { bits: (what: string) => (what === 'query' ? 0 : 8) })
  Object.assign(served.complaints?.quota ?? {}, { bits: () => 8 })
  await served.app.listen({ port: 0, host: '127.0.0.1' })
  const identity = (channel: string) => trialIdentity(served.sample.settings.data, channel)
  material = await gatherMaterial(ask, identity, 'http://localhost')
})
afterAll(() => served.close())

let asked = 0
/** From an address of its own each time: what is looked at here are refusals for a reason, not for being too many. */
async function ask({ method, path, headers, body }: Sent) {
  const remoteAddress = `10.0.${asked >> 8}.${asked++ & 255}`
  const answer = await served.app.inject({
    method: method as NonNullable<InjectOptions['method']>, // not all that Node takes are named in its type
    url: path,
    headers,
    remoteAddress,
    ...(body.length > 0 && { payload: body }),
  })
  return { status: answer.statusCode, body: answer.body }
}
const overTheWire = (wire: Wire) => sendBytes((served.app.server.address() as AddressInfo).port, wire)

test.each(Object.entries({ ...hostileKinds, ...wireKinds }))(
  '%s: a sentence for the reader, and nothing stored',
  async (name, kind) => {
    const before = await storedRows(served.sample.settings)
    for (let at = 0; at < 6; at++) {
      const { request } = await hostile({ [name]: kind }, 1, at, material)
      const answer = await (isWire(request) ? overTheWire(request) : ask(request))
      expect(faultOf(kind, request, answer), `request ${at}`).toBeUndefined()
    }
    expect(await storedRows(served.sample.settings)).toEqual(before)
  },
)

const wait = (text: string) => overTheWire({ bytes: Buffer.from(text), afterwards: 'wait' })

test('what is no request of HTTP is refused in the shape of every refusal, in the language that it names', async () => {
  const start = `POST ${complaintPaths.save} HTTP/1.1\r\nhost: 127.0.0.1\r\n`
  const english = await wait(`${start}lang: en\r\ncontent-length: two\r\n\r\n`)
  expect(JSON.parse(english.body)).toEqual({ code: 400, msg: expect.stringMatching(/malformed/) })
  const chinese = await wait(`${start}content-length: two\r\n\r\n`)
  expect(JSON.parse(chinese.body)).toEqual({ code: 400, msg: expect.stringMatching(/格式有误/) })
  const flood = await wait(`${start}x: ${'x'.repeat(20_000)}\r\n\r\n`)
  expect(JSON.parse(flood.body)).toEqual({ code: 431, msg: expect.stringMatching(/过大/) })
})

test('a request that never ends is let go, after the time that a browser gives a part', () => {
  const patienceOfBrowsers = 120_000
  expect(served.app.server.requestTimeout).toBeGreaterThan(patienceOfBrowsers)
  expect(served.app.server.requestTimeout).toBeLessThan(2 * patienceOfBrowsers)
})

test('a connection that was refused is let go, even when the other side keeps its half open', async () => {
  const { port } = served.app.server.address() as AddressInfo
  const held = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  onTestFinished(() => void held.destroy())
  held.on('error', () => undefined)
  held.write('no request\r\n\r\n')
  held.resume()
  await once(held, 'end')
  const connections = () => new Promise((resolve) => served.app.server.getConnections((_, count) => resolve(count)))
  await expect.poll(connections, { timeout: 5_000 }).toBe(0)
})
