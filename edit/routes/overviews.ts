import type { FastifyInstance } from 'fastify'
import type { ContentAccess } from '../content/access.ts'
import { auditLog } from '../content/overviews/auditLog.ts'
import { EditError } from '../editError.ts'
import type { Repository } from '../repository/repository.ts'
import { audit } from '../words/audit.ts'
import { addCall } from './call.ts'
import { langOf } from './failures.ts'

/** What lies across the items: the calendar, what was published, what is not translated. */
export function overviewRoutes(app: FastifyInstance, repository: Repository, content: ContentAccess) {
  const overviews = () => content.overviews(repository)
  addCall(app, 'calendar', async ({ month }) => ({ entries: await overviews().calendar(month) }))
  addCall(app, 'releases', async () => ({ releases: await overviews().releases() }))
  addCall(app, 'translations', () => overviews().translations())
  addCall(app, 'linksTo', async (name) => ({ items: await overviews().linksTo(name) }))
  addCall(app, 'standing', () => overviews().standing())
  addCall(app, 'audit', async (_, request, reply) =>
    reply
      .headers({ 'content-disposition': 'attachment; filename="audit.csv"' })
      .type('text/csv; charset=utf-8')
      .send(Buffer.from(await auditLog(repository, audit[langOf(request)]))),
  )
  addCall(app, 'figureUses', async ({ id }) => ({ uses: await overviews().figureUses(id) }))
  addCall(app, 'stale', async (name) => ({ fields: await overviews().staleFields(name) }))
  addCall(app, 'markRight', async ({ texts, ...name }, { editor }) => {
    const [paths, stale] = [content.pathsOf(name), await overviews().staleFields(name)]
    const found = stale.filter((field) => texts.includes(field.name))
    const { languages } = repository.limitsOf(editor, paths) ?? {}
    if (languages && found.some(({ lang }) => !languages.includes(lang))) throw new EditError('notYours', paths)
    const marked = found.map(({ name }) => name)
    if (marked.length > 0) await overviews().markRight(name, marked, editor)
    return {}
  })
}
