import type { QueryClient } from '@tanstack/react-query'

/** What a save, a release or an undo changes. */
const changing = ['items', 'waiting', 'history', 'stale', 'translations', 'calendar', 'releases']

export function refreshLists(client: QueryClient): void {
  void client.invalidateQueries({ predicate: ({ queryKey: [name] }) => changing.includes(String(name)) })
}
