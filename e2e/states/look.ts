import { expect, type Page, test } from '@playwright/test'
import { brokenRules, type Reading, read } from '../layoutRules/rules.ts'
import { frames } from '../layoutShift.ts'
import { type Lang, open } from '../site.ts'
import { type State, wordsOf } from './state.ts'

/** A window and how its text is read. */
export interface View {
  width: number
  reading?: Reading
  /** Whether the focus is led through the page as well. */
  hasKeyboard?: boolean
}

/** From this width on the header shows its sections: a window with a mouse. */
const wide = 1024

export const everyView: View[] = [
  { width: 320, hasKeyboard: true },
  { width: 360 },
  { width: 390 },
  { width: 390, reading: 'letters twice as large' },
  { width: 390, reading: 'spaced out' },
  { width: 600 },
  { width: 768, hasKeyboard: true },
  { width: 1024 },
  { width: 1440, hasKeyboard: true },
  { width: 1440, reading: 'spaced out' },
  { width: 2560 },
]

/** Where things break first: the narrowest window, letters twice as large, spaced out, and the narrowest with the sections in its header. */
export const dailyViews: View[] = everyView.filter(
  ({ width, reading }) => width === 320 || width === 1024 || (width === 390 && reading !== undefined),
)

interface Look {
  route: string
  lang: Lang
  states: State[]
  views: View[]
}

/** Brings about each state of a route and looks at it in all windows: one visit a state, for a window is resized sooner than a page is opened. */
export async function lookAt(page: Page, { route, lang, states, views }: Look) {
  const session = await page.context().newCDPSession(page)
  for (const state of states) {
    const shown = views.filter(({ width }) => !state.windows || (state.windows === 'wide') === width >= wide)
    await test.step(state.name, async () => {
      const [first] = shown
      if (!first) return
      await resize(first)
      const asked = route + (state.query ?? '')
      await open(page, asked, lang)
      await state.bring?.(page, { route: asked, lang, words: wordsOf[lang] })
      for (const view of shown) {
        const { width, reading = 'as it is' } = view
        const hasKeyboard = view.hasKeyboard === true && !state.closesWithFocus
        await resize(view)
        await read(page, reading)
        await frames(page)
        const broken = await brokenRules(page, {
          width,
          isTouched: width < wide && reading === 'as it is',
          hasKeyboard,
        })
        expect.soft(broken, `${lang} ${route}, ${state.name}, ${width} px, ${reading}`).toEqual([])
      }
      await read(page, 'as it is')
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.context().setOffline(false)
    })
  }

  async function resize({ width }: View) {
    await page.setViewportSize({ width, height: width < wide ? 760 : 900 })
    // Fingers need larger targets, and styles ask what there is.
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: width < wide, maxTouchPoints: 1 })
  }
}
