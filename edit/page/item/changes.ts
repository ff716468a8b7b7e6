import type { Path } from '#edit/content/issues.ts'

type Holder = Record<string | number, unknown>

/** A copy of `data` with `value` at `path`; all beside the path stays the same object. An undefined value takes the field away. */
export function withValue(data: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return value
  if (Array.isArray(data) || (data === undefined && typeof step === 'number')) {
    const list: unknown[] = [...((data as unknown[]) ?? [])]
    list[Number(step)] = withValue(list[Number(step)], rest, value)
    return list
  }
  const holder = { ...((data ?? {}) as Holder) }
  const member = withValue(holder[step], rest, value)
  if (member === undefined) delete holder[step]
  else holder[step] = member
  return holder
}

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
