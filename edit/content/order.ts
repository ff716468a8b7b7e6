import type { Path } from '#contract/edit/items.ts'

/** Which field of a group ends what another begins; some may end on the day on which they begin. */
const pairs: readonly { begin: string; end: string; mayBeSame?: true }[] = [
  { begin: 'issued', end: 'expires' },
  { begin: 'time', end: 'until' },
  { begin: 'publishAt', end: 'until' },
  { begin: 'date', end: 'closes', mayBeSame: true },
  { begin: 'since', end: 'termEnds' },
]

interface EndedFirst {
  path: Path
  begin: string
}

/** Ends that are not after their beginning: days, hours and moments compare as their texts do. */
export function endedFirst(data: unknown, path: Path = []): EndedFirst[] {
  if (typeof data !== 'object' || data === null) return []
  const group = data as Record<string, unknown>
  const own = pairs.flatMap(({ begin, end, mayBeSame }): EndedFirst[] => {
    const [from, to] = [group[begin], group[end]]
    if (!isTime(from) || !isTime(to) || from.length !== to.length) return []
    return to < from || (to === from && !mayBeSame) ? [{ path: [...path, end], begin: from }] : []
  })
  const steps = Array.isArray(data) ? data.map((value, at) => [at, value] as const) : Object.entries(data)
  return [...own, ...steps.flatMap(([step, value]) => endedFirst(value, [...path, step]))]
}

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^(\d{4}(-\d{2}){0,2}|\d{4}-\d{2}-\d{2}T.*|\d{2}:\d{2})$/.test(value)
