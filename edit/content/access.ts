import type { ItemName, ItemProblem, ItemQuery, ListedItems, OpenedItem, Versions } from '#contract/edit/items.ts'
import type { WaitingItem } from '#contract/edit/overviews.ts'
import type { WholeLang } from '#contract/wholeLangs.ts'
import type { Problem } from '#server/content/problems.ts'
import type { Change, Editor, Repository, Saved } from '../repository/types.ts'
import type { Broken } from './brokenElsewhere.ts'
import type { Overviews } from './overviews/overviews.ts'

export type WrittenItem = Saved & Pick<OpenedItem, 'versions' | 'problems' | 'isChecked'>

/** What is to be saved: the data of an item, or its files as texts where they cannot be read as data. */
export type ItemContent = { data: unknown } | { texts: Readonly<Record<string, string>> }

/** What the routes ask of the content. Items that are not there are undefined. */
export interface ContentAccess {
  listItems(repository: Repository, query: ItemQuery): Promise<ListedItems>
  readItem(repository: Repository, name: ItemName): Promise<OpenedItem | undefined>
  /** The files that an item with this data would be saved as, as far as they differ from what is saved; null removes one. */
  filesOf(repository: Repository, item: ItemName & { data: unknown }): readonly Pick<Change, 'path' | 'bytes'>[]
  /** The data as it was in a revision; `undefined` where the item was not there, or could not be read. */
  readItemAt(repository: Repository, name: ItemName, revision: string): Promise<unknown>
  /** What is wrong with items as they are saved, alone or beside others. */
  problemsOf(repository: Repository, names: readonly ItemName[]): Promise<readonly ItemProblem[]>
  /** What publishing these files would break in others. */
  brokenElsewhere(repository: Repository, paths: readonly string[]): Promise<Broken>
  /** What a check of the whole content finds with these files in the place of what is saved, `null` for one that is not there. */
  problemsWith(repository: Repository, others: ReadonlyMap<string, Buffer | null>): Promise<readonly Problem[]>
  /** Problems never stop a save. */
  writeItem(
    repository: Repository,
    item: ItemName & ItemContent & { versions: Versions },
    by: Editor,
  ): Promise<WrittenItem | undefined>
  /** Removes the item as it was read, with these versions. */
  removeItem(
    repository: Repository,
    item: ItemName & { versions: Versions },
    by: Editor,
  ): Promise<WrittenItem | undefined>
  listWaiting(repository: Repository): Promise<readonly WaitingItem[]>
  /** What people call the items of these files, in each language of the program; a file that belongs to none by its path. */
  titlesOf(repository: Repository, files: readonly string[]): Promise<Record<WholeLang, readonly string[]>>
  overviews(repository: Repository): Overviews
  /** Files of an item, there or not; empty for a kind that is none. */
  pathsOf(name: ItemName): string[]
}
