import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

const placeOf = (slides: HTMLElement, at: number) => (slides.children[at] as HTMLElement).offsetLeft
const slideAt = (slides: HTMLElement) => Math.round(slides.scrollLeft / (slides.offsetWidth || 1))

/**
 * A row of slides that the browser scrolls and snaps: a finger moves it, before the app is there as well. `selected` follows the
 * finger, and is ahead of what `lead` and `show` have set in motion.
 */
export function useSlides(ref: RefObject<HTMLElement | null>, count: number) {
  const [selected, setSelected] = useState(0)
  const latest = useRef<number>(undefined)
  /** The slide that the slides is on its way to, not by a finger. */
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
    const slides = ref.current
    if (!slides) return
    if (latest.current === undefined) select(slideAt(slides))
    else slides.scrollTo({ left: placeOf(slides, latest.current), behavior: 'instant' })
  }, [])

  return {
    selected,
    show,
    lead: (by: number) => show(((latest.current ?? 0) + by + count) % count),
    on: {
      onScroll: () => {
        const slides = ref.current
        if (!slides) return
        if (aim.current === undefined) select(slideAt(slides))
        else if (Math.abs(slides.scrollLeft - placeOf(slides, aim.current)) < 2) aim.current = undefined
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
