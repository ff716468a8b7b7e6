import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ContentAccess, WrittenItem } from '../content/access.ts'
import { lastTexts } from '../content/lastVersion.ts'
import { Fault } from '../fault.ts'
import type { Repository } from '../repository/repository.ts'
import { conflictOf } from './outcomes.ts'
import { itemName, read, revision, versions } from './shapes.ts'

const listQuery = z.object({
  kind: z.string().optional(),
  find: z.string().max(200).optional(),
  state: z.enum(['published', 'changed', 'new', 'draft', 'scheduled']).optional(),
  from: z.coerce.number().int().min(0).default(0),
  count: z.coerce.number().int().min(1).max(1_000).default(100),
})
/** With `revision` the item as it was then. */
const itemQuery = itemName.extend({ revision: revision.optional() })
/** An item without data is removed; `texts` are files that cannot be read as data. */
const itemBody = itemName.extend({
  data: z.unknown().optional(),
  texts: z.record(z.string(), z.string()).optional(),
  versions,
})

/** The items of the content. */
export function itemRoutes(app: FastifyInstance, repository: Repository, content: ContentAccess) {
  app.get('/api/items', (request) => content.listItems(repository, read(listQuery, request.query)))

  /** Answers when everything is checked, which may take seconds. */
  app.get('/api/problems', async (request) => ({
    problems: await content.problemsOf(repository, [read(itemName, request.query)]),
  }))

  app.get('/api/item', async (request) => {
    const { revision, ...name } = read(itemQuery, request.query)
    if (revision !== undefined) return { data: await content.readItemAt(repository, name, revision) }
    const item = await content.readItem(repository, name)
    if (!item) throw new Fault('notFound')
    return item
  })

  app.post('/api/item', async (request, reply) => {
    const { data, texts, ...item } = read(itemBody, request.body)
    const given = texts ? { ...item, texts } : { ...item, data }
    return answer(await content.writeItem(repository, given, request.editor), request, reply)
  })

  /** Saves an item that was removed as it last was. */
  app.post('/api/restore', async (request, reply) => {
    const name = read(itemName, request.body)
    const texts = await lastTexts(repository, content.pathsOf(name))
    if (Object.keys(texts).length === 0) throw new Fault('notFound')
    return answer(await content.writeItem(repository, { ...name, texts, versions: {} }, request.editor), request, reply)
  })
}

function answer(written: WrittenItem | undefined, request: FastifyRequest, reply: FastifyReply) {
  if (!written) throw new Fault('notFound')
  return written.outcome === 'saved'
    ? written
    : reply.code(409).send({ ...written, ...conflictOf(request, 'saveConflict', written.paths) })
}
