import type { Page } from '@playwright/test'

/** What a finger can hit without aiming, in CSS pixels. */
const finger = 44
/** A short word may be narrower: what stands beside it is not hit instead. */
const narrow = 24

/**
 * Links and controls that a finger may miss. Links in running text are as high as its lines (WCAG 2.5.8 lets them), and what covers the
 * entry that it stands in is as large as that entry.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ finger, narrow }) => {
      const controls = 'a[href], button, summary, select, textarea, input:not([type="hidden"])'
      const isRunning = (element: Element) => {
        if (getComputedStyle(element).display !== 'inline') return false
        let block = element.parentElement
        while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
        return (block?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0)
      }
      const targetOf = (element: HTMLElement): Element => {
        const { position, content } = getComputedStyle(element, '::after')
        const covers = position === 'absolute' && content !== 'none' && getComputedStyle(element).position === 'static'
        return (covers ? element.offsetParent : element.matches('input') && element.closest('label')) || element
      }
      return [...document.querySelectorAll<HTMLElement>(controls)]
        .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .filter((element) => !element.closest('.visually-hidden') && !isRunning(element))
        .filter((element) => getComputedStyle(element).pointerEvents !== 'none') // a finger goes through it
        .flatMap((element) => {
          const { width, height, bottom } = targetOf(element).getBoundingClientRect()
          if (width <= 1 || height <= 1 || bottom < 0) return [] // only heard, or seen with the focus alone
          const isSmall = Math.round(height) < finger || Math.round(width) < narrow
          const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30)
          return isSmall ? [`${element.localName} “${name}”: ${Math.round(width)} × ${Math.round(height)}`] : []
        })
    },
    { finger, narrow },
  )
