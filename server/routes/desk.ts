import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  challenge,
  type DeskAction,
  type DeskInput,
  type DeskOutput,
  deskActions,
  deskRequest,
  signedText,
} from '#contract/desk.ts'
import { failure, success } from '#contract/envelope.ts'
import { deskPaths } from '#contract/paths.ts'
import { faultOfMessage } from '#sealing/shape.ts'
import { isSignedBy } from '#sealing/signing.ts'
import { createChallenges } from '../complaints/challenges.ts'
import type { ComplaintService } from '../complaints/service.ts'
import { Refusal } from '../http/failures.ts'
import {
  decode64,
  encode64,
  encodeMessages,
  enforceLimit,
  forbidCaching,
  parseShape,
  refuseFault,
  refuseWhenUnavailable,
  savedOrRefusal,
  sendData,
} from './complaintRules.ts'

/** The officers' calls: sealed blobs against a signature, one challenge for each request. */
export function deskRoutes(app: FastifyInstance, service: ComplaintService) {
  forbidCaching(app)
  const { limits } = service
  const challenges = createChallenges(service.now)
  const handlers = createHandlers(service)

  const made = success(z.object({ challenge }))
  const challengeSchema = {
    summary: 'A challenge for one request of the officers’ desk',
    operationId: 'deskChallenge',
    response: { 200: made, 429: failure },
  }
  app.post(deskPaths.challenge, { bodyLimit: 1024, schema: challengeSchema }, (request, reply) => {
    enforceLimit(request, 'desk', limits, reply)
    return sendData(request, reply, made, { challenge: challenges.make() })
  })

  const shapes = Object.values(deskActions).map(({ output }) => output)
  const schema = {
    summary: 'A signed request of the officers’ desk',
    operationId: 'desk',
    body: deskRequest,
    response: { 200: success(z.union(shapes)), 400: failure, 403: failure, 404: failure, 409: failure, 503: failure },
  }
  const preValidation = async (request: FastifyRequest, reply: FastifyReply) =>
    enforceLimit(request, 'desk', limits, reply)
  app.post(deskPaths.request, { bodyLimit: 256 * 1024, schema, preValidation }, async (request, reply) => {
    const { channel, key, text, signature } = request.body as z.output<typeof deskRequest> // checked by the schema
    const officers = service.keys.channels.find(({ id }) => id === channel)
    if (!officers?.requesting.includes(key) || !isSignedBy('desk-request', text, signature, [key])) {
      throw new Refusal(403, 'unknownOfficer')
    }
    const { challenge, action, ...input } = parseShape(signedText, parsed(text))
    if (!challenges.use(challenge)) throw new Refusal(403, 'usedChallenge')
    // The table pairs each action with its input; TypeScript cannot follow that through a generic index.
    const act = handlers[action] as (channel: string, input: unknown) => Promise<DeskOutput<typeof action>>
    const output = await refuseWhenUnavailable(act(channel, input))
    return sendData(request, reply, success(deskActions[action].output), output)
  })
}

type Handlers = { [A in DeskAction]: (channel: string, input: DeskInput<A>) => Promise<DeskOutput<A>> }

function createHandlers({ complaints }: ComplaintService): Handlers {
  return {
    async list(channel) {
      const cases = await complaints.list(channel)
      return {
        cases: cases.map(({ lookup, day, closed, messages }) => ({ lookup: encode64(lookup), day, closed, messages })),
      }
    },
    async open(channel, { lookup }) {
      const sealed = found(await complaints.sealedBody(channel, decode64(lookup)))
      const { day, closed, messages } = found(await complaints.thread(decode64(lookup)))
      return { day, closed, sealed: encode64(sealed), messages: encodeMessages(messages) }
    },
    async part(channel, { lookup, upload, number }) {
      return { bytes: encode64(found(await complaints.filePart(channel, decode64(lookup), decode64(upload), number))) }
    },
    async reply(channel, { lookup, turn, sealed }) {
      const body = decode64(sealed)
      refuseFault(faultOfMessage(body))
      found(await complaints.sealedBody(channel, decode64(lookup)))
      const message = { lookup: decode64(lookup), turn, speaker: 'officer' as const, body, files: [] }
      return savedOrRefusal(await complaints.addMessage(message))
    },
    async close(channel, { lookup, closed }) {
      found(await complaints.setClosed(channel, decode64(lookup), closed))
      return {}
    },
    async delete(channel, { lookup }) {
      found(await complaints.sealedBody(channel, decode64(lookup)))
      if (!(await complaints.remove(channel, decode64(lookup)))) throw new Refusal(409, 'openCase')
      return {}
    },
  }
}

function found<T>(value: T | undefined | false): T {
  if (value === undefined || value === false) throw new Refusal(404, 'unknownCase')
  return value
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, 'brokenBody')
  }
}
