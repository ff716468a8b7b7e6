import { type KeyboardEvent, useState } from 'react'

export interface Cursor {
  /** Index of what is being read. */
  at: number | undefined
  /** Whether the keyboard brought it there: then it is said aloud. */
  byKey: boolean
  point: (at: number | undefined) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** Which of `count` things is being read, by pointer or keys. The first key press begins at the `first`. */
export function useCursor(count: number, first: 'start' | 'end' = 'start'): Cursor {
  const [{ at, byKey }, set] = useState<{ at?: number | undefined; byKey: boolean }>({ byKey: false })
  const last = count - 1
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextOf(event.key, at, last, first)
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    set({ at: next === 'none' ? undefined : next, byKey: true })
  }
  return {
    at: at !== undefined && at > last ? undefined : at,
    byKey,
    point: (at) => set((before) => (before.at === at && !before.byKey ? before : { at, byKey: false })),
    onKeyDown,
  }
}

function nextOf(
  key: string,
  at: number | undefined,
  last: number,
  first: 'start' | 'end',
): number | 'none' | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key === 'Escape') return at === undefined ? undefined : 'none'
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key]
  if (by === undefined) return undefined
  if (at === undefined) return first === 'start' ? 0 : last
  return Math.min(last, Math.max(0, at + by))
}
