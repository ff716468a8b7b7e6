import type { FastifyInstance } from 'fastify'
import { dayInChina } from '#contract/day.ts'
import { reasonTexts } from '#server/content/words/index.ts'
import { addQuoteDays, readQuoteDays } from '../content/quoteDays.ts'
import { EditError } from '../editError.ts'
import type { Repository } from '../repository/repository.ts'
import { addCall } from './call.ts'
import { sendRefusal } from './failures.ts'

/** The trading days of share and bond. */
export function quoteRoutes(app: FastifyInstance, repository: Repository) {
  const known = async (kind: string) => {
    const { days } = await readQuoteDays(repository, kind)
    return { days: days.length, last: days.at(-1) }
  }
  addCall(app, 'quoteDays', ({ kind }) => known(kind))
  addCall(app, 'addQuoteDays', async ({ kind, days }, request, reply) => {
    const saved = await addQuoteDays(repository, { kind, days, today: dayInChina(Date.now()) }, request.editor)
    if (saved.outcome === 'conflict') throw new EditError('saveConflict', saved.paths)
    if (saved.outcome === 'saved') return known(kind)
    const [first] = saved.problems
    if (!first) throw new EditError('badRequest')
    return sendRefusal(request, reply, 422, { error: 'wrongDays', texts: reasonTexts(first.reason) })
  })
}
