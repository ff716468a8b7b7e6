import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  type ComplaintBody,
  type ComplaintCall,
  type ComplaintData,
  channels,
  complaintCalls,
  messagesOfPage,
  mostBodyBytes,
} from '#contract/complaints.ts'
import { failure, success } from '#contract/envelope.ts'
import { complaintPaths } from '#contract/paths.ts'
import { caseOfSecret } from '#sealing/caseName.ts'
import { complaintDigest, messageDigest, queryDigest } from '#sealing/proofOfWork.ts'
import { isSentBy } from '#sealing/sending.ts'
import { faultOfComplaint, faultOfMessage } from '#sealing/shape.ts'
import { nonceMinutes } from '#sealing/sizes.ts'
import type { LimitedAction } from '../complaints/limits.ts'
import { type ComplaintService, quarterAfter } from '../complaints/service.ts'
import type { Added, ClaimedFile } from '../complaints/types.ts'
import { requestLang } from '../http/failures.ts'
import { HttpError } from '../httpError.ts'
import type { Settings } from '../settings.ts'
import type { SiteStore } from '../site.ts'
import { guardComplaintCalls } from './complaintGuard.ts'
import {
  decode64,
  encodeMessage,
  enforceLimit,
  enforceWork,
  nameOfWork,
  refuseFault,
  refuseWhenUnavailable,
  savedOrRefusal,
  sendData,
  wantedWork,
} from './complaintRules.ts'
import { openChannels } from './openChannels.ts'
import { padThread } from './threadPadding.ts'

/** The reporter's calls. They log nothing and answer nothing that may be kept. */
export function complaintRoutes(app: FastifyInstance, site: SiteStore, service: ComplaintService, settings: Settings) {
  guardComplaintCalls(app, { settings, type: 'application/json', failures: service.failures })
  channelsRoute(app, site, service, settings)
  const handlers = createHandlers(site, service, settings)
  for (const name of Object.keys(complaintCalls) as ComplaintCall[]) register(name)

  function register<N extends ComplaintCall>(name: N) {
    const { summary, body, data } = complaintCalls[name]
    const envelope = success(data)
    const refused = [400, 403, 404, 409, 410, 413, 415, 428, 429, 503].map((status) => [status, failure] as const)
    const schema = { summary, operationId: name, body, response: { 200: envelope, ...Object.fromEntries(refused) } }
    app.post(complaintPaths[name], { bodyLimit: mostBodyBytes, schema }, async (request, reply) => {
      // The schema has checked the body; the table pairs each name with its shape.
      const answer = handlers[name](request.body as ComplaintBody<N>, { request, reply })
      return sendData(request, reply, envelope, await refuseWhenUnavailable(answer))
    })
  }
}

interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
}
type Handlers = { [N in ComplaintCall]: (body: ComplaintBody<N>, exchange: Exchange) => Promise<ComplaintData<N>> }

function createHandlers(site: SiteStore, service: ComplaintService, settings: Settings): Handlers {
  const { complaints, uploads, records, limits, nonces, now } = service
  const claimed = (files: ComplaintBody<'save'>['files']): ClaimedFile[] =>
    files.map(({ id, parts }) => ({ id: decode64(id), parts }))

  /** Holds work and limit. Nothing is counted yet: that is for what is done. */
  function admit(
    what: LimitedAction,
    { request, reply }: Exchange,
    digest: Uint8Array,
    work: ComplaintBody<'query'>['work'],
  ) {
    const done = work && { nonce: decode64(work.nonce), proof: decode64(work.proof) }
    enforceWork(nonces, limits.bits(what, request.ip), digest, done)
    enforceLimit(limits.minutesToWait(what, request.ip), reply)
  }
  /**
   * What is stored is stored once, and its work with it. A question can be asked again and again: its work is spent. Nothing is counted
   * of one whose work does not count.
   */
  async function admitQuery(exchange: Exchange, digest: Uint8Array, work: ComplaintBody<'query'>['work']) {
    admit('query', exchange, digest, work)
    const { ip } = exchange.request
    const bits = limits.bits('query', ip)
    if (bits > 0 && work) {
      const name = nameOfWork(digest, { nonce: decode64(work.nonce), proof: decode64(work.proof) })
      const isNew = await records.spendChallenge(name, quarterAfter(now() + nonceMinutes * 60_000))
      if (!isNew) throw new HttpError(428, 'moreWork', {}, { work: wantedWork(nonces, bits) })
    }
    limits.count('query', ip)
  }
  /** Counts what is new: a repetition costs nobody anything, nor can it be used to fill somebody's measure. */
  function counted(what: LimitedAction, { request }: Exchange, result: Added) {
    if (result.outcome === 'saved') limits.count(what, request.ip)
    return savedOrRefusal(result)
  }

  return {
    async save({ case: name, channel, report, files, work }, exchange) {
      const body = decode64(report)
      refuseFault(faultOfComplaint(body))
      admit('save', exchange, complaintDigest({ case: name, report }), work)
      const isOpen = openChannels(service, site, exchange.request, settings).some(({ symbol }) => symbol === channel)
      if (!isOpen) throw new HttpError(404, 'unknownChannel', { channel })
      return counted(
        'save',
        exchange,
        await complaints.save({ case: decode64(name), channel, body, files: claimed(files) }),
      )
    },
    async query({ page = 1, work, ...proof }, exchange) {
      const name = caseOfSecret(proof)
      await admitQuery(exchange, queryDigest({ case: name, page }), work)
      const thread = await complaints.thread(proof.channel, decode64(name), page, messagesOfPage)
      if (!thread) throw new HttpError(404, 'unknownCode')
      return padThread({ ...thread, messages: thread.messages.map(encodeMessage) })
    },
    async message({ turn, sealed, files, signature, work, ...proof }, exchange) {
      const body = decode64(sealed)
      refuseFault(faultOfMessage(body))
      const name = caseOfSecret(proof)
      const sent = { case: name, turn, sealed }
      admit('message', exchange, messageDigest(sent), work)
      if (!isSentBy(proof.replyKey, sent, signature)) throw new HttpError(403, 'notSigned')
      const message = { case: decode64(name), turn, speaker: 'reporter', body, files: claimed(files) } as const
      return counted('message', exchange, await complaints.addMessage(proof.channel, message))
    },
    async uploaded({ id }) {
      return { parts: await uploads.partsOf(decode64(id)) }
    },
  }
}

function channelsRoute(app: FastifyInstance, site: SiteStore, service: ComplaintService, settings: Settings) {
  const envelope = success(channels)
  const schema = {
    summary:
      'Channels of the misconduct report, the signed list of their public keys, and what work a report costs now',
    operationId: 'channels',
    response: { 200: envelope, 403: failure },
  }
  app.get(complaintPaths.channels, { schema }, (request, reply) => {
    const words = site.content[requestLang(request)].channels
    const named = openChannels(service, site, request, settings).flatMap(
      ({ id }) => words.find((own) => own.id === id) ?? [],
    )
    const { list, trial, root } = service.keys
    const work = wantedWork(service.nonces, service.limits.bits('save', request.ip))
    return sendData(request, reply, envelope, {
      list: named.length > 0 ? list : null,
      channels: named,
      trial: trial ? root : null,
      work,
    })
  })
}
