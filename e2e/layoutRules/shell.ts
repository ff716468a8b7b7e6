import type { Page } from '@playwright/test'

/** Whether the page is wider than its window, and what makes it so: the innermost parts that reach over the edge. */
export const sidewaysScroll = (page: Page, width: number): Promise<string[]> =>
  page.evaluate((width) => {
    const wide = Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)
    if (wide <= width) return []
    const isWithin = (part: Element | null): boolean =>
      part !== null &&
      part !== document.body &&
      (getComputedStyle(part).overflowX !== 'visible' || isWithin(part.parentElement))
    const isOver = (part: Element) => {
      const { right, width: own } = part.getBoundingClientRect()
      const isSeen = own > 0 && right > width + 1 && part.checkVisibility({ visibilityProperty: true })
      return isSeen && !isWithin(part.parentElement)
    }
    const over = [...document.body.querySelectorAll('*')].filter(isOver)
    const innermost = over.filter((part) => ![...part.children].some(isOver))
    const names = innermost.slice(0, 4).map((part) => `${part.localName} “${part.textContent?.trim().slice(0, 20)}”`)
    return [`the page is ${wide} px wide: ${names.join(', ')}`]
  }, width)

/** Controls of the header that are not wholly in the window, or that something lies over. A dialog makes all of it unreachable, and covers it. */
export const hiddenHeaderControls = (page: Page, width: number): Promise<string[]> =>
  page.evaluate((width) => {
    if (document.querySelector('dialog[open], [popover]:popover-open')) return []
    const controls = [...document.querySelectorAll('header a, header button')].filter((control) =>
      control.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    )
    return controls.flatMap((control) => {
      const box = control.getBoundingClientRect()
      if (box.bottom < 0) return []
      const name = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim()
      if (box.left < -1 || box.right > width + 1) return [`header: “${name}” is not in the window`]
      const steps = [0.1, 0.5, 0.9]
      const isCovered = steps.some((x) => {
        const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height / 2)
        return top !== null && !control.contains(top) && !top.contains(control)
      })
      return isCovered ? [`header: something lies over “${name}”`] : []
    })
  }, width)

/**
 * What has the focus and cannot be seen: first forwards, then backwards, as with Tab and Shift+Tab, for what scrolls into sight comes from
 * below the one time and from above the other. Only what stays in its place can cover it: all else has been scrolled with it.
 */
export const coveredFocus = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const selector = 'a[href], button, input, select, textarea, summary, [tabindex]'
    const root = document.querySelector('dialog[open]') ?? document.querySelector(':popover-open') ?? document.body
    const places = [...root.querySelectorAll<HTMLElement>(selector)].filter(
      (part) => part.tabIndex >= 0 && !part.matches(':disabled') && part.checkVisibility({ visibilityProperty: true }),
    )
    const staying = (part: Element | null): Element | undefined => {
      for (let at = part; at; at = at.parentElement) if (/fixed|sticky/.test(getComputedStyle(at).position)) return at
      return undefined
    }
    const look = (part: HTMLElement): boolean => {
      part.focus()
      if (document.activeElement !== part) return true
      const shown = part.matches('.visually-hidden') ? (part.closest('label') ?? part) : part
      const box = shown.getBoundingClientRect()
      const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]
      const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)]
      if (bottom - top < 1 || right - left < 1) return box.width <= 1
      // A row that is as high as the window, or stays below a part of itself, is seen in part.
      const heights = bottom - top > innerHeight / 2 ? [0.5] : [0.15, 0.5, 0.85]
      return heights.every((y) => {
        const upper = document.elementFromPoint((left + right) / 2, top + (bottom - top) * y)
        const cover = upper && !shown.contains(upper) && !upper.contains(shown) ? staying(upper) : undefined
        return !cover || cover.contains(shown)
      })
    }
    const nameOf = (part: HTMLElement) =>
      (part.getAttribute('aria-label') ?? (part.textContent?.trim() || part.getAttribute('name')) ?? '').slice(0, 40)
    const covered = (parts: HTMLElement[], way: string) =>
      parts.filter((part) => !look(part)).map((part) => `focus, ${way}: “${nameOf(part)}” is covered`)
    scrollTo(0, 0)
    const found = [...covered(places, 'forwards'), ...covered(places.toReversed(), 'backwards')]
    ;(document.activeElement as HTMLElement | null)?.blur()
    scrollTo(0, 0)
    return found
  })
