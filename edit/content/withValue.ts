import type { Path } from '#contract/edit/items.ts'

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
