import type { ItemName, TitledItem } from '#contract/edit/items.ts'
import type { Repository } from '../../repository/types.ts'
import { itemsIn } from '../index/entries.ts'
import type { ItemIndex } from '../index/itemIndex.ts'
import { kindOf } from '../kinds.ts'
import { knownSchema } from '../schemas.ts'

/** The items that link to the page of an item, in a text or a field; none where it has no page of its own. */
export async function linksTo(
  repository: Pick<Repository, 'filesHolding' | 'read'>,
  index: Pick<ItemIndex, 'summaryOf'>,
  { kind: kindId, id }: ItemName,
): Promise<TitledItem[]> {
  const kind = kindOf(kindId)
  if (!kind?.folder || knownSchema(kind).properties?.movedTo === undefined) return []
  const isLink = new RegExp(`(?:/|id=)${RegExp.escape(id)}(?![\\w/-])`)
  const held = (await repository.filesHolding(id)).map(async (file) => {
    const text = (await repository.read(file))?.bytes.toString() ?? ''
    return isLink.test(text) ? [file] : []
  })
  const items = [...itemsIn((await Promise.all(held)).flat())].filter((item) => item.id !== id || item.kind !== kind)
  const titled = items.map(async ({ kind: { id: kind }, id }) => {
    return { kind, id, title: (await index.summaryOf({ kind, id }))?.title ?? {} }
  })
  return Promise.all(titled)
}
