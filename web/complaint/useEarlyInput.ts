import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Takes over what the reader wrote into the document's fields before the app was there: the next render would put the app's own
 * state in its place. Returns whether that is done; nothing can be sent before.
 */
export function useEarlyInput<E extends HTMLElement>(ref: RefObject<E | null>, take: (element: E) => void): boolean {
  const [isTaken, setTaken] = useState(false)
  // Before anything is rendered again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the first render, which is the document's
  useLayoutEffect(() => {
    if (ref.current) take(ref.current)
    setTaken(true)
  }, [])
  return isTaken
}
