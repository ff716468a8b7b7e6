import type { ItemSummary } from '#contract/edit/items.ts'
import { useItemTitle } from './item/itemTitle.ts'
import { addressOf } from './route.ts'

/** Leads to an item by its title. */
export function ItemLink({ item }: { item: Pick<ItemSummary, 'kind' | 'id' | 'title'> }) {
  return <a href={addressOf({ kind: item.kind, id: item.id })}>{useItemTitle()(item)}</a>
}
