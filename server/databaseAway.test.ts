import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Channels } from '#contract/complaints.ts'
import { message } from '#contract/messages.ts'
import { complaintPaths, type Lang } from '#contract/paths.ts'
import { wholeLangs } from '#contract/wholeLangs.ts'
import { newFileKey } from '#sealing/attachment.ts'
import { officerKeys } from '#sealing/officer.ts'
import { keysFileOf } from './testing/keys.ts'
import { findPostgres, startPostgres, type TestPostgres } from './testing/postgres.ts'
import { newReport } from './testing/reports.ts'
import { type Served, serve } from './testing/served.ts'

const away = /^The database of reports cannot be reached \(.+\): pages are served, and no reports are taken/
const back = 'The database of reports is back: reports are taken again.'

describe.skipIf(!findPostgres())('where the database is away', () => {
  let postgres: TestPostgres
  let served: Served
  beforeAll(async () => {
    const officer = await officerKeys(await newFileKey())
    const keys = keysFileOf([officer], [])
    const started = await startPostgres()
    if (!started) throw new Error('postgres is on this machine')
    postgres = started
    await postgres.shutDown()
    served = await serve({ DATABASE_URL: postgres.url }, { complaints: true, keys })
  })
  afterAll(async () => {
    await served.close()
    await postgres.stop()
  })

  const reportsOf = async () => {
    const response = await served.get('/readyz')
    return [response.statusCode, response.json().reports]
  }
  const send = async (lang: Lang = 'en') => {
    const offered: Channels = (await served.get(complaintPaths.channels)).json().data
    const { body } = await newReport(offered)
    const headers = { 'content-type': 'application/json', lang }
    return served.app.inject({ method: 'POST', url: complaintPaths.save, headers, payload: JSON.stringify(body) })
  }
  const said = (line: RegExp | string) =>
    served.log.filter((each) => (typeof line === 'string' ? each === line : line.test(each))).length

  async function expectRefusal() {
    for (const lang of wholeLangs) {
      const refused = await send(lang)
      expect([refused.statusCode, refused.json().msg]).toEqual([503, message('storeUnavailable', lang)])
    }
    expect((await served.get('/en/culture')).statusCode).toBe(200)
  }

  test('at the start, pages are served and the reporter reads that nothing can be stored now', async () => {
    await served.site.pictures.finished()
    expect(await reportsOf()).toEqual([200, 'databaseAway'])
    await expectRefusal()
    expect(said(away)).toBe(1)
  })

  test('once it comes, reports are taken without a new start', async () => {
    await postgres.startAgain()
    await expect.poll(reportsOf).toEqual([200, 'taken'])
    expect((await send()).json().data).toEqual({ saved: 'new' })
    expect([said(away), said(back)]).toEqual([1, 1])
  })

  test('when it goes later the same holds, and comes to an end alike', async () => {
    await postgres.shutDown()
    await expectRefusal()
    await expect.poll(reportsOf).toEqual([200, 'databaseAway'])
    expect(said(away)).toBe(2)
    await postgres.startAgain()
    expect((await send()).json().data).toEqual({ saved: 'new' })
    await expect.poll(reportsOf).toEqual([200, 'taken'])
    expect([said(away), said(back)]).toEqual([2, 2])
  })

  test('what is said names nobody’s call, and holds no stack', () => {
    expect(served.log.join('\n')).not.toMatch(/^ +at |failed \d+ times|postgres:\/\//m)
  })
})
