import type { Page } from '@playwright/test'

/** What a page keeps for the one who measures it. */
interface Probes {
  /** By interaction: milliseconds, in steps of eight, from the input until the next frame was painted. */
  interactions: Map<number, number>
  /** Milliseconds from the last press until what was awaited had been painted; `undefined` until then. */
  effectPaintedAfter: number | undefined
}
declare global {
  interface Window {
    probes: Probes
  }
}

/** Below this the browser reports nothing, in milliseconds. */
const least = 16

/** Has the browser note interactions, and mark where movement begins and ends in a trace, from the first moment on. */
export const observeInteractions = (page: Page) =>
  page.addInitScript((durationThreshold) => {
    const interactions = new Map<number, number>()
    Object.assign(window, { probes: { interactions, effectPaintedAfter: undefined } })
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
        if (!interactionId) continue
        interactions.set(interactionId, Math.max(interactions.get(interactionId) ?? 0, duration))
      }
    }).observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit) // the types do not know the threshold
    for (const name of ['transitionstart', 'transitionend', 'animationstart', 'animationend']) {
      addEventListener(name, () => performance.mark(`bench-${name.replace(/^\w+(start|end)$/, '$1')}`), true)
    }
  }, least)

/** Forgets what has been done so far: what led to the interaction that counts. */
export const resetInteractions = (page: Page) => page.evaluate(() => window.probes.interactions.clear())

/** The longest interaction since, in milliseconds; 0 when all were too short to be reported. */
export const longestInteraction = (page: Page) =>
  page.evaluate(() => Math.max(0, ...window.probes.interactions.values()))

/**
 * Waits, from the next press on, for a heading with other words. It is looked for in each frame just before it is painted; a message
 * that is sent then arrives after that.
 */
export const observeHeading = (page: Page) =>
  page.evaluate(() => {
    const heading = () => [...document.querySelectorAll('h1')].find((one) => one.checkVisibility())?.textContent
    const former = heading()
    const isThere = () => (heading() ?? former) !== former
    const { probes } = window
    probes.effectPaintedAfter = undefined
    const pressed = ({ timeStamp }: Event) => {
      const look = () => {
        if (!isThere()) return requestAnimationFrame(look)
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          probes.effectPaintedAfter = performance.now() - timeStamp
        }
        return port2.postMessage('')
      }
      requestAnimationFrame(look)
    }
    addEventListener('click', pressed, { once: true, capture: true })
  })

/** Milliseconds from the press until what was awaited had been painted. */
export async function headingPaintedAfter(page: Page): Promise<number> {
  await page.waitForFunction(() => window.probes.effectPaintedAfter !== undefined)
  return page.evaluate(() => window.probes.effectPaintedAfter ?? Number.NaN)
}
