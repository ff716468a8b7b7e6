import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import type { FailureCount } from '../complaints/failureCount.ts'
import { sendFailure } from '../http/failures.ts'
import type {} from '../http/requestMetrics.ts'
import { HttpError } from '../httpError.ts'
import type { Settings } from '../settings.ts'

interface Guard {
  settings: Pick<Settings, 'origin' | 'exportOrigin'>
  /** The one type of body that these calls take. */
  type: 'application/json' | 'application/octet-stream'
  failures: FailureCount
}

/**
 * What holds for all calls of the sealed report in this scope, before anything of theirs is read: only the site's own pages and programs
 * ask, with bodies of the declared type; nothing is kept by a browser or cache; nothing is logged or counted at the moment at which it happens.
 */
export function guardComplaintCalls(app: FastifyInstance, { settings, type, failures }: Guard) {
  const origins = [settings.origin, settings.exportOrigin].filter((origin) => origin !== '')
  app.removeContentTypeParser('text/plain')
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, isMeasured: false }
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').header('vary', 'lang')
    if (isForeign(request, origins)) throw new HttpError(403, 'foreignPage')
    if (request.method === 'POST' && typeOf(request) !== type) throw new HttpError(415, 'wrongType', { type })
  })
  app.setErrorHandler((error: FastifyError, request, reply) => sendFailure(error, request, reply, failures.add))
}

/** Whether a browser says that a page of another site asks, which no setting names. */
function isForeign({ headers }: FastifyRequest, origins: readonly string[]): boolean {
  const site = headers['sec-fetch-site']
  const isOwn = site === undefined || site === 'same-origin' || site === 'none'
  return !isOwn && !origins.includes(headers.origin ?? '')
}

/** The media type of a body, without its parameters. */
const typeOf = ({ headers }: FastifyRequest) => headers['content-type']?.split(';')[0]?.trim().toLowerCase()
