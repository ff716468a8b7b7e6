import type { FastifyInstance } from 'fastify'
import { keptByPath } from '../http/responseCache.ts'
import type { Tracker } from '../tracker.ts'

/** Serves the script from memory, for ever: another script has another address. */
export function trackerRoute(app: FastifyInstance, { address, script }: Tracker) {
  app.get(address, keptByPath, async (_request, reply) => {
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'public, max-age=31536000, immutable')
    return script
  })
}
