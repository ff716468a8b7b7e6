import type { Page } from '@playwright/test'

/**
 * Holds the whole stylesheet, for which the app waits before it hydrates a page.
 * @returns What to call before each document; it returns what lets the stylesheet of that document go.
 */
export async function holdStylesheet(page: Page) {
  let held = Promise.withResolvers<void>()
  await page.route(/assets\/[^/]*\.css$/, async (route) => {
    if (route.request().resourceType() === 'stylesheet') await held.promise
    await route.continue()
  })
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
    const look = async () => {
      await Promise.all(document.getAnimations().map((movement) => movement.finished))
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
    const before = await look()
    document.adoptedStyleSheets = [sheet]
    const after = await look()
    document.adoptedStyleSheets = []
    return after.filter((part, at) => part !== before[at])
  })
