import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { complaintPaths } from '#contract/paths.ts'
import { keysFileOf } from '#server/testing/keys.ts'
import { findPostgres, startPostgres } from '#server/testing/postgres.ts'
import { newReport } from '#server/testing/reports.ts'
import { type Served, serve } from '#server/testing/served.ts'
import { openCase } from './cases/case.ts'
import { setClosed } from './cases/closing.ts'
import type { Glances } from './cases/glance.ts'
import { listCases } from './cases/list.ts'
import { confirmAll, type Office, openOffice } from './testing/office.ts'
import { enrol, fetchFrom } from './testing/realWebsite.ts'
import { origin } from './testing/website.ts'

/*
 * More cases than a page shows, on each engine; two thousand in `npm run test:all`: MANY_CASES is their number.
 */
const many = Number(process.env.MANY_CASES ?? 120)

describe.each(['SQLite', 'PostgreSQL'])('on %s', (engine) => {
  if (engine === 'PostgreSQL' && !findPostgres()) return test.skip('PostgreSQL is not on this machine')
  let served: Served
  const [office, colleague] = [0, 1].map(() => openOffice({ fetch: fetchFrom(() => served) })) as [Office, Office]
  for (const one of [office, colleague]) one.passed = Date.now() - Date.UTC(2026, 10, 20, 6)
  const ends: (() => unknown)[] = [office.close, colleague.close]

  beforeAll(async () => {
    const postgres = engine === 'PostgreSQL' ? await startPostgres() : undefined
    ends.unshift(() => postgres?.stop())
    const env = { SITE_ORIGIN: origin, DATABASE_URL: postgres?.url ?? '' }
    served = await serve(env, { complaints: true, keys: keysFileOf([await enrol(office), await enrol(colleague)], []) })
    ends.unshift(served.close)
    const offered = (await served.get(complaintPaths.channels)).json().data
    await confirmAll(office, colleague)
    const theirs = await colleague.desk()
    // A page of the list opens fifty, the first by name, and closed ones that it has not proved: these are sound. The others are what the
    // server holds of them, bytes of their size.
    const unwanted = { ...offered, work: { ...offered.work, bits: 0 } }
    for (let at = 0; at < many; at++) {
      const isClosed = at >= 60 && at % 4 === 3
      const { keys, body } =
        at < 60 || isClosed
          ? await newReport(unwanted, { content: `report ${at}` })
          : { keys: undefined, body: undefined }
      const name = keys ? Buffer.from(keys.case, 'base64url') : Buffer.concat([Buffer.of(0xcf), randomBytes(31)]) // `z…`
      const report = body ? Buffer.from(body.report, 'base64url') : randomBytes(66_422)
      await served.complaints?.complaints.save({ case: name, channel: 'C', body: report, files: [] })
      if (isClosed && keys) await setClosed(theirs, keys.case, true)
    }
  }, 1_800_000)
  afterAll(async () => {
    for (const end of ends) await end()
  })

  test('list and case are there in time', async () => {
    const desk = await office.desk()
    const timed = async <T>(work: () => Promise<T>) => {
      const [begin, used] = [performance.now(), process.cpuUsage()]
      const done = await work()
      const { user, system } = process.cpuUsage(used)
      return [done, performance.now() - begin, (user + system) / 1000] as const
    }
    const glances: Glances = new Map() // as a page that stays open keeps them
    const list = () => desk.act({ action: 'list' }, () => listCases(desk, { glances }))
    const [first, ...whenNew] = await timed(list)
    const [again, ...whenKnown] = await timed(list)
    const opened: number[] = []
    for (const { case: name } of again.cases.slice(0, 5)) {
      const [found, , processor] = await timed(() => openCase(desk, name))
      expect(found.memoryFaults).toEqual([])
      opened.push(processor)
    }
    const one = opened.toSorted((a, b) => a - b)[2] ?? Number.NaN
    const told = [whenNew, whenKnown].map((times) => times.map(Math.round).join('/')).join(', ')
    console.log(
      `${engine}, ${many} cases: list, list again in milliseconds by clock/processor: ${told}; a case ${Math.round(one)}`,
    )
    expect([first.open + first.closed, again.memoryFaults]).toEqual([many, []])
    // By the processor, desk and server together, beside the opening of one case on the same machine: a page of fifty takes about as much as
    // they do, and one that is known next to nothing.
    expect(whenNew[1] / one).toBeLessThan(80)
    expect(whenKnown[1] / one).toBeLessThan(5)
  }, 120_000)
})
