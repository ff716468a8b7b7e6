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
