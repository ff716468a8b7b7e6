/** Every entry whose key an earlier one has, with the first of that key. */
export function repeated<E>(entries: Iterable<E>, keyOf: (entry: E) => string): { entry: E; first: E }[] {
  const seen = new Map<string, E>()
  return [...entries].flatMap((entry) => {
    const key = keyOf(entry)
    const first = seen.get(key)
    if (first !== undefined) return [{ entry, first }]
    seen.set(key, entry)
    return []
  })
}
