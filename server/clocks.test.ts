import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Channels, ComplaintBody } from '#contract/complaints.ts'
import { complaintPaths } from '#contract/paths.ts'
import { complaintDigest } from '#sealing/proofOfWork.ts'
import { buildApp } from './app.ts'
import { openComplaintService } from './complaints/service.ts'
import { doWork, newReport } from './testing/reports.ts'
import { type Served, serve } from './testing/served.ts'

/* Two nodes over one store, of which one has a clock that is an hour ahead. */
type App = Served['app']
let served: Served
let ahead: App
let service: Awaited<ReturnType<typeof openComplaintService>>
beforeAll(async () => {
  served = await serve({}, { complaints: true })
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
