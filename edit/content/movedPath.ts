import type { Path } from '#contract/edit/items.ts'
import { matched } from './yaml/matching.ts'

type Holder = Readonly<Record<string | number, unknown>>
const memberOf = (data: unknown, step: string | number) =>
  typeof data === 'object' && data !== null ? (data as Holder)[step] : undefined

/** Where a place of data is after it was changed: entries of lists are known again wherever they moved. Undefined where one is gone. */
export function movedPath(before: unknown, after: unknown, path: Path): Path | undefined {
  const [step, ...rest] = path
  if (step === undefined || before === after) return path
  const isEntry = typeof step === 'number'
  const lists = Array.isArray(before) && Array.isArray(after) ? matched(before, after) : []
  const now = isEntry ? lists.indexOf(step) : step
  const below = now === -1 ? undefined : movedPath(memberOf(before, step), memberOf(after, now), rest)
  return below && [now, ...below]
}
