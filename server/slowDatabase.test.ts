import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Channels } from '#contract/complaints.ts'
import { complaintPaths } from '#contract/paths.ts'
import { newFileKey } from '#sealing/attachment.ts'
import { officerKeys } from '#sealing/officer.ts'
import { keysFileOf } from './testing/keys.ts'
import { findPostgres, startPostgres, type TestPostgres } from './testing/postgres.ts'
import { newReport } from './testing/reports.ts'
import { type Served, serve } from './testing/served.ts'
import { openSlowRelay } from './testing/slowRelay.ts'

describe.skipIf(!findPostgres())('where the database answers a third of a second late, and hears as late', () => {
  let postgres: TestPostgres
  let relay: Awaited<ReturnType<typeof openSlowRelay>>
  let served: Served
  beforeAll(async () => {
    const keys = keysFileOf([await officerKeys(await newFileKey())], [])
    const started = await startPostgres()
    if (!started) throw new Error('postgres is on this machine')
    postgres = started
    const folder = new URL(postgres.url).searchParams.get('host') ?? ''
    relay = await openSlowRelay(join(folder, '.s.PGSQL.5432'), 330)
    const url = `postgres://site@127.0.0.1:${relay.port}/postgres`
    served = await serve({ DATABASE_URL: url }, { complaints: true, keys })
  }, 120_000)
  afterAll(async () => {
    await served.close()
    await relay.close()
    await postgres.stop()
  })

  test('a report is taken, and pages do not wait for it', async () => {
    await served.site.pictures.finished()
    const offered: Channels = (await served.get(complaintPaths.channels)).json().data
    const { body } = await newReport(offered)
    const ended: string[] = []
    const report = served.app
      .inject({
        ...{ method: 'POST', url: complaintPaths.save, payload: JSON.stringify(body) },
        headers: { 'content-type': 'application/json', lang: 'en' },
      })
      .then(({ statusCode }) => ended.push(`report ${statusCode}`))
    const page = served.get('/en/culture').then(({ statusCode }) => ended.push(`page ${statusCode}`))
    await Promise.all([report, page])
    expect(ended).toEqual(['page 200', 'report 200'])
    expect((await served.get('/readyz')).json()).toMatchObject({ ready: true, reports: 'taken' })
  }, 60_000)
})
