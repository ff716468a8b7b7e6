import type { ReactNode } from 'react'
import type { ItemName } from '#contract/edit/items.ts'
import type { Kind } from '#edit/content/kinds.ts'
import type { Route } from '../route.ts'
import type { Told } from './useIssues.ts'
import type { useItem } from './useItem.ts'

export interface ItemPageProps {
  name: ItemName & Pick<Route, 'at'>
  /** A new item has its data and is not saved yet. */
  fresh: unknown
  canPublish: boolean
  /** Where the public finds the site; empty when not told. */
  site: string
  /** Told whether there is something unsaved, and how it is saved. */
  onWork(work: Work | undefined): void
  go(address: string): void
  /** A new item was saved and is one like others now. */
  onFirstSave(): void
  /** What was new was thrown away. */
  onDiscarded(): void
  onDuplicate(data: unknown, title: string): void
}
export interface Work {
  /** Of the item, as it is typed now. */
  title(): string
  isDirty: boolean
  /** A save runs. */
  isSaving: boolean
  /** Returns whether it was saved. */
  save(): Promise<boolean>
}

export interface ItemBarProps extends ItemPageProps {
  kind: Kind
  item: ReturnType<typeof useItem>
  /** What is wrong, and how much of it there is, told or not yet. */
  told: readonly Told[]
  count: number
  reopen(): void
  /** Asks whether what is unsaved is to be thrown away. */
  onDiscard(): void
  /** What opens the preview. */
  preview: ReactNode
}
