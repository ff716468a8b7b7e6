import { randomBytes } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Channels } from '#contract/complaints.ts'
import { dayInChina } from '#contract/day.ts'
import { complaintPaths, deskPaths } from '#contract/paths.ts'
import { newFileKey } from '#sealing/attachment.ts'
import { from64, to64 } from '#sealing/bytes.ts'
import { openComplaint } from '#sealing/complaint.ts'
import { type OfficerKeys, officerKeys } from '#sealing/officer.ts'
import { queryDigest } from '#sealing/proofOfWork.ts'
import { fileStep } from '#sealing/sizes.ts'
import type { Database } from './complaints/database.ts'
import { deletionAct, signedBy } from './testing/acts.ts'
import { askDesk, frame, newChallenge, postJson, signedRequest } from './testing/desk.ts'
import { keysFileOf } from './testing/keys.ts'
import { findPostgres, startPostgres } from './testing/postgres.ts'
import { doWork, frameOf, framesOf, newMessage, newReport, proofOf, sealParts } from './testing/reports.ts'
import { openDatabase } from './testing/rows.ts'
import { type Served, serve } from './testing/served.ts'

/*
 * What whoever runs server and database, or anybody with a network, did to the first version of the sealed report, and tries again here:
 * on SQLite, and behind two nodes that share one PostgreSQL.
 */

const newOfficer = async () => officerKeys(await newFileKey())
const [officer, colleague, auditor] = [await newOfficer(), await newOfficer(), await newOfficer()]
const keys = keysFileOf([officer, colleague], [auditor])
const wanted = { complaints: true, keys }

describe.each(['SQLite', 'PostgreSQL'])('on %s', (engine) => {
  if (engine === 'PostgreSQL' && !findPostgres()) return test.skip('PostgreSQL is not on this machine')
  let one: Served
  let two: Served
  let database: Database
  let offered: Channels
  let databaseUrl = ''
  const ends: (() => Promise<unknown>)[] = []

  beforeAll(async () => {
    if (engine === 'PostgreSQL') {
      const postgres = await startPostgres()
      if (!postgres) throw new Error('PostgreSQL did not start')
      databaseUrl = postgres.url
      ends.push(postgres.stop)
    }
    one = await serve({ DATABASE_URL: databaseUrl }, wanted)
    ends.unshift(one.close)
    two = one
    if (databaseUrl) {
      two = await serve({ DATABASE_URL: databaseUrl }, wanted)
      ends.unshift(two.close)
    }
    // What is looked at here is whether work is held, not how long it takes.
    for (const { complaints } of [one, two]) {
      Object.assign(complaints?.limits ?? {}, { bits: (what: string) => (what === 'query' ? 0 : 6) })
      Object.assign(complaints?.quota ?? {}, { bits: () => 6 })
    }
    database = openDatabase(one.sample.settings)
    ends.unshift(() => database.close())
    offered = await channelsOf(one)
  }, 60_000)
  afterAll(async () => {
    for (const end of ends) await end()
  })

  const channelsOf = async ({ get }: Served): Promise<Channels> => (await get(complaintPaths.channels)).json().data
  const from = (remoteAddress: string, url: string, payload: object | string, headers: Record<string, string> = {}) =>
    one.app.inject({
      method: 'POST',
      url,
      payload,
      remoteAddress,
      headers: { lang: 'en', 'content-type': 'application/json', ...headers },
    })
  const uploadFrom = (remoteAddress: string, frame: Uint8Array) =>
    from(remoteAddress, complaintPaths.upload, Buffer.from(frame) as never, {
      'content-type': 'application/octet-stream',
    })
  async function filed(channel = 'compliance') {
    const report = await newReport(offered, { channel })
    expect((await postJson(one, complaintPaths.save, report.body)).statusCode).toBe(200)
    return { ...report, name: Buffer.from(report.keys.case, 'base64url') }
  }
  const caseNamed = async (name: string, who = officer) =>
    (await askDesk(two, who, { action: 'open', case: name })).data

  test('a case that was moved to another channel is gone for its reporter, and refused by its name for officers', async () => {
    const { keys, name } = await filed('audit-committee')
    await database.query(`UPDATE complaints SET channel = 'C' WHERE "case" = $1`, [name])
    expect((await postJson(two, complaintPaths.query, proofOf(keys))).statusCode).toBe(404)
    const message = await newMessage(offered, keys)
    expect((await postJson(two, complaintPaths.message, message)).statusCode).toBe(404)
    expect((await postJson(two, complaintPaths.query, { ...proofOf(keys), channel: 'C' })).statusCode).toBe(404)
    const { sealed } = await caseNamed(keys.case)
    const open = (identity: string) => openComplaint(from64(sealed), [identity], { case: keys.case, channel: 'C' })
    await expect(open(officer.identity)).rejects.toMatchObject({ reason: 'unreadable' })
    await expect(open(auditor.identity)).rejects.toMatchObject({ reason: 'channel' })
  })

  test('a report that a stranger put in the place of another is refused', async () => {
    const { keys, name } = await filed()
    const stranger = await newReport(offered)
    await database.query('UPDATE complaints SET body = $2 WHERE "case" = $1', [
      name,
      Buffer.from(stranger.body.report, 'base64url'),
    ])
    const { sealed } = await caseNamed(keys.case)
    const opened = openComplaint(from64(sealed), [officer.identity], { case: keys.case, channel: 'C' })
    await expect(opened).rejects.toMatchObject({ reason: 'case' })
  })

  test('keys that are changed while the site runs change nothing', async () => {
    const stranger = await newOfficer()
    const file = join(one.sample.settings.keys, 'channels.yaml')
    for (const text of [keysFileOf([stranger], [stranger]), keysFileOf([], []), '']) {
      writeFileSync(file, text)
      await one.site.reload()
      expect((await channelsOf(one)).channels).toEqual(offered.channels)
    }
    writeFileSync(file, keys)
  })

  test('heaps of files without work, or from one sender, keep nobody else from sending one', async () => {
    const zeros = { bytes: new Uint8Array(fileStep), sha256: to64(randomBytes(32)) }
    for (let number = 1; number <= 50; number++) {
      const frame = frameOf(to64(randomBytes(16)), { ...zeros, number }, { nonce: to64(randomBytes(33)), bits: 0 })
      expect((await uploadFrom(`198.51.100.${number % 3}`, frame)).statusCode).toBe(428)
    }
    one.complaints?.quota.add('198.51.100.1', 2 ** 30)
    const fileKey = await newFileKey()
    const file = await sealParts(new Uint8Array(100), fileKey)
    const [part = new Uint8Array()] = framesOf(file, offered.work)
    const refused = await uploadFrom('198.51.100.1', part)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)])
    expect((await uploadFrom('203.0.113.9', part)).statusCode).toBe(200)
    const { body } = await newReport(offered, { fileKey, files: [file] })
    expect((await from('203.0.113.9', complaintPaths.save, body)).statusCode).toBe(200)
    expect((await from('198.51.100.1', complaintPaths.save, (await newReport(offered)).body)).statusCode).toBe(200)
  })

  test('what a web page of elsewhere makes a browser in the office send counts for nothing', async () => {
    const office = '192.0.2.77'
    const { body } = await newReport(offered)
    for (let turn = 0; turn < 50; turn++) {
      const plain = await from(office, complaintPaths.save, 'x', { 'content-type': 'text/plain' })
      expect(plain.statusCode).toBe(415)
      const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
      expect((await from(office, complaintPaths.save, body, foreign)).statusCode).toBe(403)
      expect((await from(office, complaintPaths.save, { v: 2 })).statusCode).toBe(400)
      expect((await from(office, complaintPaths.save, { ...body, report: 'AAAA' })).statusCode).toBe(400)
    }
    expect((await from(office, complaintPaths.save, body, { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200)
    // The same again is known, however often, and fills no measure.
    for (let turn = 0; turn < 50; turn++) {
      expect((await from(office, complaintPaths.save, body)).json().data).toEqual({ saved: 'known' })
    }
    expect(one.complaints?.limits.minutesToWait('save', office)).toBe(0)
  })

  test('a reporter without end is stopped at 20 messages; what is read of them stays small', async () => {
    const { keys, name } = await filed()
    const idle = {
      ...(await newMessage(offered, keys)),
      work: { nonce: to64(randomBytes(33)), proof: to64(randomBytes(8)) },
    }
    expect((await postJson(one, complaintPaths.message, idle)).statusCode).toBe(428)
    for (let turn = 1; turn <= 20; turn++) {
      const { statusCode } = await postJson(
        turn % 2 ? one : two,
        complaintPaths.message,
        await newMessage(offered, keys, { turn }),
      )
      expect(statusCode).toBe(200)
    }
    const more = await postJson(two, complaintPaths.message, await newMessage(offered, keys, { turn: 21 }))
    expect([more.statusCode, more.json().msg]).toEqual([409, expect.stringMatching(/Up to 20 messages/)])
    // Whoever writes into the database itself makes answers longer by no more than a page.
    await database.query(
      `INSERT INTO messages ("case", turn, speaker, day, digest, body)
       SELECT "case", turn + 1000, speaker, day, digest, body FROM messages WHERE "case" = $1`,
      [name],
    )
    const thread = await postJson(two, complaintPaths.query, { ...proofOf(keys), page: 2 })
    expect(thread.json().data).toMatchObject({ page: 2, pages: 2 })
    expect(thread.body.length).toBeLessThan(500_000)
  })

  test('how long an answer is tells neither its channel nor whether officers have written', async () => {
    const lengths: number[] = []
    for (const channel of ['compliance', 'audit-committee']) {
      const { keys } = await filed(channel)
      for (let turn = 1; turn <= 5; turn++) {
        const answer = await postJson(two, complaintPaths.query, proofOf(keys), { 'accept-encoding': 'br, gzip' })
        expect(answer.headers['content-encoding']).toBeUndefined()
        lengths.push(answer.rawPayload.length)
        await postJson(one, complaintPaths.message, await newMessage(offered, keys, { turn }))
      }
    }
    expect(new Set(lengths).size).toBe(1)
    const sizes = await Promise.all(
      ['compliance', 'audit-committee'].map(
        async (channel) => JSON.stringify((await newReport(offered, { channel })).body).length,
      ),
    )
    expect(sizes[0]).toBe(sizes[1])
  })

  test('nothing in the database tells the order of a day’s reports, and no file when one came', async () => {
    for (let number = 0; number < 5; number++) await filed(number % 2 ? 'compliance' : 'audit-committee')
    const days = await database.query<{ day: string }>('SELECT day FROM complaints')
    for (const { day } of days) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    if (databaseUrl) {
      const sql = `SELECT column_name FROM information_schema.columns
        WHERE table_schema = 'public' AND (column_default IS NOT NULL OR data_type LIKE 'timestamp%' OR is_identity = 'YES')`
      expect(await database.query(sql)).toEqual([])
      // Where rows lie and which transaction wrote them tells the order of a day until it is over.
      const orderOf = async (column: 'xmin::text::bigint' | 'ctid') => {
        const sql = `SELECT "case", xmin::text FROM complaints WHERE day = '2026-11-01' ORDER BY ${column}`
        return (await database.query<{ case: Buffer; xmin: string }>(sql)).map((row) => ({
          ...row,
          case: row.case.toString('hex'),
        }))
      }
      for (const { case: name } of await database.query<{ case: Buffer }>(
        'SELECT "case" FROM complaints ORDER BY xmin::text::bigint',
      )) {
        await database.query(`UPDATE complaints SET day = '2026-11-01' WHERE "case" = $1`, [name])
      }
      const before = await orderOf('xmin::text::bigint')
      expect(before.length).toBeGreaterThan(8)
      await one.complaints?.complaints.forgetOrder()
      const after = await orderOf('ctid')
      expect(new Set(after.map(({ xmin }) => xmin)).size).toBe(1)
      expect(after.map((row) => row.case)).not.toEqual(before.map((row) => row.case))
      return
    }
    const tables = await database.query<{ name: string }>(`SELECT name FROM sqlite_schema WHERE type = 'table'`)
    for (const { name } of tables.filter(({ name }) => name !== 'migrations')) {
      await expect(database.query(`SELECT rowid FROM ${name}`), name).rejects.toThrow(/no such column/)
    }
    await filed()
    const files = ['', '-wal', '-shm'].map((ending) => join(one.sample.settings.data, `complaints.sqlite${ending}`))
    for (const file of files) {
      const inChina = new Date(statSync(file).mtimeMs + 8 * 3_600_000).toISOString()
      expect(inChina, file).toMatch(/T00:00:00\.000Z$/)
    }
    expect(readFileSync(files[1] ?? '')).toHaveLength(0)
  })

  test('a thousand challenges of others do not push out an officer’s, and any node takes it, once', async () => {
    const challenge = await newChallenge(one)
    for (let turn = 0; turn < 1_000; turn++) await newChallenge(one)
    const text = JSON.stringify({ challenge, ...frame, action: 'list', page: 1 })
    const request = signedRequest(text, officer)
    expect((await postJson(two, deskPaths.request, request)).statusCode).toBe(200)
    expect((await postJson(one, deskPaths.request, request)).statusCode).toBe(403)
  })

  test('work is done for the site’s own nonce, in time, for what is sent', async () => {
    const first = await newReport(offered)
    const second = await newReport(offered)
    const send = (body: object, node = two) => postJson(node, complaintPaths.save, body)
    const forged = { nonce: to64(randomBytes(33)), bits: 10 }
    expect((await send((await newReport({ ...offered, work: forged })).body)).statusCode).toBe(428)
    Object.assign(two.complaints?.limits ?? {}, { bits: () => 22 })
    expect((await send({ ...second.body, work: first.body.work })).statusCode).toBe(428)
    Object.assign(two.complaints?.limits ?? {}, { bits: (what: string) => (what === 'query' ? 0 : 6) })
    expect((await send(first.body)).statusCode, 'over a nonce of the other node').toBe(200)
    two.pass(10 * 60_000)
    const late = await send(second.body)
    expect(late.statusCode).toBe(428)
    const again = await newReport({ ...offered, work: { ...late.json().data.work, bits: 6 } })
    expect((await send(again.body)).statusCode).toBe(200)
    one.pass(one === two ? 0 : 10 * 60_000)
    offered = await channelsOf(one)
  })

  test('in a crowd one proof of work serves one question, on whichever node, and nobody is locked out', async () => {
    const { keys } = await filed()
    const bitsOf = (crowded: boolean) => (what: string) => (what === 'query' && !crowded ? 0 : 6)
    for (const { complaints } of [one, two]) Object.assign(complaints?.limits ?? {}, { bits: bitsOf(true) })
    const ask = (node: Served, work: object) => postJson(node, complaintPaths.query, { ...proofOf(keys), work })
    const digest = queryDigest({ case: keys.case, page: 1 })
    const work = doWork({ ...offered.work, bits: 6 }, digest) ?? {}
    expect((await ask(one, work)).statusCode).toBe(200)
    for (const node of [one, two, one]) {
      const refused = await ask(node, work)
      expect(refused.statusCode).toBe(428)
      const again = doWork(refused.json().data.work, digest) ?? {}
      expect((await ask(node, again)).statusCode).toBe(200)
    }
    for (let turn = 0; turn < 30_000; turn++) one.complaints?.limits.count('query', '127.0.0.1')
    expect((await ask(one, doWork({ ...offered.work, bits: 6 }, digest) ?? {})).statusCode).toBe(200)
    for (const { complaints } of [one, two]) Object.assign(complaints?.limits ?? {}, { bits: bitsOf(false) })
  })

  test('one officer alone deletes nothing at once, from whichever node', async () => {
    const { keys } = await filed()
    const given = { case: keys.case }
    await askDesk(one, officer, { action: 'close', ...given, closed: true })
    const act = deletionAct(keys.case, dayInChina(Date.now()))
    const sign = (node: Served, who: OfficerKeys) => {
      const { signature } = signedBy(who, act)
      return askDesk(node, who, { action: 'delete', ...given, act, signature })
    }
    for (const node of [one, two, one]) expect((await sign(node, officer)).data).toEqual({ deleted: false })
    expect((await postJson(one, complaintPaths.query, proofOf(keys))).json().data).toMatchObject({ closed: true })
    expect((await sign(two, colleague)).data).toEqual({ deleted: true })
  })

  test('the site under a public name, or behind a proxy, has no trial channels, and nodes make none each', async () => {
    const trial = await serve(databaseUrl ? { DATABASE_URL: databaseUrl } : {}, { complaints: true })
    const ask = async (headers: Record<string, string>) =>
      (await trial.get(complaintPaths.channels, headers)).json().data.channels.length
    const local = await ask({ host: '127.0.0.1:8080' })
    expect([local, await ask({ host: 'www.qingsui.example' })]).toEqual([databaseUrl ? 0 : 2, 0])
    expect(await ask({ host: '127.0.0.1', 'x-forwarded-for': '203.0.113.9' })).toBe(0)
    if (!databaseUrl) {
      const here: Channels = (await trial.get(complaintPaths.channels)).json().data
      const { body } = await newReport(here)
      Object.assign(trial.complaints?.limits ?? {}, { bits: () => 1 })
      const refused = await postJson(trial, complaintPaths.save, body, { host: 'www.qingsui.example' })
      expect([refused.statusCode, refused.json().msg]).toEqual([404, expect.stringMatching(/takes no reports/)])
    }
    await trial.close()
  })
})
