import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { hoverDelay } from '../data/specification.ts'
import { useOnNavigation } from './useOnNavigation.ts'

/**
 * The temporary active item and whether its panel is open. Hovering opens after 200 ms, leaving resets to the real item and closes; a
 * button beside each item does the same for keyboard and touch. Escape closes, wherever the focus is: what hovering opens must close
 * without the pointer (WCAG 1.4.13). `ready` tells the styles, which open the panels until then, that this does.
 */
export function useSectionMenu(pathname: string, active: number) {
  const ref = useRef<HTMLElement>(null)
  const [ready, setReady] = useState(false)
  const { temporary, open, setOpen, byPress, close, after, cancel, show } = usePanel()
  useOnNavigation(pathname, close)
  const hover = (index: number) => after(() => show(index))
  useEarlyPanel(ref, (shown, under, isInside) => {
    if (shown !== undefined) show(shown)
    if (under !== undefined && under !== shown) hover(under)
    else if (shown === undefined && isInside) after(() => setOpen(true))
    setReady(true)
  })
  useEscape(ref, open, close)
  const expanded = open ? (temporary ?? active) : undefined
  return {
    ref,
    ready,
    expanded,
    close,
    enter: (event: React.PointerEvent) => {
      if (event.pointerType === 'mouse' && !open) after(() => setOpen(true))
    },
    leave: (event: React.PointerEvent) => {
      if (event.pointerType === 'mouse') close()
    },
    hover: (index: number) => {
      // Back in the open panel: what it crossed on its way no longer counts.
      if (index === expanded && index === temporary) cancel()
      else hover(index)
    },
    // The way to the panel may cross another item: only one that the pointer stays on counts.
    unhover: () => {
      if (open) cancel()
      else after(() => setOpen(true))
    },
    toggle: (index: number) => {
      // A press on what opened by itself, under the pointer or before the app, means to open it, not to close it.
      if (open && temporary === index && byPress.current) return close()
      cancel()
      byPress.current = true
      show(index)
    },
    blur: (event: React.FocusEvent) => {
      if (leaves(event, ref.current)) close()
    },
  }
}

/** Which item's panel is open, and what the pointer opens once it has stayed. */
function usePanel() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [temporary, setTemporary] = useState<number>()
  const [open, setOpen] = useState(false)
  const byPress = useRef(false)

  const close = useCallback(() => {
    clearTimeout(timer.current)
    byPress.current = false
    setOpen(false)
    setTemporary(undefined)
  }, [])
  const after = (act: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      byPress.current = false
      act()
    }, hoverDelay)
  }
  const show = (index: number) => {
    setTemporary(index)
    setOpen(true)
  }
  const cancel = () => clearTimeout(timer.current)
  return { temporary, open, setOpen, byPress, close, after, cancel, show }
}

/** Escape closes an open panel, and brings the focus back from it to its button. */
function useEscape(ref: RefObject<HTMLElement | null>, open: boolean, close: () => void) {
  useEffect(() => {
    if (!open) return
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const header = ref.current
      if (header?.contains(document.activeElement)) {
        header.querySelector<HTMLElement>('[data-section] > [aria-expanded="true"]')?.focus()
      }
      close()
    }
    document.addEventListener('keydown', key)
    return () => document.removeEventListener('keydown', key)
  }, [ref, open, close])
}

/** Tells what the styles have opened so far, which stays open, and which item a pointer that has come just now is on. */
function useEarlyPanel(
  ref: RefObject<HTMLElement | null>,
  tell: (shown: number | undefined, under: number | undefined, isInside: boolean) => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    const header = ref.current
    if (!header) return
    const items = [...header.querySelectorAll<HTMLElement>('[data-section]')]
    const indexOf = (item: HTMLElement | undefined) => item && Number(item.dataset.section)
    const shown = items.find((item) => isVisible(item.querySelector('nav')))
    const under = items.find((item) => item.matches(':hover'))
    tell(indexOf(shown), indexOf(under), header.matches(':hover'))
  }, [])
}

/** `checkVisibility` is younger than the oldest Safari. */
const isVisible = (element: Element | null) =>
  element !== null && element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden'

/** Focus that goes nowhere (a click on the panel's ground) is not a leaving. The next item follows the panel's last link. */
const leaves = ({ target, relatedTarget }: React.FocusEvent, header: HTMLElement | null) =>
  relatedTarget !== null && (target.closest('[data-expanded]') ?? header)?.contains(relatedTarget) !== true
