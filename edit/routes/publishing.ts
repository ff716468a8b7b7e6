import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Lang } from '#contract/paths.ts'
import type { ContentAccess, ItemName, WaitingItem } from '../content/access.ts'
import { itemsOfPdfs } from '../content/editions.ts'
import { itemOf } from '../content/kinds.ts'
import { Fault } from '../fault.ts'
import type { MediaLibrary } from '../media/mediaAccess.ts'
import type { Repository } from '../repository/repository.ts'
import { langOf } from './failures.ts'
import { conflictOf } from './outcomes.ts'
import { discardedApart, publishedApart } from './pdfsTogether.ts'
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

  const refusalOf = async (request: FastifyRequest, error: 'pdfApart' | 'discardApart', paths: readonly string[]) => {
    const titles = titlesOf(await content.listWaiting(repository), paths, langOf(request))
    return { outcome: 'conflict', paths, ...conflictOf(request, error, titles) }
  }

  app.get('/api/waiting', async () => ({ items: await content.listWaiting(repository) }))

  app.post('/api/publish', async (request, reply) => {
    const { items, media } = read(publishBody, request.body)
    const chosen = [...items.flatMap(filesOf), ...media]
    const problems = await content.problemsOf(repository, [...items, ...(await itemsOfPdfs(repository, chosen))])
    if (problems.length > 0) {
      const names = [...new Set(problems.map(({ file }) => file))]
      // Each with its place, so that the page leads there.
      return reply
        .code(422)
        .send({ ...conflictOf(request, 'publishProblems', names), problems: problems.slice(0, 100) })
    }
    // What they show goes along: readers would see a gap in its place.
    const { along, apart } = await publishedApart(repository, chosen, await library.waitingFor(chosen))
    if (apart.length > 0) return reply.code(409).send(await refusalOf(request, 'pdfApart', apart))
    const paths = [...new Set([...chosen, ...along])]
    const seen = Object.assign({}, ...items.map((item) => item.versions))
    const published = await repository.publish(paths, request.editor, seen)
    return published.outcome === 'published'
      ? published
      : reply.code(409).send({ ...published, ...conflictOf(request, 'publishConflict', published.paths) })
  })

  app.post('/api/discard', async (request, reply) => {
    const { items, media } = read(publishBody, request.body)
    const chosen = [...items.flatMap(filesOf), ...media]
    const apart = await discardedApart(repository, chosen)
    if (apart.length > 0) return reply.code(409).send(await refusalOf(request, 'discardApart', apart))
    await repository.discard(chosen, request.editor)
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

/** What lists call these files: items by their titles. */
const titlesOf = (waiting: readonly WaitingItem[], paths: readonly string[], lang: Lang) =>
  paths.map((path) => {
    const file = itemOf(path)
    const title = waiting.find(({ kind, id }) => kind === file?.kind.id && id === file.id)?.title
    return title?.[lang] ?? title?.zh ?? title?.en ?? path
  })
