import type { Page } from '@playwright/test'

/**
 * Holds the whole stylesheet, for which the app waits before it hydrates a page. Not by `page.route`, which would have the browser
 * fetch fonts and scripts anew for every page.
 * @returns What to call before each document; it returns what lets the stylesheet of that document go.
 */
export async function holdStylesheet(page: Page) {
  const session = await page.context().newCDPSession(page)
  let held = Promise.withResolvers<void>()
  session.on('Fetch.requestPaused', async ({ requestId, responseStatusCode, responseHeaders = [] }) => {
    if (responseStatusCode === undefined) {
      await held.promise
      await session.send('Fetch.continueRequest', { requestId, interceptResponse: true }).catch(() => undefined)
      return
    }
    // Not kept in memory, from where the next document would have it unasked.
    const headers = responseHeaders.filter(({ name }) => name.toLowerCase() !== 'cache-control')
    const given = {
      responseCode: responseStatusCode,
      responseHeaders: [...headers, { name: 'cache-control', value: 'no-store' }],
    }
    await session.send('Fetch.continueResponse', { requestId, ...given }).catch(() => undefined)
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/assets/*.css', resourceType: 'Stylesheet' }] })
  return () => {
    held = Promise.withResolvers<void>()
    return held.resolve
  }
}

/**
 * A document brings those rules of the stylesheet that apply to something in it. Once the whole stylesheet is there, nothing may look
 * different: this answers the parts that do. Of what moves, the end is looked at.
 */
export const changedByStylesheet = (page: Page) =>
  page.evaluate(async () => {
    const look = () => {
      // What follows the scrolling stays where it is.
      const movements = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
      for (const movement of movements)
        if (Number.isFinite(movement.effect?.getComputedTiming().endTime)) movement.finish()
      return [...document.querySelectorAll<HTMLElement>('#root *')]
        .filter((part) => !part.closest('svg *'))
        .map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect()
          const style = getComputedStyle(part)
          const { color, backgroundColor, fontSize, fontWeight, visibility, textDecorationLine } = style
          const place = [x, y, width, height].map(Math.round)
          const name = `${part.localName}.${part.getAttribute('class')}`
          return [name, ...place, color, backgroundColor, fontSize, fontWeight, visibility, textDecorationLine].join(
            ' ',
          )
        })
    }
    const { styles } = JSON.parse(document.getElementById('state')?.textContent ?? '')
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(await (await fetch(styles)).text())
    const before = look()
    document.adoptedStyleSheets = [sheet]
    const after = look()
    document.adoptedStyleSheets = []
    return after.filter((part, at) => part !== before[at])
  })
