import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { localeOf } from '#contract/languages.ts'
import { workDone } from '#sealing/proofOfWork.ts'
import type { ShapeFault } from '#sealing/shape.ts'
import { StoreError } from '../complaints/database.ts'
import type { Nonces } from '../complaints/nonces.ts'
import { mostOfDay } from '../complaints/submissions.ts'
import type { Added, Message } from '../complaints/types.ts'
import { requestLang } from '../http/failures.ts'
import { HttpError } from '../httpError.ts'

// What the calls of the sealed complaint have in common: they hold work and limits, and say clearly what they refuse.

export const decode64 = (text: string) => Buffer.from(text, 'base64url')
export const encode64 = (buffer: Buffer) => buffer.toString('base64url')

/** Messages as they travel. */
export const encodeMessage = ({ body, ...message }: Message) => ({ ...message, sealed: encode64(body) })

/** What work a sender is asked for. */
export const wantedWork = (nonces: Nonces, bits: number) => ({ nonce: encode64(nonces.make()), bits })

interface DoneWork {
  nonce: Uint8Array
  proof: Uint8Array
}

/** @throws HttpError 428 with a new nonce and the number of zero bits that are wanted. */
export function enforceWork(nonces: Nonces, wanted: number, digest: Uint8Array, work: DoneWork | undefined) {
  if (wanted === 0) return
  const isDone = work && nonces.isFresh(work.nonce) && workDone({ nonce: work.nonce, digest }, work.proof) >= wanted
  if (!isDone) throw new HttpError(428, 'moreWork', {}, { work: wantedWork(nonces, wanted) })
}

/** A name for work that was done, under which it is spent. */
export const nameOfWork = (digest: Uint8Array, { nonce, proof }: DoneWork) =>
  createHash('sha256').update(nonce).update(digest).update(proof).digest()

/** @throws HttpError 429 with the minutes to wait, where there are some. */
export function enforceLimit(minutes: number, reply: FastifyReply) {
  if (minutes === 0) return
  reply.header('retry-after', String(minutes * 60))
  throw new HttpError(429, 'tooOften', { minutes: String(minutes) })
}

/** @throws HttpError 400 for bytes that have not the form of sealed ones. */
export function refuseFault(fault: ShapeFault | null) {
  if (fault) throw new HttpError(400, 'notSealed', { reason: fault.reason })
}

/** A store that cannot store is no fault of the request: it may be repeated. */
export const refuseWhenUnavailable = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error) => {
    throw error instanceof StoreError ? new HttpError(503, 'storeUnavailable') : error
  })

/** What the store says of a submission. @throws HttpError */
export function savedOrRefusal(result: Added): { saved: 'new' | 'known' } {
  switch (result.outcome) {
    case 'saved':
      return { saved: 'new' }
    case 'known':
      return { saved: 'known' }
    case 'differs':
      throw new HttpError(409, 'otherComplaint')
    case 'deleted':
      throw new HttpError(410, 'deletedComplaint')
    case 'taken':
      throw new HttpError(409, 'turnTaken')
    case 'unknown':
      throw new HttpError(404, 'unknownCode')
    case 'closed':
      throw new HttpError(409, 'closedComplaint')
    case 'unanswered':
      throw new HttpError(409, 'waitForAnswer')
    case 'enoughOfDay':
      throw new HttpError(429, 'enoughOfDay', { messages: String(mostOfDay.messages), notes: String(mostOfDay.notes) })
    case 'tooLarge':
      throw new HttpError(413, 'filesTooLarge')
    case 'incomplete': {
      const missing = result.missing.map(({ id, numbers }) => ({ id: encode64(id), numbers }))
      throw new HttpError(409, 'missingParts', {}, { missing })
    }
  }
}

/** A body in the shape of the contract, where no schema of the route can check it. @throws HttpError 400 */
export function parseShape<T>(shape: z.ZodType<T>, body: unknown): T {
  const result = shape.safeParse(body)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const name = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path.join('.')
  throw new HttpError(400, 'wrongField', { name: name || 'body' })
}

/** Sends what a call answers, sieved through its envelope. */
export function sendData<T>(request: FastifyRequest, reply: FastifyReply, envelope: z.ZodType, data: T) {
  const lang = requestLang(request)
  return reply
    .header('content-language', localeOf(lang))
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(envelope.parse({ code: 200, msg: 'ok', data })))
}
