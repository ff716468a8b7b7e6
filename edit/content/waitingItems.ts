import type { WaitingItem } from '#contract/edit/overviews.ts'
import type { Repository } from '../repository/types.ts'
import type { ItemIndex } from './index/itemIndex.ts'
import { itemOf, kindOf, mediaKind } from './kinds.ts'
import { lastTitle } from './lastVersion.ts'

/** What is saved and not published, item by item. */
export async function listWaiting(repository: Repository, index: ItemIndex): Promise<WaitingItem[]> {
  const files = Map.groupBy(await index.waiting(), ({ path }) => {
    const item = itemOf(path)
    return item ? `${item.kind.id} ${item.id}` : `${mediaKind} ${path}`
  })
  const rows = [...files].map(async ([name, [first, ...others]]) => {
    if (!first) return []
    const [kind = '', ...id] = name.split(' ')
    const isConflict = [first, ...others].some((file) => file.isConflict)
    const { state, by, at } = first
    const item = { kind, id: id.join(' ') }
    const known = kindOf(kind)
    const title = (await index.summaryOf(item))?.title ?? (known ? await lastTitle(repository, known, item.id) : {})
    return [{ ...item, title, state, by, at, isConflict }]
  })
  return (await Promise.all(rows)).flat()
}
