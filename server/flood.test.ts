import { cpSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Channels } from '#contract/complaints.ts'
import { message } from '#contract/messages.ts'
import { complaintPaths } from '#contract/paths.ts'
import { newFileKey } from '#sealing/attachment.ts'
import { newId } from '#sealing/bytes.ts'
import { officerKeys } from '#sealing/officer.ts'
import { postJson } from './testing/desk.ts'
import { keysFileOf } from './testing/keys.ts'
import { findPostgres, startPostgres, type TestPostgres } from './testing/postgres.ts'
import { frameOf, newReport, sealParts } from './testing/reports.ts'
import { type Served, serve } from './testing/served.ts'
import { mountDisk } from './testing/smallDisk.ts'

const minute = 60_000
const quarter = 15 * minute
/** MiB of disk, or of room in the database. */
const room = 480
/** How many parts come before the file of a report. */
const early = 100

describe.each(['SQLite', 'PostgreSQL'])('on %s', (engine) => {
  let postgres: TestPostgres | undefined
  beforeAll(async () => {
    if (engine === 'PostgreSQL') postgres = await startPostgres()
  }, 60_000)
  afterAll(() => postgres?.stop())

  async function smallSite(disk: string | undefined): Promise<Served> {
    const officer = await officerKeys(await newFileKey())
    const small: Record<string, string> = disk
      ? { DATA_DIR: join(disk, 'data') }
      : { DATABASE_URL: postgres?.url ?? '', DATABASE_ROOM: `${room}` }
    const served = await serve(small, {
      ...{ complaints: true, keys: keysFileOf([officer], [officer]) },
      async before({ settings }) {
        const prepared = join(settings.content, '../data')
        if (disk) cpSync(prepared, settings.data, { recursive: true, preserveTimestamps: true })
      },
    })
    // What is looked at here is what is stored, not how long work takes.
    Object.assign(served.complaints?.limits ?? {}, { bits: () => 1 })
    Object.assign(served.complaints?.quota ?? {}, { bits: () => 1 })
    served.pass(quarter - (Date.now() % quarter) + minute)
    return served
  }

  test('a flood of parts stops at its ceiling, reports go on, and files are back within a quarter of an hour', async ({
    skip,
  }) => {
    const disk = engine === 'SQLite' ? mountDisk(room) : undefined
    if (engine === 'SQLite' && !disk) return skip('this user may mount no disk')
    if (engine === 'PostgreSQL' && !findPostgres()) return skip('PostgreSQL is not on this machine')
    const served = await smallSite(disk)
    try {
      const offer = async (): Promise<Channels> => (await served.get(complaintPaths.channels)).json().data
      const offered = await offer()
      let work = { ...offered.work, bits: 1 }
      const fileKey = await newFileKey()
      const file = await sealParts(new Uint8Array(900_000), fileKey)
      const [part] = file.parts
      if (!part) throw new Error('a file without parts')
      let sender = 0
      const send = (id = newId()) =>
        served.app.inject({
          method: 'POST',
          url: complaintPaths.upload,
          remoteAddress: `10.0.${sender >> 8}.${sender++ & 255}`,
          payload: Buffer.from(frameOf(id, part, work)),
          headers: { 'content-type': 'application/octet-stream', lang: 'en' },
        })
      const flood = async () => {
        for (let answer = await send(); ; answer = await send()) if (answer.statusCode !== 200) return answer
      }
      // A file that stays lies behind what goes, so that no database can simply cut its end off.
      while (sender < early) await send()
      expect((await send(file.entry.id)).statusCode).toBe(200)
      const kept = await newReport({ ...offered, work }, { fileKey, files: [file] })
      expect((await postJson(served, complaintPaths.save, kept.body)).statusCode).toBe(200)
      const answer = await flood()
      expect([answer.statusCode, answer.json().msg]).toEqual([503, message('noRoomForFiles', 'en')])
      expect(sender, 'a quarter of the room').toBeLessThan(room / 4 + 4)

      const { body } = await newReport({ ...offered, work })
      expect((await postJson(served, complaintPaths.save, body)).json().data).toEqual({ saved: 'new' })
      // What is counted between two looks at the disk is a little more than what lies there: until the look itself finds no room.
      do {
        served.pass(10_000)
        await flood()
      } while ((await served.complaints?.diskSpace.refusal()) === undefined)
      await served.complaints?.deleteExpired()
      expect(served.log.filter((line) => line.startsWith('reports are taken without files'))).toHaveLength(1)
      expect(served.complaints?.diskSpace.tookFiles()).toBe(false)
      expect((await send()).statusCode).toBe(503)

      served.pass(quarter)
      await served.complaints?.deleteExpired()
      work = { ...(await offer()).work, bits: 1 }
      expect((await send()).statusCode).toBe(200)
      expect(served.log.filter((line) => line === 'reports are taken with files again')).toHaveLength(1)
      if (disk) expect(statSync(join(disk, 'data/complaints.sqlite')).size).toBeLessThan(6_000_000)
    } finally {
      await served.close()
    }
  }, 240_000)
})
