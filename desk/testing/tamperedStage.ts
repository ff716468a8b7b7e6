import { expect } from 'vitest'
import { complaintPaths, deskPaths } from '#contract/paths.ts'
import { newFileKey } from '#sealing/attachment.ts'
import { sealComplaint } from '#sealing/complaint.ts'
import type { ReporterKeys } from '#sealing/derive.ts'
import { type Channel, recipientsOf } from '#sealing/keys.ts'
import { sealMessage } from '#sealing/message.ts'
import { sealNote } from '#sealing/note.ts'
import { officerKeys } from '#sealing/officer.ts'
import { testRoot } from '#sealing/testing/lists.ts'
import { numbers } from '#sealing/testing/sample.ts'
import { postJson } from '#server/testing/desk.ts'
import { keysFileOf } from '#server/testing/keys.ts'
import { channelIn, newMessage, newReport } from '#server/testing/reports.ts'
import { openDatabase } from '#server/testing/rows.ts'
import { type Served, serve } from '#server/testing/served.ts'
import { complaintCalls } from '#web/complaint/steps/complaintApi.ts'
import { lookUpCase } from '#web/complaint/steps/lookUp.ts'
import { offeredOf } from '#web/complaint/steps/prepareSealing.ts'
import { openCase } from '../cases/case.ts'
import { askDeletion } from '../cases/deletion.ts'
import { listCases } from '../cases/list.ts'
import { writeNote } from '../cases/notes.ts'
import { reply } from '../cases/reply.ts'
import { openDesk } from '../desk.ts'
import { confirmAll, openOffice } from './office.ts'
import { enrol } from './realWebsite.ts'
import { type Forged, type Random, rowsOf, tamperAnswer } from './tampering.ts'
import { origin } from './website.ts'

const calls: Record<string, string> = { [complaintPaths.channels]: 'channels', [complaintPaths.query]: 'query' }
const channels = ['compliance', 'audit-committee'].map((id) => ({ id, name: id, summary: id, printed: id }))
/** What the reporter's document brings. */
const keys = { root: testRoot.publicKey, version: 1, channels }
export type Stage = Awaited<ReturnType<typeof openStage>>

/** Three cases of a channel with officers' words and notes, one of another channel, and one that two persons deleted. */
export async function openStage(DATABASE_URL: string) {
  let served: Served
  /** Answers as they were, by action; and which action is tampered with now. */
  const answers: Record<string, object[]> = {}
  let tampered: { action: string; random: Random } = { action: '', random: numbers(1) }
  const anybody = numbers(1)
  const fetch = async (url: string | URL | Request, { body, headers }: RequestInit = {}) => {
    const { pathname, host } = new URL(String(url))
    const remoteAddress = `10.${[0, 0, 0].map(() => anybody(256)).join('.')}` // or work would be asked of the one
    const payload = body ? String(body) : undefined
    const method = payload ? 'POST' : 'GET'
    const sent = { method, url: pathname, headers: { ...(headers as object), host }, remoteAddress } as const
    const answer = await served.app.inject({ ...sent, ...(payload && { payload }) })
    const found = answer.json()
    const action = pathname === deskPaths.request ? JSON.parse(JSON.parse(payload ?? '').text).action : calls[pathname]
    if (found.data && tampered.action === '') answers[action] = [...(answers[action] ?? []).slice(-30), found.data]
    if (found.data && tampered.action === action)
      found.data = tamperAnswer(found.data, answers[action] ?? [], tampered.random)
    return Response.json(found, { status: answer.statusCode })
  }
  const offices = [openOffice({ fetch }), openOffice({ fetch })] as const
  for (const office of offices) office.passed = Date.now() - Date.UTC(2026, 10, 20, 6)
  const officers = [await enrol(offices[0]), await enrol(offices[1])]
  const auditor = await officerKeys(await newFileKey())
  const settings = { SITE_ORIGIN: origin, DATABASE_URL }
  served = await serve(settings, { complaints: true, keys: keysFileOf(officers, [auditor]) })
  await confirmAll(...offices)
  const [desk, colleague] = [await offices[0].desk(), await offices[1].desk()]
  const reporting = complaintCalls({
    lang: 'en',
    unreachable: 'no answer',
    origin,
    fetch: fetch as typeof globalThis.fetch,
  })
  const answer = await reporting.channels()
  const ready = { calls: reporting, offered: offeredOf(answer, keys), at: Date.now() }
  const finder = { find: () => Promise.reject(new Error('no work is asked for')), close: () => undefined }
  const database = openDatabase(served.sample.settings)

  const contents = new Map<string, string>()
  const file = async (content: string, channel = 'compliance') => {
    const { keys, body } = await newReport(answer, { content, channel })
    contents.set(keys.case, content)
    expect((await postJson(served, complaintPaths.save, body)).statusCode).toBe(200)
    return keys
  }
  const lookUp = (keys: ReporterKeys) => lookUpCase(ready, keys, finder)
  const write = async (keys: ReporterKeys, body: string) => {
    const { next } = (await lookUp(keys)).conversation
    expect(
      (await postJson(served, complaintPaths.message, await newMessage(answer, keys, { ...next, body }))).statusCode,
    ).toBe(200)
  }
  const [first, second, third, gone] = [await file('one'), await file('two'), await file('three'), await file('gone')]
  await file('four', 'audit-committee')
  await reply(desk, first.case, { body: 'Thank you', status: 'checking', turn: 1 })
  const note = { assign: '', tags: ['scales'], body: 'Mine' }
  await writeNote(desk, await openCase(desk, first.case), note)
  const older = await rowsOf(database)
  await write(first, 'On a Monday')
  await reply(colleague, first.case, { body: 'At which gate?', status: 'more-information', turn: 3 })
  await write(second, 'More')
  await reply(colleague, second.case, { body: 'Read', status: 'referred', turn: 2 })
  await writeNote(colleague, await openCase(colleague, second.case), { ...note, tags: ['gate'] })
  await writeNote(desk, await openCase(desk, second.case), { ...note, body: 'Yours' })
  for (const { case: name } of [third, gone])
    await reply(desk, name, { body: 'Done', status: 'closed-upheld', turn: 1 })
  for (const [at, one] of [desk, colleague].entries()) await askDeletion(one, gone.case, at > 0)
  await askDeletion(colleague, third.case, false)
  const cases = [first, second, third]
  await listCases(desk)
  for (const { case: name } of cases) await openCase(desk, name)
  return {
    ...{ cases, lookUp, database },
    /** What each report says, by case, also of one that is closed or gone. */
    contents,
    material: { older, rows: await rowsOf(database), forged: await forgedFor(cases, channelIn(answer, 'compliance')) },
    /** Remembers nothing more: each change meets what was seen before. */
    desk: { ...desk, memory: { ...desk.memory, keep: async () => undefined } },
    /** The desk as it is opened anew. */
    enter: () => openDesk({ ...offices[0].surroundings(), ...desk, channel: desk.channel.id }),
    /** What the page offers. */
    offer: async () => offeredOf(await reporting.channels(), keys),
    /** Whoever stands on the way changes the answers of one action. */
    change(action: string, random: Random) {
      tampered = { action, random }
    },
    async close() {
      for (const office of offices) office.close()
      await database.close()
      await served.close()
    },
  }
}

/** What a stranger can seal: all is right but the signature. */
async function forgedFor(cases: readonly ReporterKeys[], channel: Channel): Promise<Forged[]> {
  const { signingKey, verifyKey } = await officerKeys(await newFileKey())
  const fileKey = await newFileKey()
  const fields = { content: 'forged' }
  const all = cases.flatMap((own) => {
    const keys = { ...own, signingKey }
    const of = { case: own.case, before: own.case, body: 'forged' }
    const report = sealComplaint({ channel, recovery: null, keys, fields, fileKey, files: [] })
    const places = [1, 2, 3].flatMap((turn) => {
      const message = (from: 'reporter' | 'officer') => {
        const status = from === 'officer' ? ('closed-upheld' as const) : undefined
        const said = { ...of, from, turn, ...(status && { status }) }
        return sealMessage(said, recipientsOf(channel, null, own.recipient), signingKey)
      }
      const note = { ...of, turn, by: verifyKey, assign: verifyKey, tags: ['forged'] }
      return [
        { table: 'messages' as const, turn, speaker: 'officer' as const, sealed: message('officer') },
        { table: 'messages' as const, turn, speaker: 'reporter' as const, sealed: message('reporter') },
        { table: 'notes' as const, turn, sealed: sealNote(note, channel.officers, signingKey) },
      ]
    })
    return [{ table: 'complaints' as const, turn: 0, sealed: report }, ...places].map(async ({ sealed, ...place }) => ({
      ...place,
      case: own.case,
      body: Buffer.from(await sealed),
    }))
  })
  return Promise.all(all)
}
