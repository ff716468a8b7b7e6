import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { challenge, type DeskOutput, type DeskRequest, deskActions, deskRequest, signedText } from '#contract/desk.ts'
import { failure, success } from '#contract/envelope.ts'
import { deskPaths } from '#contract/paths.ts'
import { isSignedBy } from '#sealing/signing.ts'
import { requestingOn } from '../complaints/keys.ts'
import { isLoopback } from '../complaints/loopback.ts'
import { type ComplaintService, quarterAfter } from '../complaints/service.ts'
import { HttpError } from '../httpError.ts'
import type { Settings } from '../settings.ts'
import type { Asker } from './asker.ts'
import { guardComplaintCalls } from './complaintGuard.ts'
import { decode64, encode64, parseShape, refuseWhenUnavailable, sendData } from './complaintRules.ts'
import { createDeskHandlers } from './deskHandlers.ts'

/** The officers' calls: sealed blobs against a signature, one challenge for each request. */
export function deskRoutes(app: FastifyInstance, service: ComplaintService, settings: Settings) {
  guardComplaintCalls(app, { settings, type: 'application/json', failures: service.failures })
  const handlers = createDeskHandlers(service)

  const made = success(z.object({ challenge }))
  const challengeSchema = {
    summary: 'A challenge for one request of the officers’ desk',
    operationId: 'deskChallenge',
    response: { 200: made, 403: failure, 415: failure },
  }
  app.post(deskPaths.challenge, { bodyLimit: 1024, schema: challengeSchema }, (request, reply) =>
    sendData(request, reply, made, { challenge: encode64(service.challenges.make()) }),
  )

  const shapes = Object.values(deskActions).map(({ output }) => output)
  const refused = [400, 403, 404, 409, 413, 415, 429, 503].map((status) => [status, failure] as const)
  const schema = {
    summary: 'A signed request of the officers’ desk',
    operationId: 'desk',
    body: deskRequest,
    response: { 200: success(z.union(shapes)), ...Object.fromEntries(refused) },
  }
  app.post(deskPaths.request, { bodyLimit: 256 * 1024, schema }, async (request, reply) => {
    const asked = request.body as DeskRequest // checked by the schema
    const answer = async () => {
      const { action, input, asker } = await admit(asked, service, settings)
      // The table pairs each action with its input; TypeScript cannot follow that through a generic index.
      const act = handlers[action] as (asker: Asker, input: unknown) => Promise<DeskOutput<typeof action>>
      return sendData(request, reply, success(deskActions[action].output), await act(asker, input))
    }
    return refuseWhenUnavailable(answer())
  })
}

/**
 * Lines by which a desk's log grows between two requests, and that it has when the server first hears of it. What is kept never goes back: a
 * number that no log reaches would hide for ever that lines are cut off.
 */
const mostLinesAtOnce = 10_000
const mostLinesAtFirst = 1_000_000

/** Who asks for what: an officer of the channel, of this site, for the first time. @throws HttpError */
async function admit(
  { key, text, signature }: DeskRequest,
  { keys, challenges, records, now, today }: ComplaintService,
  settings: Pick<Settings, 'origin'>,
) {
  const own = keys.channels.filter((channel) => requestingOn(channel, today()).includes(key))
  if (own.length === 0 || !isSignedBy('desk-request', text, signature, [key]))
    throw new HttpError(403, 'unknownOfficer')
  const { challenge, origin, channel: symbol, head, action, ...input } = parseShape(signedText, parsed(text))
  const channel = own.find((channel) => channel.symbol === symbol)
  if (!channel) throw new HttpError(403, 'unknownOfficer')
  if (!isOwnOrigin(origin, settings)) throw new HttpError(403, 'otherSite', { origin })
  const bytes = decode64(challenge)
  if (!challenges.isFresh(bytes)) throw new HttpError(403, 'usedChallenge')
  // Remembered until it is too old to be fresh: the quarter after the next is later than that.
  if (!(await records.spendChallenge(bytes, quarterAfter(now() + 5 * 60_000))))
    throw new HttpError(403, 'usedChallenge')
  const [headBefore] = await records.heads([key])
  if (head.n > (headBefore?.n ?? 0) + (headBefore ? mostLinesAtOnce : mostLinesAtFirst))
    throw new HttpError(409, 'headAhead')
  await records.keepHead(key, head)
  return { action, input, asker: { channel, key, headBefore } }
}

/**
 * Whether the desk speaks to this site and not to one that passes its requests on: the settings name the site's origin, and on the machine
 * itself, or through a tunnel to it, any name that leads no further. The host that a request names is whatever its sender wrote.
 */
function isOwnOrigin(origin: string, settings: Pick<Settings, 'origin'>): boolean {
  if (origin !== '' && origin === settings.origin) return true
  return URL.canParse(origin) && new URL(origin).origin === origin && isLoopback(new URL(origin).hostname)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpError(400, 'brokenBody')
  }
}
