import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

const placeOf = (strip: HTMLElement, at: number) => (strip.children[at] as HTMLElement).offsetLeft
const slideAt = (strip: HTMLElement) => Math.round(strip.scrollLeft / (strip.offsetWidth || 1))

/**
 * A row of slides that the browser scrolls and snaps: a finger moves it, before the app is there as well. `selected` follows the
 * finger, and is ahead of what `lead` and `show` have set in motion.
 */
export function useStrip(ref: RefObject<HTMLElement | null>, count: number) {
  const [selected, setSelected] = useState(0)
  const latest = useRef<number>(undefined)
  /** The slide that the strip is on its way to, not by a finger. */
  const aim = useRef<number>(undefined)

  const select = (at: number) => {
    latest.current = at
    setSelected(at)
  }
  const show = (at: number) => {
    select(at)
    aim.current = at
    if (ref.current) ref.current.scrollTo({ left: placeOf(ref.current, at) })
  }

  // Where the reader has moved it before; a page that comes back finds it where it was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the page is shown
  useLayoutEffect(() => {
    const strip = ref.current
    if (!strip) return
    if (latest.current === undefined) select(slideAt(strip))
    else strip.scrollTo({ left: placeOf(strip, latest.current), behavior: 'instant' })
  }, [])

  return {
    selected,
    show,
    lead: (by: number) => show(((latest.current ?? 0) + by + count) % count),
    on: {
      onScroll: () => {
        const strip = ref.current
        if (!strip) return
        if (aim.current === undefined) select(slideAt(strip))
        else if (Math.abs(strip.scrollLeft - placeOf(strip, aim.current)) < 2) aim.current = undefined
      },
      onScrollEnd: () => {
        aim.current = undefined
        if (ref.current) select(slideAt(ref.current))
      },
      // A hand on it leads from here on.
      onPointerDown: () => {
        aim.current = undefined
      },
      onWheel: () => {
        aim.current = undefined
      },
    },
  }
}
