import { useQuery } from '@tanstack/react-query'
import { createContext, type FocusEvent, type ReactNode, use, useDeferredValue, useMemo, useRef, useState } from 'react'
import type { ItemName, Path } from '#contract/edit/items.ts'
import type { Thread } from '#contract/edit/review.ts'
import { movedPath } from '#edit/content/movedPath.ts'
import { api } from '../api.ts'
import { keyOf } from '../form/context.ts'
import { pathIn } from '../form/focusField.ts'
import { SayDialog } from './SayDialog.tsx'

interface Review {
  name: ItemName
  threads: readonly Thread[]
  /** Open comments of the field at a path. */
  at(key: string): readonly Thread[]
  /** Asks for a comment of the field that had the focus last, or of the item; or for somebody who is to look. */
  begin(as: 'comment' | 'ask'): void
}

const none: Review = { name: { kind: '', id: '' }, threads: [], at: () => [], begin: () => {} }
const ReviewContext = createContext<Review>(none)
export const useReview = () => use(ReviewContext)

interface ReviewProviderProps {
  name: ItemName
  isSaved: boolean
  /** As it is saved, and as it is typed. */
  base: unknown
  data: unknown
  /** Gets what follows the focus. */
  children(onFocus: (event: FocusEvent<HTMLElement>) => void): ReactNode
}

/** What editors say of an item, each comment at its field, wherever that was moved meanwhile. */
export function ReviewProvider({ name: { kind, id }, isSaved, base, data, children }: ReviewProviderProps) {
  const found = useQuery({
    queryKey: ['review', kind, id],
    queryFn: () => api.review({ kind, id }),
    enabled: isSaved,
    refetchInterval: 60_000,
  })
  const last = useRef<Path>(undefined)
  const [begun, setBegun] = useState<{ as: 'comment' | 'ask'; path: Path | undefined }>()
  const typed = useDeferredValue(data)
  const review = useMemo((): Review => {
    const threads = (found.data?.threads ?? []).map(({ path: saved, ...thread }): Thread => {
      const path = saved && movedPath(base, typed, saved)
      return { ...thread, ...(path && { path }) }
    })
    const open = threads.filter(({ isOpen, path }) => isOpen && path)
    const byKey = Map.groupBy(open, ({ path = [] }) => keyOf(path))
    return {
      name: { kind, id },
      threads,
      at: (key) => byKey.get(key) ?? [],
      begin: (as) => setBegun({ as, path: last.current }),
    }
  }, [found.data, base, typed, kind, id])
  const follow = ({ target }: FocusEvent<HTMLElement>) => {
    const key = target.closest<HTMLElement>('[data-path]')?.dataset.path
    if (key) last.current = pathIn(key)
  }
  return (
    <ReviewContext value={review}>
      {children(follow)}
      {begun && (
        <SayDialog
          as={begun.as}
          name={review.name}
          place={begun.path}
          // What is not saved yet has no place that others know.
          saved={begun.path && movedPath(data, base, begun.path)}
          onClose={() => setBegun(undefined)}
        />
      )}
    </ReviewContext>
  )
}
