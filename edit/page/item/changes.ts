import type { Path } from '#contract/edit/items.ts'
import { valueAt } from '#edit/content/issues.ts'
import { withValue } from '#edit/content/withValue.ts'

/** What is done to a list, in each language at once. */
export type ListEdit =
  | { do: 'insert'; at: number; value: unknown }
  | { do: 'remove'; at: number }
  | { do: 'move'; at: number; to: number }

/** The list after the edit. One that is shorter than its twin takes part as far as it goes. */
export function editedList(list: readonly unknown[], edit: ListEdit): unknown[] {
  const items = [...list]
  if (edit.do === 'insert') items.splice(edit.at, 0, edit.value)
  else if (edit.at < items.length) {
    const [item] = items.splice(edit.at, 1)
    if (edit.do === 'move') items.splice(edit.to, 0, item)
  }
  return items
}

/** The data with this value at all paths. */
export const withValues = (data: unknown, paths: readonly Path[], value: unknown): unknown =>
  paths.reduce((whole, path) => withValue(whole, path, value), data)

/** The data with the edit done to the lists at all paths; of what is inserted each may have its own. */
export const withLists = (data: unknown, paths: readonly Path[], edit: ListEdit, values: readonly unknown[] = []) =>
  paths.reduce((whole, path, at) => {
    const own = edit.do === 'insert' ? { ...edit, value: values[at] ?? edit.value } : edit
    return withValue(whole, path, editedList((valueAt(whole, path) ?? []) as unknown[], own)) // a list, or none yet
  }, data)
