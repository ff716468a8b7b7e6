import type { Channels, ComplaintBody, WantedWork } from '#contract/complaints.ts'
import { dayInChina } from '#contract/day.ts'
import { writeFrame } from '#contract/upload.ts'
import { type FilePart, newFileKey, sealFile } from '#sealing/attachment.ts'
import { from64, newId, to64 } from '#sealing/bytes.ts'
import { newCode } from '#sealing/code.ts'
import { sealComplaint } from '#sealing/complaint.ts'
import { deriveKeys, type ReporterKeys } from '#sealing/derive.ts'
import type { FileEntry } from '#sealing/files.ts'
import { channelOn, readKeyList } from '#sealing/keyList.ts'
import { recipientsOf } from '#sealing/keys.ts'
import { sealMessage } from '#sealing/message.ts'
import { complaintDigest, findWork, messageDigest, partDigest } from '#sealing/proofOfWork.ts'
import { signSending } from '#sealing/sending.ts'

export type Work = ComplaintBody<'save'>['work']

/** Does the work that is wanted for what has this digest. */
export const doWork = ({ nonce, bits }: WantedWork, digest: Uint8Array): Work => ({
  nonce,
  proof: to64(findWork({ nonce: from64(nonce), digest }, bits)),
})

/** A sealed file as it travels, and what its report says of it. */
export interface SealedParts {
  entry: FileEntry
  parts: FilePart[]
}

/** Seals a file for `fileKey`. */
export async function sealParts(bytes: Uint8Array<ArrayBuffer>, fileKey: string): Promise<SealedParts> {
  const file = await sealFile(new Blob([bytes]).stream(), bytes.length, fileKey)
  const parts: FilePart[] = []
  for await (const part of file) parts.push(part)
  const sha256 = file.digest()
  return { entry: { id: newId(), name: 'evidence.pdf', type: 'application/pdf', size: bytes.length, sha256 }, parts }
}

/** A part with the work for it, as the upload call takes it. */
export function frameOf(upload: string, { number, bytes, sha256 }: FilePart, wanted: WantedWork) {
  const { nonce, proof } = doWork(wanted, partDigest({ upload, number, sha256 }))
  return writeFrame({
    id: from64(upload),
    nonce: from64(nonce),
    proof: from64(proof),
    number,
    digest: from64(sha256),
    bytes,
  })
}

export const framesOf = ({ entry, parts }: SealedParts, wanted: WantedWork) =>
  parts.map((part) => frameOf(entry.id, part, wanted))

interface ReportToSend {
  /** Id of the channel. */
  channel?: string
  content?: string
  fileKey?: string
  files?: readonly { entry: FileEntry; parts: readonly unknown[] }[]
}

/** What a site offers, without holding it against a root key: tests of that are elsewhere. */
export function keysIn({ list, channels }: Channels) {
  const { recovery, channels: listed } = readKeyList(list?.text ?? '')
  const today = dayInChina(Date.now())
  const offered = listed.filter(({ id }) => channels.some((own) => own.id === id))
  return { recovery, channels: offered.map((channel) => channelOn(channel, today)) }
}

/** A channel by its id or its symbol. */
export function channelIn(offered: Channels, name: string) {
  const channel = keysIn(offered).channels.find(({ id, symbol }) => id === name || symbol === name)
  if (!channel) throw new Error(`no channel ${name}`)
  return channel
}

/** A sound report as the form makes it, ready for the call `save`. */
export async function newReport(
  offered: Channels,
  { channel: id = 'compliance', content = '收受回扣', fileKey, files = [] }: ReportToSend = {},
): Promise<{ keys: ReporterKeys; body: ComplaintBody<'save'> }> {
  const channel = channelIn(offered, id)
  const keys = await deriveKeys(newCode(channel.symbol))
  const sealed = await sealComplaint({
    channel,
    recovery: keysIn(offered).recovery,
    keys,
    fields: { reportedName: '某人', department: '采购中心', content },
    fileKey: fileKey ?? (await newFileKey()),
    files: files.map(({ entry }) => entry),
  })
  const report = to64(sealed)
  const body: ComplaintBody<'save'> = {
    v: 2,
    case: keys.case,
    channel: channel.symbol,
    report,
    files: files.map(({ entry, parts }) => ({ id: entry.id, parts: parts.length })),
    work: doWork(offered.work, complaintDigest({ case: keys.case, report })),
  }
  return { keys, body }
}

/** What shows the server that one holds a query code. */
export const proofOf = ({ secret, channel, verifyKey, recipient }: ReporterKeys) => ({
  secret,
  channel,
  replyKey: verifyKey,
  replyTo: recipient,
})

/** A reporter's sealed message. */
export async function newMessage(
  offered: Channels,
  keys: ReporterKeys,
  { turn = 1, before = keys.case, body = '补充一点。' }: { turn?: number; before?: string; body?: string } = {},
): Promise<ComplaintBody<'message'>> {
  const recipients = recipientsOf(channelIn(offered, keys.channel), keysIn(offered).recovery, keys.recipient)
  const message = { case: keys.case, from: 'reporter', turn, before, body } as const
  const sealed = to64(await sealMessage(message, recipients, keys.signingKey))
  const sent = { case: keys.case, turn, sealed }
  const work = doWork(offered.work, messageDigest(sent))
  return { ...proofOf(keys), turn, sealed, files: [], signature: signSending(sent, keys.signingKey), work }
}
