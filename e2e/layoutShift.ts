import type { Page } from '@playwright/test'

export interface Shift {
  value: number
  moved: string[]
}

/** Watches for what moves without the reader's doing, from the first moment on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: { node?: Node }[]
        }
        const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 90) : String(node)))
        if (!hadRecentInput) shifts.push({ value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Two pictures on the screen. */
export const frames = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))

/** What has moved since. */
export const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)

/** Forgets what has moved so far. */
export const forgetShifts = (page: Page) =>
  page.evaluate(() => void (window as unknown as { shifts: Shift[] }).shifts.splice(0))
