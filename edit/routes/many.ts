import type { FastifyInstance } from 'fastify'
import type { ItemName } from '#contract/edit/items.ts'
import type { WholeLang } from '#contract/wholeLangs.ts'
import { savedFigures } from '../content/index/writtenFigures.ts'
import { kindOf, withTimes } from '../content/kinds.ts'
import { type Data, isData } from '../content/options.ts'
import { placesIn, replacedIn } from '../content/replacing/places.ts'
import { knownSchema } from '../content/schemas.ts'
import { found } from '../editError.ts'
import { textsOf } from '../words/index.ts'
import { addCall } from './call.ts'
import { keyOfItem, linkedLater } from './linkedLater.ts'
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

  addCall(app, 'changeMany', async ({ items, publishAt, category, onlyAll }, { editor }) => {
    const fields: Data = {
      ...(publishAt !== undefined && { publishAt: publishAt ?? undefined }),
      ...(category !== undefined && { category }),
    }
    const names = Object.keys(fields)
    const linked = await linkedLater(repository, content, publishAt ? items : [], async ({ kind: kindId, ...item }) => {
      const kind = kindOf(kindId)
      const data = (await content.readItem(repository, { kind: kindId, ...item }))?.data
      return kind && isData(data) ? withTimes(kind, data, fields, () => ({})) : undefined
    })
    const titles = new Map<string, Record<WholeLang, readonly string[]>>()
    for (const [name, files] of linked) titles.set(name, await content.titlesOf(repository, files))
    if (onlyAll && titles.size > 0) return { items: [], refused: items.flatMap((item) => refusedBy(item, titles)) }
    return changeTogether(
      together,
      items,
      (item, kind, data) => {
        const by = titles.get(keyOfItem(item))
        if (by) return { reason: 'linkedTo', names: by }
        const { properties = {} } = knownSchema(kind)
        if (!isData(data) || names.some((name) => !(name in properties))) return { reason: 'noSuchField' }
        return { data: withTimes(kind, data, fields, () => ({})) }
      },
      editor,
      names.join(', '),
    )
  })
}

/** An item that stays as it is because of what links to it. */
function refusedBy({ kind, id }: ItemName, titles: ReadonlyMap<string, Record<WholeLang, readonly string[]>>) {
  const by = titles.get(keyOfItem({ kind, id }))
  return by ? [{ kind, id, text: textsOf('linkedTo', by) }] : []
}
