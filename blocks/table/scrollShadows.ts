import { type RefObject, useLayoutEffect, useState } from 'react'

/** What of a row that scrolls sideways is out of sight: at its start, at its end; `wide` when it does not fit at all, nothing until that is known. */
interface ScrollShadows {
  wide: boolean | undefined
  start: boolean
  end: boolean
}

/** Watches the edges of an element, which may change with its content, its size and its scrolling. */
export function useScrollShadows(ref: RefObject<HTMLElement | null>): ScrollShadows {
  const [edges, setEdges] = useState<ScrollShadows>({ wide: undefined, start: false, end: false })
  // Before the first paint: what fits is drawn without a scroller.
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const look = () => {
      const way = element.scrollWidth - element.clientWidth
      const now = { wide: way > 1, start: element.scrollLeft > 1, end: element.scrollLeft < way - 1 }
      setEdges((before) =>
        before.wide === now.wide && before.start === now.start && before.end === now.end ? before : now,
      )
    }
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    for (const child of element.children) sizes.observe(child)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [ref])
  return edges
}
