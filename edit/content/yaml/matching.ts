import { isData } from '../options.ts'
import { isSame } from '../same.ts'

/**
 * Which old item each new item was made from: the index in `old`, or `undefined` for a new one. Equal items are found wherever they moved,
 * then those of the same id, then those that stand between the same neighbours, then those that are mostly alike or of the same type.
 */
export function matched(old: readonly unknown[], items: readonly unknown[]): (number | undefined)[] {
  const from: (number | undefined)[] = items.map(() => undefined)
  const free = new Set(old.keys())
  const take = (index: number, item: number) => {
    from[item] = index
    free.delete(index)
  }
  const open = () => [...items.keys()].filter((item) => from[item] === undefined)
  for (const item of open()) if (isSame(old[item], items[item])) take(item, item)
  for (const item of open()) {
    const index = [...free].find((index) => isSame(old[index], items[item]))
    if (index !== undefined) take(index, item)
  }
  for (const item of open()) {
    const id = idOf(items[item])
    const index = id === undefined ? undefined : [...free].find((index) => idOf(old[index]) === id)
    if (index !== undefined) take(index, item)
  }
  for (const item of open()) {
    const after = from.slice(0, item).findLast((index) => index !== undefined) ?? -1
    const before = from.slice(item + 1).find((index) => index !== undefined) ?? old.length
    const index = [...free].find((index) => index > after && index < before && isAlike(old[index], items[item]))
    if (index !== undefined) take(index, item)
  }
  for (const item of open()) {
    const likeness = (index: number) => alikeness(old[index], items[item])
    const [index] = [...free].filter((index) => likeness(index) >= 0.5).sort((a, b) => likeness(b) - likeness(a))
    if (index !== undefined) take(index, item)
  }
  for (const item of open()) {
    const index = [...free].find((index) => typeOf(items[item]) && isAlike(old[index], items[item]))
    if (index !== undefined) take(index, item)
  }
  return from
}

const idOf = (value: unknown) => (isData(value) && typeof value.id === 'string' ? value.id : undefined)

const typeOf = (value: unknown) => (isData(value) ? value.type : undefined)

/** Whether both are of the same sort. */
const isSort = (a: unknown, b: unknown) =>
  isData(a) && isData(b) ? a.type === b.type : Array.isArray(a) === Array.isArray(b) && isData(a) === isData(b)

/** Whether one can have become the other: of the same sort, and neither of another id. */
const isAlike = (a: unknown, b: unknown) => isSort(a, b) && idOf(a) === idOf(b)

/** Part of the members that are equal. */
function alikeness(a: unknown, b: unknown): number {
  if (!isData(a) || !isData(b)) return 0
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((key) => key !== 'type')
  return keys.filter((key) => isSame(a[key], b[key])).length / Math.max(keys.length, 1)
}
