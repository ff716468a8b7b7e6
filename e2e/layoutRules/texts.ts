import type { Page } from '@playwright/test'

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** A line of text as it is painted. */
export interface PaintedText {
  text: string
  /** How many lines its text takes. */
  lines: number
  /** Where its letters stand: without what a font leaves above and below them. In pixels of the document. */
  box: Box
  /** What the boxes around it show; beyond them nothing can be read. */
  seen: Box
  /** What can be seen of it by scrolling one of these boxes. */
  reachable: Box
  /** Which of the things that lie over the page holds it: what stays, a dialog, a list of suggestions. -1: the page itself. */
  layer: number
}

/**
 * Every line of text that a reader sees or can scroll to. A text that ends in an ellipsis on purpose is left out: it says itself that it
 * goes on, and what it names stands in full elsewhere.
 */
export const textsOf = (page: Page): Promise<PaintedText[]> =>
  page.evaluate(() => {
    const layers: Element[] = []
    const boundsOf = new Map<Element, { seen: Box; reachable: Box; layer: number; isLeftOut: boolean }>()
    const everything = { left: 0, top: -Infinity, right: Infinity, bottom: Infinity }
    const overlays = 'dialog[open], :popover-open, [role="listbox"], [role="tooltip"]'

    /** The boxes that clip what stands in an element, and the layer that it is in. */
    function boundsAround(element: Element | null): NonNullable<ReturnType<typeof boundsOf.get>> {
      if (!element || element === document.body)
        return { seen: everything, reachable: everything, layer: -1, isLeftOut: false }
      const known = boundsOf.get(element)
      if (known) return known
      const style = getComputedStyle(element)
      const isFixed = style.position === 'fixed'
      const around = boundsAround(
        isFixed
          ? null
          : style.position === 'absolute'
            ? element instanceof HTMLElement
              ? element.offsetParent
              : element.parentElement
            : element.parentElement,
      )
      const own = boundsAround(element.parentElement)
      let layer = own.layer
      if (isFixed || style.position === 'sticky' || element.matches(overlays)) layer = layers.push(element) - 1
      const isLeftOut =
        own.isLeftOut ||
        element.matches('noscript') ||
        style.clipPath === 'inset(50%)' || // only heard
        style.textOverflow === 'ellipsis'
      const box = element.getBoundingClientRect()
      const inner = {
        left: box.left + scrollX + (element.clientLeft || 0),
        top: box.top + scrollY + (element.clientTop || 0),
        right: box.right + scrollX,
        bottom: box.bottom + scrollY,
      }
      const clips = (overflow: string) => overflow !== 'visible' && style.display !== 'inline'
      const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
      const within = (bounds: Box, isInside: (overflow: string) => boolean): Box => ({
        left: isInside(style.overflowX) ? Math.max(bounds.left, inner.left) : bounds.left,
        right: isInside(style.overflowX) ? Math.min(bounds.right, inner.right) : bounds.right,
        top: isInside(style.overflowY) ? Math.max(bounds.top, inner.top) : bounds.top,
        bottom: isInside(style.overflowY) ? Math.min(bounds.bottom, inner.bottom) : bounds.bottom,
      })
      // What can be scrolled to may stand anywhere beyond the edge, also of the boxes around the one that scrolls.
      const free = {
        ...around.reachable,
        ...(scrolls(style.overflowX) && { left: -Infinity, right: Infinity }),
        ...(scrolls(style.overflowY) && { top: -Infinity, bottom: Infinity }),
      }
      const bounds = {
        seen: within(around.seen, clips),
        reachable: within(free, (overflow) => clips(overflow) && !scrolls(overflow)),
        layer,
        isLeftOut,
      }
      boundsOf.set(element, bounds)
      return bounds
    }

    const painted: PaintedText[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!parent || text === '' || parent.matches('script, style, noscript, option')) continue
      const isSeen = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }
      if (!parent.checkVisibility(isSeen)) continue
      const { seen, reachable, layer, isLeftOut } = boundsAround(parent)
      if (isLeftOut) continue
      const size = Number.parseFloat(getComputedStyle(parent).fontSize)
      range.selectNodeContents(node)
      const lines = range.getClientRects()
      for (const line of lines) {
        const middle = (line.top + line.bottom) / 2 + scrollY
        const half = Math.min(line.height, size * 0.7) / 2
        const box = {
          left: line.left + scrollX,
          right: line.right + scrollX,
          top: middle - half,
          bottom: middle + half,
        }
        if (line.width < 2 || box.bottom < 0) continue // only heard, or seen with the focus alone
        painted.push({ text: text.slice(0, 40), lines: lines.length, box, seen, reachable, layer })
      }
    }
    return painted
  })
