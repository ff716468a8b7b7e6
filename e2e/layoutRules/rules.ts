import type { Page } from '@playwright/test'
import { smallTargets } from '../targets.ts'
import { coveredFocus, hiddenHeaderControls, sidewaysScroll } from './shell.ts'
import { brokenNumbers, cutTexts, dividedValues, overprintedTexts } from './text.ts'
import { textsOf } from './texts.ts'

/** How a reader has set up the text. */
export const readings = ['as it is', 'letters twice as large', 'spaced out'] as const
export type Reading = (typeof readings)[number]

/** WCAG 1.4.12: what a reader may set without losing content. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`

/** Sets the text as a reader would: by the browser's own letters (1.4.4), or by a style of their own. */
export const read = (page: Page, reading: Reading) =>
  page.evaluate(
    ({ size, css }) => {
      document.documentElement.style.fontSize = size
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [sheet]
    },
    { size: reading === 'letters twice as large' ? '200%' : '', css: reading === 'spaced out' ? spacing : '' },
  )

interface Window {
  width: number
  isTouched: boolean
  /** Whether the focus is led through the page as well, which scrolls it. */
  hasKeyboard: boolean
}

/** What must hold on every page, in every state and window, and does not. */
export async function brokenRules(page: Page, { width, isTouched, hasKeyboard }: Window): Promise<string[]> {
  const texts = await textsOf(page)
  return [
    ...(await sidewaysScroll(page, width)),
    ...(await hiddenHeaderControls(page, width)),
    ...cutTexts(texts),
    ...brokenNumbers(texts),
    ...(await dividedValues(page)),
    ...overprintedTexts(texts),
    ...(isTouched ? (await smallTargets(page)).map((target) => `small target: ${target}`) : []),
    ...(hasKeyboard ? await coveredFocus(page) : []),
  ]
}
