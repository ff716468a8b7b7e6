import type { ItemName, ItemQuery, ItemSummary, ListedItems } from '#contract/edit/items.ts'
import type { Repository, Waiting } from '../../repository/types.ts'
import { nameOf } from './entries.ts'
import { followItems } from './followItems.ts'
import { type Entry, listed, sorted, summaryOf, type Unpublished } from './listing.ts'
import { followFigures } from './writtenFigures.ts'

/** Titles, days and states of all items in memory. It follows the repository, file by file. */
export interface ItemIndex {
  list(query: ItemQuery): Promise<ListedItems>
  summaryOf(name: ItemName): Promise<ItemSummary | undefined>
  /** All items, the newest first. */
  all(): Promise<readonly ItemSummary[]>
  /** Those with a text of theirs, in small letters, of which this is so, the newest first. */
  holding(isHeld: (text: string) => boolean): Promise<readonly ItemSummary[]>
  /** What is saved and not published, by file. */
  waiting(): Promise<readonly Waiting[]>
}

/** Opens the index of a repository; what is asked of it waits until it is whole. */
export function openItemIndex(repository: Repository, now: () => number = Date.now): ItemIndex {
  let order: { of: ReadonlyMap<string, Entry>; entries: Entry[] } | undefined
  let unpublished: Promise<Unpublished> | undefined
  let waiting: Promise<readonly Waiting[]> | undefined
  const items = followItems(repository)
  const figures = followFigures(repository)
  const askUnpublished = () => {
    unpublished ??= repository.unpublished().catch((error) => {
      unpublished = undefined
      throw error
    })
    return unpublished
  }
  repository.onChange(() => {
    unpublished = undefined
    waiting = undefined
    askUnpublished().catch(() => {}) // a list will be asked for next, and tries again
  })
  const askWaiting = () => {
    waiting ??= repository.waiting().catch((error) => {
      waiting = undefined
      throw error
    })
    return waiting
  }
  const current = async () => {
    const states = await askUnpublished()
    return { entries: await items.entries(), unpublished: states }
  }
  const inOrder = (entries: ReadonlyMap<string, Entry>) => {
    if (order?.of !== entries) order = { of: entries, entries: sorted(entries.values()) }
    return order.entries
  }
  return {
    async list(query) {
      const { entries, unpublished } = await current()
      return listed(inOrder(entries), query, unpublished, now(), query.find ? figures() : [])
    },
    async summaryOf(name) {
      const { entries, unpublished } = await current()
      const entry = entries.get(nameOf(name))
      return entry && summaryOf(entry, unpublished, now())
    },
    async all() {
      const { entries, unpublished } = await current()
      return inOrder(entries).map((entry) => summaryOf(entry, unpublished, now()))
    },
    async holding(isHeld) {
      const { entries, unpublished } = await current()
      return inOrder(entries)
        .filter(({ head: { text } }) => isHeld(text))
        .map((entry) => summaryOf(entry, unpublished, now()))
    },
    waiting: askWaiting,
  }
}
