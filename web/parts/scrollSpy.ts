import { useEffect, useState } from 'react'

/** How far the reading line lies below the place where a jump to an entry lands; less than an entry is high. */
const belowLanding = 96
/** Higher up than any page goes on: whatever has passed the line counts, in sight or not. */
const aboveAll = 1_000_000

/**
 * Index of the entry that is being read: the last one that has passed the reading line near the top of the window, -1 before the first,
 * undefined until the browser has told.
 * @param find the entries in their order, once they are there, and again when the window has another size; the same function at each render
 * @param share of the window's height at which the line lies instead, such as 0.6
 */
export function useScrollSpy(find: () => Element[], share?: number): number | undefined {
  const [at, setAt] = useState<number>()
  useEffect(() => {
    let observer: IntersectionObserver | undefined
    const watch = () => {
      observer?.disconnect()
      const entries = find()
      if (entries.length === 0) setAt(undefined)
      const passed = new Set<Element>()
      const look = (changes: IntersectionObserverEntry[]) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) passed.add(target)
          else passed.delete(target)
        }
        setAt(passed.size - 1)
      }
      const line = share ? share * window.innerHeight : landingOf(entries[0]) + belowLanding
      observer = new IntersectionObserver(look, { rootMargin: `${aboveAll}px 0px ${line - window.innerHeight}px` })
      for (const entry of entries) observer.observe(entry)
    }
    watch()
    window.addEventListener('resize', watch) // the line is measured from the lower edge of the window
    return () => {
      observer?.disconnect()
      window.removeEventListener('resize', watch)
    }
  }, [find, share])
  return at
}

/** Where the top of an entry comes to lie that is scrolled to. */
const landingOf = (entry: Element | undefined) =>
  entry
    ? px(getComputedStyle(document.documentElement).scrollPaddingTop) + px(getComputedStyle(entry).scrollMarginTop)
    : 0

const px = (length: string) => Number.parseFloat(length) || 0
