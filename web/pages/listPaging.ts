import { useLayoutEffect, useRef } from 'react'
import type { NavigationState } from '../routing/routerContext.ts'
import { useLocation, useNavigationType } from '../routing/routerContext.ts'

interface TurningState extends NavigationState {
  /** The link leads to another page of the list that is open. */
  turns?: boolean
}
/** What a page number brings along: not the page's beginning is shown, but the list's. */
export const pageTurn: TurningState = { keepScroll: true, turns: true }

/** A page that was turned begins at the head of its list, whose count has the focus. Back and Forward have places of their own. */
export function useListHead<H extends HTMLElement, C extends HTMLElement>() {
  const location = useLocation()
  const type = useNavigationType()
  const head = useRef<H>(null)
  const count = useRef<C>(null)
  const last = useRef(location.key)
  useLayoutEffect(() => {
    // A page that is opened anew, or shown again, has not been turned.
    if (last.current === location.key) return
    last.current = location.key
    if (type === 'pop' || !(location.state as TurningState | null | undefined)?.turns) return
    head.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
    count.current?.focus({ preventScroll: true })
  }, [location, type])
  return { head, count }
}
