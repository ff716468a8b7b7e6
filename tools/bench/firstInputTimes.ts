import { type Browser, errors, type Page } from '@playwright/test'
import { openUntil, type Speed, slowDown } from '../../e2e/firstInput/speed.ts'
import { hydrated } from '../../e2e/site.ts'
import type { Effect, FirstInput } from './firstInputs.ts'
import { sizes } from './interactions.ts'
import { longestInteraction, observeInteractions } from './probes.ts'

/** Milliseconds after the first paint at which it is done, and after which nothing more is waited for. */
const after = 300
const timeout = 20_000

/** Runs in the page from its beginning: milliseconds from the last such event until the effect has been painted. */
function watchEffect([from, { selector, text }]: readonly [string, Effect]) {
  const isSeen = (element: Element) => {
    if (text !== undefined && element.textContent?.replace(/\s/g, '') !== text) return false
    if (!element.checkVisibility({ visibilityProperty: true })) return false
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const [x, y] = [
      (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
      (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
    ]
    return right > 0 && left < innerWidth && element.contains(document.elementFromPoint(x, y))
  }
  let at = 0
  const look = () => {
    if (at === 0 || ![...document.querySelectorAll(selector)].some(isSeen)) return requestAnimationFrame(look)
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      window.probes.effectPaintedAfter = performance.now() - at
    }
    return port2.postMessage('') // arrives when the frame has been painted
  }
  requestAnimationFrame(look)
  addEventListener(
    from,
    ({ timeStamp, isTrusted }) => {
      if (isTrusted) at = timeStamp // one that a script repeats is no reader's
    },
    { capture: true },
  )
}

/** Does it on a fresh page. @returns Milliseconds until the next frame and until the effect; `Infinity` when none came. */
export const timeToEffect = (
  browser: Browser,
  base: string,
  { where, route, from, act, effect }: FirstInput,
  speed: Speed,
) =>
  fresh(browser, base, where, speed, async (page) => {
    await observeInteractions(page)
    await page.addInitScript(watchEffect, [from, effect] as const)
    await openUntil(page, route, after)
    await act(page)
    const seen = await soon(async () => {
      const handle = await page.waitForFunction(() => window.probes.effectPaintedAfter, undefined, {
        timeout,
      })
      return Number(await handle.jsonValue())
    })
    return { painted: await longestInteraction(page), seen }
  })

/** Milliseconds from the navigation until the app answers of itself, without its reader's doing. */
export const timeToHydration = (browser: Browser, base: string, route: string, speed: Speed) =>
  fresh(browser, base, 'phone', speed, async (page) => {
    await page.goto(route, { waitUntil: 'commit' })
    return soon(() => hydrated(page))
  })

/** Milliseconds from the navigation until the report can be written. */
export const timeToReportForm = (browser: Browser, base: string, speed: Speed) =>
  fresh(browser, base, 'phone', speed, async (page) => {
    await page.goto('/honest/report', { waitUntil: 'commit' })
    return soon(async () => {
      const field = await page.waitForFunction(() => {
        const text = document.querySelector<HTMLTextAreaElement>('main textarea')
        return text?.checkVisibility({ visibilityProperty: true }) && !text.matches(':disabled') && performance.now()
      })
      return Number(await field.jsonValue())
    })
  })

async function fresh<T>(
  browser: Browser,
  base: string,
  where: FirstInput['where'],
  speed: Speed,
  act: (page: Page) => Promise<T>,
) {
  const context = await browser.newContext({ ...sizes[where], baseURL: base, locale: 'zh-CN' })
  const page = await context.newPage()
  await slowDown(page, speed)
  try {
    return await act(page)
  } finally {
    await context.close()
  }
}

const soon = (measure: () => Promise<number>) =>
  measure().catch((error) => {
    if (error instanceof errors.TimeoutError) return Number.POSITIVE_INFINITY
    throw error
  })
