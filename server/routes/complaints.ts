import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import {
  type ComplaintBody,
  type ComplaintCall,
  type ComplaintData,
  channels,
  complaintCalls,
  mostBodyBytes,
} from '#contract/complaints.ts'
import { failure, success } from '#contract/envelope.ts'
import { complaintPaths } from '#contract/paths.ts'
import type { PublicKeys } from '#sealing/keys.ts'
import { lookupOf } from '#sealing/lookup.ts'
import { faultOfMessage, faultOfReport, type ShapeFault } from '#sealing/shape.ts'
import { workDone } from '#sealing/work.ts'
import { Refusal, requestLang } from '../failures.ts'
import { StoreUnavailable } from '../stores/complaints/database.ts'
import type { Added, Claimed, ComplaintStore } from '../stores/complaints/index.ts'
import type { Limited, Limits } from '../stores/complaints/limits.ts'
import type { UploadStore } from '../stores/complaints/uploads.ts'
import type { SiteStore } from '../stores/site.ts'

/** Everything that the calls of the sealed report need. */
export interface Complaints {
  complaints: ComplaintStore
  uploads: UploadStore
  /** Asked anew each time: they may change with the content. */
  readonly keys: PublicKeys
  limits: Limits
  /** Milliseconds, for what is deleted after a time. */
  now: () => number
}

const bytes = (text: string) => Buffer.from(text, 'base64url')
const text64 = (buffer: Buffer) => buffer.toString('base64url')

/** The reporter's calls. They log nothing and answer nothing that may be kept. */
export function complaintRoutes(app: FastifyInstance, site: SiteStore, service: Complaints) {
  silence(app)
  const { complaints, uploads, limits } = service
  const claimed = (files: ComplaintBody<'save'>['files']): Claimed[] =>
    files.map(({ id, parts }) => ({ id: bytes(id), parts }))
  const handlers: { [N in ComplaintCall]: (body: ComplaintBody<N>) => Promise<ComplaintData<N>> } = {
    async save({ lookup, channel, report, files, work }) {
      holdWork(lookup, bytes(work), limits)
      if (!service.keys.channels.some(({ id }) => id === channel)) throw new Refusal(404, 'unknownChannel', { channel })
      const body = bytes(report)
      holdShape(faultOfReport(body))
      const saved = await complaints.save({ lookup: bytes(lookup), channel, body, files: claimed(files) })
      if (saved.outcome === 'saved') limits.saved()
      return answerOf(saved)
    },
    async query({ token }) {
      const thread = await complaints.thread(bytes(lookupOf(token)))
      if (!thread) throw new Refusal(404, 'unknownCode')
      return {
        ...thread,
        messages: thread.messages.map(({ body, ...message }) => ({ ...message, sealed: text64(body) })),
      }
    },
    async message({ token, turn, sealed, files }) {
      const body = bytes(sealed)
      holdShape(faultOfMessage(body))
      const lookup = bytes(lookupOf(token))
      return answerOf(await complaints.addMessage({ lookup, turn, speaker: 'reporter', body, files: claimed(files) }))
    },
    async uploaded({ id }) {
      return { parts: await uploads.partsOf(bytes(id)) }
    },
  }
  const limited: Record<ComplaintCall, Limited> = { save: 'save', query: 'query', message: 'message', uploaded: 'part' }
  for (const name of Object.keys(complaintCalls) as ComplaintCall[]) register(name)

  const envelope = success(channels)
  app.get(
    complaintPaths.channels,
    {
      schema: {
        summary: 'Channels of the misconduct report and their public keys',
        operationId: 'channels',
        response: { 200: envelope },
      },
    },
    (request, reply) => {
      const words = site.content[requestLang(request)].channels
      const { recovery, channels: all } = service.keys
      const found = all.flatMap(({ id, officers, signing }) => {
        const own = words.find((channel) => channel.id === id)
        return own ? [{ ...own, officers, signing }] : []
      })
      return answer(request, reply, envelope, { recovery, channels: found, work: limits.work() })
    },
  )

  function register<N extends ComplaintCall>(name: N) {
    const { summary, body, data } = complaintCalls[name]
    const envelope = success(data)
    const refused = { 400: failure, 404: failure, 409: failure, 413: failure, 429: failure, 503: failure }
    app.post(
      complaintPaths[name],
      {
        bodyLimit: mostBodyBytes,
        schema: { summary, operationId: name, body, response: { 200: envelope, ...refused } },
      },
      async (request, reply) => {
        holdLimit(request, limited[name], limits, reply)
        // The table pairs each name with its shape; TypeScript cannot follow that through a generic index.
        const given = checked(body as unknown as z.ZodType<ComplaintBody<N>>, request.body)
        return answer(request, reply, envelope, await available(handlers[name](given)))
      },
    )
  }
}

/** Nothing of these calls is kept by a browser or a cache, and no error of theirs is logged with a request. */
export function silence(app: FastifyInstance) {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').header('vary', 'lang')
  })
}

export function holdLimit(request: FastifyRequest, what: Limited, limits: Limits, reply: FastifyReply) {
  const minutes = limits.take(what, request.ip)
  if (minutes === 0) return
  reply.header('retry-after', String(minutes * 60))
  throw new Refusal(429, 'tooOften', { minutes: String(minutes) })
}

/** @throws Refusal 428 with the number of zero bits that are wanted. */
export function holdWork(name: string, nonce: Uint8Array, limits: Limits) {
  const wanted = limits.work()
  if (workDone(name, nonce) < wanted) throw new Refusal(428, 'moreWork', {}, { work: wanted })
}

export function holdShape(fault: ShapeFault | null) {
  if (fault) throw new Refusal(400, 'notSealed', { reason: fault.reason })
}

/** A store that cannot store is no fault of the request: it may be repeated. */
export const available = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error) => {
    throw error instanceof StoreUnavailable ? new Refusal(503, 'storeUnavailable') : error
  })

export function answerOf(result: Added): { saved: 'new' | 'known' } {
  switch (result.outcome) {
    case 'saved':
      return { saved: 'new' }
    case 'known':
      return { saved: 'known' }
    case 'differs':
      throw new Refusal(409, 'otherReport')
    case 'taken':
      throw new Refusal(409, 'turnTaken')
    case 'unknown':
      throw new Refusal(404, 'unknownCode')
    case 'closed':
      throw new Refusal(409, 'closedReport')
    case 'incomplete': {
      const missing = result.missing.map(({ id, numbers }) => ({ id: text64(id), numbers }))
      throw new Refusal(409, 'missingParts', {}, { missing })
    }
  }
}

export function checked<T>(shape: z.ZodType<T>, body: unknown): T {
  const result = shape.safeParse(body)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const name = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path.join('.')
  throw new Refusal(400, 'wrongField', { name: name || 'body' })
}

export function answer<T>(request: FastifyRequest, reply: FastifyReply, envelope: z.ZodType, data: T) {
  const lang = requestLang(request)
  return reply
    .header('content-language', lang === 'en' ? 'en' : 'zh-CN')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(envelope.parse({ code: 200, msg: 'ok', data })))
}
