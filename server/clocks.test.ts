import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Channels, ComplaintBody } from '#contract/complaints.ts'
import { complaintPaths } from '#contract/paths.ts'
import { newFileKey } from '#sealing/attachment.ts'
import { officerKeys } from '#sealing/officer.ts'
import { complaintDigest } from '#sealing/proofOfWork.ts'
import { buildApp } from './app.ts'
import { openComplaintService } from './complaints/service.ts'
import { freePort } from './testing/freePort.ts'
import { keysFileOf } from './testing/keys.ts'
import { findCaddy, findNginx, proxiedHost, startCaddy, startNginx } from './testing/proxies.ts'
import { doWork, newReport } from './testing/reports.ts'
import { type Served, serve } from './testing/served.ts'

/* Two nodes over one store, of which one has a clock that is an hour ahead. */
type App = Served['app']
let served: Served
let ahead: App
let service: Awaited<ReturnType<typeof openComplaintService>>
beforeAll(async () => {
  const officer = await officerKeys(await newFileKey())
  const keys = keysFileOf([officer], [officer])
  served = await serve({ TRUSTED_PROXIES: '1', SITE_ORIGIN: `https://${proxiedHost}` }, { complaints: true, keys })
  const { settings } = served.sample
  const log = { info: () => undefined, error: () => undefined }
  service = await openComplaintService({ settings, log, now: () => Date.now() + 3_600_000 })
  ahead = await buildApp({ settings, site: served.site, complaints: service })
})
afterAll(async () => {
  await ahead.close()
  await service.close()
  await served.close()
})

const send = (app: App, body: ComplaintBody<'save'>) =>
  app.inject({
    ...{ method: 'POST', url: complaintPaths.save, payload: JSON.stringify(body) },
    headers: { 'content-type': 'application/json', lang: 'en' },
  })

test.each([
  ['from the one with the right time to the one that is ahead', () => [served.app, ahead] as const],
  ['the other way round', () => [ahead, served.app] as const],
])('an hour apart, a report that goes %s does its work once more, and is taken', async (_way, nodes) => {
  const [offering, taking] = nodes()
  const offered: Channels = (await offering.inject(complaintPaths.channels)).json().data
  const { body } = await newReport(offered)
  const refused = await send(taking, body)
  expect(refused.statusCode).toBe(428)
  const work = doWork(refused.json().data.work, complaintDigest({ case: body.case, report: body.report }))
  expect((await send(taking, { ...body, work })).statusCode).toBe(200)
})

test('a node that is an hour off takes what it has offered itself', async () => {
  const offered: Channels = (await ahead.inject(complaintPaths.channels)).json().data
  expect((await send(ahead, (await newReport(offered)).body)).statusCode).toBe(200)
})

describe.each([
  ['nginx', findNginx(), startNginx],
  ['Caddy', findCaddy(), startCaddy],
] as const)('behind %s', (_name, program, start) => {
  test.skipIf(!program)('a browser files its reports, although the nodes do not take each other’s work', async () => {
    const [right, wrong] = [await portOf(served.app), await portOf(ahead)]
    const port = await freePort()
    const proxy = await start(program ?? '', { port, nodes: [right, wrong] })
    onTestFinished(() => proxy.stop())
    for (let count = 0; count < 3; count++) expect(await fileThrough(port)).toBe(200)
  })
})

async function portOf(app: App): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

/** Files a report as a browser does, which does the work five times at the most. Returns the last status. */
async function fileThrough(port: number) {
  const offered: Channels = (await ask(port, complaintPaths.channels)).json.data
  const { body } = await newReport(offered)
  let sent = await ask(port, complaintPaths.save, body)
  for (let tried = 1; sent.status === 428 && tried < 5; tried++) {
    const work = doWork(sent.json.data.work, complaintDigest({ case: body.case, report: body.report }))
    sent = await ask(port, complaintPaths.save, { ...body, work })
  }
  return sent.status
}

/** Asks a proxy, whose certificate is the test's own. */
async function ask(port: number, path: string, body?: object) {
  const headers = { host: proxiedHost, 'content-type': 'application/json', lang: 'en' }
  const place = { host: '127.0.0.1', port, path, servername: proxiedHost, rejectUnauthorized: false }
  const sent = request({ ...place, method: body ? 'POST' : 'GET', headers })
  sent.end(body && JSON.stringify(body))
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: response.statusCode, json: JSON.parse(await text(response)) }
}
