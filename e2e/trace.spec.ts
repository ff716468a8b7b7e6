import { expect, type Page, test } from '@playwright/test'
import { violations } from './axe.ts'
import { expectRoute, looks, open, real, still } from './site.ts'

test.use(still)

const words = {
  zh: {
    label: '包装上的编号',
    submit: '查询',
    stations: '从源头到货架',
    unknown: '没有找到编号“QS-20991231-0001”',
    recalled: '本批产品已召回',
    register: '查看召回登记',
  },
  en: {
    label: 'Number on the pack',
    submit: 'Trace',
    stations: 'From origin to shelf',
    unknown: 'No pack was found under the number “QS-20991231-0001”',
    recalled: 'This batch was recalled',
    register: 'See the register of recalls',
  },
} as const

const place = (page: Page, lang: 'zh' | 'en') => ({
  field: page.getByRole('textbox', { name: words[lang].label }),
  submit: page.getByRole('main').getByRole('button', { name: words[lang].submit, exact: true }),
  stations: page.getByRole('list', { name: words[lang].stations }).getByRole('listitem'),
})

for (const { lang, width, size, details } of looks) {
  test.describe(`${lang} at ${width} px`, details, () => {
    test.use(size)

    test('a shopper types a number, sees where the pack came from, mistypes, and comes Back', async ({ page }) => {
      const { field, submit, stations } = place(page, lang)
      await open(page, '/trace', lang)
      await field.fill('ｑｓ 20261103 0427')
      await submit.click()
      await expectRoute(page, '/trace?lot=QS-20261103-0427')
      await expect(stations).toHaveCount(5)
      await expect(field).toHaveValue('QS-20261103-0427')

      await field.fill('qs209912310001')
      await field.press('Enter')
      await expect(page.getByRole('alert')).toContainText(words[lang].unknown)
      await expect(field).toHaveValue('QS-20991231-0001')
      await expect(stations).toHaveCount(0)
      expect(await violations(page, `unknown number in ${lang} at ${width}`)).toEqual([])

      await page.goBack()
      await expect(field).toHaveValue('QS-20261103-0427')
      await expect(stations).toHaveCount(5)

      await page.getByRole('link', { name: /^QS-20260719-0231/ }).click()
      await expect(page.getByRole('heading', { name: words[lang].recalled })).toBeVisible()
      expect(await violations(page, `recalled pack in ${lang} at ${width}`)).toEqual([])
      await page.getByRole('link', { name: words[lang].register }).click()
      await expectRoute(page, '/recalls')
    })
  })
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form asks the server, whose document has the result and the number', async ({ page }) => {
    const { field, submit, stations } = place(page, 'en')
    await page.goto(real('/trace', 'en'))
    await field.fill('qs202607190231')
    await submit.click()
    await expect(page).toHaveURL(/\/en\/trace\?lot=qs202607190231$/)
    await expect(page.getByRole('heading', { name: words.en.recalled })).toBeVisible()
    await expect(stations).toHaveCount(5)
    await field.fill('QS-1')
    await submit.click()
    await expect(page.getByRole('alert')).toContainText('Numbers look like QS-20261103-0427')
    await expect(field).toHaveValue('QS-1')
  })
})
