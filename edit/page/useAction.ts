import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'

/** What a save, a release or an undo changes. */
// biome-ignore format: one line says it
const changing = ['items', 'waiting', 'history', 'stale', 'translations', 'calendar', 'releases', 'review', 'reviews', 'problems', 'standing']

/** Items that other forms choose from, and whose own form says what they are now. */
const chosenFrom = ['figures', 'categories']

export function refreshLists(client: QueryClient): void {
  void client.invalidateQueries({ predicate: ({ queryKey: [name] }) => changing.includes(String(name)) })
  for (const kind of chosenFrom) void client.invalidateQueries({ queryKey: ['item', kind] })
}

/** Publishes, discards, undoes; the lists are read again. */
export function useAction<T, R>(act: (given: T) => Promise<R>, done?: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: () => {
      done?.()
      refreshLists(client)
    },
  })
}
