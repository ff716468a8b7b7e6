import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
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
import { faultOfComplaint, faultOfMessage } from '#sealing/shape.ts'
import type { ClaimedFile } from '../complaints/index.ts'
import type { LimitedAction } from '../complaints/limits.ts'
import type { ComplaintService } from '../complaints/service.ts'
import { Refusal, requestLang } from '../http/failures.ts'
import type { SiteStore } from '../site.ts'
import {
  decode64,
  encodeMessages,
  enforceLimit,
  enforceWork,
  forbidCaching,
  refuseFault,
  refuseWhenUnavailable,
  savedOrRefusal,
  sendData,
} from './complaintRules.ts'

/** What counts against the limit of each call. */
const limitedAs = {
  save: 'save',
  query: 'query',
  message: 'message',
  uploaded: 'part',
} satisfies Record<ComplaintCall, LimitedAction>

/** The reporter's calls. They log nothing and answer nothing that may be kept. */
export function complaintRoutes(app: FastifyInstance, site: SiteStore, service: ComplaintService) {
  forbidCaching(app)
  channelsRoute(app, site, service)
  const handlers = createHandlers(service)
  for (const name of Object.keys(complaintCalls) as ComplaintCall[]) register(name)

  function register<N extends ComplaintCall>(name: N) {
    const { summary, body, data } = complaintCalls[name]
    const envelope = success(data)
    const refused = { 400: failure, 404: failure, 409: failure, 413: failure, 428: failure, 429: failure, 503: failure }
    const schema = { summary, operationId: name, body, response: { 200: envelope, ...refused } }
    // Before the body is checked: a limit counts what is refused too.
    const preValidation = async (request: FastifyRequest, reply: FastifyReply) =>
      enforceLimit(request, limitedAs[name], service.limits, reply)
    app.post(complaintPaths[name], { bodyLimit: mostBodyBytes, schema, preValidation }, async (request, reply) => {
      // The schema has checked the body; the table pairs each name with its shape.
      const answer = handlers[name](request.body as ComplaintBody<N>)
      return sendData(request, reply, envelope, await refuseWhenUnavailable(answer))
    })
  }
}

type Handlers = { [N in ComplaintCall]: (body: ComplaintBody<N>) => Promise<ComplaintData<N>> }

function createHandlers(service: ComplaintService): Handlers {
  const { complaints, uploads, limits } = service
  const claimed = (files: ComplaintBody<'save'>['files']): ClaimedFile[] =>
    files.map(({ id, parts }) => ({ id: decode64(id), parts }))
  return {
    async save({ lookup, channel, report, files, work }) {
      enforceWork(lookup, decode64(work), limits)
      if (!service.keys.channels.some(({ id }) => id === channel)) throw new Refusal(404, 'unknownChannel', { channel })
      const body = decode64(report)
      refuseFault(faultOfComplaint(body))
      const saved = await complaints.save({ lookup: decode64(lookup), channel, body, files: claimed(files) })
      if (saved.outcome === 'saved') limits.saved()
      return savedOrRefusal(saved)
    },
    async query({ token }) {
      const thread = await complaints.thread(decode64(lookupOf(token)))
      if (!thread) throw new Refusal(404, 'unknownCode')
      return { ...thread, messages: encodeMessages(thread.messages) }
    },
    async message({ token, turn, sealed, files }) {
      const body = decode64(sealed)
      refuseFault(faultOfMessage(body))
      const message = {
        lookup: decode64(lookupOf(token)),
        turn,
        speaker: 'reporter',
        body,
        files: claimed(files),
      } as const
      return savedOrRefusal(await complaints.addMessage(message))
    },
    async uploaded({ id }) {
      return { parts: await uploads.partsOf(decode64(id)) }
    },
  }
}

function channelsRoute(app: FastifyInstance, site: SiteStore, service: ComplaintService) {
  const envelope = success(channels)
  const schema = {
    summary: 'Channels of the misconduct report and their public keys',
    operationId: 'channels',
    response: { 200: envelope },
  }
  app.get(complaintPaths.channels, { schema }, (request, reply) => {
    const words = site.content[requestLang(request)].channels
    const { recovery, channels: all } = service.keys
    const named = all.flatMap(({ id, officers, signing }) => {
      const own = words.find((channel) => channel.id === id)
      return own ? [{ ...own, officers, signing }] : []
    })
    return sendData(request, reply, envelope, { recovery, channels: named, work: service.limits.work() })
  })
}
