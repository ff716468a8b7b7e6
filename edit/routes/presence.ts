import type { FastifyInstance } from 'fastify'
import type { Presence } from '../presence.ts'
import { addCall } from './call.ts'

/** Who has the same item open. */
export function presenceRoutes(app: FastifyInstance, presence: Presence) {
  addCall(app, 'presence', ({ kind, id, page, doing }, { editor }) => ({
    others: presence.tell(`${kind} ${id}`, { page, doing, editor }),
  }))
}
