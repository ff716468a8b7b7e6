import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Channels } from '#contract/complaints.ts'
import { complaintPaths } from '#contract/paths.ts'
import { newFileKey } from '#sealing/attachment.ts'
import { officerKeys } from '#sealing/officer.ts'
import { postJson } from './testing/desk.ts'
import { keysFileOf } from './testing/keys.ts'
import { findPostgres } from './testing/postgres.ts'
import { type PostgresPair, startPostgresPair } from './testing/postgresPair.ts'
import { newReport } from './testing/reports.ts'
import { type Served, serve } from './testing/served.ts'

/* A PostgreSQL with a synchronous standby, both named in DATABASE_URL. `tools/bench/failures.ts` cuts more, and for longer. */
describe.skipIf(!findPostgres())('where the database has a standby', () => {
  let pair: PostgresPair
  let served: Served
  let keys: ReturnType<typeof keysFileOf>
  beforeAll(async () => {
    const started = await startPostgresPair()
    if (!started) throw new Error('postgres is on this machine')
    pair = started
    keys = keysFileOf([await officerKeys(await newFileKey())], [])
    served = await serve({ DATABASE_URL: pair.url }, { complaints: true, keys })
  })
  afterAll(async () => {
    await served.close()
    await pair.stop()
  })

  const offered = async (): Promise<Channels> => (await served.get(complaintPaths.channels)).json().data
  const save = async (body: object) => {
    const response = await postJson(served, complaintPaths.save, body)
    return response.statusCode === 200 ? response.json().data.saved : response.statusCode
  }

  test('nothing is acknowledged that the standby does not have, also when it is asked for again after a crash', async () => {
    const { body } = await newReport(await offered())
    await pair.kill(1)
    const waiting = save(body)
    // Stored on the primary alone; the crash makes it visible there.
    await expect.poll(() => pair.waiting()).toBe(1)
    await pair.kill(0)
    expect(await waiting).toBe(503)
    await pair.startAgain(0)
    let again: unknown
    const asked = save(body).then((saved) => {
      again = saved
    })
    await expect.poll(() => pair.waiting()).toBe(1)
    expect(again).toBeUndefined()
    await pair.startAgain(1)
    await asked
    expect(again).toBe('known')
  })

  test('reports are taken again once the standby was promoted, and none is lost or stored twice', async () => {
    const { body } = await newReport(await offered())
    expect(await save(body)).toBe('new')
    await pair.kill(0)
    expect(await save(body)).toBe(503)
    await expect.poll(async () => (await served.get('/readyz')).json().reports).toBe('databaseAway')
    expect(served.log.at(-1)).toMatch(/cannot be reached \(/)
    // Where its look fell into the moment of the death, its last connection told the reason: who comes later asks both servers.
    const later = await serve({ DATABASE_URL: pair.url }, { complaints: true, keys })
    expect(later.log).toContainEqual(
      expect.stringMatching(/cannot be reached \(connect ECONNREFUSED .+; a standby that was not promoted\)/),
    )
    await later.close()
    await pair.promote()
    expect(await save(body)).toBe('known')
    expect(await save((await newReport(await offered())).body)).toBe('new')
    await expect.poll(async () => (await served.get('/readyz')).json().reports).toBe('taken')
  })
})
