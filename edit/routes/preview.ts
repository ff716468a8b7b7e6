import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isProblem } from '#server/content/problems.ts'
import type { ContentAccess } from '../content/access.ts'
import { asItemProblem } from '../content/checks/checks.ts'
import { Fault } from '../fault.ts'
import type { Previews } from '../preview/previews.ts'
import type { Repository } from '../repository/repository.ts'
import { itemName, read } from './shapes.ts'

/** An item as it is being written. Without data it is shown as it is saved. */
const previewBody = itemName.extend({ data: z.unknown().optional() })

/** Shows an item as it is being written; nothing of it is saved. */
export function previewRoutes(
  app: FastifyInstance,
  repository: Repository,
  content: ContentAccess,
  previews: Previews | undefined,
) {
  app.post('/api/preview', async (request) => {
    const { data, ...name } = read(previewBody, request.body)
    if (!previews) throw new Fault('noPreview')
    const paths = content.pathsOf(name)
    if (paths.length === 0) throw new Fault('notFound')
    const changes = data === undefined ? [] : content.filesOf(repository, { ...name, data })
    const files = new Map(changes.map(({ path, bytes }) => [path, bytes]))
    const { problems, ...shown } = await previews.show(request.editor.mail, { ...name, files })
    const own = problems.filter((problem) => isProblem(problem) && paths.includes(problem.file))
    return {
      ...shown,
      origin: previews.addresses.at(request.headers.host ?? ''),
      // What lacks something elsewhere is shown all the same.
      isShown: own.every(({ elsewhere }) => elsewhere),
      problems: own.map(asItemProblem),
    }
  })
}
