import { main, type State } from './state.ts'

/** What the header, the footer and the notices show, on any page. */
export const shellStates: State[] = [
  {
    name: 'the menu',
    windows: 'narrow',
    isDaily: true,
    bring: async (page, { words }) => {
      await page.getByRole('button', { name: words.menu.open }).click()
      await page.getByRole('button', { name: words.menu.close }).waitFor()
    },
  },
  {
    name: 'a section of the menu',
    windows: 'narrow',
    bring: async (page, { words }) => {
      await page.getByRole('button', { name: words.menu.open }).click()
      const section = page.getByRole('banner').locator('[popover] button[popovertarget]:visible').nth(1)
      await section.click()
      await page.getByRole('button', { name: words.menu.back }).filter({ visible: true }).waitFor()
    },
  },
  ...[1, 2, 4].map(
    (at): State => ({
      name: `the panel of section ${at}`,
      windows: 'wide',
      closesWithFocus: true,
      ...(at === 2 && { isDaily: true as const }),
      bring: async (page) => {
        await page
          .getByRole('banner')
          .locator('li button[aria-expanded]')
          .nth(at - 1)
          .click()
        await page.getByRole('banner').locator('button[aria-expanded="true"]').waitFor()
      },
    }),
  ),
  {
    name: 'the contents of the page',
    bring: (page, { words }) =>
      main(page).getByRole('navigation', { name: words.onThisPage }).getByRole('button').click(),
  },
  {
    name: 'offline',
    bring: async (page, { words }) => {
      await page.context().setOffline(true)
      await page.getByText(words.state.offline).waitFor()
    },
  },
]
