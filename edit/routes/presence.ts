import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { createPresence } from '../presence.ts'
import { itemName, read } from './shapes.ts'

/** `page` tells windows apart: the same person may have an item open twice. */
const presenceBody = itemName.extend({
  page: z.string().min(1).max(64),
  doing: z.enum(['reading', 'typing', 'unsaved', 'gone']),
})

/** Who has the same item open. */
export function presenceRoutes(app: FastifyInstance, now: () => number = Date.now) {
  const presence = createPresence(now)
  app.post('/api/presence', async (request) => {
    const { kind, id, page, doing } = read(presenceBody, request.body)
    return { others: presence.tell(`${kind} ${id}`, { page, doing, editor: request.editor }) }
  })
}
