import type { Path } from '#contract/edit/items.ts'
import { isData } from '#edit/content/options.ts'
import { isSame } from '#edit/content/same.ts'

/** A field that both changed, each otherwise. */
export interface Clash {
  path: Path
  mine: unknown
  theirs: unknown
}

export interface Merged {
  /** With my value where both changed a field. */
  data: unknown
  clashes: Clash[]
}

/** My changes and those of somebody else, both made from `base`. A list that grew or shrank is one field. */
export function merged(base: unknown, mine: unknown, theirs: unknown, path: Path = []): Merged {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { data: mine, clashes: [] }
  if (isSame(base, mine)) return { data: theirs, clashes: [] }
  if (isData(mine) && isData(theirs)) {
    const before = isData(base) ? base : {}
    const keys = [...Object.keys(mine), ...Object.keys(theirs).filter((key) => !(key in mine))]
    const parts = keys.map((key) => [key, merged(before[key], mine[key], theirs[key], [...path, key])] as const)
    return {
      data: Object.fromEntries(parts.map(([key, { data }]) => [key, data]).filter(([, data]) => data !== undefined)),
      clashes: parts.flatMap(([, { clashes }]) => clashes),
    }
  }
  const isOneLength = [mine, theirs, base].every(
    (list) => Array.isArray(list) && list.length === (base as unknown[] | undefined)?.length,
  )
  if (isOneLength) {
    const [before, ours, others] = [base, mine, theirs] as [unknown[], unknown[], unknown[]]
    const parts = ours.map((item, index) => merged(before[index], item, others[index], [...path, index]))
    return { data: parts.map(({ data }) => data), clashes: parts.flatMap(({ clashes }) => clashes) }
  }
  return { data: mine, clashes: [{ path, mine, theirs }] }
}
