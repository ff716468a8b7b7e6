import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import type { Channels } from '#contract/complaints.ts'
import { message } from '#contract/messages.ts'
import { complaintPaths, deskPaths } from '#contract/paths.ts'
import { newFileKey } from '#sealing/attachment.ts'
import { officerKeys } from '#sealing/officer.ts'
import { readSettings } from './settings.ts'
import { openMetrics } from './siteMetrics.ts'
import { facilityLines } from './startReport.ts'
import { postJson } from './testing/desk.ts'
import { freePort } from './testing/freePort.ts'
import { keysFileOf } from './testing/keys.ts'
import { newReport } from './testing/reports.ts'
import { type Served, serve } from './testing/served.ts'

const starter = join(import.meta.dirname, '../examples/starter')
let served: Served
afterEach(() => served.close())

test('a site without channels makes no keys for a trial, keeps no store and has no call of the report', async () => {
  served = await serve({ CONTENT_DIR: starter }, { complaints: true })
  expect(served.complaints).toBeUndefined()
  const [, off] = facilityLines(readSettings({ LANG: 'en' }), { ...served, tracker: undefined })
  expect(off).toContain('misconduct reports (the content has no channels.yaml)')
  expect((await readdir(served.sample.settings.data)).filter((name) => /key|complaint/i.test(name))).toEqual([])
  expect((await served.get(complaintPaths.channels)).statusCode).toBe(404)
  for (const url of [complaintPaths.save, complaintPaths.upload, deskPaths.challenge]) {
    const { statusCode } = await served.app.inject({ method: 'POST', url, payload: {} })
    expect([url, statusCode]).toEqual([url, 404])
  }
  expect((await served.get('/')).body).not.toContain('"trial"')
  expect((await served.get('/readyz')).json()).not.toHaveProperty('reports')
})

test('where officers have keys their cases stay open to them, although the content names no channel any more', async () => {
  const officer = await officerKeys(await newFileKey())
  served = await serve({ CONTENT_DIR: starter }, { complaints: true, keys: keysFileOf([officer], []) })
  expect(served.complaints?.keys.channels.map(({ id }) => id)).toEqual(['compliance'])
})

test('with keys and no channel in the content none are taken, and that is said as what it is', async () => {
  const officer = await officerKeys(await newFileKey())
  served = await serve({ CONTENT_DIR: starter }, { complaints: true, keys: keysFileOf([officer], []) })
  const { sample, site, complaints } = served
  expect((await served.get('/readyz')).json().reports).toBe('noChannels')
  const [, off] = facilityLines(readSettings({ LANG: 'en' }), { ...served, tracker: undefined })
  expect(off).toContain('misconduct reports (the content has no channels.yaml)')

  const metricsPort = await freePort()
  const metrics = await openMetrics({ ...sample.settings, metricsPort }, { git: undefined })
  onTestFinished(() => metrics.close())
  metrics.tell({ site, ...(complaints && { complaints }) })
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  expect(text, 'nobody has to be called').not.toMatch(/^reports_taken /m)
  expect(text).toMatch(/^reports_database_up 1$/m)

  const answer: Channels = (await served.get(complaintPaths.channels)).json().data
  expect([answer.list, answer.channels]).toEqual([null, []])
  // As who knows the list from elsewhere.
  const channels = [{ id: 'compliance', name: 'Compliance' }]
  const { body } = await newReport({ ...answer, channels, list: complaints?.keys.list ?? null })
  const refused = await postJson(served, complaintPaths.save, body)
  expect([refused.statusCode, refused.json().msg]).toEqual([404, message('unknownChannel', 'en', { channel: 'C' })])
})
