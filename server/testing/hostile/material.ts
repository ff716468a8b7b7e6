import type { Channels, ComplaintBody } from '#contract/complaints.ts'
import type { DeskRequest } from '#contract/desk.ts'
import { complaintPaths, deskPaths } from '#contract/paths.ts'
import { newFileKey } from '#sealing/attachment.ts'
import { newId, randomBytes, to64 } from '#sealing/bytes.ts'
import type { ReporterKeys } from '#sealing/derive.ts'
import { recipientsOf } from '#sealing/keys.ts'
import { sealMessage } from '#sealing/message.ts'
import { type OfficerKeys, officerKeys } from '#sealing/officer.ts'
import { sign } from '#sealing/signing.ts'
import { findWork } from '#sealing/work.ts'
import { newReport, type SealedParts, sealParts } from '../reports.ts'
import { call, post, type Sent, upload } from './request.ts'

/** A report that was taken with its files, a message of the reporter's and one of an officer's. */
export interface Taken {
  keys: ReporterKeys
  save: ComplaintBody<'save'>
  message: ComplaintBody<'message'>
  /** The officer's, sealed. */
  reply: string
  files: SealedParts[]
}

/** What an attacker might have got hold of, and more: sound requests to repeat, to mix up and to spoil. */
export interface Material {
  /** Zero bits of work that the server asks for. */
  work: number
  open: Taken[]
  closed: Taken
  /** In the other channel. */
  elsewhere: Taken
  /** A file of one part that no report has claimed. */
  waiting: SealedParts
  /** Names that nobody has used, with the work for them. */
  unused: { lookup: string; upload: string; workOfLookup: string; workOfUpload: string }[]
  officer: OfficerKeys
  auditor: OfficerKeys
  stranger: OfficerKeys
  /** A request of the desk that was answered. */
  used: DeskRequest
  challenge(): Promise<string>
  signed(given: object, who?: OfficerKeys, channel?: string): Promise<DeskRequest>
}

export const [home, other] = ['compliance', 'audit-committee']

export const signedRequest = (text: string, who: OfficerKeys, channel: string): DeskRequest => ({
  channel,
  key: who.verifyKey,
  text,
  signature: sign('desk-request', text, who.signingKey),
})

export type Ask = (request: Sent) => Promise<{ status: number; body: string }>

/** Sends some sound reports and keeps what was sent. `identity` gives the age identity of a channel's officer. */
export async function gatherMaterial(ask: Ask, identity: (channel: string) => string): Promise<Material> {
  const take = async <T>(request: Sent): Promise<T> => {
    const { status, body } = await ask(request)
    if (status !== 200) throw new Error(`${request.path} answered ${status}: ${body}`)
    return JSON.parse(body).data
  }
  const channels = { method: 'GET', path: complaintPaths.channels, headers: {}, body: Buffer.alloc(0) }
  const offered = await take<Channels>(channels)
  const [officer, auditor] = [await officerKeys(identity(home)), await officerKeys(identity(other))]
  const challenge = async () => (await take<{ challenge: string }>(post(deskPaths.challenge, '{}'))).challenge
  const signed = async (given: object, who = officer, channel = home) =>
    signedRequest(JSON.stringify({ challenge: await challenge(), ...given }), who, channel)
  const order = async (given: object, who?: OfficerKeys, channel?: string) =>
    take(post(deskPaths.request, JSON.stringify(await signed(given, who, channel))))

  async function sent(channel: string, size: number): Promise<Taken> {
    const fileKey = await newFileKey()
    const files = [await sealParts(new Uint8Array(size).fill(7), fileKey, offered.work)]
    for (const { frames } of files) for (const frame of frames) await take(upload(frame))
    const { keys, body: save } = await newReport(offered, { channel, fileKey, files })
    await take(call('save', save))
    const to = offered.channels.find(({ id }) => id === channel) ?? { id: channel, officers: [], signing: [] }
    const recipients = recipientsOf(to, offered.recovery, keys.recipient)
    const said = { case: keys.lookup, turn: 1, body: '补充一点。' }
    const sealed = to64(await sealMessage({ ...said, from: 'reporter' }, recipients, keys.signingKey))
    const message = { token: keys.token, turn: 1, sealed, files: [] }
    await take(call('message', message))
    const who = channel === home ? officer : auditor
    const reply = to64(await sealMessage({ ...said, from: 'officer' }, recipients, who.signingKey))
    await order({ action: 'reply', lookup: keys.lookup, turn: 1, sealed: reply }, who, channel)
    return { keys, save, message, reply, files }
  }

  const open = [await sent(home, 1_200_000), await sent(home, 100)]
  const [closed, elsewhere] = [await sent(home, 100), await sent(other, 100)]
  await order({ action: 'close', lookup: closed.keys.lookup, closed: true })
  const waiting = await sealParts(new Uint8Array(100), await newFileKey(), offered.work)
  for (const frame of waiting.frames) await take(upload(frame))
  const used = await signed({ action: 'list' })
  await take(post(deskPaths.request, JSON.stringify(used)))
  const unused = Array.from({ length: 2 }, () => {
    const [lookup, upload] = [to64(randomBytes(32)), newId()]
    const work = (name: string) => to64(findWork(name, offered.work))
    return { lookup, upload, workOfLookup: work(lookup), workOfUpload: work(upload) }
  })
  const stranger = await officerKeys(await newFileKey())
  return {
    work: offered.work,
    open,
    closed,
    elsewhere,
    waiting,
    unused,
    officer,
    auditor,
    stranger,
    used,
    challenge,
    signed,
  }
}
