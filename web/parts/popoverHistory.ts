import { type RefObject, useEffect, useRef } from 'react'

/** Whether a popover is shown. */
export const isShown = (element: Element | null) => element?.matches(':popover-open') === true

/** An entry of the browser's history that stands for what lies over the page, at the page's own address. */
const isHeld = () => (history.state as { over?: boolean } | null)?.over === true

/**
 * Back closes a popover first: while it is open, an entry of the browser's history stands for it, which the next page takes over (see
 * the router) and which goes when the popover closes otherwise.
 * @param open as the popover has told; `undefined` until it has
 */
export function useBackCloses(popover: RefObject<HTMLElement | null>, open: boolean | undefined) {
  /** The browser goes back, which takes it a moment. */
  const returning = useRef(false)

  useEffect(() => {
    const follow = () => {
      const element = popover.current
      if (returning.current) {
        returning.current = false
        if (isShown(element)) hold() // opened again meanwhile
      } else if (isHeld() !== isShown(element)) element?.togglePopover()
    }
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [popover])

  useEffect(() => {
    if (open === undefined || returning.current || open === isHeld()) return
    if (open) return hold()
    returning.current = true
    history.back()
  }, [open])
}

const hold = () => history.pushState({ ...history.state, over: true }, '')
