import { expect, type Page, test } from '@playwright/test'
import { desktopInputs } from './firstInput/desktop.ts'
import { fieldInputs } from './firstInput/fields.ts'
import type { FirstInput } from './firstInput/parts.ts'
import { phoneInputs } from './firstInput/phone.ts'
import { appThere, holdHydration, holdScripts, openUntil, type Speed, slowDown } from './firstInput/speed.ts'
import { growOld } from './olderBrowser.ts'
import { daily, desktop, phone, still, watch } from './site.ts'

/*
 * What a reader does first has its effect, once and in order, and still has it when the app is there, whenever that is: before any
 * script has come, while it hydrates, and 0.3, 1 and 2 seconds after the first paint, on quick and slow devices and lines. The times put
 * the input before, into and behind the start of the app; they are no limits, which the bench measures.
 */

test.use(still)

const inputs = [...phoneInputs, ...desktopInputs, ...fieldInputs]

/** A moment after the first paint, in milliseconds, and how fast device and line are. */
type When = Speed & { after: number }
const moments: When[] = ([4, 1] as const).flatMap((slower) =>
  (['4G', 'loopback'] as const).flatMap((line) => [300, 1000, 2000].map((after) => ({ after, slower, line }))),
)

/**
 * Every commit tries each kind of input once: in turn before any script is there and at one of the moments, so that most of these have
 * an input.
 */
const kinds = inputs.filter(({ isVariant }) => !isVariant)
const isTurn = (input: FirstInput, moment: number | 'before') => {
  const at = kinds.indexOf(input)
  return at >= 0 && moment === (at % 2 === 0 ? 'before' : (at * 5) % moments.length)
}

/** Does it, and sees that its effect is there, and still is when the app is. */
async function tryOut(page: Page, { act, effect, afterwards, entries = 0 }: FirstInput, beforeApp = async () => {}) {
  const before = await page.evaluate(() => history.length)
  await act(page)
  const seen = await effect(page)
  await beforeApp()
  await appThere(page)
  expect(await effect(page)).toEqual(seen)
  if (entries !== 'any') expect(await page.evaluate(() => history.length)).toBe(before + entries)
  await afterwards?.(page)
}

for (const input of inputs) {
  test.describe(`${input.where}, ${input.route}`, () => {
    test.use(input.where === 'phone' ? phone : desktop)

    test(`${input.what}, before any script is there`, daily(isTurn(input, 'before')), async ({ page }) => {
      const letGo = await holdScripts(page)
      await openUntil(page, input.route, 0)
      await tryOut(page, input, async () => letGo())
    })

    test(`${input.what}, in one of the oldest browsers`, daily(false), async ({ page }) => {
      const wrong = watch(page)
      await growOld(page)
      await page.goto(input.route, { waitUntil: 'commit' })
      if (input.inOldBrowsers === 'with the app') await appThere(page)
      if (input.inOldBrowsers === 'shown already') await input.effect(page)
      else await tryOut(page, input)
      expect(wrong).toEqual([])
    })

    test(`${input.what}, when the app has begun to hydrate`, async ({ page }) => {
      const held = await holdHydration(page)
      await page.goto(input.route, { waitUntil: 'commit' })
      await held()
      const act = async () => {
        await input.act(page)
        await page.evaluate(() => window.letHydrate?.())
      }
      await tryOut(page, { ...input, act })
    })

    for (const [moment, { after, slower, line }] of moments.entries()) {
      const device = slower === 1 ? 'at full speed' : 'at a quarter of the speed'
      const title = `${input.what}, ${after / 1000} s after the first paint ${device} on ${line}`
      test(title, daily(isTurn(input, moment)), async ({ page }) => {
        await slowDown(page, { slower, line })
        await openUntil(page, input.route, after)
        await tryOut(page, input)
      })
    }
  })
}
