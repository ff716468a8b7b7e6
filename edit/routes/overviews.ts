import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ContentAccess } from '../content/access.ts'
import type { Repository } from '../repository/repository.ts'
import { itemName, read } from './shapes.ts'

const monthQuery = z.object({ month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/) })
const rightBody = itemName.extend({ texts: z.array(z.string().max(300)).min(1).max(1_000) })

/** What lies across the items: the calendar, what was published, what is not translated. */
export function overviewRoutes(app: FastifyInstance, repository: Repository, content: ContentAccess) {
  const overviews = () => content.overviews(repository)

  app.get('/api/calendar', async (request) => ({
    entries: await overviews().calendar(read(monthQuery, request.query).month),
  }))

  app.get('/api/releases', async () => ({ releases: await overviews().releases() }))

  app.get('/api/translations', () => overviews().translations())

  app.get('/api/stale', async (request) => ({
    fields: await overviews().staleFields(read(itemName, request.query)),
  }))

  /** Texts are still right, although what they were made from changed. */
  app.post('/api/right', async (request) => {
    const { texts, ...name } = read(rightBody, request.body)
    const known = new Set((await overviews().staleFields(name)).map((field) => field.name))
    const marked = texts.filter((text) => known.has(text))
    if (marked.length > 0) await overviews().markRight(name, marked, request.editor)
    return { outcome: 'marked' }
  })
}
