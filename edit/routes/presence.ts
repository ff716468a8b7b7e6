import type { FastifyInstance } from 'fastify'
import { createPresence } from '../presence.ts'
import { addCall } from './call.ts'

/** Who has the same item open. */
export function presenceRoutes(app: FastifyInstance, now: () => number = Date.now) {
  const presence = createPresence(now)
  addCall(app, 'presence', ({ kind, id, page, doing }, { editor }) => ({
    others: presence.tell(`${kind} ${id}`, { page, doing, editor }),
  }))
}
