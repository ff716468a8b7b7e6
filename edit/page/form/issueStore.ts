/** Sentences by the path of the field that they speak of. A field hears only of its own. */
export interface IssueStore {
  subscribe(listener: () => void): () => void
  at(key: string): readonly string[]
  countBelow(key: string): number
  replace(issues: ReadonlyMap<string, readonly string[]>): void
}

const none: readonly string[] = []

export function createIssueStore(): IssueStore {
  let issues: ReadonlyMap<string, readonly string[]> = new Map()
  const listeners = new Set<() => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    at: (key) => issues.get(key) ?? none,
    countBelow(key) {
      let count = 0
      for (const [path, sentences] of issues)
        if (key === '' || path === key || path.startsWith(`${key}.`)) count += sentences.length
      return count
    },
    replace(next) {
      // What stays the same stays the same object, so that its field is not drawn again.
      issues = new Map(
        [...next].map(([key, sentences]) => {
          const before = issues.get(key)
          return [key, before && before.join('\n') === sentences.join('\n') ? before : sentences]
        }),
      )
      for (const listener of listeners) listener()
    },
  }
}
