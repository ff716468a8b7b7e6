import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  challenge,
  type DeskAction,
  type DeskGives,
  type DeskTakes,
  deskActions,
  deskRequest,
  signedText,
} from '#contract/desk.ts'
import { failure, success } from '#contract/envelope.ts'
import { deskPaths } from '#contract/paths.ts'
import { faultOfMessage } from '#sealing/shape.ts'
import { isSignedBy } from '#sealing/signing.ts'
import { createChallenges } from '../complaints/challenges.ts'
import { Refusal } from '../http/failures.ts'
import type { Complaints } from './complaints.ts'
import { answer, answerOf, available, bytes, checked, holdLimit, holdShape, silence, text64 } from './sealedBody.ts'

function found<T>(value: T | undefined | false): T {
  if (value === undefined || value === false) throw new Refusal(404, 'unknownCase')
  return value
}

/** The officers' calls: sealed blobs against a signature, one challenge for each request. */
export function deskRoutes(app: FastifyInstance, service: Complaints) {
  silence(app)
  const { complaints, limits, now } = service
  const challenges = createChallenges(now)

  const handlers: { [A in DeskAction]: (channel: string, given: DeskTakes<A>) => Promise<DeskGives<A>> } = {
    async list(channel) {
      const cases = await complaints.list(channel)
      return {
        cases: cases.map(({ lookup, day, closed, messages }) => ({ lookup: text64(lookup), day, closed, messages })),
      }
    },
    async open(channel, { lookup }) {
      const sealed = found(await complaints.sealed(channel, bytes(lookup)))
      const { day, closed, messages } = found(await complaints.thread(bytes(lookup)))
      return {
        day,
        closed,
        sealed: text64(sealed),
        messages: messages.map(({ body, ...message }) => ({ ...message, sealed: text64(body) })),
      }
    },
    async part(channel, { lookup, upload, number }) {
      return { bytes: text64(found(await complaints.filePart(channel, bytes(lookup), bytes(upload), number))) }
    },
    async reply(channel, { lookup, turn, sealed }) {
      const body = bytes(sealed)
      holdShape(faultOfMessage(body))
      found(await complaints.sealed(channel, bytes(lookup)))
      return answerOf(await complaints.addMessage({ lookup: bytes(lookup), turn, speaker: 'officer', body, files: [] }))
    },
    async close(channel, { lookup, closed }) {
      found(await complaints.setClosed(channel, bytes(lookup), closed))
      return {}
    },
    async delete(channel, { lookup }) {
      found(await complaints.sealed(channel, bytes(lookup)))
      if (!(await complaints.remove(channel, bytes(lookup)))) throw new Refusal(409, 'openCase')
      return {}
    },
  }

  const made = success(z.object({ challenge }))
  app.post(
    deskPaths.challenge,
    {
      bodyLimit: 1024,
      schema: {
        summary: 'A challenge for one request of the officers’ desk',
        operationId: 'deskChallenge',
        response: { 200: made, 429: failure },
      },
    },
    (request, reply) => {
      holdLimit(request, 'desk', limits, reply)
      return answer(request, reply, made, { challenge: challenges.make() })
    },
  )

  const shapes = Object.values(deskActions).map(({ gives }) => gives)
  const schema = {
    summary: 'A signed request of the officers’ desk',
    operationId: 'desk',
    body: deskRequest,
    response: { 200: success(z.union(shapes)), 400: failure, 403: failure, 404: failure, 409: failure, 503: failure },
  }
  const preValidation = async (request: FastifyRequest, reply: FastifyReply) =>
    holdLimit(request, 'desk', limits, reply)
  app.post(deskPaths.request, { bodyLimit: 256 * 1024, schema, preValidation }, async (request, reply) => {
    const { channel, key, text, signature } = request.body as z.output<typeof deskRequest> // checked by the schema
    const officers = service.keys.channels.find(({ id }) => id === channel)
    if (!officers?.asking.includes(key) || !isSignedBy('desk-request', text, signature, [key])) {
      throw new Refusal(403, 'unknownOfficer')
    }
    const { challenge, action, ...given } = checked(signedText, parsed(text))
    if (!challenges.use(challenge)) throw new Refusal(403, 'usedChallenge')
    // The table pairs each action with what it takes; TypeScript cannot follow that through a generic index.
    const act = handlers[action] as (channel: string, given: unknown) => Promise<DeskGives<typeof action>>
    return answer(request, reply, success(deskActions[action].gives), await available(act(channel, given)))
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, 'brokenBody')
  }
}
