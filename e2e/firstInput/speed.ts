import type { Page } from '@playwright/test'
import { hydrated } from '../site.ts'

/** How fast a reader's device and line are, against this machine's. */
export interface Speed {
  /** How many times slower the processor is. */
  slower: 1 | 4
  line: 'loopback' | '4G'
}
const lines = {
  '4G': { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 },
  loopback: { latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
}

/** Makes a page as slow as a reader's from here on, in every document that it opens. */
export async function slowDown(page: Page, { slower, line }: Speed) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  if (line === 'loopback') return
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...lines[line] })
}

/** Opens an address and returns so many milliseconds after its first paint, whatever the app does meanwhile. */
export async function openUntil(page: Page, address: string, ms: number) {
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction((after) => {
    const paint = performance.getEntriesByType('paint')[0]
    return paint !== undefined && performance.now() >= paint.startTime + after
  }, ms)
}

/** Waits until the app answers and what it does after its first rendering has been drawn. */
export async function appThere(page: Page) {
  await hydrated(page)
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )
}

/** Holds every script but those inside the document until they are let go: all that happens until then is the platform's. */
export async function holdScripts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\.js(\?|$)/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

declare global {
  interface Window {
    /** There once React is held. */
    letHydrate?: () => void
  }
}

/**
 * Holds React when it has begun to hydrate: it listens to events and has not looked at the page yet. What a reader does then makes it
 * hydrate at once, in the midst of the press.
 * @returns Waits until it is held.
 */
export async function holdHydration(page: Page) {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = []
    let isHeld = false
    // React's scheduler works in messages to itself.
    const { postMessage } = MessagePort.prototype
    MessagePort.prototype.postMessage = function (message: unknown) {
      if (isHeld) waiting.push(() => postMessage.call(this, message))
      else postMessage.call(this, message)
    }
    const { addEventListener } = EventTarget.prototype
    EventTarget.prototype.addEventListener = function (...listener: Parameters<typeof addEventListener>) {
      addEventListener.apply(this, listener)
      if (window.letHydrate || !(this instanceof Element && this.id === 'root')) return
      isHeld = true
      window.letHydrate = () => {
        isHeld = false
        for (const post of waiting.splice(0)) post()
      }
    }
  })
  return () => page.waitForFunction(() => window.letHydrate !== undefined)
}
