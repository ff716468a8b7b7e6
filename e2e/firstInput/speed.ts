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
