import { type Data, isData } from '#edit/content/options.ts'

/** What became of an entry of a list as a whole, and the one that it stands behind now: none at the beginning. */
export interface EntryChange {
  is: 'new' | 'moved' | 'removed'
  entry: Data
  behind: Data | undefined
}

export const areEntries = (list: unknown): list is Data[] => Array.isArray(list) && list.every(isData)

/** What tells entries apart, the surest first. */
const keys: readonly ((entry: Data) => unknown)[] = [
  ({ id }) => id,
  (entry) => JSON.stringify(entry),
  ({ link }) => link,
  ({ linkUrl }) => linkUrl,
  ({ title }) => title,
  ({ name }) => name,
]

/** For each entry of a list the place that it had before; undefined for a new one. */
export function formerPlaces(before: readonly Data[], after: readonly Data[]): (number | undefined)[] {
  const places = new Map<number, number>()
  const taken = new Set<number>()
  const pair = (at: number, place: number) => {
    places.set(at, place)
    taken.add(place)
  }
  for (const keyOf of keys) {
    const free = Map.groupBy(
      before.keys().filter((place) => !taken.has(place)),
      (place) => keyOf(before[place] ?? {}),
    )
    for (const [at, entry] of after.entries()) {
      const key = keyOf(entry)
      const place = typeof key === 'string' && !places.has(at) ? free.get(key)?.shift() : undefined
      if (place !== undefined) pair(at, place)
    }
  }
  // What has no id and stands behind the same entry was rewritten.
  for (const [at, entry] of after.entries()) {
    const place = at === 0 ? 0 : (places.get(at - 1) ?? -2) + 1
    const old = before[place]
    const isRewritten = old && !taken.has(place) && old.id === undefined && entry.id === undefined
    if (!places.has(at) && isRewritten && old.type === entry.type) pair(at, place)
  }
  return after.map((_, at) => places.get(at))
}

/** Those that are not in the longest run of entries that kept their order: they were moved. */
export function movedPlaces(places: readonly (number | undefined)[]): ReadonlySet<number> {
  const kept = places.filter((place) => place !== undefined)
  const runs: number[][] = []
  for (const place of kept) {
    const before = runs.filter((run) => (run.at(-1) ?? -1) < place)
    runs.push([...before.reduce((best, run) => (run.length > best.length ? run : best), [] as number[]), place])
  }
  const longest = new Set(runs.reduce((best, run) => (run.length > best.length ? run : best), [] as number[]))
  return new Set(kept.filter((place) => !longest.has(place)))
}
