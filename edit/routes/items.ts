import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ContentAccess } from '../content/access.ts'
import { Fault } from '../fault.ts'
import type { Repository } from '../repository/repository.ts'
import { langOf } from './failures.ts'
import { conflictOf } from './outcomes.ts'
import { itemName, read, versions } from './shapes.ts'

const listQuery = z.object({ kind: z.string().optional(), find: z.string().max(200).optional() })
const itemBody = itemName.extend({ data: z.unknown(), versions })

/** The items of the content. */
export function itemRoutes(app: FastifyInstance, repository: Repository, content: ContentAccess) {
  app.get('/api/kinds', (request) => ({ kinds: content.listKinds(langOf(request)) }))

  app.get('/api/items', async (request) => ({
    items: await content.listItems(repository, read(listQuery, request.query)),
  }))

  app.get('/api/item', async (request) => {
    const item = await content.readItem(repository, read(itemName, request.query))
    if (!item) throw new Fault('notFound')
    return item
  })

  app.post('/api/item', async (request, reply) => {
    const item = read(itemBody, request.body)
    const written = await content.writeItem(repository, item, request.editor)
    if (!written) throw new Fault('notFound')
    return written.outcome === 'saved'
      ? written
      : reply.code(409).send({ ...written, ...conflictOf(request, 'saveConflict', written.paths) })
  })
}
