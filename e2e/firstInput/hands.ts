import type { Locator, Page } from '@playwright/test'

/*
 * Input as a hand gives it, through the browser and at a place on the screen: Playwright's own presses would wait until the page is
 * quiet, which a reader does not.
 */

/** Milliseconds between the presses of a reader who thinks that the first was not felt. */
const impatience = 150

async function middleOf(target: Locator) {
  await target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  })
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} has no place on the screen`)
  return [box.x + box.width / 2, box.y + box.height / 2] as const
}

/** Taps where there is a touch screen, else clicks; again at the same place as often as it is told. */
export async function press(page: Page, target: Locator, times = 1) {
  const [x, y] = await middleOf(target)
  const isTouch = await page.evaluate(() => matchMedia('(pointer: coarse)').matches)
  for (let time = 0; time < times; time++) {
    if (time > 0) await page.waitForTimeout(impatience)
    await (isTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
  }
}

/** Brings the pointer onto something, in a few steps, and lets it rest there. */
export async function pointAt(page: Page, target: Locator) {
  const [x, y] = await middleOf(target)
  await page.mouse.move(x, y, { steps: 5 })
}

/** Presses a key while something has the focus. */
export async function pressKey(page: Page, target: Locator, key: string) {
  await target.focus()
  await page.keyboard.press(key)
}

/** Writes into a field, letter by letter, at the pace of a quick writer. */
export async function write(page: Page, field: Locator, text: string) {
  await press(page, field)
  await page.keyboard.type(text, { delay: 40 })
}

/** Steps of a finger over the glass, and milliseconds for each; it rests before it is lifted, so that nothing goes on by itself. */
const steps = 12
const step = 16
const rest = 150

/** Moves a finger over the glass, in pixels. */
export async function drag(page: Page, from: { x: number; y: number }, by: { x?: number; y?: number }) {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: share === undefined ? [] : [{ x: from.x + (by.x ?? 0) * share, y: from.y + (by.y ?? 0) * share }],
    })
  await touch('touchStart', 0)
  for (let at = 1; at <= steps; at++) {
    await touch('touchMove', at / steps)
    await page.waitForTimeout(step)
  }
  await page.waitForTimeout(rest)
  await touch('touchEnd')
}
