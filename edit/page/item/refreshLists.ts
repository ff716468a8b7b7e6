import type { QueryClient } from '@tanstack/react-query'

/** What a save, a publication or an undo changes. */
const changing = ['items', 'waiting', 'history', 'stale', 'translations', 'calendar', 'publications']

export function refreshLists(client: QueryClient): void {
  void client.invalidateQueries({ predicate: ({ queryKey: [name] }) => changing.includes(String(name)) })
}
