import type { Lang } from '#contract/paths.ts'
import type { Change, Editor, Repository, Saved, Waiting } from '../repository/types.ts'
import type { Listed, Query, State } from './index/listing.ts'
import type { Path } from './issues.ts'
import type { Overviews } from './overviews/overviews.ts'

/** An item in the editor: a bilingual file, or the pair of twins of a page. */
export interface ItemName {
  kind: string
  id: string
}

/** Version of each file of an item, by path; null of one that is to be made. */
export type Versions = Record<string, string | null>

/** What the site's checks find, with its sentence in each language. `path` lies within the data of the item. */
export interface ItemProblem extends Partial<ItemName> {
  file: string
  line?: number | undefined
  path?: Path
  text: Record<Lang, string>
}

export interface ReadItem {
  /** As in the file; of twins `{ zh, en }`. */
  data: unknown
  versions: Versions
  problems: readonly ItemProblem[]
  /** Whether `problems` are of the content as it is; if not, `problemsOf` waits for them. */
  isChecked: boolean
  state: State
  /** What keeps files from being read at all, and these files as they are. */
  faults?: readonly { path: string; line: number; code: string; quote?: string }[]
  texts?: Readonly<Record<string, string>>
}

export type WrittenItem = Saved & Pick<ReadItem, 'versions' | 'problems' | 'isChecked'>

/** An item, or a file of the media folder, that is saved and not published. */
export interface WaitingItem extends ItemName, Pick<Waiting, 'state' | 'by' | 'at' | 'isConflict'> {
  title: Partial<Record<Lang, string>>
}

/** What is to be saved: the data of an item, or its files as texts where they cannot be read as data. */
export type ItemContent = { data: unknown } | { texts: Readonly<Record<string, string>> }

/** What the routes ask of the content. Items that are not there are undefined. */
export interface ContentAccess {
  listItems(repository: Repository, query: Query): Promise<Listed>
  readItem(repository: Repository, name: ItemName): Promise<ReadItem | undefined>
  /** The files that an item with this data would be saved as, as far as they differ from what is saved; null removes one. */
  filesOf(repository: Repository, item: ItemName & { data: unknown }): readonly Pick<Change, 'path' | 'bytes'>[]
  /** The data as it was in a revision; `undefined` where the item was not there, or could not be read. */
  readItemAt(repository: Repository, name: ItemName, revision: string): Promise<unknown>
  /** What is wrong with items as they are saved, alone or beside others. */
  problemsOf(repository: Repository, names: readonly ItemName[]): Promise<readonly ItemProblem[]>
  /** Problems never stop a save. */
  writeItem(
    repository: Repository,
    item: ItemName & ItemContent & { versions: Versions },
    by: Editor,
  ): Promise<WrittenItem | undefined>
  listWaiting(repository: Repository): Promise<readonly WaitingItem[]>
  overviews(repository: Repository): Overviews
  /** Files of an item, there or not; empty for a kind that is none. */
  pathsOf(name: ItemName): string[]
}
