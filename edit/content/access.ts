import type { Lang } from '#contract/paths.ts'
import type { Problem } from '#server/content/problems.ts'
import type { Editor, Repository, Saved } from '../repository/types.ts'

/** An item in the editor: a bilingual file, or the pair of twins of a page. */
export interface ItemName {
  kind: string
  id: string
}

export interface ListedItem extends ItemName {
  title: Record<Lang, string>
  date?: string | undefined
  state: 'published' | 'changed' | 'new' | 'draft' | 'scheduled'
  publishAt?: string | undefined
  problems: number
}

/** Version of each file of an item, by path; null of one that is to be made. */
export type Versions = Record<string, string | null>

export interface ReadItem {
  /** As in the file; of twins `{ zh, en }`. */
  data: unknown
  versions: Versions
  problems: readonly Problem[]
  state: ListedItem['state']
}

export type WrittenItem = Saved & { versions: Versions; problems: readonly Problem[] }

/** What the routes ask of the content. Items that are not there are undefined. */
export interface ContentAccess {
  listKinds(lang: Lang): unknown
  listItems(
    repository: Repository,
    query: { kind?: string | undefined; find?: string | undefined },
  ): Promise<ListedItem[]>
  readItem(repository: Repository, name: ItemName): Promise<ReadItem | undefined>
  /** Problems never stop a save. */
  writeItem(
    repository: Repository,
    item: ItemName & { data: unknown; versions: Versions },
    by: Editor,
  ): Promise<WrittenItem | undefined>
  /** Files of an item, there or not; empty for a kind that is none. */
  pathsOf(name: ItemName): string[]
}
