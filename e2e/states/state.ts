import type { Page } from '@playwright/test'
import { en } from '#web/words/en.ts'
import { type Words, zh } from '#web/words/zh.ts'
import { go, type Lang, open } from '../site.ts'

export const wordsOf: Record<Lang, Words> = { zh, en }

/** What a reader has brought about on a page. */
export interface State {
  name: string
  /** What of the address makes it: `?page=2`. */
  query?: string
  /** What is done on the open page. */
  bring?: (page: Page, place: Place) => Promise<void>
  /** Where the window has room for it: below 1024 px, or from there on. By default it is looked at everywhere. */
  windows?: 'narrow' | 'wide'
  /** It closes when the focus leaves it, so that the focus is not led through the page. */
  closesWithFocus?: true
  /** Every commit looks at it: of its kind of page it has most on it. */
  isDaily?: true
}

export interface Place {
  route: string
  lang: Lang
  words: Words
}

export const main = (page: Page) => page.getByRole('main')

/** A call that the server refuses, for a page that is entered inside the app. */
export const failing = (call: string): State => ({
  name: `${call} fails`,
  bring: async (page, { route, lang }) => {
    await page.route(`**/${call}*`, (answer) =>
      answer.fulfill({ status: 503, json: { code: 503, msg: 'Mended soon.' } }),
    )
    await open(page, '/privacy', lang)
    await go(page, route)
    await main(page).getByRole('alert').first().waitFor({ timeout: 15_000 })
  },
})

/** Opens the first picture that can be enlarged. */
export const viewer: State = {
  name: 'a picture enlarged',
  bring: async (page, { words }) => {
    const card = main(page)
      .getByRole('button', { name: words.viewer.open('') })
      .first()
    await card.click()
    await page.getByRole('dialog', { name: words.viewer.label }).waitFor()
  },
}

export const film: State = {
  name: 'a film played',
  bring: async (page, { words }) => {
    await main(page)
      .getByRole('button', { name: words.banner.video('') })
      .first()
      .click()
    await page.getByRole('dialog').waitFor()
  },
}

/** Questions and years opened, charts as tables, whatever a page has of them: no state of its own where there are none. */
export const opened: State = {
  name: 'everything opened',
  isDaily: true,
  bring: (page, { words }) =>
    page.evaluate((table) => {
      for (const fold of document.querySelectorAll('main details, footer details')) fold.setAttribute('open', '')
      for (const label of document.querySelectorAll('main label')) {
        if (label.textContent === table) label.querySelector<HTMLInputElement>('input')?.click()
      }
    }, words.chart.table),
}
