import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ContentAccess, ItemName } from '../content/access.ts'
import { itemOfPdf } from '../content/editions.ts'
import { Fault } from '../fault.ts'
import type { MediaLibrary } from '../media/mediaAccess.ts'
import type { Repository } from '../repository/repository.ts'
import { conflictOf } from './outcomes.ts'
import { itemName, read, revision, versions } from './shapes.ts'

/** Items, and files of the media folder that belong to them. With `versions` an item is published only as it was looked at. */
const publishBody = z.object({
  items: z
    .array(itemName.extend({ versions: versions.optional() }))
    .max(1_000)
    .default([]),
  media: z.array(z.string().startsWith('media/')).max(1_000).default([]),
})
const undoBody = z.object({ revision })
const textQuery = z.object({ revision, path: z.string() })

/** What waits, publishing, and what was. */
export function publishingRoutes(
  app: FastifyInstance,
  repository: Repository,
  content: ContentAccess,
  library: Pick<MediaLibrary, 'waitingFor'>,
) {
  const filesOf = (name: ItemName) => {
    const paths = content.pathsOf(name)
    if (paths.length === 0) throw new Fault('notFound')
    return paths
  }

  app.get('/api/waiting', async () => ({ items: await content.listWaiting(repository) }))

  app.post('/api/publish', async (request, reply) => {
    const { items: asked, media } = read(publishBody, request.body)
    const items = [...asked, ...namingItems(asked, media).filter((name) => content.pathsOf(name).length > 0)]
    const problems = await content.problemsOf(repository, items)
    if (problems.length > 0) {
      const names = [...new Set(problems.map(({ file }) => file))]
      // Each with its place, so that the page leads there.
      return reply
        .code(422)
        .send({ ...conflictOf(request, 'publishProblems', names), problems: problems.slice(0, 100) })
    }
    const files = items.flatMap(filesOf)
    // What they show goes along: readers would see a gap in its place.
    const paths = [...new Set([...files, ...(await library.waitingFor(files)), ...media])]
    const seen = Object.assign({}, ...asked.map((item) => item.versions))
    const published = await repository.publish(paths, request.editor, seen)
    return published.outcome === 'published'
      ? published
      : reply.code(409).send({ ...published, ...conflictOf(request, 'publishConflict', published.paths) })
  })

  app.post('/api/discard', async (request) => {
    const { items, media } = read(publishBody, request.body)
    await repository.discard([...items.flatMap(filesOf), ...media], request.editor)
    return { outcome: 'discarded' }
  })

  app.get('/api/history', async (request) => ({
    revisions: await repository.history(filesOf(read(itemName, request.query))),
  }))

  app.get('/api/text', async (request) => {
    const { revision, path } = read(textQuery, request.query)
    const text = await repository.textAt(revision, path)
    if (text === undefined) throw new Fault('notFound')
    return { text }
  })

  app.post('/api/undo', async (request, reply) => {
    const undone = await repository.undo(read(undoBody, request.body).revision, request.editor)
    return undone.outcome === 'saved'
      ? undone
      : reply.code(409).send({ ...undone, ...conflictOf(request, 'undoConflict', undone.paths) })
  })
}

/** The items of these PDFs beside those that are named: a PDF is not published without the item that names its bytes. */
function namingItems(asked: readonly ItemName[], media: readonly string[]): ItemName[] {
  const found = new Map(
    media.flatMap((path) => {
      const item = itemOfPdf(path)
      return item ? [[`${item.kind} ${item.id}`, { kind: item.kind, id: item.id }] as const] : []
    }),
  )
  for (const { kind, id } of asked) found.delete(`${kind} ${id}`)
  return [...found.values()]
}
