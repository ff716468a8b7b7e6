import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newFileKey } from '#sealing/attachment.ts'
import { newCode } from '#sealing/code.ts'
import { openComplaint, sealComplaint } from '#sealing/complaint.ts'
import { openConversation } from '#sealing/conversation.ts'
import { deriveKeys, type ReporterKeys } from '#sealing/derive.ts'
import { type Channel, recipientsOf } from '#sealing/keys.ts'
import { openMessage, sealMessage } from '#sealing/message.ts'
import { type OfficerKeys, officerKeys } from '#sealing/officer.ts'
import { SealingError } from '#sealing/sealingError.ts'
import { type ComplaintStore, createComplaintStore } from './index.ts'
import { migrate } from './migrations.ts'
import { openSqlite } from './sqlite.ts'
import type { Message } from './types.ts'

/*
 * Whoever runs the database changes its rows at will, with everything at hand that a stranger can make: the public keys, all that was
 * ever sealed, reports and messages of their own. What is then read is what was written, or it is refused, or it is gone.
 */

const folder = mkdtempSync(join(tmpdir(), 'tampering-'))
const database = openSqlite(join(folder, 'complaints.sqlite'))
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

interface Case {
  keys: ReporterKeys
  channel: Channel
  officer: OfficerKeys
  name: Buffer
  /** What the report says, and the message of each turn, as JSON. */
  report: string
  said: string[]
}
let store: ComplaintStore
const cases: Case[] = []
/** Sealed bodies that a stranger made for these cases. */
const forged: Buffer[] = []
const text = (value: unknown) => JSON.stringify(value)

async function newCase(channel: Channel, officer: OfficerKeys): Promise<Case> {
  const keys = await deriveKeys(newCode(channel.symbol))
  const fields = { content: `${channel.id} ${keys.case}` }
  const sealed = await sealComplaint({ channel, recovery: null, keys, fields, fileKey: await newFileKey(), files: [] })
  const name = Buffer.from(keys.case, 'base64url')
  await store.save({ case: name, channel: channel.symbol, body: Buffer.from(sealed), files: [] })
  const of = { case: keys.case, channel: channel.symbol }
  const report = text((await openComplaint(sealed, [officer.identity], of)).complaint)
  const said: string[] = []
  let before = keys.case
  for (const [at, from] of (['reporter', 'officer', 'reporter'] as const).entries()) {
    const message = { case: keys.case, from, turn: at + 1, before, body: `${from} ${at + 1}` }
    const recipients = recipientsOf(channel, null, keys.recipient)
    const own = from === 'reporter' ? keys : officer
    const body = await sealMessage(message, recipients, own.signingKey)
    await store.addMessage(channel.symbol, {
      case: name,
      turn: at + 1,
      speaker: from,
      body: Buffer.from(body),
      files: [],
    })
    const opened = await openMessage(body, [officer.identity], { ...message, keys: [own.verifyKey] })
    said.push(text(opened.message))
    before = opened.hash
  }
  return { keys, channel, officer, name, report, said }
}

beforeAll(async () => {
  await migrate(database, 'sqlite')
  store = createComplaintStore(database, () => '2026-11-21')
  const officers = [await officerKeys(await newFileKey()), await officerKeys(await newFileKey())] as const
  const channelOf = (id: string, symbol: string, officer: OfficerKeys): Channel => ({
    id,
    symbol,
    officers: [officer.recipient],
    signing: [officer.verifyKey],
    ended: [],
  })
  const [compliance, audit] = [channelOf('compliance', 'C', officers[0]), channelOf('audit', 'A', officers[1])]
  cases.push(
    await newCase(compliance, officers[0]),
    await newCase(compliance, officers[0]),
    await newCase(audit, officers[1]),
  )
  const stranger = await deriveKeys(newCode('C'))
  for (const { keys, channel } of cases) {
    // A report that names the case's own reporter, and messages that name case and turn: all but the signature is right.
    const own = { ...keys, signingKey: stranger.signingKey }
    for (const by of [own, { ...stranger, channel: channel.symbol, case: keys.case }]) {
      const fields = { content: 'forged' }
      const sealed = await sealComplaint({
        channel,
        recovery: null,
        keys: by,
        fields,
        fileKey: await newFileKey(),
        files: [],
      })
      forged.push(Buffer.from(sealed))
    }
    for (const from of ['reporter', 'officer'] as const) {
      const message = { case: keys.case, from, turn: 2, before: keys.case, body: 'forged' }
      forged.push(
        Buffer.from(await sealMessage(message, recipientsOf(channel, null, keys.recipient), stranger.signingKey)),
      )
    }
  }
})

/** A row by its place among all rows of its table. */
const place = fc.record({ table: fc.constantFrom('complaints', 'messages'), at: fc.nat(99) })
type Place = { table: string; at: number }
const mutation = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('flip' as const), of: place, byte: fc.nat(), bit: fc.nat(7) }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('body' as const), of: place, from: place }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('swap' as const), of: place, from: place }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('forge' as const), of: place, with: fc.nat(99) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('delete' as const), of: place }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('copy' as const), at: fc.nat(99), to: fc.nat(2), turn: fc.nat(5) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('column' as const),
      at: fc.nat(99),
      set: fc.constantFrom(
        `complaints channel = 'C'`,
        `complaints channel = 'A'`,
        `complaints closed = '2026-11-21'`,
        `messages speaker = 'officer'`,
        `messages speaker = 'reporter'`,
        'messages turn = turn + 1',
        'messages turn = 1',
        'messages turn = 9',
      ),
    }),
  },
)
type Mutation = typeof mutation extends fc.Arbitrary<infer T> ? T : never

async function apply(change: Mutation) {
  const keysOf = async (table: string) => {
    const turn = table === 'messages' ? 'turn' : '0 AS turn'
    return database.query<{ case: Buffer; turn: number }>(`SELECT "case", ${turn} FROM ${table} ORDER BY "case", turn`)
  }
  const rowAt = async ({ table, at }: Place) => {
    const rows = await keysOf(table)
    const key = rows[at % rows.length]
    if (!key) throw new Error('no rows')
    const values = table === 'messages' ? [key.case, key.turn] : [key.case]
    return { values, where: `"case" = $1${table === 'messages' ? ' AND turn = $2' : ''}` }
  }
  const bodyOf = async (of: Place) => {
    const { values, where } = await rowAt(of)
    const [row] = await database.query<{ body: Buffer }>(`SELECT body FROM ${of.table} WHERE ${where}`, values)
    return row?.body ?? Buffer.alloc(0)
  }
  const setBody = async (of: Place, body: Buffer) => {
    const { values, where } = await rowAt(of)
    await database.query(`UPDATE ${of.table} SET body = $${values.length + 1} WHERE ${where}`, [...values, body])
  }
  switch (change.kind) {
    case 'flip': {
      const body = await bodyOf(change.of)
      const at = change.byte % body.length
      body[at] = (body[at] ?? 0) ^ (1 << change.bit)
      return setBody(change.of, body)
    }
    case 'body':
      return setBody(change.of, await bodyOf(change.from))
    case 'swap': {
      const [first, second] = [await bodyOf(change.of), await bodyOf(change.from)]
      await setBody(change.of, second)
      return setBody(change.from, first)
    }
    case 'forge':
      return setBody(change.of, forged[change.with % forged.length] ?? Buffer.alloc(0))
    case 'delete': {
      const { values, where } = await rowAt(change.of)
      return void (await database.query(`DELETE FROM ${change.of.table} WHERE ${where}`, values))
    }
    case 'copy': {
      const { values, where } = await rowAt({ table: 'messages', at: change.at })
      const to = cases[change.to]?.name ?? Buffer.alloc(0)
      return void (await database.query(
        `INSERT OR REPLACE INTO messages ("case", turn, speaker, day, digest, body)
         SELECT $3, $4, speaker, day, digest, body FROM messages WHERE ${where}`,
        [...values, to, change.turn],
      ))
    }
    case 'column': {
      const [table = '', ...set] = change.set.split(' ')
      const { values, where } = await rowAt({ table, at: change.at })
      return void (await database.query(`UPDATE OR IGNORE ${table} SET ${set.join(' ')} WHERE ${where}`, values))
    }
  }
}

/** What was judged before is not opened again: most changes leave most rows as they were. */
const judged = new Map<string, string | undefined>()
async function once(key: string, judge: () => Promise<string | undefined>) {
  if (!judged.has(key)) judged.set(key, await judge())
  return judged.get(key)
}
const keyOf = (...parts: (Buffer | string | number)[]) =>
  parts.map((part) => (Buffer.isBuffer(part) ? createHash('sha256').update(part).digest('base64') : part)).join(' ')

/** What is wrong with what this identity reads of a conversation; `undefined` when nothing false is taken for true. */
function judgeMessages(found: Case, messages: readonly Message[], identity: string) {
  const key = keyOf(identity, found.name, ...messages.flatMap(({ turn, speaker, body }) => [turn, speaker, body]))
  return once(key, async () => {
    const sealed = messages.map(({ body, ...rest }) => ({ ...rest, sealed: body.toString('base64url') }))
    const participants = {
      case: found.keys.case,
      replyKey: found.keys.verifyKey,
      signing: found.channel.signing,
      ended: [],
    }
    const { entries, missing } = await openConversation(sealed, [identity], participants)
    const read = entries.flatMap((entry) => ('message' in entry ? [entry] : []))
    for (const { turn, message } of read) {
      if (text(message) !== found.said[turn - 1]) return `took as turn ${turn}: ${text(message)}`
    }
    const isSeen = missing.length > 0 || read.length < entries.length || read.some(({ sawOther }) => sawOther)
    const isBeginning = read.every(({ turn }, at) => turn === at + 1)
    return isSeen || isBeginning ? undefined : 'did not notice that something is gone'
  })
}

async function judge(found: Case): Promise<(string | undefined)[]> {
  const { keys, channel, officer, name, report } = found
  const thread = await store.thread(keys.channel, name, 1, 20)
  const opened = await store.open(channel.symbol, name)
  return [
    thread && (await judgeMessages(found, thread.messages, keys.identity)),
    opened && (await judgeMessages(found, opened.messages, officer.identity)),
    opened &&
      (await once(keyOf(name, opened.body), () =>
        openComplaint(opened.body, [officer.identity], { case: keys.case, channel: channel.symbol }).then(
          ({ complaint }) => (text(complaint) === report ? undefined : `took as the report: ${text(complaint)}`),
          (error: unknown) => (error instanceof SealingError ? undefined : `failed: ${error}`),
        ),
      )),
  ]
}

/** 10,000 in `npm run test:all`. */
const mutations = Number(process.env.MUTATIONS ?? 500)

test('of many changes of rows by someone without keys none makes anything false be taken for true', async () => {
  expect((await Promise.all(cases.map(judge))).flat()).toEqual(Array(9).fill(undefined))
  const untouched = judged.size
  await fc.assert(
    fc.asyncProperty(mutation, async (change) => {
      await database.query('BEGIN')
      try {
        await apply(change)
        for (const found of cases) expect(await judge(found)).toEqual([undefined, undefined, undefined])
      } finally {
        await database.query('ROLLBACK')
      }
    }),
    { numRuns: mutations, seed: 20_260_101 },
  )
  expect(judged.size, 'different states that were opened').toBeGreaterThan(untouched + mutations / 20)
}, 300_000)
