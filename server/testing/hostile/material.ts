import type { Channels, ComplaintBody, WantedWork } from '#contract/complaints.ts'
import type { DeskRequest } from '#contract/desk.ts'
import { complaintPaths, deskPaths } from '#contract/paths.ts'
import { newFileKey } from '#sealing/attachment.ts'
import { newId, randomBytes, to64 } from '#sealing/bytes.ts'
import type { ReporterKeys } from '#sealing/derive.ts'
import { recipientsOf } from '#sealing/keys.ts'
import { sealMessage } from '#sealing/message.ts'
import { type OfficerKeys, officerKeys } from '#sealing/officer.ts'
import { signedRequest } from '../desk.ts'
import { channelIn, framesOf, keysIn, newMessage, newReport, type SealedParts, sealParts } from '../reports.ts'
import { call, post, type Sent, upload } from './request.ts'

/** A report that was taken with its files, a message of the reporter's and one of an officer's. */
export interface Taken {
  keys: ReporterKeys
  save: ComplaintBody<'save'>
  /** Turn 1. */
  message: ComplaintBody<'message'>
  /** Turn 2, sealed. */
  reply: string
  files: SealedParts[]
}

/** What an attacker might have got hold of, and more: sound requests to repeat, to mix up and to spoil. */
export interface Material {
  /** What work the server asks for now. */
  wanted(): Promise<WantedWork>
  open: Taken[]
  closed: Taken
  /** In the other channel. */
  elsewhere: Taken
  /** A file of one part that no report has claimed. */
  waiting: SealedParts
  /** Names that nobody has used. */
  unused: { case: string; upload: string }[]
  officer: OfficerKeys
  auditor: OfficerKeys
  stranger: OfficerKeys
  /** A request of the desk that was answered. */
  used: DeskRequest
  challenge(): Promise<string>
  /** What every signed text holds beside action and input. */
  frame: { origin: string; channel: string; head: { n: number; print: string } }
  signed(given: object, who?: OfficerKeys): Promise<DeskRequest>
}

export const [home, other] = ['compliance', 'audit-committee']
export const [homeSymbol, otherSymbol] = ['C', 'A']
/** A nonce is good for ten minutes. */
const renewedAfter = 8 * 60_000

export type Ask = (request: Sent) => Promise<{ status: number; body: string }>

/** Sends some sound reports and keeps what was sent. `identity` gives the age identity of a channel's officer. */
export async function gatherMaterial(
  ask: Ask,
  identity: (channel: string) => string,
  origin: string,
): Promise<Material> {
  const take = async <T>(request: Sent): Promise<T> => {
    const { status, body } = await ask(request)
    if (status !== 200) throw new Error(`${request.path} answered ${status}: ${body}`)
    return JSON.parse(body).data
  }
  const channels = () =>
    take<Channels>({ method: 'GET', path: complaintPaths.channels, headers: {}, body: Buffer.alloc(0) })
  const offered = await channels()
  let [work, since] = [offered.work, Date.now()]
  const wanted = async () => {
    if (Date.now() - since > renewedAfter) [work, since] = [(await channels()).work, Date.now()]
    return work
  }
  const [officer, auditor] = [await officerKeys(identity(home)), await officerKeys(identity(other))]
  const challenge = async () => (await take<{ challenge: string }>(post(deskPaths.challenge, '{}'))).challenge
  const frame = { origin, channel: homeSymbol, head: { n: 0, print: '0'.repeat(64) } }
  const signed = async (given: object, who = officer) =>
    signedRequest(JSON.stringify({ challenge: await challenge(), ...frame, ...given }), who)
  const order = async (given: object, who?: OfficerKeys) =>
    take(post(deskPaths.request, JSON.stringify(await signed(given, who))))

  async function sent(id: string, size: number): Promise<Taken> {
    const fileKey = await newFileKey()
    const files = [await sealParts(new Uint8Array(size).fill(7), fileKey)]
    for (const file of files) for (const frame of framesOf(file, await wanted())) await take(upload(frame))
    const { keys, body: save } = await newReport(offered, { channel: id, fileKey, files })
    await take(call('save', save))
    const message = await newMessage(offered, keys)
    await take(call('message', message))
    const [who, channel] = [id === home ? officer : auditor, channelIn(offered, id)]
    const answer = { case: keys.case, from: 'officer', turn: 2, before: keys.case, body: '已收到。' } as const
    const recipients = recipientsOf(channel, keysIn(offered).recovery, keys.recipient)
    const reply = to64(await sealMessage(answer, recipients, who.signingKey))
    await order({ action: 'reply', channel: channel.symbol, case: keys.case, turn: 2, sealed: reply }, who)
    return { keys, save, message, reply, files }
  }

  const open = [await sent(home, 1_200_000), await sent(home, 100)]
  const [closed, elsewhere] = [await sent(home, 100), await sent(other, 100)]
  await order({ action: 'close', case: closed.keys.case, closed: true })
  const waiting = await sealParts(new Uint8Array(100), await newFileKey())
  for (const frame of framesOf(waiting, await wanted())) await take(upload(frame))
  const used = await signed({ action: 'list', page: 1 })
  await take(post(deskPaths.request, JSON.stringify(used)))
  const unused = Array.from({ length: 2 }, () => ({ case: to64(randomBytes(32)), upload: newId() }))
  const stranger = await officerKeys(await newFileKey())
  return {
    wanted,
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
    frame,
    signed,
  }
}
