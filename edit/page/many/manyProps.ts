import type { ItemSummary } from '#contract/edit/items.ts'
import type { ChangedMany as Changed } from '#contract/edit/many.ts'

/** A dialog that does something with many items. */
export interface ManyProps {
  items: readonly ItemSummary[]
  onDone(changed: Pick<Changed, 'refused'>, done: string): void
  onClose(): void
}
