import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { addDays, dayInChina } from '#contract/day.ts'
import { complaintPaths } from '#contract/paths.ts'
import { openConversation } from '#sealing/conversation.ts'
import type { Officer } from '#sealing/keyList.ts'
import type { OfficerKeys } from '#sealing/officer.ts'
import { unseal } from '#sealing/seal.ts'
import { attempt } from '#sealing/sealingError.ts'
import { signKeyList } from '#sealing/signedKeyList.ts'
import { listOf } from '#sealing/testing/lists.ts'
import { askDesk, postJson } from '#server/testing/desk.ts'
import { keysFileWith, officerLine, writeKeys } from '#server/testing/keys.ts'
import { findPostgres, startPostgres } from '#server/testing/postgres.ts'
import { newMessage, newReport, proofOf } from '#server/testing/reports.ts'
import { openDatabase } from '#server/testing/rows.ts'
import { type Served, serve } from '#server/testing/served.ts'
import { openCase } from './cases/case.ts'
import { askDeletion } from './cases/deletion.ts'
import { writeNote } from './cases/notes.ts'
import { reply } from './cases/reply.ts'
import { resealCases } from './cases/reseal.ts'
import { confirmAll, openOffice } from './testing/office.ts'
import { enrol, fetchFrom } from './testing/realWebsite.ts'
import { origin } from './testing/website.ts'

/*
 * The drill of docs/reports.md: a key is stolen with its passphrase. Whoever has it, and the database as well, opens nothing when two
 * colleagues have run one command each.
 */
describe.each(['SQLite', 'PostgreSQL'])('on %s', (engine) => {
  if (engine === 'PostgreSQL' && !findPostgres()) return test.skip('PostgreSQL is not on this machine')

  test('from the theft of a key to a database of which it opens nothing', async () => {
    const postgres = engine === 'PostgreSQL' ? await startPostgres() : undefined
    onTestFinished(async () => void (await postgres?.stop()))
    let served: Served
    const enter = async (name: string) => {
      const office = openOffice({ fetch: fetchFrom(() => served) })
      onTestFinished(office.close)
      office.passed = Date.now() - Date.UTC(2026, 10, 20, 6)
      const keys = await enrol(office)
      return { office, keys, line: officerLine(keys, { name }) }
    }
    const [li, wang, zhao] = [await enter('Li'), await enter('Wang'), await enter('Zhao')]
    const thief = zhao.keys

    /** The website with a list of keys to which these agree, over the reports that were there before. */
    const start = async (officers: readonly Officer[], version: number, agreed: readonly OfficerKeys[]) =>
      serve(
        { SITE_ORIGIN: origin, DATABASE_URL: postgres?.url ?? '' },
        {
          complaints: true,
          before: async ({ settings: { data, keys: folder } }) => {
            const list = listOf(officers, [], version)
            const approvals = agreed.map(({ verifyKey: key, signingKey }) => ({
              key,
              signature: signKeyList(list, signingKey),
            }))
            await writeKeys(folder, keysFileWith(officers, [], version), { approvals })
            if (version > 1 && !postgres) copyFileSync(databaseOf(served), join(data, 'complaints.sqlite'))
          },
        },
      )
    served = await start([li.line, wang.line, zhao.line], 1, [])
    onTestFinished(() => served.close())
    await confirmAll(li.office, wang.office, zhao.office)

    const offered = (await served.get(complaintPaths.channels)).json().data
    const [open, closed] = [await newReport(offered), await newReport(offered)]
    for (const { body } of [open, closed]) {
      expect((await postJson(served, complaintPaths.save, body)).statusCode).toBe(200)
    }
    const message = await newMessage(offered, open.keys, { body: 'A Monday.' })
    expect((await postJson(served, complaintPaths.message, message)).statusCode).toBe(200)
    const theirs = await zhao.office.desk()
    await reply(theirs, open.keys.case, { body: 'Thank you', status: 'checking', turn: 2 })
    await writeNote(theirs, await openCase(theirs, open.keys.case), { assign: '', tags: [], body: 'Look here' })
    await reply(theirs, closed.keys.case, { body: 'So it was.', status: 'closed-upheld', turn: 1 })
    expect(await askDeletion(theirs, closed.keys.case, false)).toBe(false)

    const stolen = await bodiesOf(served)
    const opens = async (who: OfficerKeys) => {
      const all = await Promise.all((await bodiesOf(served)).map((body) => attempt(() => unseal(body, [who.identity]))))
      return all.filter((text) => typeof text === 'string').length
    }
    expect([stolen.length, await opens(thief)]).toEqual([6, 6])

    const told = await li.office.run('theft', 'Zhao')
    expect(told).toMatchObject({ code: 1, err: expect.stringContaining('still names the key') })
    expect(told.out).toContain('1 case whose deletion the stolen key had asked for stays.')
    expect(told.out).toContain('6 texts sealed again by you wait for a second person')
    expect(told.out).toContain('2 cases are not yet replaced')
    expect(await opens(thief), 'until a second person has signed').toBe(6)
    expect(await wang.office.today()).toContain('4 texts wait for your signature')
    const early = await resealCases(await wang.office.desk(), () => undefined, { sealing: false })
    expect(early.failed, 'while the key counts on this desk').toHaveLength(2)

    const done = await wang.office.run('theft', 'Zhao')
    expect(done.out).toContain('6 texts of a colleague opened, found the same and signed')
    expect(done.out).toContain('the stolen key opens nothing of it')
    await served.complaints?.deleteExpired()
    expect([await opens(thief), await opens(li.keys), await opens(wang.keys)]).toEqual([0, 6, 6])
    if (!postgres) {
      for (const name of ['', '-wal']) {
        const file = readFileSync(`${databaseOf(served)}${name}`)
        for (const body of stolen) expect(file.includes(body.subarray(-200)), name).toBe(false)
      }
    }
    const thread = (await postJson(served, complaintPaths.query, proofOf(open.keys))).json().data
    const participants = { case: open.keys.case, replyKey: open.keys.verifyKey, signing: [thief.verifyKey], ended: [] }
    const { entries } = await openConversation(thread.messages, [open.keys.identity], participants)
    expect(entries, 'the reporter reads on').toMatchObject([
      { message: { body: 'A Monday.' } },
      { message: { body: 'Thank you' }, sawOther: false },
    ])

    // Colleagues and the root key sign the list in which the line has ended; the server is started with it.
    const ended = { ...zhao.line, until: addDays(dayInChina(Date.now()), -1) }
    const before = served
    served = await start([li.line, wang.line, ended], 2, [li.keys, wang.keys])
    await before.close()
    expect((await askDesk(served, thief, { action: 'list', page: 1, origin })).status, 'the thief asks').toBe(403)
    expect(await li.office.run('theft', 'Zhao')).toMatchObject({ code: 0, err: '' })
    expect(await li.office.run('theft', 'Li')).toMatchObject({ code: 1, err: expect.stringContaining('your own key') })
    expect((await li.office.run('theft', 'Qian')).err).toContain('No colleague')
  }, 120_000)
})

const databaseOf = ({ sample }: Served) => join(sample.settings.data, 'complaints.sqlite')

/** All sealed texts, as who has the database reads them. */
async function bodiesOf({ sample }: Served): Promise<Buffer[]> {
  const database = openDatabase(sample.settings)
  const found: Buffer[] = []
  for (const table of ['complaints', 'messages', 'notes', 'resealings']) {
    found.push(...(await database.query<{ body: Buffer }>(`SELECT body FROM ${table}`)).map(({ body }) => body))
  }
  await database.close()
  return found
}
