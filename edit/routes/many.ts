import type { FastifyInstance } from 'fastify'
import { savedFigures } from '../content/index/writtenFigures.ts'
import { withTimes } from '../content/kinds.ts'
import { type Data, isData } from '../content/options.ts'
import { placesIn, replacedIn } from '../content/replacing/places.ts'
import { knownSchema } from '../content/schemas.ts'
import { found } from '../editError.ts'
import { addCall } from './call.ts'
import { changeTogether, type Together } from './together.ts'

/** What is done to many items at once. All of it is saved and nothing published. */
export function manyRoutes(app: FastifyInstance, together: Together) {
  const { repository, content } = together

  addCall(app, 'places', async (wording) => {
    const { items, isMore } = await content.overviews(repository).places(wording)
    const read = items.map(async (item) => ({
      ...item,
      versions: found(await content.readItem(repository, item)).versions,
    }))
    return { items: await Promise.all(read), isMore }
  })

  addCall(app, 'replace', ({ items, replacement, ...wording }, { editor }) => {
    const figures = savedFigures(repository.folder)
    return changeTogether(
      together,
      items,
      ({ spots }, kind, data) => {
        const made = replacedIn(data, placesIn(kind, data, wording, figures), spots, replacement)
        return made === undefined ? { reason: 'changedSince' } : { data: made }
      },
      editor,
      `“${wording.find}” becomes “${replacement}”`,
    )
  })

  addCall(app, 'changeMany', ({ items, publishAt, category }, { editor }) => {
    const fields: Data = {
      ...(publishAt !== undefined && { publishAt: publishAt ?? undefined }),
      ...(category !== undefined && { category }),
    }
    const names = Object.keys(fields)
    return changeTogether(
      together,
      items,
      (_, kind, data) => {
        const { properties = {} } = knownSchema(kind)
        if (!isData(data) || names.some((name) => !(name in properties))) return { reason: 'noSuchField' }
        return { data: withTimes(kind, data, fields, () => ({})) }
      },
      editor,
      names.join(', '),
    )
  })
}
