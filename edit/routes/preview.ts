import type { FastifyInstance } from 'fastify'
import { isProblem } from '#server/content/problems.ts'
import type { ContentAccess } from '../content/access.ts'
import { asItemProblem } from '../content/checks/checks.ts'
import { EditError } from '../editError.ts'
import type { Previews } from '../preview/previews.ts'
import type { Repository } from '../repository/repository.ts'
import { addCall } from './call.ts'

/** Shows an item as it is being written; nothing of it is saved. */
export function previewRoutes(
  app: FastifyInstance,
  repository: Repository,
  content: ContentAccess,
  previews: Previews | undefined,
) {
  addCall(app, 'preview', async ({ data, ...name }, { editor, headers }) => {
    if (!previews) throw new EditError('noPreview')
    const paths = content.pathsOf(name)
    if (paths.length === 0) throw new EditError('notFound')
    const changes = data === undefined ? [] : content.filesOf(repository, { ...name, data })
    const files = new Map(changes.map(({ path, bytes }) => [path, bytes]))
    const { problems, ...shown } = await previews.show(editor.mail, { ...name, files })
    const own = problems.filter((problem) => isProblem(problem) && paths.includes(problem.file))
    // What lacks something elsewhere is shown all the same.
    const inTheWay = own.filter(({ elsewhere }) => !elsewhere)
    return {
      ...shown,
      origin: previews.addresses.at(headers.host ?? ''),
      isShown: inTheWay.length === 0,
      problems: inTheWay.map(asItemProblem),
    }
  })
}
