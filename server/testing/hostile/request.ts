import type { ComplaintBody, ComplaintCall } from '#contract/complaints.ts'
import { complaintPaths, deskPaths } from '#contract/paths.ts'
import type { FilePart } from '#sealing/attachment.ts'
import { caseOfSecret } from '#sealing/caseName.ts'
import type { ReporterKeys } from '#sealing/derive.ts'
import { complaintDigest, messageDigest } from '#sealing/proofOfWork.ts'
import { signSending } from '#sealing/sending.ts'
import { doWork, frameOf, proofOf } from '../reports.ts'
import type { Material } from './material.ts'
import type { Random } from './random.ts'

/** A request that an HTTP client can send. */
export interface Sent {
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer
}

/** Bytes for a connection of their own, which no HTTP client would write; afterwards it waits for an answer, ends its half or breaks off. */
export interface Wire {
  bytes: Buffer
  afterwards: 'wait' | 'end' | 'break'
}

/** A way to be refused. `answers` are the statuses that are right; 0 for a connection that is closed without a word. */
export interface Kind {
  answers: readonly number[]
  make(random: Random, material: Material): Sent | Wire | Promise<Sent | Wire>
}
export type Kinds = Record<string, Kind>

export const isWire = (request: Sent | Wire): request is Wire => 'bytes' in request

export const json = 'application/json'
export const octets = 'application/octet-stream'

export function post(path: string, body: Uint8Array | string, type = json, headers: Record<string, string> = {}): Sent {
  return { method: 'POST', path, headers: { 'content-type': type, ...headers }, body: Buffer.from(body) }
}
/** A report with the work that is wanted for it as it stands. */
export async function worked(material: Material, body: ComplaintBody<'save'>): Promise<Sent> {
  return call('save', { ...body, work: doWork(await material.wanted(), complaintDigest(body)) })
}
/** A message with work and with the signature of its reporter, as it stands: what is wrong with it is then the only thing that is. */
export async function workedMessage(
  material: Material,
  { signingKey }: ReporterKeys,
  body: ComplaintBody<'message'>,
): Promise<Sent> {
  const { turn, sealed, work: _, files: __, signature: ___, ...proof } = body
  const sent = { case: caseOfSecret(proof), turn, sealed }
  const work = doWork(await material.wanted(), messageDigest(sent))
  return call('message', { ...body, signature: signSending(sent, signingKey), work })
}
/** A part of a file, with the work for it. */
export const workedPart = async (material: Material, id: string, part: FilePart): Promise<Sent> =>
  upload(frameOf(id, part, await material.wanted()))
export const call = (name: ComplaintCall, body: object) => post(complaintPaths[name], JSON.stringify(body))
export const upload = (frame: Uint8Array) => post(complaintPaths.upload, frame, octets)
export const desk = (body: object) => post(deskPaths.request, JSON.stringify(body))

/** A body that was taken before, with the place it goes to: what is wrong with it is then the only thing that is. */
export function taken(random: Random, material: Material): { path: string; body: Record<string, unknown> } {
  const { save, message, keys, files } = random.pick(material.open)
  return random.pick([
    { path: complaintPaths.save, body: { ...save } },
    { path: complaintPaths.message, body: { ...message } },
    { path: complaintPaths.query, body: proofOf(keys) },
    { path: complaintPaths.uploaded, body: { id: files[0]?.entry.id ?? '' } },
    { path: deskPaths.request, body: { ...material.used } },
  ])
}
