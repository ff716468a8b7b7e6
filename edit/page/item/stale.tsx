import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useMemo } from 'react'
import type { ItemName } from '#contract/edit/items.ts'
import type { StaleField } from '#contract/edit/overviews.ts'
import { api } from '../api.ts'
import { keyOf } from '../form/context.ts'
import { useAction } from '../useAction.ts'

interface Stale {
  fields: readonly StaleField[]
  at(key: string): StaleField | undefined
  /** Says that texts are right, although the other language changed. */
  markRight(fields: readonly StaleField[]): void
  error: Error | null
}

const none: Stale = { fields: [], at: () => undefined, markRight: () => {}, error: null }
const StaleContext = createContext<Stale>(none)
export const useStale = () => use(StaleContext)

/** Which texts of an item that is saved were translated before their other language changed. */
export function StaleProvider({ name, isSaved, children }: { name: ItemName; isSaved: boolean; children: ReactNode }) {
  const found = useQuery({
    queryKey: ['stale', name.kind, name.id],
    queryFn: () => api.stale(name),
    enabled: isSaved,
  })
  const { kind, id } = name
  const { mutate, error } = useAction((texts: readonly string[]) => api.markRight({ kind, id, texts }))
  const value = useMemo((): Stale => {
    const fields = found.data?.fields ?? []
    const byKey = new Map(fields.map((field) => [keyOf(field.path), field]))
    return {
      fields,
      at: (key) => byKey.get(key),
      markRight: (fields) => mutate(fields.map(({ name }) => name)),
      error,
    }
  }, [found.data, mutate, error])
  return <StaleContext value={value}>{children}</StaleContext>
}
