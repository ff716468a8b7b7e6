import { expect, type Page } from '@playwright/test'
import { fieldLimits } from '#sealing/fields.ts'
import { zh } from '#web/words/complaint.zh.ts'
import { press, write } from './hands.ts'
import { type FirstInput, filtered, leadsTo, main } from './parts.ts'

/** A search box, which becomes a combobox with the app. */
const search = (page: Page) => main(page).locator('input[type="search"]')
const written = (page: Page, name: string) => main(page).getByRole('textbox', { name: new RegExp(`^${name}`) })

/** What is typed and chosen first. */
export const fieldInputs: FirstInput[] = [
  {
    what: 'a year that is chosen filters the list',
    where: 'desktop',
    route: '/companyDynamic',
    act: (page) => main(page).getByLabel('年份').selectOption('2024'),
    effect: (page) => expect(main(page).getByLabel('年份')).toHaveValue('2024'),
    afterwards: (page) => filtered(page, { year: '2024' }),
    entries: 'any',
  },
  {
    what: 'words that are typed stay, and more may follow',
    where: 'desktop',
    route: '/search',
    act: (page) => write(page, search(page), 'soybean meal'),
    effect: (page) => expect(search(page)).toHaveValue('soybean meal'),
    async afterwards(page) {
      await expect(search(page)).toBeFocused()
      await page.keyboard.type(' 2025')
      await expect(search(page)).toHaveValue('soybean meal 2025')
      await page.keyboard.press('Enter')
      await leadsTo(page, /soybean meal 2025/, { route: '/search', keyword: 'soybean meal 2025' })
    },
  },
  {
    what: 'words that are typed and sent are searched for',
    isVariant: true,
    where: 'desktop',
    route: '/search',
    async act(page) {
      await write(page, search(page), '豆粕')
      await page.keyboard.press('Enter')
    },
    // The results come by the call of the app.
    effect: (page) => expect(page).toHaveURL(/search\?keyword=%E8%B1%86%E7%B2%95$/),
    afterwards: (page) => leadsTo(page, /^搜索“豆粕”/, { route: '/search', keyword: '豆粕' }),
    entries: 1,
  },
  {
    what: 'what is written into the report stays, and more may follow',
    where: 'phone',
    route: '/honest/report',
    async act(page) {
      await write(page, written(page, zh.form.labels.reportedName), 'weighbridge')
      await write(page, written(page, zh.form.labels.content), 'every Friday')
    },
    async effect(page) {
      await expect(written(page, zh.form.labels.reportedName)).toHaveValue('weighbridge')
      await expect(written(page, zh.form.labels.content)).toHaveValue('every Friday')
    },
    async afterwards(page) {
      await expect(written(page, zh.form.labels.content)).toBeFocused()
      await page.keyboard.type(' night')
      await expect(written(page, zh.form.labels.content)).toHaveValue('every Friday night')
      await expect(main(page).getByText(zh.form.count(18, fieldLimits.content))).toBeVisible()
    },
  },
  {
    what: 'who is to receive the report stays chosen',
    where: 'desktop',
    route: '/honest/report',
    act: (page) => press(page, main(page).getByRole('radio').first()),
    effect: (page) => expect(main(page).getByRole('radio').first()).toBeChecked(),
  },
  {
    what: 'a code that is typed into the look-up stays, and is looked up',
    where: 'desktop',
    route: '/honest/query',
    act: (page) => write(page, written(page, zh.query.label), 'ABCDE'),
    effect: (page) => expect(written(page, zh.query.label)).toHaveValue('ABCDE'),
    async afterwards(page) {
      await page.keyboard.press('Enter')
      await expect(
        main(page)
          .getByRole('alert')
          .filter({ hasText: zh.query.faults.short(5) }),
      ).toBeVisible()
    },
  },
]
