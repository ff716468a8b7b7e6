import type { FastifyInstance } from 'fastify'
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
import { lookupOf } from '#sealing/lookup.ts'
import { faultOfMessage, faultOfReport } from '#sealing/shape.ts'
import type { Claimed, ComplaintStore } from '../complaints/index.ts'
import type { HeldKeys } from '../complaints/keys.ts'
import type { Limited, Limits } from '../complaints/limits.ts'
import type { UploadStore } from '../complaints/uploads.ts'
import { Refusal, requestLang } from '../http/failures.ts'
import type { SiteStore } from '../site.ts'
import { answer, answerOf, available, bytes, holdLimit, holdShape, holdWork, silence, text64 } from './sealedBody.ts'

/** Everything that the calls of the sealed report need. */
export interface Complaints {
  complaints: ComplaintStore
  uploads: UploadStore
  /** Asked anew each time: they may change with the content. */
  readonly keys: HeldKeys
  limits: Limits
  /** Milliseconds, for what is deleted after a time. */
  now: () => number
}

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
    const refused = { 400: failure, 404: failure, 409: failure, 413: failure, 428: failure, 429: failure, 503: failure }
    app.post(
      complaintPaths[name],
      {
        bodyLimit: mostBodyBytes,
        schema: { summary, operationId: name, body, response: { 200: envelope, ...refused } },
        // Before the body is checked: a limit counts what is refused too.
        preValidation: async (request, reply) => holdLimit(request, limited[name], limits, reply),
      },
      // The schema has checked the body; the table pairs each name with its shape.
      async (request, reply) =>
        answer(request, reply, envelope, await available(handlers[name](request.body as ComplaintBody<N>))),
    )
  }
}
